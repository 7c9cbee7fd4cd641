import type { PhraseKey } from '../conversation/english.ts';
import { slotsOf } from '../conversation/checkPhrase.ts';
import type { Terms } from '../conversation/terms.ts';
import type { Speech } from './putTogether.ts';
import { type Part, sentenceParts } from './sentenceParts.ts';

/**
 * The words of a piece as they stand now; null where its sentence or word is not there any more, `recorded` where they
 * cannot change: numbers, days, months and names say themselves.
 */
export function pieceText(key: string, recorded: string, speech: Speech, terms: Terms): string | null {
  const end = key.lastIndexOf(':');
  const [kind, name] = [key.slice(0, end), key.slice(end + 1)];
  if (kind === 'crop') return terms.crops[name] ?? null;
  if (kind === 'activity') return terms.activities[name] ?? null;
  if (fixed.has(kind)) return recorded;
  const text = speech.textOf(kind as PhraseKey);
  return text === null || slotsOf(text) === null ? null : wordsAt(sentenceParts(text), Number(name));
}

const fixed: ReadonlySet<string> = new Set(['number', 'day', 'month', 'place', 'product', 'risk', 'source']);

function wordsAt(parts: readonly Part[], at: number): string | null {
  for (const part of parts) {
    if ('words' in part && part.at === at) return part.words;
    if (!('choice' in part)) continue;
    for (const option of part.options.values()) {
      const words = wordsAt(option, at);
      if (words !== null) return words;
    }
  }
  return null;
}
