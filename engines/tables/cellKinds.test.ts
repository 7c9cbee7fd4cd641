import { expect, test } from 'vitest';
import { countKinds, kindOfCell, type CellKind } from './cellKinds.ts';

test.each<[string, CellKind]>([
  ['', 'empty'],
  ['  \u00a0', 'empty'],
  ['n/a', 'missing'],
  ['NA', 'missing'],
  ['-', 'missing'],
  ['..', 'missing'],
  ['#DIV/0!', 'errorValue'],
  ['12', 'whole'],
  [' -12 ', 'whole'],
  ['0', 'whole'],
  ['0244123456', 'digits'],
  ['007', 'digits'],
  ['1234567890123456', 'digits'],
  ['0.5', 'decimal'],
  ['-.5', 'decimal'],
  ['1.5E-3', 'decimal'],
  ['1E5', 'text'],
  ['1 200', 'blankThousands'],
  ['1\u00a0200 000.5', 'blankThousands'],
  ['1,200', 'commaThousands'],
  ['1,5', 'decimalComma'],
  ['1.234,50', 'decimalComma'],
  ['2026-04-15', 'date'],
  ['2026-02-30', 'text'],
  ['2026-04-15 14:05', 'moment'],
  ['2026-04-15T14:05:09Z', 'moment'],
  ['25/12/2024', 'dayFirst'],
  ['31.12.2024', 'dayFirst'],
  ['31/02/2024', 'text'],
  ['12/25/2024', 'monthFirst'],
  ['1/2/2024', 'eitherFirst'],
  ['1/2/24', 'shortYear'],
  ['TRUE', 'truth'],
  ['yes', 'text'],
  ['+233 24 412 3456', 'text'],
  ['1996/97', 'text'],
  ['nan', 'missing'],
  ['12%', 'percent'],
  ['13.5 per cent', 'percent'],
  ['GHS 12', 'cedis'],
  ['GH₵1,300.50', 'cedis'],
  ['45 cedis', 'cedis'],
  ['US$ 9.99', 'dollars'],
  ['1 200 kg', 'kilograms'],
  ['3.4MT', 'tonnes'],
  ['2 ha', 'hectares'],
  ['31 °C', 'degrees'],
  ['12 bags', 'text'],
  ['Ghana', 'text'],
  ['GHS', 'text'],
  ['inf', 'text'],
])('%j is %s', (text, kind) => {
  expect(kindOfCell(text)).toBe(kind);
});

test('a column tells how often each kind occurs, and where first', () => {
  const counts = countKinds([
    { row: 2, text: '1' },
    { row: 3, text: ' n/a ' },
    { row: 4, text: '2' },
  ]);
  expect([...counts]).toEqual([
    ['whole', { count: 2, first: 2, example: '1' }],
    ['missing', { count: 1, first: 3, example: 'n/a' }],
  ]);
});
