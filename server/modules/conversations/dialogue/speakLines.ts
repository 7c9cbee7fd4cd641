import { packLanguages } from '#engines/conversation/languages.ts';
import type { DoorLanguage, Line } from '#engines/conversation/phrasebook.ts';
import { playAll, reviewedSpeech } from '#engines/speech/putTogether.ts';
import type { AppContext } from '../../../context.ts';
import type { SpokenAnswer, SpokenPart } from '../conversations.repository.ts';

/**
 * How lines are spoken in a call: each from its recordings where all of them are there. Otherwise the provider's voice says
 * it; a language of Ghana, which it cannot speak, is English then, from recordings where there are.
 */
export function speakLines(
  { phrases, spoken }: Pick<AppContext, 'phrases' | 'spoken'>,
  lines: readonly Line[],
  language: DoorLanguage,
): SpokenAnswer {
  const packs = phrases.packs();
  const voiced = packLanguages.some((pack) => pack === language) ? 'en' : language;
  const played = (line: Line, by: DoorLanguage): SpokenPart | null => {
    const pieces = playAll([line], reviewedSpeech(packs, by), spoken.of(by));
    return pieces === null ? null : { play: pieces.map(({ hash }) => hash) };
  };
  const say = (line: Line): string => phrases.book().say(line, voiced);
  const parts = lines.map(
    (line) => played(line, language) ?? played(line, voiced) ?? { say: say(line), language: voiced },
  );
  return { parts: parts.reduce(joined, []), whole: { say: lines.map(say).join(' '), language: voiced } };
}

/** What follows in kind is one part. */
function joined(parts: readonly SpokenPart[], next: SpokenPart): readonly SpokenPart[] {
  const last = parts.at(-1);
  if (last === undefined) return [next];
  const before = parts.slice(0, -1);
  if ('play' in last && 'play' in next) return [...before, { play: [...last.play, ...next.play] }];
  if ('say' in last && 'say' in next && last.language === next.language)
    return [...before, { say: `${last.say} ${next.say}`, language: last.language }];
  return [...parts, next];
}
