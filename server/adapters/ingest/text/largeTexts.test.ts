import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CellKind, kindOfCell } from '#engines/tables/cells/cellKinds.ts';
import type { Fix } from '#engines/tables/types.ts';
import { removeFolder, temporaryFolder } from '../../../testing/testServer.ts';
import { kindOfV } from '../tables/columnSql.ts';
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

function columnsOf({ tables }: FileRead): string[] {
  return (tables[0]?.table.columns ?? []).map(
    ({ name, type, unit }) => `${name}: ${type}${unit === '' ? '' : ` in ${unit}`}`,
  );
}

describe('a large text', () => {
  const line = (i: number): string =>
    `${i},2026-01-${String((i % 28) + 1).padStart(2, '0')},${['Volta', 'Ashanti', 'Northern'][i % 3]},${(i % 977) / 10},0${244_000_000 + i}\n`;
  const header = 'id,day,region,yield_t,phone\n';
  const rows = 250_000;
  const large = (change: (i: number) => string | null = () => null): string =>
    header + Array.from({ length: rows }, (_, i) => change(i) ?? line(i)).join('');

  test('names rows that a quotation mark closed too late made a part of a cell', { timeout: 60_000 }, async () => {
    const spoiled = (i: number): string | null =>
      i === 200_000
        ? `${i},2026-01-01,"Volta,3.5,0244000000\n`
        : i === 200_001
          ? `${i},2026-01-02,Volta",3.5,0244000001\n`
          : null;
    const { findings } = await read(large(spoiled));
    expect(findings.find(({ code }) => code === 'openQuote')).toMatchObject({ weight: 'warning', at: 'line 200002' });
  });

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

const datasets = path.resolve(import.meta.dirname, '../../../../../shared/data/datasets');

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
