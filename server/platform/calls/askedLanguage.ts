import { type PageLanguage, splitLanguage } from '#engines/words/pageLanguages.ts';
import { preferredLanguage } from './preferredLanguage.ts';
import type { Caller } from '../records/scope.ts';

/** The language of the page that a call comes from: of a plain form its address says it, of a call the page's header. */
export function pageLanguageOf({ onPage, path, header }: Pick<Caller, 'onPage' | 'path' | 'header'>): PageLanguage {
  if (onPage) return splitLanguage(path.split('?', 1)[0] ?? '').language;
  return preferredLanguage(header('accept-language'));
}
