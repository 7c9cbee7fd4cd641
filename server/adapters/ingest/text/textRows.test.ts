import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('mixed line ends and line ends inside cells keep rows and cells together', async () => {
  expect(await rowsOf(await read('a,b\r\n1,x\n2,y\r3,"z\r\nz"\n'))).toEqual([
    ['1', 'x'],
    ['2', 'y'],
    ['3', 'z\nz'],
  ]);
});
