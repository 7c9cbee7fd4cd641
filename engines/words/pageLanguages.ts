/** Languages that pages are written in, the first without a part of its own in the address: ISO 639 codes. */
export const pageLanguages = ['en', 'fr'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** The pages for somebody who is written to in a language, Twi among them: the French ones for French, else the English ones. */
export function pagesFor(language: string): PageLanguage {
  return language === 'fr' ? 'fr' : 'en';
}

/** What stands before every path of a language: "/fr"; nothing for English. */
export function baseOf(language: PageLanguage): string {
  return language === 'en' ? '' : `/${language}`;
}

/** The address of a page in a language: "/fr/weather?place=Ejura" of "/weather?place=Ejura". Other sites' addresses stay. */
export function inLanguage(path: string, language: PageLanguage): string {
  return path.startsWith('/') && !path.startsWith('//') ? baseOf(language) + path : path;
}

/** Language and path of an address: French and "/weather" of "/fr/weather"; letter case does not matter. */
export function splitLanguage(pathname: string): { readonly language: PageLanguage; readonly path: string } {
  const [, first = ''] = pathname.split('/', 2);
  const language = pageLanguages.find((each) => each !== 'en' && each === first.toLowerCase());
  return language === undefined
    ? { language: 'en', path: pathname }
    : { language, path: pathname.slice(1 + first.length) || '/' };
}
