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

test.each([
  [['1', '2', ''], 'whole'],
  [['1', '2.5'], 'decimal'],
  [['2026-04-15', '2026-04-16'], 'date'],
  [['25/12/2024', '1/2/2025'], 'date'],
  [['2026-04-15 10:00', '2026-04-16'], 'time'],
  [['true', 'FALSE'], 'truth'],
  [['Maize', 'Rice'], 'text'],
  [['007', '12', '13'], 'text'],
  [['A1', '12', 'B7', 'C9'], 'text'],
  [['yes', 'no'], 'text'],
])('%j is a column of %s, without a word', (cells, type) => {
  expect(decide(cells)).toMatchObject({ type, findings: [] });
});

test('what a price is of stays as it is written, and no part of it is offered to be emptied', () => {
  const sizes = ['91 KG', '100 Tubers', '91 KG', 'Bunch', '50 KG'];
  expect(decide(sizes, { name: 'Unit' })).toMatchObject({ type: 'text', findings: [] });
  expect(decide(['91 KG', '50 KG'], { name: 'Weight' }).findings).toMatchObject([{ code: 'unitsInCells' }]);
});

test('codes with points keep their noughts, so that 1.1 is not 1.10', () => {
  for (const name of ['HS code', 'Section', 'Version no.'])
    expect(decide(['1.1', '1.2', '1.10'], { name })).toMatchObject({ type: 'text', findings: [] });
  expect(decide(['1.1', '1.2', '1.10'], { name: 'Section area' }).type).toBe('decimal');
});

test('numbers of days are counted from where their workbook counts', () => {
  const days = { name: 'Date', addresses: 'cells' as const };
  expect(decide(['43830', '43831'], days).findings).toMatchObject([{ expected: 'Dates: 2019-12-31, 2020-01-01' }]);
  expect(decide(['43830', '43831'], { ...days, from1904: true }).findings).toMatchObject([
    { expected: 'Dates: 2024-01-01, 2024-01-02' },
  ]);
});

test('telephone numbers stay as they are written, with or without their zero', () => {
  expect(decide(['244123456', '201112223'], { name: 'Mobile' }).type).toBe('text');
});

test('marks of a missing value become empty cells, and that is said', () => {
  const { type, findings } = decide(['1', '2', 'n/a', '..', '3']);
  expect(type).toBe('whole');
  expect(findings).toMatchObject([
    {
      code: 'mixedTypes',
      weight: 'note',
      at: 'line 4',
      count: 2,
      mend: expect.stringContaining('Read as 2 empty cells'),
    },
  ]);
});

const mostly = ['1', '2', '3', '4', '5', '6', '7', 'abc', '9', '10'];

test('an odd one out keeps the column text until the sender accepts that it is left empty', () => {
  const { type, findings } = decide(mostly);
  expect(type).toBe('text');
  expect(findings).toMatchObject([
    {
      code: 'mixedTypes',
      weight: 'warning',
      at: 'line 9',
      count: 1,
      found: '“abc” in the column “Yield”, where most cells are whole numbers',
      expected: 'Whole numbers in every cell, or an empty cell',
      fix: {
        kind: 'emptyTheOdd',
        column: 'Yield',
        label: 'Leave 1 odd cell of Yield empty and read the others as whole numbers',
      },
    },
  ]);
  const after = decide(mostly, accepted('emptyTheOdd'));
  expect(after).toMatchObject({
    type: 'whole',
    findings: [{ weight: 'note', found: '“abc” in the column “Yield” of whole numbers', fix: null }],
  });
});

test('the sender may keep a column as text', () => {
  expect(decide(['1', 'n/a', '3', '4', '5', '6'], accepted('keepAsText'))).toMatchObject({
    type: 'text',
    findings: [],
  });
});

test('numbers written with blanks are read as numbers once accepted', () => {
  const cells = ['1 200', '2 300', '400'];
  const { type, findings } = decide(cells, { addresses: 'cells' });
  expect(type).toBe('text');
  expect(findings).toMatchObject([
    {
      code: 'spacesInNumbers',
      at: 'B2',
      count: 2,
      expected: 'Digits alone: 1200',
      fix: { kind: 'closeUpNumbers', label: 'Read 2 numbers written with blanks as numbers' },
    },
  ]);
  expect(decide(cells, accepted('closeUpNumbers'))).toMatchObject({ type: 'whole', findings: [{ weight: 'note' }] });
});

test('numbers with a unit in each cell stay text until the sender accepts the unit of the column', () => {
  const { type, findings } = decide(['GHS 12', 'n/a', 'GHS 1,300.50', '9 cedis']);
  expect(type).toBe('text');
  expect(findings).toEqual([
    {
      code: 'unitsInCells',
      weight: 'warning',
      sheet: null,
      at: 'line 2',
      count: 3,
      found: '“GHS 12” in the column “Yield”: 3 numbers written with GHS',
      expected: 'Digits alone, and the unit in the name of the column: Yield (GHS)',
      mend: 'Write the unit into the name of the column and digits alone into its cells, or accept that they are read so. Until then the column is text and cannot be summed or charted.',
      fix: {
        kind: 'readUnits',
        sheet: null,
        column: 'Yield',
        label: 'Read 3 numbers written with GHS as numbers, and keep GHS as the unit of Yield',
      },
    },
  ]);
  expect(decide(['GHS 12', '9 cedis'], accepted('readUnits'))).toMatchObject({
    type: 'decimal',
    read: expect.arrayContaining(['cedis', 'whole']),
    unit: 'GHS',
    findings: [{ weight: 'note', fix: null }],
  });
});

test('a number without the unit beside numbers with it is asked about', () => {
  const cells = ['12%', '13%', '14%', '15%', '16%', '0.17'];
  expect(decide(cells, accepted('readUnits'))).toMatchObject({
    type: 'text',
    findings: [{ code: 'unitsInCells', at: 'line 2', count: 5, fix: { kind: 'keepAsText' } }],
  });
  expect(decide(['12%', '13 kg', '14%'])).toMatchObject({
    type: 'text',
    findings: [{ code: 'unitsInCells', count: 3 }],
  });
});

test('a decimal comma is read as one, and said', () => {
  expect(decide(['1,5', '2,25', '3'])).toMatchObject({
    type: 'decimal',
    read: expect.arrayContaining(['decimalComma']),
    findings: [{ code: 'decimalComma', weight: 'note', mend: expect.stringContaining('Read as 1.5') }],
  });
});

test('one number that can be read in one way only decides for the whole column', () => {
  const prices = ['1,250', '2,300.75', '1,899.50'];
  expect(decide(prices)).toMatchObject({
    type: 'text',
    findings: [{ code: 'spacesInNumbers', count: 3, fix: { kind: 'closeUpNumbers' } }],
  });
  expect(decide(prices, accepted('closeUpNumbers'))).toMatchObject({ type: 'decimal', style: 'point' });
  expect(decide(['1,234', '5,6'])).toMatchObject({
    type: 'decimal',
    style: 'comma',
    findings: [{ code: 'decimalComma' }],
  });
  expect(decide(['2.500', '0.5'])).toMatchObject({ type: 'decimal', style: 'point', findings: [] });
});

test('the other columns of a file decide where the column itself does not', () => {
  expect(decide(['2.500', '12'], { neighbours: { point: 0, comma: 3 } })).toMatchObject({
    type: 'whole',
    style: 'comma',
    findings: [
      {
        code: 'decimalComma',
        mend: expect.stringContaining('Read as 2500, as in the other columns of the file'),
        fix: { kind: 'decimalPoint', label: 'Read Yield as 2.5 instead' },
      },
    ],
  });
  expect(decide(['2.500', '12'], { neighbours: { point: 3, comma: 0 } })).toMatchObject({
    type: 'decimal',
    style: 'point',
    findings: [{ mend: expect.stringContaining('Read as 2.5') }],
  });
});

test('where both readings are possible the sender is asked, and sees three values under each', () => {
  const cells = ['1,250', '2,300', '1,899', '7'];
  const { type, findings } = decide(cells);
  expect(type).toBe('text');
  expect(findings).toMatchObject([
    {
      code: 'twoReadings',
      weight: 'warning',
      at: 'line 2',
      count: 3,
      expected: 'Either 1250, 2300, 1899 (decimal point) or 1.25, 2.3, 1.899 (decimal comma)',
      fix: { kind: 'closeUpNumbers', label: 'Read Yield as 1250, 2300, 1899' },
      otherFixes: [{ kind: 'decimalComma', label: 'Read Yield as 1.25, 2.3, 1.899' }, { kind: 'keepAsText' }],
    },
  ]);
  expect(decide(cells, accepted('closeUpNumbers'))).toMatchObject({ type: 'whole', style: 'point' });
  expect(decide(cells, accepted('decimalComma'))).toMatchObject({ type: 'decimal', style: 'comma' });
  expect(decide(['2.500', '3.100'])).toMatchObject({
    type: 'text',
    findings: [{ code: 'twoReadings', fix: { kind: 'decimalPoint', label: 'Read Yield as 2.5, 3.1' } }],
  });
  expect(decide(['2.500', '3.100'], { addresses: 'cells' })).toMatchObject({ type: 'decimal', findings: [] });
});

test('mixed money is asked about as a whole: units, marks and odd cells, each with its values', () => {
  const cells = ['GH₵ 1,010', '980*', 'n/a', '1200', 'GH₵ 950', 'GH₵ 1,100'];
  expect(decide(cells)).toMatchObject({
    type: 'text',
    findings: [
      {
        code: 'unitsInCells',
        count: 3,
        found:
          '“GH₵ 1,010”, “GH₵ 950”, “GH₵ 1,100” in the column “Yield”: 3 numbers written with GHS, 2 numbers without',
      },
      {
        code: 'noteMarks',
        count: 1,
        found: '“980*” in the column “Yield”: 1 number with a mark',
        expected: 'Digits alone: 980',
      },
    ],
  });
  const fixes = (['readUnits', 'dropMarks'] as const).map((kind) => ({
    kind,
    sheet: null,
    column: 'Yield',
    label: '',
  }));
  expect(decide(cells, { fixes })).toMatchObject({ type: 'decimal', unit: 'GHS' });
});

test('-999 is a number until the sender says that it means nothing', () => {
  const cells = ['12', '-999', '14', '−999'];
  expect(decide(cells)).toMatchObject({
    type: 'whole',
    read: expect.arrayContaining(['sentinel']),
    findings: [{ code: 'missingValues', count: 2, at: 'line 3' }],
  });
  expect(decide(cells, accepted('emptySentinels')).read).not.toContain('sentinel');
});

test('a column of which half are numbers is asked about and not text without a word', () => {
  expect(decide(['12', '14A', '15', 'lost'])).toMatchObject({
    type: 'text',
    findings: [
      {
        code: 'mixedTypes',
        count: 2,
        found: expect.stringContaining('“14A”, “lost”'),
        fix: { kind: 'keepAsText' },
        otherFixes: [{ kind: 'emptyTheOdd' }],
      },
    ],
  });
  expect(decide(['12', '14A', '15', 'lost'], accepted('emptyTheOdd')).type).toBe('whole');
  expect(decide(['12', '14A', '15', 'lost'], accepted('keepAsText'))).toMatchObject({ type: 'text', findings: [] });
});

test('units with a decimal comma are read so, whole ones beside them too', () => {
  const cells = ['1.250,50 F CFA', '980 F CFA', '2 300,75 F CFA'];
  expect(decide(cells).findings).toMatchObject([
    { code: 'unitsInCells', fix: { label: expect.stringContaining('1250.5, 980, 2300.75') } },
  ]);
  expect(decide(cells, accepted('readUnits'))).toMatchObject({ type: 'decimal', unit: 'XOF', style: 'comma' });
  // Nobody knows what 2,500 is beside 12,5.
  expect(decide(['12,5 kg', '2,500 kg', '3,500 kg', '12,75 kg'], accepted('readUnits')).type).toBe('text');
});

test('5E3 is five thousand beside fractions, and kept as it is beside codes and whole numbers', () => {
  expect(decide(['4.25', '5E3', '2.5'])).toMatchObject({
    type: 'decimal',
    findings: [{ weight: 'note', found: expect.stringContaining('5E3'), mend: expect.stringContaining('5000') }],
  });
  expect(decide(['5E3', '1E5']).type).toBe('text');
  expect(decide(['12', '5E3', '40']).type).toBe('text');
});

test('a column without a value is empty', () => {
  expect(decide(['', ' '])).toMatchObject({ empty: true, type: 'text' });
});
