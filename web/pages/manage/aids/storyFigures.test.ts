import { expect, test } from 'vitest';
import { readFigures, writeFigures } from './storyFigures.ts';

const figures = {
  labels: ['Men', 'Women, all'],
  series: [
    { name: 'Owners', values: [373, 0.5] },
    { name: 'Others', values: [-1, 254] },
  ],
};

test('figures are written as lines and read again as they were', () => {
  expect(writeFigures(figures)).toBe('; Owners; Others\nMen; 373; -1\nWomen, all; 0.5; 254');
  expect(readFigures(writeFigures(figures))).toEqual(figures);
  expect(readFigures('\tOwners\nMen\t373\n\n')).toEqual({
    labels: ['Men'],
    series: [{ name: 'Owners', values: [373] }],
  });
});

test.each([
  ['; Owners\nMen; many', 2, 1],
  ['; Owners\nMen; 1\nWomen', 3, 1],
  ['; Owners\nMen; 1; 2', 2, 1],
  ['; Owners\nMen; ', 2, 1],
])('%j is refused at its line', (text, line, expected) => {
  expect(readFigures(text)).toMatchObject({ wrong: { line, expected } });
});
