import { expect, test } from 'vitest';
import { joinThousands } from './alignRow.ts';
import { cutColumn } from './cutThousands.ts';
import { findLayout } from './findLayout.ts';

const columnOf = (text: string) => {
  const records = text.split('\n').map((line, at) => ({ line: at + 1, cells: line.split(',') }));
  return cutColumn(findLayout(records), records);
};

test.each([
  ['all rows', 'Town,Price,Bags\nHo,1,250,5\nWa,2,300,6', 1],
  ['rows below a thousand too', 'Town,Price,Bags\nHo,1,250,5\nWa,950,6\nBole,2,300,7', 1],
  ['the last column', 'Town,Bags,Price\nHo,5,1,250\nWa,6,2,300.50', 2],
  ['two columns that may be it', 'Town,Price,Bags\nHo,1,250,500\nWa,2,300,600', null],
  ['a column without a name', 'Town,Price,Bags\nHo,1,25,5\nWa,2,30,6', null],
  ['one row alone', 'Town,Price,Bags\nHo,1,250,5\nWa,2,6\nBole,3,7', null],
  ['as many cells as names', 'Town,Price,Bags\nHo,1,250\nWa,2,300', null],
])('thousands cut at their comma: %s', (_, text, column) => expect(columnOf(text)).toBe(column));

test('of two numbers that may have been cut, the one in the column of thousands was', () => {
  const shape = ['text', 'commaGroup', 'whole'] as const;
  expect(joinThousands(['Ho', '1', '250', '125'], 3, shape)).toEqual(['Ho', '1,250', '125']);
  expect(joinThousands(['Ho', '1', '250', '125'], 3, ['text', 'whole', 'whole'])).toBeNull();
});
