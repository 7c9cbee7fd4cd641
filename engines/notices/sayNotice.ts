import { IntlMessageFormat } from 'intl-messageformat';
import type { Day } from '../dates/day.ts';
import { spokenDay } from '../dates/spokenDay.ts';
import type { PageLanguage } from '../words/pageLanguages.ts';
import { frenchSpaces } from '../words/frenchSpaces.ts';
import { frenchDay } from '../dates/frenchDay.ts';
import { english, englishItems } from './english.ts';
import { french, frenchItems } from './french.ts';
import { slotInFrench } from './frenchSlots.ts';

/** What a notice is about, as one word: it chooses the sentence. */
export type NoticeKind = keyof typeof english;

type Plain = string | number;

/** What fills a slot of a sentence: a name or number, a day, or several things that are said one after the other. */
type NoticeSlot = Plain | { readonly day: Day } | readonly Readonly<Record<string, Plain>>[];

/** A notice as it is kept: what fills its sentence. One from before sentences had kinds brings its own text. */
export type NoticeParams = Readonly<Record<string, NoticeSlot>>;

const made = new Map<string, IntlMessageFormat>();

/**
 * The sentence of a notice, in a language.
 *
 * @throws Error where a slot of the sentence is not filled.
 */
export function sayNotice(kind: string, params: NoticeParams, language: PageLanguage = 'en'): string {
  if (typeof params['asWritten'] === 'string') return params['asWritten'];
  if (!isNoticeKind(kind)) throw new Error(`There is no sentence for notices of the kind ${kind}.`);
  if (language === 'en') return fill(english[kind], params, language);
  const said = Object.entries(params).map(([name, slot]): [string, NoticeSlot] => [
    name,
    typeof slot === 'string' ? slotInFrench(kind, slot) : slot,
  ]);
  return frenchSpaces(fill(french[kind], Object.fromEntries(said), language));
}

function isNoticeKind(kind: string): kind is NoticeKind {
  return kind in english;
}

function fill(sentence: string, params: NoticeParams, language: PageLanguage): string {
  let format = made.get(sentence);
  if (format === undefined) made.set(sentence, (format = new IntlMessageFormat(sentence, language)));
  return String(
    format.format(
      Object.fromEntries(Object.entries(params).map(([name, slot]) => [name, saySlot(name, slot, language)])),
    ),
  );
}

function saySlot(name: string, slot: NoticeSlot, language: PageLanguage): Plain {
  if (typeof slot !== 'object') return slot;
  if ('day' in slot) return language === 'fr' ? frenchDay(slot.day, true) : spokenDay(slot.day, true);
  const sentence = ((language === 'fr' ? frenchItems : englishItems) as Readonly<Record<string, string>>)[name];
  if (sentence === undefined) throw new Error(`There is no sentence for the things of ${name}.`);
  return slot.map((each) => fill(sentence, each, language)).join(language === 'fr' ? ' ; ' : '; ');
}
