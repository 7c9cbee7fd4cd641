import { inLanguage } from '#engines/words/pageLanguages.ts';
import { language } from './words.ts';

/** The address of one of our pages in the language of this one, for plain links and forms: links of the router find it by themselves. */
export function pageAddress(path: string): string {
  return inLanguage(path, language());
}
