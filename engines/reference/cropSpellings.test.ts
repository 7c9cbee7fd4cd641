import { expect, test } from 'vitest';
import { cropAsSpelled } from './cropSpellings.ts';

const crops = [
  'maize',
  'rice',
  'sorghum',
  'millet',
  'groundnut',
  'cassava',
  'yam',
  'cocoyam',
  'plantain',
  'tomato',
  'pepper',
  'okra',
  'cocoa',
  'mango',
  'oil_palm',
  'sweet_potato',
].map((cropId) => ({
  cropId,
  name: cropId.charAt(0).toUpperCase() + cropId.slice(1).replaceAll('_', ' '),
}));

test.each([
  ['maze', 'maize'],
  ['corn', 'maize'],
  ['masara', 'maize'],
  ['abrow', 'maize'],
  ['pepe', 'pepper'],
  ['kontomire', 'cocoyam'],
  ['shinkafa', 'rice'],
  ['gero', 'millet'],
  // Names that soon are near to another word count only as they are written.
  ['shinkafo', undefined],
  ['Mais', 'maize'],
  ['maïs', 'maize'],
  ['patates douces', 'sweet_potato'],
  ['guinea corn', 'sorghum'],
  ['okro', 'okra'],
  ['nkruma', 'okra'],
  ['cassva', 'cassava'],
  ['bankye', 'cassava'],
  ['borɔdeɛ', 'plantain'],
  ['peanuts', 'groundnut'],
  ['tomatos', 'tomato'],
  ['tomatoes', 'tomato'],
  ['palm', 'oil_palm'],
  ['sweet potatoe', 'sweet_potato'],
  ['yams', 'yam'],
  ['xylophone', undefined],
  ['ma', undefined],
  ['', undefined],
])('%s is taken for %s', (written, expected) => {
  expect(cropAsSpelled(written, crops)?.cropId).toBe(expected);
});

test('a word as near to two crops is taken for none', () => {
  expect(
    cropAsSpelled('bean', [
      { cropId: 'bear', name: 'Bear' },
      { cropId: 'beat', name: 'Beat' },
    ]),
  ).toBeUndefined();
});
