import { frenchSpaces } from '../../words/frenchSpaces.ts';
import type { PageLanguage } from '../../words/pageLanguages.ts';
import { type CropName, english as ofPlans } from './english.ts';
import { french as ofPlansInFrench } from './french.ts';
import { pestsEnglish } from './pestsEnglish.ts';
import { pestsFrench } from './pestsFrench.ts';
import { rainsEnglish } from './rainsEnglish.ts';
import { rainsFrench } from './rainsFrench.ts';

const english = { ...ofPlans, ...rainsEnglish, ...pestsEnglish };
const french = { ...ofPlansInFrench, ...rainsFrench, ...pestsFrench };

type English = typeof english;

/** A sentence before it is said: its code and what it tells of. */
export type Sentence = {
  readonly [C in keyof English]: { readonly code: C; readonly of: Parameters<English[C]>[0] };
}[keyof English];

type Told<C extends keyof English> = undefined extends Parameters<English[C]>[0] ? [] : [of: Parameters<English[C]>[0]];

/** A sentence of a plan: `sentence('wayOut', { early: null, waits: true })`. Of a crop it keeps the name alone. */
export function sentence<C extends keyof English>(code: C, ...[of]: Told<C>): Sentence {
  return { code, of: of !== undefined && 'crop' in of ? { ...of, crop: nameOf(of.crop) } : of } as Sentence;
}

function nameOf({ cropId, name }: CropName): CropName {
  return { cropId, name };
}

/** Says sentences one after the other, in a language. */
export function sayAll(sentences: readonly Sentence[], language: PageLanguage = 'en'): string {
  const catalogue = language === 'fr' ? french : english;
  const said = sentences.map(({ code, of }) => (catalogue[code] as (facts: typeof of) => string)(of)).join(' ');
  return language === 'fr' ? frenchSpaces(said) : said;
}
