import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../../../testing/testServer.ts';
import type { Fix } from '#engines/tables/types.ts';
import { readFileToTables } from '../readFile.ts';
import { rowsXml, workbook } from '../testing/corpus/workbooks.ts';

const folder = temporaryFolder('apart');
let duckdb: DuckDBConnection;
beforeAll(async () => {
  duckdb = await (await DuckDBInstance.create(':memory:')).connect();
});
afterAll(() => {
  duckdb.closeSync();
  removeFolder(folder);
});

let reads = 0;
async function read(content: string | Buffer, fileName: string, fixes: readonly Fix[] = []) {
  const out = path.join(folder, String((reads += 1)), 'out');
  mkdirSync(out, { recursive: true });
  const file = path.join(path.dirname(out), 'sent');
  writeFileSync(file, content);
  const order = { file, fileName, out, fixes, places: [], today: '2026-11-21' };
  const { tables, findings } = await readFileToTables(order, () => undefined);
  const rows = await Promise.all(
    tables.map(async ({ parquet }) =>
      (await duckdb.runAndReadAll(`select * from read_parquet('${parquet}')`))
        .getRowsJson()
        .map((row) => row.map((cell) => (cell === null ? '' : String(cell))).join(' ')),
    ),
  );
  return {
    findings,
    tables: tables.map(({ table }, at) => [
      `${table.name}: ${table.columns.map(({ name }) => name).join(', ')}`,
      ...(rows[at] ?? []),
    ]),
  };
}

const apart = [
  ['Region', 'Bags', null, 'District', 'Rain'],
  ['Ashanti', 5, null, 'Ho', 1200],
  ['Volta', 6, null, 'Wa', '900 (estimated)'],
  [null, null, null, 'Bole', 1000],
  [null, null, null, 'Yendi', 1100],
] as const;
const accepted = (findings: readonly { fix: Fix | null }[]): Fix[] =>
  findings.flatMap(({ fix }) => (fix?.kind === 'splitTables' ? [fix] : []));

test('two tables side by side in a sheet are offered as two, and their cells keep their places', async () => {
  const sent = workbook([{ name: 'Harvest', rows: rowsXml(apart) }]);
  const asked = await read(sent, 'harvest.xlsx');
  expect(asked.tables).toHaveLength(1);
  const [fix, ...others] = accepted(asked.findings);
  expect(fix?.label).toBe('Read what begins with “District, Rain” as a table of its own');
  expect(others).toEqual([]);
  const { tables, findings } = await read(sent, 'harvest.xlsx', fix === undefined ? [] : [fix]);
  expect(tables).toEqual([
    ['Harvest: Region, Bags', 'Ashanti 5', 'Volta 6'],
    ['Harvest (from column D): District, Rain', 'Ho 1200', 'Wa 900 (estimated)', 'Bole 1000', 'Yendi 1100'],
  ]);
  // What is odd in the second is found under its own name, at the cell of the sheet.
  expect(findings).toContainEqual(
    expect.objectContaining({ code: 'mixedTypes', sheet: 'Harvest (from column D)', at: 'E3' }),
  );
});

test('a table below the first of two side by side is a third', async () => {
  const text = [
    'Region;Bags;;Year;Rain',
    'Ashanti;5;;2019;1.200,5',
    '"Volta\nand Oti";6;;2020;900,25',
    ';;;2021;800,75',
    ';;;2022;700,5',
    'Crop;Price;;2023;650,5',
    'Maize;3;;2024;640,5',
  ];
  text.splice(5, 0, ';;;;');
  const sent = `${text.join('\n')}\n`;
  const fixes: Fix[] = [];
  let answer = await read(sent, 'harvest.csv');
  for (let round = 0; round < 3; round++) {
    fixes.push(...accepted(answer.findings));
    answer = await read(sent, 'harvest.csv', fixes);
  }
  expect(answer.tables).toEqual([
    ['harvest: Region, Bags', 'Ashanti 5', 'Volta\nand Oti 6'],
    ['harvest (2): Crop, Price', 'Maize 3'],
    [
      'harvest (from column 4): Year, Rain',
      '2019 1200.5',
      '2020 900.25',
      '2021 800.75',
      '2022 700.5',
      '2023 650.5',
      '2024 640.5',
    ],
  ]);
});

test('an empty column inside one table parts nothing', async () => {
  const { findings } = await read('Region,Bags,,Price,Rain\nAshanti,5,,3,1200\nVolta,6,,4,900\n', 'harvest.csv');
  expect(findings.map(({ code }) => code)).not.toContain('twoTables');
});

const wide = ['Region,2015,2016,2017', 'Ashanti,"1,250.5",1300,n/a', 'Volta,900,950.25,1000', ''].join('\n');

test('a table with a column for each year stays as it is, and one row per year is offered', async () => {
  const thousands: Fix = { kind: 'closeUpNumbers', sheet: null, column: '2015', label: '' };
  const asked = await read(wide, 'rice.csv', [thousands]);
  expect(asked.tables).toEqual([['rice: Region, 2015, 2016, 2017', 'Ashanti 1250.5 1300 ', 'Volta 900 950.25 1000']]);
  const offered = asked.findings.find(({ code }) => code === 'yearColumns');
  expect(offered).toMatchObject({
    weight: 'note',
    at: 'line 1',
    fix: { label: 'One row per year: 6 rows with Year and Value' },
  });
  const fix = offered?.fix ?? null;
  const { tables, findings } = await read(wide, 'rice.csv', fix === null ? [] : [thousands, fix]);
  expect(tables).toEqual([
    [
      'rice: Region, Year, Value',
      'Ashanti 2015 1250.5',
      'Ashanti 2016 1300',
      'Ashanti 2017 ',
      'Volta 2015 900',
      'Volta 2016 950.25',
      'Volta 2017 1000',
    ],
  ]);
  expect(findings.find(({ code }) => code === 'yearColumns')?.mend).toContain('6 rows instead of 2 rows');
});

test('what was changed and emptied in the columns of years is counted of the one that they become', async () => {
  const out = path.join(folder, 'counted');
  mkdirSync(out);
  const file = path.join(folder, 'counted.csv');
  writeFileSync(file, wide);
  const fixes: Fix[] = [
    { kind: 'closeUpNumbers', sheet: null, column: '2015', label: '' },
    { kind: 'yearsToRows', sheet: null, column: null, label: '' },
  ];
  const order = { file, fileName: 'rice.csv', out, fixes, places: [], today: '2026-11-21' };
  const { tables } = await readFileToTables(order, () => undefined);
  expect(tables[0]?.table.columns.at(-1)?.changes).toEqual({
    read: 5,
    changed: 1,
    emptied: 1,
    examples: [
      { at: 'line 2', written: '1,250.5', value: '1250.5' },
      { at: 'line 2', written: 'n/a', value: null },
    ],
  });
});

test('a sheet of notes is found, and left out where the sender agrees', async () => {
  const sent = workbook([
    {
      name: 'README',
      rows: rowsXml([
        ['Production of maize in all regions'],
        ['Collected by SRID from 2015 to 2017'],
        ['Contact', 'SRID'],
      ]),
    },
    {
      name: 'Data',
      rows: rowsXml([
        ['Region', 'Bags'],
        ['Ashanti', 5],
        ['Volta', 6],
      ]),
    },
  ]);
  const asked = await read(sent, 'maize.xlsx');
  const fix = asked.findings.find(({ code }) => code === 'besideTables')?.fix ?? null;
  expect(fix?.label).toBe('Leave the sheet README out, which holds notes');
  const { tables, findings } = await read(sent, 'maize.xlsx', fix === null ? [] : [fix]);
  expect(tables).toEqual([['Data: Region, Bags', 'Ashanti 5', 'Volta 6']]);
  expect(findings).toContainEqual(expect.objectContaining({ code: 'besideTables', sheet: 'README', weight: 'note' }));
});
