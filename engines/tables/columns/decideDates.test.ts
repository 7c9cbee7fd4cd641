import { expect, test } from 'vitest';
import { countKinds } from '../cells/cellKinds.ts';
import { type ColumnDecision, type ColumnToDecide, decideColumn } from './decideColumn.ts';
import type { Fix } from '../types.ts';

function decide(cells: readonly string[], more: Partial<ColumnToDecide> = {}): ColumnDecision {
  const counts = countKinds(cells.map((text, index) => ({ row: index + 2, text })));
  return decideColumn({
    name: 'Yield',
    index: 1,
    counts,
    fixes: [],
    sheet: null,
    addresses: 'lines',
    neighbours: { point: 0, comma: 0 },
    ...more,
  });
}

function accepted(kind: Fix['kind']): Partial<ColumnToDecide> {
  return { fixes: [{ kind, sheet: null, column: 'Yield', label: '' }] };
}

test('dates that could be read either way are read as in Ghana, and said', () => {
  expect(decide(['01/02/2024', '03/04/2024'])).toMatchObject({
    type: 'date',
    read: expect.arrayContaining(['dayFirst']),
    findings: [{ code: 'unreadableDates', weight: 'note' }],
  });
});

test('dates with the month first are read so only where none begins with a day', () => {
  expect(decide(['02/14/2024', '03/04/2024'])).toMatchObject({
    type: 'date',
    read: expect.arrayContaining(['monthFirst']),
    findings: [{ weight: 'warning' }],
  });
  expect(decide(['02/03/2024'], { monthsFirst: true })).toMatchObject({
    read: expect.arrayContaining(['monthFirst']),
    findings: [{ mend: expect.stringContaining('as in the other columns') }],
  });
  expect(decide(['02/03/2024'], accepted('monthFirst')).read).toContain('monthFirst');
  expect(decide(['02/14/2024', '14/02/2024'])).toMatchObject({
    type: 'text',
    findings: [
      { code: 'unreadableDates', found: expect.stringContaining('day first beside dates with the month first') },
    ],
  });
});

test('a day no calendar has is an odd one out', () => {
  const cells = ['2024-02-28', '2024-02-29', '2024-02-30', '2024-03-01', '2024-03-02', '2024-03-03'];
  expect(decide(cells)).toMatchObject({
    type: 'text',
    findings: [{ code: 'unreadableDates', at: 'line 4', found: expect.stringContaining('2024-02-30') }],
  });
});

test('years of two digits are left as text', () => {
  expect(decide(['1/2/24', '3/4/24'])).toMatchObject({
    type: 'text',
    findings: [{ code: 'unreadableDates', found: expect.stringContaining('years of two digits') }],
  });
});
