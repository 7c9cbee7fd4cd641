import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '#server/root.ts';
import { removeFolder, temporaryFolder } from '../../testing/testServer.ts';
import { type FileRead, readFileToTables } from './readFile.ts';
import { fileNameOf, type MessyFile } from './testing/messyFile.ts';
import { messyFiles } from './testing/messyFiles.ts';
import type { Fix } from '#engines/tables/types.ts';

const folder = temporaryFolder('messy');
let duckdb: DuckDBConnection;

beforeAll(async () => {
  duckdb = await (await DuckDBInstance.create(':memory:')).connect();
});

afterAll(() => {
  duckdb.closeSync();
  removeFolder(folder);
});

async function read(number: number, messy: MessyFile, fixes: readonly Fix[]): Promise<FileRead> {
  const out = path.join(folder, `${number}-${fixes.length}`, 'out');
  mkdirSync(out, { recursive: true });
  const file = path.join(path.dirname(out), 'sent');
  writeFileSync(file, messy.text);
  return await readFileToTables(
    { file, fileName: fileNameOf(messy), out, fixes, places: [], today: '2026-11-21' },
    () => undefined,
  );
}

test('are two hundred and forty and more', () => expect(messyFiles.length).toBeGreaterThanOrEqual(240));

test.each(messyFiles.map((file, number) => [file.what, number, file] as const))('%s', async (_, number, file) => {
  const asked = await read(number, file, []);
  // A column is kept as text, or read the other way, by choice alone.
  const fixes = asked.findings.flatMap(({ fix, weight }) => (fix === null || weight === 'note' ? [] : [fix]));
  const { tables, findings } =
    fixes.length === 0
      ? asked
      : await read(
          number,
          file,
          fixes.filter(({ kind }) => kind !== 'keepAsText'),
        );
  const [table] = tables;
  const rows = (await duckdb.runAndReadAll(`select * from read_parquet('${table?.parquet}')`)).getRowsJson();
  const seen = (row: readonly unknown[] | undefined): unknown[] | undefined =>
    row?.map((cell, at) => (table?.table.columns[at]?.type === 'whole' && cell !== null ? Number(cell) : cell));
  expect({
    columns: table?.table.columns.map(({ name, type }) => `${name}: ${type}`),
    rows: rows.length,
    first: seen(rows[0]),
    last: seen(rows.at(-1)),
  }).toEqual({ columns: file.columns, rows: file.rows, first: file.first, last: file.last });
  const codes = [...asked.findings, ...findings].map(({ code }) => code);
  expect(codes.find((code) => file.says === undefined || code === file.says)).toBe(file.says);
});

test('stand in the documents, each by what is wrong with it', () => {
  const page = readFileSync(path.join(root, 'docs/messy-files.md'), 'utf8');
  expect(messyFiles.filter(({ what }) => !page.includes(`| ${what} |`)).map(({ what }) => what)).toEqual([]);
});
