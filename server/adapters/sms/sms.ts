/** One text to some numbers, handed over in one go. */
export interface SmsBatch {
  /** The name people see: at most 11 letters and digits. */
  readonly sender: string;
  readonly text: string;
  readonly recipients: readonly SmsRecipient[];
}

export interface SmsRecipient {
  /** Names the message to this number: the same on every try. */
  readonly reference: string;
  /** Ten digits: 0244123456. */
  readonly phone: string;
}

/** What became of one recipient of a batch that was answered. */
export type SmsAnswer =
  /** `id` is the provider's name for it, in reports; recipients of one batch may share it. */
  { readonly outcome: 'accepted'; readonly id: string } | { readonly outcome: 'refused'; readonly reason: string };

/** What a provider tells later. */
export interface SmsReport {
  readonly id: string;
  /** Ten digits, where `id` names a whole batch; else null. */
  readonly phone: string | null;
  readonly state: 'delivered' | 'failed';
  /** In the provider's words; empty when delivered. */
  readonly reason: string;
}

/** A call that a provider makes by itself. */
export interface SmsPush {
  /** The whole address it was given. */
  readonly url: string;
  /** What it signs its calls with, where it does. */
  readonly signature: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

/** What is left on the account with a provider. */
export interface SmsCredit {
  readonly amount: number;
  /** What is counted: parts of messages, or money by its code, such as GHS. */
  readonly unit: string;
}

/** Hands text messages over to a provider. */
export interface Sms {
  /** "mnotify", "file". */
  readonly maker: string;
  readonly name: string;
  /** Nothing leaves this machine. */
  readonly standIn: boolean;
  /** The provider sends what comes twice under one reference once, so that trying again is safe. */
  readonly takesReferences: boolean;
  /** Most recipients of a batch. */
  readonly mostAtOnce: number;
  /**
   * Answers for each recipient, in their order.
   *
   * @throws SmsError, where the batch as a whole was not plainly taken over.
   */
  submit(batch: SmsBatch): Promise<readonly SmsAnswer[]>;
  /** What is left on the account; left out where the provider has no way to ask. @throws SmsError */
  creditLeft?(): Promise<SmsCredit>;
  /** What is known by now of everything under an id; left out where the provider tells it by itself. @throws SmsError */
  reportsOf?(id: string): Promise<readonly SmsReport[]>;
  /** What a call of the provider reports, made to the address it was given; null where its signature is not its own. */
  pushed?(push: SmsPush): readonly SmsReport[] | null;
}

/**
 * What became of a batch that was not plainly taken over. `later`: nothing was sent, and it may be tried again.
 * `refused`: nothing was sent, and trying again will not help. `doubtful`: it was handed over and no word came back
 * that can be read, so that it may or may not arrive.
 */
export type SmsOutcome = 'later' | 'refused' | 'doubtful';

export class SmsError extends Error {
  readonly outcome: SmsOutcome;

  /** `reason` is a sentence for officers; numbers in it are masked. */
  constructor(outcome: SmsOutcome, reason: string) {
    super(withoutNumbers(reason));
    this.name = 'SmsError';
    this.outcome = outcome;
  }
}

/** A provider's words without what may be a telephone number, and not too many of them. */
export function withoutNumbers(words: string): string {
  return words
    .replaceAll(/\+?\d[\d\s-]{5,}\d/g, '[number]')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 200);
}
