import { expect, test } from 'vitest';
import { pageLanguageOf } from './askedLanguage.ts';

test.each([
  [true, '/fr/sign-in?next=%2Fx', 'en', 'fr'],
  [true, '/sign-in', 'fr', 'en'],
  [false, '/api/datasets/create', 'fr-CI,fr;q=0.9,en;q=0.5', 'fr'],
  [false, '/api/datasets/create', 'de', 'en'],
  [false, '/api/datasets/create', undefined, 'en'],
] as const)('a page (plain form: %s) at %s that prefers %s is in %s', (onPage, path, preferred, language) => {
  expect(pageLanguageOf({ onPage, path, header: () => preferred })).toBe(language);
});
