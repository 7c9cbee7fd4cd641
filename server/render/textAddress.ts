import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import { ownPath } from '#engines/words/ownPath.ts';

/** Pages of the portal and what there is of them in text mode: `$1` is the first part that is caught. */
const pages: readonly (readonly [page: RegExp, text: string])[] = [
  [/^\/weather\/([^/]+)$/, '/t/weather/$1'],
  [/^\/main\/risks\/(\d+)$/, '/t/risk/$1'],
  [/^\/main\/risks$/, '/t/risks/ghana'],
  [/^\/main\/resources$/, '/t/resources'],
  [/^\/main\/datasetpreview\/([^/]+)$/, '/t/prices'],
  [/^\/main\/datasets$/, '/t/prices'],
];

/** Where text mode has what a page of the portal shows; its beginning where it has nothing of it. */
export function textAddress(page: string, language: PageLanguage = 'en'): string {
  const address = englishAddress(page);
  return language === 'en' ? address : `${address}?language=${language}`;
}

function englishAddress(page: string): string {
  const { pathname, searchParams } = new URL(ownPath(page), 'http://own');
  const path = pathname.replace(/(?<=.)\/$/, '');
  const [crop, district] = ['crop', 'district'].map((name) => searchParams.get(name) ?? '');
  if (crop && district && path.startsWith('/main/'))
    return `/t/plan/${encodeURIComponent(crop)}/${encodeURIComponent(district)}`;
  for (const [pattern, text] of pages) {
    if (pattern.test(path)) return path.replace(pattern, text);
  }
  return '/t/home';
}
