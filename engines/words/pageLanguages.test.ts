import { expect, test } from 'vitest';
import { inLanguage, splitLanguage } from './pageLanguages.ts';

test('a French address says so in its first part, an English one in nothing', () => {
  expect(inLanguage('/weather?place=Ejura', 'fr')).toBe('/fr/weather?place=Ejura');
  expect(inLanguage('/weather', 'en')).toBe('/weather');
  expect(inLanguage('/', 'fr')).toBe('/fr/');
});

test('the address of another site is no page of ours in any language', () => {
  expect(inLanguage('https://meteo.gov.gh/', 'fr')).toBe('https://meteo.gov.gh/');
  expect(inLanguage('//meteo.gov.gh/', 'fr')).toBe('//meteo.gov.gh/');
});

test.each([
  ['/fr/weather', 'fr', '/weather'],
  ['/FR/weather', 'fr', '/weather'],
  ['/fr', 'fr', '/'],
  ['/fr/', 'fr', '/'],
  ['/friends', 'en', '/friends'],
  ['/en/weather', 'en', '/en/weather'],
  ['/', 'en', '/'],
])('%s is %s, at %s', (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, path });
});
