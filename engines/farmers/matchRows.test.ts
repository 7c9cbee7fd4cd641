import { expect, test } from 'vitest';
import { type FarmerData, noFacts } from './farmer.ts';
import { type Kept, matchRows, mergeRows, type ReadRow, type SharedNumbers } from './matchRows.ts';
import type { ListRow } from './readListRow.ts';

const row = (number: number, name: string, phone: string, more: Partial<ListRow> = {}): ReadRow => ({
  row: number,
  cells: [],
  read: { name, phone, ...more },
});
const kept = (id: number, name: string, phone: string, more: Partial<FarmerData> = {}): Kept => ({
  id,
  registryNumber: `GH-${id}`,
  farmer: {
    ...noFacts,
    name,
    phone,
    email: '',
    locationId: 'ejura',
    location: 'Ejura',
    districtId: 'ejura_sekyedumase_municipal',
    communityId: null,
    crops: [],
    language: 'en',
    consent: { given: false, source: 'unknown', date: null },
    ...more,
  },
});

const rows = [
  row(2, 'Akosua Mensah', '0244000001'),
  row(3, 'Kwabena Owusu', '0244000001'),
  row(4, 'Mensah Akosua', '0244000001'),
  row(5, 'Yaa', '', { location: 'Ejura' }),
  row(6, 'YAA', '', { location: 'ejura' }),
];

test.each<[SharedNumbers, number[], [number, number][]]>([
  // Of one number the last row counts, whatever the name.
  [
    'same',
    [4, 6],
    [
      [2, 3],
      [3, 4],
      [5, 6],
    ],
  ],
  // A couple with one phone is two farmers; the same name in another order is one.
  [
    'apart',
    [4, 3, 6],
    [
      [2, 4],
      [5, 6],
    ],
  ],
])('with numbers read as "%s" rows %o are left, and rows that become one are named', (numbers, left, merged) => {
  const read = mergeRows(rows, numbers);
  expect(read.rows.map((each) => each.row)).toEqual(left);
  expect(read.merged.map(({ row: from, into }) => [from, into])).toEqual(merged);
});

test('a row speaks of the farmer with its number and a like name; another name shares the number, as one household', () => {
  const list = [kept(1, 'Akosua Mensah', '0244000001'), kept(2, 'Esi', '0244000002'), kept(3, 'Yaa', '')];
  const read = (numbers: SharedNumbers) =>
    matchRows(
      [row(2, 'A. Mensah', '0244000001'), row(3, 'Kwabena Owusu', '0244000002'), row(4, 'yaa', '')],
      list,
      numbers,
    ).map(({ there, sharesWith, household }) => [there?.id, sharesWith?.name, household]);
  expect(read('same')).toEqual([
    [1, undefined, null],
    [2, undefined, null],
    [3, undefined, null],
  ]);
  expect(read('apart')).toEqual([
    [1, undefined, null],
    [undefined, 'Esi', 'phone 0244000002'],
    [3, undefined, null],
  ]);
});

test('rows of one household are told by the list, or by a phone they share', () => {
  const households = matchRows(
    [
      row(2, 'Ama Sarpong', '0244000001'),
      row(3, 'Kofi Boakye', '0244000001'),
      row(4, 'Adwoa Poku', '', { householdName: 'HH 7' }),
    ],
    [],
    'apart',
  ).map(({ household }) => household);
  expect(households).toEqual(['phone 0244000001', 'phone 0244000001', 'hh 7']);
});

test('the number of the registry finds a farmer whose name and phone changed', () => {
  const [found] = matchRows(
    [row(2, 'Akosua Boateng', '0244000009', { registryNumber: 'GH-1' })],
    [kept(1, 'Akosua Mensah', '0244000001')],
    'apart',
  );
  expect(found?.there?.id).toBe(1);
});
