import type { DoorLanguage } from '../conversation/phrasebook.ts';

/**
 * Where a language says "and" between thousands, hundreds and the rest: English before the last two digits alone, the
 * languages of Ghana between all of them. General knowledge; a speaker of the language hears it before it is reviewed.
 */
const ands: Readonly<Record<DoorLanguage, 'none' | 'beforeRest' | 'everywhere'>> = {
  en: 'beforeRest',
  fr: 'none',
  ak: 'everywhere',
  ee: 'everywhere',
  dag: 'everywhere',
  ha: 'everywhere',
  gaa: 'everywhere',
};

/** Numbers that are recorded whole. */
export const wholeNumbers: readonly number[] = [
  ...Array.from({ length: 101 }, (_, number) => number),
  ...Array.from({ length: 8 }, (_, index) => (index + 2) * 100),
  ...Array.from({ length: 9 }, (_, index) => (index + 1) * 1_000),
];

/** Words that numbers are joined by, in the language; empty where it has none. */
export function numberWords(language: DoorLanguage): readonly ('and' | 'point')[] {
  return ands[language] === 'none' ? ['point'] : ['and', 'point'];
}

/**
 * A number as recorded pieces in their order: 250 is 200, "and", 50 in English. Of decimals the first two are said, digit
 * by digit. Null below 0 and from 10,000 on.
 */
export function spokenNumber(value: number, language: DoorLanguage): readonly string[] | null {
  if (!Number.isFinite(value) || value < 0 || value >= 10_000) return null;
  const [whole = '0', decimals = ''] = String(Math.round(value * 100) / 100).split('.');
  const number = Number(whole);
  const parts =
    number <= 100
      ? [number]
      : [number - (number % 1_000), (number % 1_000) - (number % 100), number % 100].filter((part) => part > 0);
  const joined = parts.flatMap((part, at) => {
    const isRest = part < 100;
    const and = at > 0 && (ands[language] === 'everywhere' || (ands[language] === 'beforeRest' && isRest));
    return [...(and ? ['number:and'] : []), `number:${part}`];
  });
  return decimals === '' ? joined : [...joined, 'number:point', ...[...decimals].map((digit) => `number:${digit}`)];
}
