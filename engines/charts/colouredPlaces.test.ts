import { expect, test } from 'vitest';
import { colourPlaces, nameFew } from './colouredPlaces.ts';

const outlines = [
  { id: 'ashanti', d: 'M0 0h9v9z', at: [4, 4] },
  { id: 'bono', d: '', at: [20, 30] },
  { id: 'volta', d: 'M9 9h9v9z', at: [14, 14] },
];

test('places take the colour of the label that names them; the first of two', () => {
  const { places, legend, hasNone, lost, isEmpty } = colourPlaces(
    ['Ashanti', 'Bono', 'Ghana', 'Ash.'],
    ['ashanti', 'bono', null, 'ashanti'],
    [12_500, 3, 99, 7],
    outlines,
  );
  expect(places.map(({ id, label, value, step }) => [id, label, value, step])).toEqual([
    ['ashanti', 0, 12_500, 7],
    ['bono', 1, 3, 1],
    ['volta', undefined, null, 0],
  ]);
  expect(legend).toEqual([
    { step: 1, text: '3' },
    { step: 4, text: '7' },
    { step: 7, text: '12,500' },
  ]);
  expect([hasNone, lost, isEmpty]).toEqual([true, ['Ghana'], false]);
});

test('a place without an outline is a dot', () => {
  expect(colourPlaces([], [], [], outlines).places[1]?.d).toBe('M15 30a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z');
});

test('labels that name no place leave an empty map', () => {
  expect(colourPlaces(['Ghana', 'Togo'], [null, null], [1, 2], outlines)).toMatchObject({
    isEmpty: true,
    lost: ['Ghana', 'Togo'],
  });
  expect(nameFew(['a', 'b', 'c', 'd'])).toBe('a, b, c, d');
  expect(nameFew(Array.from({ length: 10 }, (_, at) => String(at)))).toBe('0, 1, 2, 3, 4, 5, 6, 7, …');
  expect(nameFew(['a'])).toBe('a');
});

test('a legend has round limits on the scale of its largest', () => {
  const values = [31_204, 98_771, 120_344, 250_118, 402_555, 811_003, 1_204_338, 5_440_463];
  const labels = values.map((_, at) => `p${at}`);
  const { legend } = colourPlaces(
    labels,
    labels,
    values,
    labels.map((id) => ({ id, d: 'M0 0h9v9z', at: [0, 0] })),
  );
  expect(legend.map(({ text }) => text)).toEqual([
    'under 0.12M',
    '0.12M – 0.25M',
    '0.25M – 0.4M',
    '0.4M – 0.81M',
    '0.81M – 1.2M',
    '1.2M and more',
  ]);
});
