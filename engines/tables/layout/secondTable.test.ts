import { expect, test } from 'vitest';
import { findLayout } from './findLayout.ts';
import { secondTable } from './secondTable.ts';

function second(text: string): unknown {
  const records = text
    .split('\n')
    .map((line, at) => ({ line: at + 1, cells: line.split(',') }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return secondTable(records, findLayout(records), 3);
}

test('a table below begins with its title, a blank line and notes before it', () => {
  expect(second('Region,Maize\nVolta,80\nSource: MoFA\n\nRain of 2019\nDistrict,Rain\nHo,1200\nWa,900')).toMatchObject({
    side: 'below',
    line: 5,
    words: ['District', 'Rain'],
  });
});

test('a blank line between rows is no second table', () => {
  expect(second('Region,Maize\nVolta,80\n\nAshanti,90\n\nOti,70')).toBeNull();
});
