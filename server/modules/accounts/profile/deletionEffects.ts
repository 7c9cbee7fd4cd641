import { fateTexts } from '#content/french/fates.ts';
import { frenchSpaces } from '#engines/words/frenchSpaces.ts';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import type { Fate } from '../../../platform/records/personalData.ts';

/** What becomes of what, in a language; the rooms say it in English. */
export function fatesIn(fates: readonly Fate[], language: PageLanguage = 'en'): Fate[] {
  return fates.map(({ what, fate }) =>
    language === 'fr' ? { what: inFrench(what), fate: inFrench(fate) } : { what, fate },
  );
}

/** The numbers of a sentence stand in the French one in the same order. */
function inFrench(sentence: string): string {
  const numbers = sentence.match(/\d+/g) ?? [];
  const french = fateTexts[sentence.replaceAll(/\d+/g, '#')];
  let at = 0;
  return french === undefined ? sentence : frenchSpaces(french.replaceAll('#', () => numbers[at++] ?? ''));
}
