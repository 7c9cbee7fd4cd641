import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CellKind, kindOfCell } from '#engines/tables/cellKinds.ts';
import type { Fix } from '#engines/tables/types.ts';
import { removeFolder, temporaryFolder } from '../../testing/testServer.ts';
import { kindOfV } from './columnSql.ts';
import { type FileRead, readFileToTables } from './readFile.ts';

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

test('rows too short are filled up and rows too long get columns, once accepted without an error', async () => {
  const ragged = 'a,b,c\n1,2,3\n4,5\n6,7,8,9\n';
  const asked = await read(ragged);
  expect(asked.findings).toMatchObject([
    {
      code: 'raggedRows',
      weight: 'error',
      at: 'line 3',
      count: 2,
      found: '2 cells in this row; 2 rows of another length in all',
      fix: { kind: 'padRows' },
    },
  ]);
  const accepted = await read(ragged, { fixes: [{ kind: 'padRows', sheet: null, column: null, label: '' }] });
  expect(told(accepted)).toEqual(['note raggedRows at line 3']);
  expect(await rowsOf(accepted)).toEqual([
    ['1', '2', '3', null],
    ['4', '5', null, null],
    ['6', '7', '8', '9'],
  ]);
  expect(columnsOf(accepted).at(-1)).toBe('Column 4: whole');
});

test('columns without a name or value vanish, named ones only if the sender says so', async () => {
  const text = 'a,b,c,,\n1,,2,,\n3,,4,,\n,,,,\n';
  expect(columnsOf(await read(text))).toEqual(['a: whole', 'b: text', 'c: whole']);
  const file = await read(text, { fixes: [{ kind: 'dropEmptyColumns', sheet: null, column: null, label: '' }] });
  expect(columnsOf(file)).toEqual(['a: whole', 'c: whole']);
  expect(await rowsOf(file)).toEqual([
    ['1', '2'],
    ['3', '4'],
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

test('tabs make a TSV; a zipped CSV is read as what lies in it', async () => {
  const tsv = await read('a\tb\n1\tx\n');
  expect([tsv.kind, columnsOf(tsv)]).toEqual(['tsv', ['a: whole', 'b: text']]);
  const zipped = await read(zipSync({ 'maize.csv': Buffer.from('a,b\n1,x\n') }), { fileName: 'maize.zip' });
  expect([zipped.kind, zipped.tables[0]?.table.name, zipped.tables[0]?.table.rows]).toEqual(['zippedCsv', 'maize', 1]);
});

test('an open quote, an endless line and a file without rows are refused with a way on', async () => {
  expect(await read('a,b\n1,"oops, x\n2,3\n')).toMatchObject({
    tables: [],
    findings: [{ code: 'openQuote', weight: 'error', at: 'line 2' }],
  });
  expect(await read('x'.repeat(17_000_000))).toMatchObject({
    tables: [],
    findings: [{ code: 'lineTooLong', at: 'line 1' }],
  });
  expect(await read('a,b\n')).toMatchObject({ tables: [], findings: [{ code: 'emptyTable', weight: 'error' }] });
});

test('a quotation mark too many is kept as a sign where the row is as wide as the others so, and told', async () => {
  const file = await read('a,b\n1,"oops\n2,""x" y"\n3,z\n');
  expect(await rowsOf(file)).toEqual([
    ['1', '"oops'],
    ['2', '"x" y'],
    ['3', 'z'],
  ]);
  expect(file.findings).toMatchObject([{ code: 'strayQuotes', weight: 'warning', at: 'line 2', count: 2 }]);
});

test('a row with an empty cell too many is put under the names, and a row parted by another sign too', async () => {
  const file = await read(
    'day,crop,kg,town\n2026-01-01,,Maize,12,Ho\n2026-01-02,Rice,7,Wa\n2026-01-03;Yam;9;Ho\n2026-01-04,Yam,8,\n',
  );
  expect(await rowsOf(file)).toEqual([
    ['2026-01-01', 'Maize', '12', 'Ho'],
    ['2026-01-02', 'Rice', '7', 'Wa'],
    ['2026-01-03', 'Yam', '9', 'Ho'],
    ['2026-01-04', 'Yam', '8', null],
  ]);
  expect(file.findings).toMatchObject([
    {
      code: 'raggedRows',
      weight: 'error',
      at: 'line 2',
      count: 2,
      mend: expect.stringContaining('2 rows with an empty cell too many'),
      fix: { kind: 'padRows' },
    },
  ]);
});

test('blanks after commas, apostrophes for quotation marks and backslashes before them are understood', async () => {
  expect(await rowsOf(await read('a, b\n1, "x, y"\n2, z\n'))).toEqual([
    ['1', 'x, y'],
    ['2', 'z'],
  ]);
  expect(await rowsOf(await read("a,b\n'1,5','x'\n'2,5','y'\n"))).toEqual([
    [1.5, 'x'],
    [2.5, 'y'],
  ]);
  expect(await rowsOf(await read('a,b\n1,"5\\" disc, x"\n2,y\n'))).toEqual([
    ['1', '5" disc, x'],
    ['2', 'y'],
  ]);
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

test('mixed line ends and line ends inside cells keep rows and cells together', async () => {
  expect(await rowsOf(await read('a,b\r\n1,x\n2,y\r3,"z\r\nz"\n'))).toEqual([
    ['1', 'x'],
    ['2', 'y'],
    ['3', 'z\nz'],
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

test('persons, addresses, cards and positions of homes are counted, never kept', async () => {
  const file = await read(
    'Farmer name,E-mail,Card,Latitude,Longitude\nAma,ama@example.org,GHA-123456789-0,6.12345,-1.54321\nKofi,,,6.2,-1.3\n',
  );
  expect(
    file.personalData.map(({ kind, column, count, at }) => `${kind} in ${column}: ${count}, first at ${at}`),
  ).toEqual([
    'personName in Farmer name: 2, first at line 2',
    'email in E-mail: 1, first at line 2',
    'ghanaCard in Card: 1, first at line 2',
    'homePosition in Latitude: 1, first at line 2',
  ]);
  expect(JSON.stringify(file.personalData)).not.toContain('ama@');
});

test('a telephone in a title and an address in a note are found, as the original keeps them', async () => {
  const file = await read('Yields (ask 0244123456)\n\nCrop,Yield\nMaize,1\nRice,2\nSource: ama@example.org\n');
  expect(file.personalData.map(({ kind, column, at }) => `${kind} in ${column} at ${at}`)).toEqual([
    'phone in rows above the names at line 1',
    'email in rows below the table at line 6',
  ]);
});

test('telephone numbers are found without their zero and as plain numbers, and positions under x and y', async () => {
  const file = await read(
    'Crop,Contact,Number,X,Y\nMaize,244123456,233244123456,-1.62443,6.68812\nRice,244123457,233200000001,-1.62543,6.68912\n',
  );
  expect(file.personalData.map(({ kind, column, count }) => `${kind} in ${column}: ${count}`)).toEqual([
    'phone in Contact: 2',
    'phone in Number: 2',
    'homePosition in Y: 2',
  ]);
});

test('positions of as many places as the table names are no homes', async () => {
  const file = await read(
    'Region,Lat,Lon\nVolta,6.57811,0.45023\nAshanti,6.74701,-1.52086\nNorthern,9.54393,-0.90566\n',
  );
  expect(file.personalData).toEqual([]);
});

describe('a large text', () => {
  const line = (i: number): string =>
    `${i},2026-01-${String((i % 28) + 1).padStart(2, '0')},${['Volta', 'Ashanti', 'Northern'][i % 3]},${(i % 977) / 10},0${244_000_000 + i}\n`;
  const header = 'id,day,region,yield_t,phone\n';
  const rows = 250_000;
  const large = (change: (i: number) => string | null = () => null): string =>
    header + Array.from({ length: rows }, (_, i) => change(i) ?? line(i)).join('');

  test('is converted in one go and told like a small one', { timeout: 60_000 }, async () => {
    const file = await read(large());
    expect(existsSync(path.join(path.dirname(file.tables[0]?.parquet ?? ''), 'raw-0.parquet')), 'read thoroughly').toBe(
      false,
    );
    expect(columnsOf(file)).toEqual(['id: whole', 'day: date', 'region: text', 'yield_t: decimal in t', 'phone: text']);
    expect(file.tables[0]?.table).toMatchObject({
      rows,
      columns: [{ profile: { min: '0', max: '249999' } }, {}, { names: 'region' }, {}, {}],
    });
    expect(file.personalData).toMatchObject([{ kind: 'phone', count: rows, at: 'line 2' }]);
  });

  test(
    'with one odd cell far down is read thoroughly, and the cell named by its line',
    { timeout: 60_000 },
    async () => {
      const file = await read(large((i) => (i === 170_000 ? line(i).replace(/,[\d.]+,0/, ',abc,0') : null)));
      expect(file.findings).toMatchObject([
        {
          code: 'mixedTypes',
          at: 'line 170002',
          count: 1,
          found: '“abc” in the column “yield_t”, where most cells are numbers',
        },
      ]);
      expect(file.tables[0]?.table.rows).toBe(rows);
    },
  );

  test('keeps a leading zero that turns up far down', { timeout: 60_000 }, async () => {
    const file = await read(large((i) => (i === 170_000 ? `00${line(i)}` : null)));
    expect(columnsOf(file)[0]).toBe('id: text');
    expect((await rowsOf(file))[170_000]?.[0]).toBe('00170000');
  });
});

test('DuckDB and JavaScript tell the same kind of every cell', async () => {
  const cells = [
    '',
    ' ',
    'n/a',
    'NaN',
    'inf',
    '12',
    '-12',
    '007',
    '1234567890123456',
    '0.5',
    '.5',
    '5.',
    '1.5e-3',
    '1E5',
    '1 200',
    '1\u00a0200',
    '1,200',
    '1,5',
    '1.234,5',
    '2026-04-15',
    '2026-02-30',
    '2024-02-29',
    '2026-04-15 14:05',
    '2026-13-01',
    '25/12/2024',
    '31.12.2024',
    '31/02/2024',
    '2/25/2024',
    '1/2/2024',
    '1/2/24',
    'TRUE',
    'yes',
    '#N/A',
    'Ho',
    '*',
    '…',
    '—',
    '+233244123456',
    "1'200",
    '1,2,3',
    '2.500',
    '0.500',
    '1,200,300',
    '1,200.5',
    '1.200.300',
    '1 200,5',
    '1 200.5',
    '−12',
    '-999',
    '980*',
    '7 [1]',
    '3(p)',
    '12 Jan 2024',
    '31 Feb 2024',
    '3-September-2024',
    '2024/05/01',
    'n.d.',
    '1.5e99',
    '1.5e999',
    '+5',
    '12%',
    '12,5%',
    'GHS 12',
    'ghs12',
    'GH₵ 1,300.50',
    '¢5',
    '5 Cedis',
    'US$9',
    '$',
    'usd 1',
    '12 kg',
    '3.4MT',
    '2ha',
    '31 °C',
    '12 bags',
    'Ghana',
    'per cent',
    '1 200 kg',
    '5 km',
  ];
  for (const cell of cells) {
    const asked = await duckdb.runAndReadAll(`select ${kindOfV} from (select $1::varchar v)`, [cell.trim()]);
    expect([cell, asked.getRowsJson()[0]?.[0] as CellKind]).toEqual([cell, kindOfCell(cell)]);
  }
});

const datasets = path.resolve(import.meta.dirname, '../../../../shared/data/datasets');
describe.skipIf(!existsSync(datasets))('the public datasets beside the checkout', () => {
  const catalogue = existsSync(datasets)
    ? (JSON.parse(readFileSync(path.join(datasets, 'catalogue.json'), 'utf8')) as {
        file: string;
        columns: string[];
        numeric_columns: string[];
        rows: number;
      }[])
    : [];

  test('are all in the catalogue', () => {
    expect(
      readdirSync(datasets)
        .filter((file) => file.endsWith('.csv'))
        .toSorted(),
    ).toEqual(catalogue.map(({ file }) => file).toSorted());
  });

  test.each(catalogue)(
    '$file: every column and row, numbers as numbers, no error',
    async ({ file, columns, numeric_columns, rows }) => {
      const { tables, findings } = await read(readFileSync(path.join(datasets, file)), { fileName: file });
      const table = tables[0]?.table;
      expect(table?.columns.map(({ name }) => name)).toEqual(columns);
      expect(
        table?.columns.filter(({ type }) => type === 'whole' || type === 'decimal').map(({ name }) => name),
      ).toEqual(numeric_columns);
      // The files of the World Food Programme have a row of HXL tags, which is no data.
      expect(table?.rows).toBe(file.startsWith('wfp_') ? rows - 1 : rows);
      expect(findings.filter(({ weight }) => weight === 'error')).toEqual([]);
    },
  );
});
