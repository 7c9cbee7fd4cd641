import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fix } from '#engines/tables/types.ts';
import { removeFolder, temporaryFolder } from '../../../testing/testServer.ts';
import { type FileRead, readFileToTables } from '../readFile.ts';

const folder = temporaryFolder('mixedNumbers');
let duckdb: DuckDBConnection;
let number = 0;

beforeAll(async () => {
  duckdb = await (await DuckDBInstance.create(':memory:')).connect();
});

afterAll(() => {
  duckdb.closeSync();
  removeFolder(folder);
});

async function read(text: string, fixes: readonly Fix[] = []): Promise<FileRead> {
  const out = path.join(folder, String(number++), 'out');
  mkdirSync(out, { recursive: true });
  const file = path.join(path.dirname(out), 'sent');
  writeFileSync(file, text);
  const order = { file, fileName: 'prices.csv', out, fixes, places: [], today: '2026-11-21' };
  return await readFileToTables(order, () => undefined);
}

async function second({ tables }: FileRead): Promise<unknown[]> {
  const rows = await duckdb.runAndReadAll(`select c2 from read_parquet('${tables[0]?.parquet}')`);
  return rows.getRowsJson().map(([value]) => value);
}

const chosen = (kind: Fix['kind'], column: string): Fix => ({ kind, sheet: null, column, label: '' });

const prices =
  'Town;Price\nHo;7,5\nWa;8.5\nBole;1,250\nKete;2.300\nAnloga;0,125\nTamale;12\nYendi;1,234.5\nSunyani;1 250,75\n';

test('each number is read by its own sign, and those with two readings as the sender says', async () => {
  expect(await second(await read(prices, [chosen('readBothPoint', 'Price')]))).toEqual([
    7.5, 8.5, 1250, 2.3, 0.125, 12, 1234.5, 1250.75,
  ]);
  expect(await second(await read(prices, [chosen('readBothComma', 'Price')]))).toEqual([
    7.5, 8.5, 1.25, 2300, 0.125, 12, 1234.5, 1250.75,
  ]);
});

test('nothing is read before the sender says so', async () => {
  expect(await second(await read(prices))).toEqual([
    '7,5',
    '8.5',
    '1,250',
    '2.300',
    '0,125',
    '12',
    '1,234.5',
    '1 250,75',
  ]);
});

test('losses in brackets keep their sign beside decimals of both kinds', async () => {
  const losses = 'Item;Balance\nSeed;(7,5)\nHire;8.5\nFuel;-9,25\nSacks;(12)\n';
  const fixes = [chosen('readBothPoint', 'Balance'), chosen('readSigns', 'Balance')];
  expect(await second(await read(losses, fixes))).toEqual([-7.5, 8.5, -9.25, -12]);
});

test('cells with 9999 are named by row and number, and left empty once that is accepted', async () => {
  const rain = 'Station,Rain\nHo,12.5\nWa,9999\nBole,0\nKete,9999\nYendi,40.25\n';
  const asked = await read(rain);
  const found = asked.findings.find(({ code }) => code === 'missingValues');
  expect(found).toMatchObject({
    weight: 'warning',
    at: 'line 3',
    count: 2,
    fix: { kind: 'emptyFillValues', column: 'Rain', label: 'Leave 2 cells of Rain with 9999 empty' },
  });
  expect(await second(asked)).toEqual([12.5, 9999, 0, 9999, 40.25]);
  const accepted = await read(rain, found?.fix ? [found.fix] : []);
  expect(await second(accepted)).toEqual([12.5, null, 0, null, 40.25]);
  expect(accepted.tables[0]?.table.columns[1]?.changes?.emptied).toBe(2);
  expect(accepted.findings.map(({ code, weight }) => [code, weight])).toEqual([['missingValues', 'note']]);
});
