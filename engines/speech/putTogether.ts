import { dayOfMonth, monthOf } from '../dates/day.ts';
import { type DoorLanguage, type Line, localeOf, type Packs, type Slot, textOf } from '../conversation/phrasebook.ts';
import type { PhraseKey } from '../conversation/english.ts';
import { nameKey } from './nameKey.ts';
import { type Part, sentenceParts } from './sentenceParts.ts';
import { spokenNumber } from './spokenNumber.ts';

/** A language as it is spoken: its sentences as farmers may be given them. */
export interface Speech {
  readonly language: DoorLanguage;
  /** The sentence in the message format; null where it is missing or not reviewed. */
  readonly textOf: (key: PhraseKey) => string | null;
}

/** A language with the sentences that farmers may be given. */
export function reviewedSpeech(packs: Packs, language: DoorLanguage): Speech {
  return { language, textOf: (key) => textOf(key, language, packs) };
}

/** A line as recorded pieces to play one after the other; with none missing it can be heard. */
export interface PutTogether {
  readonly pieces: readonly string[];
  readonly missing: readonly string[];
}

/**
 * Puts a line together from recorded pieces. What is missing is named by the key of its piece, or by the key of the sentence
 * where that has no reviewed text, or by the name of a slot that cannot be said.
 */
export function putTogether(line: Line, speech: Speech, isThere: (piece: string) => boolean): PutTogether {
  const text = speech.textOf(line.key);
  if (text === null) return { pieces: [], missing: [line.key] };
  const pieces: string[] = [];
  const missing = new Set<string>();
  const add = (keys: readonly string[]): void => {
    for (const key of keys) {
      pieces.push(key);
      if (!isThere(key)) missing.add(key);
    }
  };
  const say = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if ('words' in part) add([`${line.key}:${part.at}`]);
      else if ('choice' in part) say(chosen(part, line, speech.language));
      else {
        const slot = line.values?.[part.slot];
        const nested = typeof slot === 'object' && 'line' in slot ? putTogether(slot.line, speech, isThere) : null;
        if (nested !== null) {
          add(nested.pieces);
          for (const key of nested.missing) missing.add(key);
          continue;
        }
        const said = slot === undefined ? null : slotPieces(part.slot, slot, speech.language);
        if (said === null) missing.add(`{${part.slot}}`);
        else add(said);
      }
    }
  };
  say(sentenceParts(text));
  return { pieces, missing: [...missing] };
}

/** The recordings of all lines in their order; null where one of them is missing. */
export function playAll<Recording>(
  lines: readonly Line[],
  speech: Speech,
  there: ReadonlyMap<string, Recording>,
): readonly Recording[] | null {
  const keys: string[] = [];
  for (const line of lines) {
    const { pieces, missing } = putTogether(line, speech, (key) => there.has(key));
    if (missing.length > 0) return null;
    keys.push(...pieces);
  }
  return keys.flatMap((key) => there.get(key) ?? []);
}

/** The branch of a choice: that of the very number, else of its grammatical number. */
function chosen(
  { choice, options }: Extract<Part, { readonly choice: string }>,
  { values }: Line,
  language: DoorLanguage,
): readonly Part[] {
  const count = Number(values?.[choice]);
  const form = Number.isNaN(count) ? 'other' : new Intl.PluralRules(localeOf(language)).select(count);
  return options.get(`=${count}`) ?? options.get(form) ?? options.get('other') ?? [];
}

/** The pieces that fill a slot; null where it cannot be said. */
function slotPieces(name: string, slot: Slot, language: DoorLanguage): readonly string[] | null {
  if (typeof slot === 'number') return spokenNumber(slot, language);
  if (typeof slot === 'string')
    return /^\d+$/.test(slot) ? spokenNumber(Number(slot), language) : [nameKey(name, slot)];
  if ('day' in slot) {
    const pieces = { day: `day:${dayOfMonth(slot.day)}`, month: `month:${monthOf(slot.day)}` } as const;
    return dateOrder(language).map((part) => pieces[part]);
  }
  if ('crop' in slot) return [`crop:${slot.crop}`];
  if ('activity' in slot) return [`activity:${slot.activity}`];
  return 'riskCategory' in slot ? [nameKey(name, slot.riskCategory)] : null;
}

/** Day and month in the order in which the language writes them. */
function dateOrder(language: DoorLanguage): readonly ('day' | 'month')[] {
  return new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' })
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'day' || type === 'month' ? [type] : []));
}
