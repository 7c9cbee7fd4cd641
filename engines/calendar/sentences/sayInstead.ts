import { frenchSeasons, frenchTerms } from '../../conversation/terms.ts';
import type { PageLanguage } from '../../words/pageLanguages.ts';
import type { Instead } from '../types.ts';

const VARIETIES: Readonly<Record<string, string>> = {
  early: 'variétés précoces',
  medium: 'variétés moyennes',
  late: 'variétés tardives',
};

/** What can still be planted, by name: "Early maize"; "Maïs (variétés précoces)". */
export function sayInstead({ cropId, name, season, seasonName, variety }: Instead, language: PageLanguage): string {
  const crop = frenchTerms.crops[cropId];
  if (language === 'en' || crop === undefined) return name;
  if (variety !== null) return `${crop} (${VARIETIES[variety] ?? variety})`;
  const french = frenchSeasons[seasonName] ?? seasonName;
  if (season === 'early' || season === 'late') return french;
  return name.endsWith(seasonName.toLowerCase()) ? `${crop} (${french.toLowerCase()})` : crop;
}
