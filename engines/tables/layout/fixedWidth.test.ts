import { expect, test } from 'vitest';
import { fixedCells, guessFixedWidth } from './fixedWidth.ts';

const lines = [
  'Town          Rain   Crop',
  'Upper East     120   Maize',
  'Ho              85   Rice',
  'Wa                   Rice',
];

test('columns begin where no line has a letter before', () => {
  const begins = guessFixedWidth(`${lines.join('\n')}\n`);
  expect(begins).toEqual([0, 14, 21]);
  expect(fixedCells(lines[1] ?? '', begins ?? [])).toEqual(['Upper East', '120', 'Maize']);
});

test.each([
  ['commas', 'Town, Bags\nHo  ,   12\nWa  ,    9\nBole,   70\nYeji,    5\n'],
  ['words', 'Some words of a letter\nthat goes on for lines\nand holds no table at\nall, only words and so\non.\n'],
  [
    'cells that do not begin below each other',
    'Town Rain Crop\nHo 12 Maize\nBole 1300 Rice\nKete Krachi 5 Yam\nWa 9 Rice\n',
  ],
])('a text of %s has none', (_, text) => {
  expect(guessFixedWidth(text)).toBeNull();
});
