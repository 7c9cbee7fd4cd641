import { expect, test } from 'vitest';
import { type ColumnDecision, decideColumn } from '../columns/decideColumn.ts';
import { countKinds } from './cellKinds.ts';

function decide(cells: readonly string[], addresses: 'cells' | 'lines' = 'lines'): ColumnDecision {
  return decideColumn({
    name: 'Price',
    index: 0,
    counts: countKinds(cells.map((text, row) => ({ row: row + 2, text }))),
    fixes: [],
    sheet: null,
    addresses,
    neighbours: { point: 0, comma: 0 },
  });
}

test('decimals of both kinds are asked about with their values, and none is offered to be emptied', () => {
  const { type, findings } = decide(['7,5', '8.5', '9,25', '12']);
  expect(type).toBe('text');
  expect(findings).toEqual([
    expect.objectContaining({
      code: 'mixedDecimals',
      at: 'line 2',
      count: 3,
      found: '“7,5”, “8.5”, “9,25” in the column “Price”: 2 numbers with a decimal comma beside 1 with a decimal point',
      fix: expect.objectContaining({
        kind: 'readBothPoint',
        label: 'Read each number of Price by its own sign: 7.5, 8.5, 9.25',
      }),
      otherFixes: [expect.objectContaining({ kind: 'keepAsText' })],
    }),
  ]);
});

test('where some can be read in two ways the sender sees three values under each reading', () => {
  const [found] = decide(['7,5', '8.5', '1,250', '2.300', '3,100']).findings;
  expect(found?.fix?.label).toBe(
    'Read each number of Price by its own sign: 7.5, 8.5, and the others as 1250, 2.3, 3100',
  );
  expect(found?.otherFixes?.map(({ kind, label }) => [kind, label])).toEqual([
    ['readBothComma', 'Read each number of Price by its own sign: 7.5, 8.5, and the others as 1.25, 2300, 3.1'],
    ['keepAsText', 'Keep Price as text, as it was written'],
  ]);
});

test('a number that a spreadsheet keeps has one reading, a text beside it may have two', () => {
  const [found] = decide(['7,5', '8.5', '1.125', '2,300'], 'cells').findings;
  expect(found?.fix?.label).toContain('and the others as 2300');
  expect(found?.otherFixes?.[0]?.label).toContain('and the others as 2.3');
});

test('a word beside decimals of both kinds is asked about on its own', () => {
  const codes = decide(['7,5', '8.5', '9.5', 'late']).findings.map(({ code }) => code);
  expect(codes).toEqual(['mixedDecimals', 'mixedTypes']);
});
