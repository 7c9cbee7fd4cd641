import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Fix } from '#engines/tables/types.ts';
import { removeFolder, temporaryFolder } from '../../../testing/testServer.ts';
import { type FileRead, readFileToTables } from '../readFile.ts';

const folder = temporaryFolder('texts');

let duckdb: DuckDBConnection;
let number = 0;
beforeAll(async () => {
  duckdb = await (await DuckDBInstance.create(':memory:')).connect();
});
afterAll(() => {
  duckdb.closeSync();
  removeFolder(folder);
});

const places = [
  { id: 'volta', kind: 'region' as const, names: ['Volta'] },
  { id: 'ashanti', kind: 'region' as const, names: ['Ashanti'] },
  { id: 'northern', kind: 'region' as const, names: ['Northern'] },
];

async function read(
  content: string | Uint8Array,
  more: { fileName?: string; fixes?: readonly Fix[] } = {},
): Promise<FileRead> {
  const own = path.join(folder, String(number++));
  mkdirSync(path.join(own, 'out'), { recursive: true });
  const file = path.join(own, 'sent');
  writeFileSync(file, content);
  return await readFileToTables(
    {
      file,
      fileName: more.fileName ?? 'yields.csv',
      out: path.join(own, 'out'),
      fixes: more.fixes ?? [],
      places,
      today: '2026-11-21',
    },
    () => undefined,
  );
}

/** The rows of the only table, as they stand. */
async function rowsOf({ tables }: FileRead): Promise<unknown[][]> {
  const result = await duckdb.runAndReadAll(`select * from read_parquet('${tables[0]?.parquet}')`);
  return result.getRowsJson();
}

function told({ findings }: FileRead): string[] {
  return findings.map(({ weight, code, at }) => `${weight} ${code} at ${at}`);
}

function columnsOf({ tables }: FileRead): string[] {
  return (tables[0]?.table.columns ?? []).map(
    ({ name, type, unit }) => `${name}: ${type}${unit === '' ? '' : ` in ${unit}`}`,
  );
}

const messy = [
  'Ministry of Food and Agriculture',
  'Yield report 2024',
  '',
  'Region;Phone;Yield (t/ha);Date;Code;Sold',
  'Ashanti;0244123456;1,5;25/12/2024;007;1 200',
  'Volta;0201112223;2,25;31/01/2025;012;2 300',
  'Northern;0201112224;n/a;31/01/2025;013;400',
  'Nothern;0201112225;3,5;1/2/2025;014;500',
  'Source: MoFA, 2024',
  '',
].join('\n');

describe('a messy file', () => {
  test('is read, and everything odd about it told with its line', async () => {
    const file = await read(messy);
    expect(file.kind).toBe('csv');
    expect(columnsOf(file)).toEqual([
      'Region: text',
      'Phone: text',
      'Yield (t/ha): decimal in t/ha',
      'Date: date',
      'Code: text',
      'Sold: text',
    ]);
    expect(await rowsOf(file)).toEqual([
      ['Ashanti', '0244123456', 1.5, '2024-12-25', '007', '1 200'],
      ['Volta', '0201112223', 2.25, '2025-01-31', '012', '2 300'],
      ['Northern', '0201112224', null, '2025-01-31', '013', '400'],
      ['Nothern', '0201112225', 3.5, '2025-02-01', '014', '500'],
    ]);
    expect(told(file)).toEqual([
      'warning titleLines at line 1',
      'warning spacesInNumbers at line 5',
      'warning unknownPlaces at line 8',
      'note mixedTypes at line 7',
      'note decimalComma at line 5',
      'note notes at line 9',
    ]);
    expect(file.personalData).toEqual([{ kind: 'phone', sheet: 'yields', column: 'Phone', count: 4, at: 'line 5' }]);
    expect(file.tables[0]?.table.columns[0]).toMatchObject({
      names: 'region',
      unknownPlaces: [{ found: 'Nothern', nearest: 'Northern', count: 1 }],
    });
  });

  test('is read anew with what the sender accepted', async () => {
    const fixes: Fix[] = [
      { kind: 'closeUpNumbers', sheet: null, column: 'Sold', label: '' },
      { kind: 'skipLines', sheet: null, column: null, label: '' },
    ];
    const file = await read(messy, { fixes });
    expect(columnsOf(file)).toContain('Sold: whole');
    expect((await rowsOf(file)).map((row) => row[5])).toEqual(['1200', '2300', '400', '500']);
    expect(told(file)).toContain('note spacesInNumbers at line 5');
    expect(told(file)).toContain('note titleLines at line 1');
  });

  test('offers to leave out the rows above the names, which the preview leaves out already', async () => {
    const { findings, tables } = await read(messy);
    expect(tables[0]?.table.rows).toBe(4);
    expect(findings.find(({ code }) => code === 'titleLines')).toMatchObject({
      count: 2,
      found: '“Ministry of Food and Agriculture”',
      fix: { kind: 'skipLines', sheet: null, column: null, label: 'Leave out 2 rows above the names' },
    });
  });
});

test('numbers with their unit become numbers once that is accepted, and the unit is the column’s', async () => {
  const prices =
    'District,Share,Price (GHS/kg),Paid\nHo,12%,GHS 12,"US$ 1,300.50"\nWa,-0.5 %,"GH₵1,000",$9\nBole,,GHS 9,9 dollars\n';
  const asked = await read(prices);
  expect(columnsOf(asked)).toEqual(['District: text', 'Share: text', 'Price (GHS/kg): text', 'Paid: text']);
  expect(told(asked)).toEqual([
    'warning unitsInCells at line 2',
    'warning unitsInCells at line 2',
    'warning unitsInCells at line 2',
  ]);
  const fixes = asked.findings.flatMap(({ fix }) => (fix === null ? [] : [fix]));
  const file = await read(prices, { fixes });
  expect(columnsOf(file)).toEqual([
    'District: text',
    'Share: decimal in %',
    'Price (GHS/kg): decimal in GHS/kg',
    'Paid: decimal in USD',
  ]);
  expect(await rowsOf(file)).toEqual([
    ['Ho', 12, 12, 1300.5],
    ['Wa', -0.5, 1000, 9],
    ['Bole', null, 9, 9],
  ]);
  expect(file.findings.every(({ weight }) => weight === 'note')).toBe(true);
});

test('a header whose names are measures is a header', async () => {
  expect(columnsOf(await read('Town,5 km,10 km\nHo,1,2\nWa,3,4\n'))).toEqual([
    'Town: text',
    '5 km: whole in km',
    '10 km: whole in km',
  ]);
});

describe('encodings', () => {
  const name = async (content: Uint8Array): Promise<unknown> => (await rowsOf(await read(content)))[0]?.[1];
  const text = 'id,name\n1,Kofi Café\n';

  test('UTF-8 with and without a mark, and UTF-16 both ways, are read as they are', async () => {
    expect(await name(Buffer.from(text))).toBe('Kofi Café');
    expect(await name(Buffer.from(`\ufeff${text}`))).toBe('Kofi Café');
    expect(await name(Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe('Kofi Café');
    expect(await name(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())).toBe('Kofi Café');
  });

  test('Mac Roman is known by its small letters', async () => {
    const mac = (word: string): Buffer =>
      Buffer.from(word.replaceAll('é', '\u008e').replaceAll('ô', '\u0099'), 'latin1');
    expect(await name(mac('id,name\n1,Lomé\n2,Côte\n'))).toBe('Lomé');
    expect(await name(Buffer.from('id,name\n1,Ama\u0092s Caf\u00e9\n', 'latin1'))).toBe('Ama’s Café');
    expect(await name(Buffer.from('id,name\n1,Ama\u0092s\n', 'latin1'))).toBe('Ama’s');
  });

  test('Windows-1252 is guessed, and the guess told with a line to look at', async () => {
    const file = await read(
      Buffer.concat([
        Buffer.from('id,name\n1,Caf'),
        Buffer.from([0xe9]),
        Buffer.from(' '),
        Buffer.from([0x93, 0x94]),
        Buffer.from('\n'),
      ]),
    );
    expect((await rowsOf(file))[0]?.[1]).toBe('Café “”');
    expect(file.findings).toMatchObject([
      { code: 'encodingGuessed', weight: 'warning', at: 'line 2', found: 'Letters that are not UTF-8: “1,Café “””' },
    ]);
  });

  test('a file of two encodings is told as broken, with the line', async () => {
    const file = await read(
      Buffer.concat([Buffer.from('id,name\n1,Café\n2,Caf'), Buffer.from([0xe9]), Buffer.from('\n')]),
    );
    expect(file.findings).toMatchObject([{ code: 'brokenEncoding', weight: 'error', at: 'line 3' }]);
  });
});

test('numbers of a file are read in one way throughout', async () => {
  const file = await read('Town;Bags;Price\nAccra;2.500;1.234,56\nHo;900;99,50\n');
  expect(await rowsOf(file)).toEqual([
    ['Accra', '2500', 1234.56],
    ['Ho', '900', 99.5],
  ]);
  const prices = 'Town,Price\nAccra,"1,250"\nHo,"2,300.75"\nWa,"1,899.50"\n';
  const fixes = (await read(prices)).findings.flatMap(({ fix }) => fix ?? []);
  expect(await rowsOf(await read(prices, { fixes }))).toEqual([
    ['Accra', 1250],
    ['Ho', 2300.75],
    ['Wa', 1899.5],
  ]);
});

test('days with names of months, years first or month first become days', async () => {
  const file = await read('a,b,c\n12 Jan 2024,2024/02/03,2/14/2024\n3-September-2024,2024/02/28,3/4/2024\n');
  expect(await rowsOf(file)).toEqual([
    ['2024-01-12', '2024-02-03', '2024-02-14'],
    ['2024-09-03', '2024-02-28', '2024-03-04'],
  ]);
});

test('mixed money, marks and -999 become numbers once that is accepted', async () => {
  const money =
    'Town,Price,Rain\nHo,"GH₵ 1,010",12\nWa,980*,-999\nBole,n/a,14\nTamale,1200,9\nNavrongo,GH₵ 950,7\nEjura,GHS 40,6\n';
  const fixes = (await read(money)).findings.flatMap(({ fix }) =>
    fix === null || fix.kind === 'keepAsText' ? [] : [fix],
  );
  const file = await read(money, { fixes });
  expect(columnsOf(file)).toEqual(['Town: text', 'Price: decimal in GHS', 'Rain: whole']);
  expect(await rowsOf(file)).toEqual([
    ['Ho', 1010, '12'],
    ['Wa', 980, null],
    ['Bole', null, '14'],
    ['Tamale', 1200, '9'],
    ['Navrongo', 950, '7'],
    ['Ejura', 40, '6'],
  ]);
});

test('a profile counts, ranks and draws steps', async () => {
  const file = await read('crop,kg,day\nMaize,1,2026-01-01\nMaize,2,2026-01-05\nRice,,2026-01-24\nYam,24,2026-01-24\n');
  const [crop, kg, day] = file.tables[0]?.table.columns ?? [];
  expect(crop?.profile).toEqual({
    empty: 0,
    distinct: 3,
    min: 'Maize',
    max: 'Yam',
    mean: null,
    histogram: [],
    top: [
      { value: 'Maize', count: 2 },
      { value: 'Rice', count: 1 },
      { value: 'Yam', count: 1 },
    ],
  });
  expect(kg?.profile).toMatchObject({ empty: 1, distinct: 3, min: '1', max: '24', mean: 9 });
  expect(kg?.profile?.histogram).toHaveLength(12);
  expect(kg?.profile?.histogram.at(0)).toEqual({ from: '1', to: '2', count: 2 });
  expect(kg?.profile?.histogram.at(-1)).toEqual({ from: '23', to: '24', count: 1 });
  expect(day?.profile?.histogram.at(0)).toEqual({ from: '2026-01-01', to: '2026-01-02', count: 1 });
  expect(day?.profile?.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(4);
});
