import { expect, test } from 'vitest';
import { countKinds } from './cellKinds.ts';
import { type ColumnDecision, decideColumn } from '../columns/decideColumn.ts';

function decide(cells: readonly string[]): ColumnDecision {
  const counts = countKinds(cells.map((text, index) => ({ row: index + 2, text })));
  const neighbours = { point: 0, comma: 0 };
  return decideColumn({ name: 'Code', index: 1, counts, fixes: [], sheet: null, addresses: 'lines', neighbours });
}

test('digits beside codes are codes, which is noted; one slip among many numbers is asked about', () => {
  expect(decide(['7270', '2573', '13', 'A3490', 'GH-9207'])).toMatchObject({
    type: 'text',
    findings: [{ code: 'mixedTypes', weight: 'note', count: 2, fix: { kind: 'emptyTheOdd' } }],
  });
  expect(decide(['120', '12O', '80', '75', '90', '60']).findings).toMatchObject([
    { weight: 'warning', count: 1, fix: { kind: 'emptyTheOdd' } },
  ]);
});

test.each(['GH-1372', '1E7167', 'A5918'])('one code, %s, among many numbers is not offered to be emptied', (code) => {
  expect(decide(['4488', '4012', '7959', code, '6406', '148'])).toMatchObject({
    type: 'text',
    findings: [{ weight: 'warning', count: 1, fix: { kind: 'keepAsText' }, otherFixes: [{ kind: 'emptyTheOdd' }] }],
  });
});
