/** Why a message is put apart: a hidden field was filled in, it came too fast, its time is not ours, it is full of links. */
export type SpamSign = 'trap' | 'hasty' | 'forged' | 'links';

/** Nobody reads a form, writes an address, a subject and a message in less. */
export const leastSeconds = 3;
/** Links a message may hold, and one that did not come from the form. */
export const mostLinks = 5;
export const mostLinksUnsigned = 2;

export interface SentMessage {
  /** What stood in the field that people do not see. */
  readonly trap: string;
  /** How long the form was open; `unsigned` where no time was sent or it is long past, `forged` where it is not ours. */
  readonly openSeconds: number | 'unsigned' | 'forged';
  readonly text: string;
}

/** What speaks for a message being spam; nothing, for most. */
export function spamSigns({ trap, openSeconds, text }: SentMessage): SpamSign[] {
  const links = text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
  const signs: readonly (readonly [SpamSign, boolean])[] = [
    ['trap', trap.trim() !== ''],
    ['hasty', typeof openSeconds === 'number' && openSeconds < leastSeconds],
    ['forged', openSeconds === 'forged'],
    ['links', links > (typeof openSeconds === 'number' ? mostLinks : mostLinksUnsigned)],
  ];
  return signs.filter(([, found]) => found).map(([sign]) => sign);
}
