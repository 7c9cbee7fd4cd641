import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '../../testing/seeded.ts';
import { removeFolder, temporaryFolder } from '../../testing/testServer.ts';
import { readFileToTables } from './readFile.ts';
import { FileRefusal } from './refusal.ts';
import { arrangements, cleanTable } from './testing/messyArrangements.ts';
import type { Finding, Fix } from '#engines/tables/types.ts';

/** Tables of chance, each arranged as offices arrange them: what a person reads in it is known before it is spoiled. FUZZ_SEED makes others. */
const firstSeed = Number(process.env['FUZZ_SEED'] ?? 0);
const each = 3;

const folder = temporaryFolder('arranged');
let duckdb: DuckDBConnection;
beforeAll(async () => {
  duckdb = await (await DuckDBInstance.create(':memory:')).connect();
});
afterAll(() => {
  duckdb.closeSync();
  removeFolder(folder);
});

let reads = 0;
async function read(bytes: string | Buffer, fileName: string, fixes: readonly Fix[]) {
  const out = path.join(folder, String((reads += 1)), 'out');
  mkdirSync(out, { recursive: true });
  const file = path.join(path.dirname(out), 'sent');
  writeFileSync(file, bytes);
  try {
    return await readFileToTables({ file, fileName, out, fixes, places: [], today: '2026-11-21' }, () => undefined);
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    return { tables: [], findings: [error.finding] satisfies Finding[] };
  }
}

const cases = Object.entries(arrangements).flatMap(([what, arrange], kind) =>
  Array.from({ length: each }, (_, at) => ({
    what: `${what}, ${at + 1}`,
    arrange,
    seed: firstSeed * 10_000 + kind * 100 + at,
  })),
);

test('are sixty and more', () => expect(cases.length).toBeGreaterThanOrEqual(60));

test.each(cases)('$what', async ({ arrange, seed }) => {
  const random = seeded(seed);
  const { sent, fileName, columns, rows, says } = arrange(cleanTable(random), random);
  const asked = await read(sent, fileName, []);
  const fixes = asked.findings.flatMap(({ fix, weight }) =>
    fix === null || weight === 'note' || fix.kind === 'keepAsText' ? [] : [fix],
  );
  const { tables, findings } = fixes.length === 0 ? asked : await read(sent, fileName, fixes);
  const [table] = tables;
  const values =
    table === undefined
      ? []
      : (await duckdb.runAndReadAll(`select * from read_parquet('${table.parquet}')`)).getRowsJson();
  expect({
    columns: table?.table.columns.map(({ name, type }) => `${name}: ${type}`) ?? [],
    rows: values.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))),
  }).toEqual({ columns, rows: rows.map((row) => row.map(String)) });
  const codes = [...asked.findings, ...findings].map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(says === undefined ? [] : [says]));
});
