import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
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
