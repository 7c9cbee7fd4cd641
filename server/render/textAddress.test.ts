import { expect, test } from 'vitest';
import { textAddress } from './textAddress.ts';

test.each([
  [
    '/main/croppingcalendar?crop=maize&district=ejura_sekyedumase_municipal',
    '/t/plan/maize/ejura_sekyedumase_municipal',
  ],
  ['/weather/kumasi?day=1', '/t/weather/kumasi'],
  ['/main/risks/12', '/t/risk/12'],
  ['/main/resources/', '/t/resources'],
  ['/', '/t/home'],
  ['//elsewhere.example', '/t/home'],
])('text mode has of %s what stands at %s', (page, text) => {
  expect(textAddress(page)).toBe(text);
});

test('a page that is read in French leads to text mode in French', () => {
  expect(textAddress('/main/risks/12', 'fr')).toBe('/t/risk/12?language=fr');
});
