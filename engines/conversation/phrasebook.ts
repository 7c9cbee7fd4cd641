import { IntlMessageFormat } from 'intl-messageformat';
import type { Day } from '../dates/day.ts';
import { english, type PhraseKey } from './english.ts';
import { french } from './french.ts';
import { frenchRiskCategories, frenchTerms, type Terms } from './terms.ts';

/** Languages that phones can be answered in: ISO 639 codes. */
export const doorLanguages = ['en', 'fr', 'ak', 'ee', 'dag', 'ha', 'gaa'] as const;
export type DoorLanguage = (typeof doorLanguages)[number];

/** What each language calls itself. */
export const languageNames: Readonly<Record<DoorLanguage, string>> = {
  en: 'English',
  fr: 'Français',
  ak: 'Twi',
  ee: 'Eʋegbe',
  dag: 'Dagbanli',
  ha: 'Hausa',
  gaa: 'Ga',
};

/** How far a sentence of a language pack is: farmers are given reviewed ones alone. */
export type PhraseStatus = 'missing' | 'draft' | 'reviewed';

/** One sentence of a pack; a reviewed one says by whom and when. */
export type PackPhrase =
  | { readonly status: 'draft'; readonly text: string }
  | { readonly status: 'reviewed'; readonly text: string; readonly by: string; readonly on: Day };

/** The sentences of a language, and its words of the field; what is not in it is missing. */
export interface Pack {
  readonly phrases: Readonly<Partial<Record<PhraseKey, PackPhrase>>>;
  readonly terms: Terms;
}
export type Packs = Readonly<Partial<Record<DoorLanguage, Pack>>>;

/** What fills a slot: a number, a day, a name, a word of the field by its key, or another sentence. */
export type Slot =
  | string
  | number
  | { readonly day: Day }
  | { readonly crop: string; readonly name: string }
  | { readonly activity: string; readonly name: string }
  | { readonly riskCategory: string }
  | { readonly line: Line };

/** A sentence to be said. */
export interface Line {
  readonly key: PhraseKey;
  readonly values?: Readonly<Record<string, Slot>>;
}

/** Says lines in a language. */
export interface Phrasebook {
  /**
   * A line in the language; in English and marked so where its sentence is not reviewed, or where a word in it has no name
   * in the language: a sentence never mixes two.
   */
  say(line: Line, language: DoorLanguage): string;
  /** Languages with at least one reviewed sentence, English first. */
  readonly offered: readonly DoorLanguage[];
}

/** In front of a sentence that is said in English for want of the language asked for. */
export const englishMark = '(EN) ';

const formats = { date: { day: { day: 'numeric', month: 'short', timeZone: 'UTC' } } } as const;
/** Locale of a language's dates and numbers, where another stands in for it. */
const locales: Partial<Record<DoorLanguage, string>> = { en: 'en-GB', gaa: 'en-GB', dag: 'en-GB' };

/** The locale by whose rules a language writes dates and numbers. */
export function localeOf(language: DoorLanguage): string {
  return locales[language] ?? language;
}

/** Makes the phrasebook of English, French and the packs. Throws where a sentence is not in the message format. */
export function makePhrasebook(packs: Packs): Phrasebook {
  const made = new Map<string, IntlMessageFormat>();
  const formatOf = (text: string, language: DoorLanguage): IntlMessageFormat => {
    const key = `${language} ${text}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const format = new IntlMessageFormat(text, localeOf(language), formats);
    made.set(key, format);
    return format;
  };
  const write = (text: string, language: DoorLanguage, { values = {} }: Line): string | null => {
    const filled: Record<string, string | number | Date> = {};
    for (const [name, slot] of Object.entries(values)) {
      const said =
        typeof slot === 'object' && 'line' in slot ? sayWhole(slot.line, language) : sayslot(slot, language, packs);
      if (said === null) return null;
      filled[name] = said;
    }
    // A short month may end in a full stop of its own.
    return String(formatOf(text, language).format(filled)).replaceAll(/(?<!\.)\.\.(?!\.)/g, '.');
  };
  const sayWhole = (line: Line, language: DoorLanguage): string | null => {
    const text = textOf(line.key, language, packs);
    return text === null ? null : write(text, language, line);
  };
  return {
    say(line, language) {
      const said = sayWhole(line, language);
      if (said !== null) return said;
      return englishMark + (write(english[line.key], 'en', line) ?? '');
    },
    offered: doorLanguages.filter(
      (language) =>
        language === 'en' ||
        language === 'fr' ||
        Object.values(packs[language]?.phrases ?? {}).some(({ status }) => status === 'reviewed'),
    ),
  };
}

/** A sentence as farmers may be given it; null where it is missing or not reviewed. */
export function textOf(key: PhraseKey, language: DoorLanguage, packs: Packs): string | null {
  if (language === 'en') return english[key];
  if (language === 'fr') return french[key];
  const phrase = packs[language]?.phrases[key];
  return phrase?.status === 'reviewed' ? phrase.text : null;
}

function sayslot(
  slot: Exclude<Slot, { readonly line: Line }>,
  language: DoorLanguage,
  packs: Packs,
): string | number | Date | null {
  if (typeof slot !== 'object') return slot;
  if ('day' in slot) return new Date(`${slot.day}T00:00:00Z`);
  if ('riskCategory' in slot) {
    if (language === 'en') return slot.riskCategory;
    return (language === 'fr' && frenchRiskCategories[slot.riskCategory]) || null;
  }
  if (language === 'en') return slot.name;
  const terms = language === 'fr' ? frenchTerms : packs[language]?.terms;
  if ('crop' in slot) return terms?.crops[slot.crop] ?? null;
  if ('activity' in slot) return terms?.activities[slot.activity] ?? null;
  return null;
}

/** How far every sentence of a language is. */
export function statusOf(packs: Packs, language: DoorLanguage): Readonly<Record<PhraseStatus, number>> {
  const keys = Object.keys(english) as PhraseKey[];
  const counts = { missing: 0, draft: 0, reviewed: 0 };
  const whole = language === 'en' || language === 'fr';
  for (const key of keys) counts[whole ? 'reviewed' : (packs[language]?.phrases[key]?.status ?? 'missing')] += 1;
  return counts;
}
