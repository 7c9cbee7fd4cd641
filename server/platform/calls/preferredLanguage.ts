import Negotiator from 'negotiator';
import { type PageLanguage, pageLanguages } from '#engines/words/pageLanguages.ts';

/** The language of pages that whoever asks prefers, by their header `accept-language`; English where it says nothing. */
export function preferredLanguage(accepted: string | undefined): PageLanguage {
  const headers = { 'accept-language': accepted };
  return accepted && new Negotiator({ headers }).language([...pageLanguages]) === 'fr' ? 'fr' : 'en';
}
