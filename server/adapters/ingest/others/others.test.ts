import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import initSqlJs from 'sql.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../../../testing/testServer.ts';
import { readFileToTables } from '../readFile.ts';
import { FileRefusal } from '../refusal.ts';
import { oldStataFile } from '../testing/corpus/oldStata.ts';
import { spssFile, stataFile } from '../testing/corpus/statistics.ts';

const folder = temporaryFolder('others');
let duckdb: DuckDBConnection;
beforeAll(async () => {
  duckdb = await (await DuckDBInstance.create(':memory:')).connect();
});
afterAll(() => {
  duckdb.closeSync();
  removeFolder(folder);
});

let files = 0;
async function read(content: string | Uint8Array, fileName: string) {
  const out = path.join(folder, String((files += 1)));
  mkdirSync(out);
  const file = path.join(out, 'sent');
  writeFileSync(file, content);
  const { kind, tables, findings } = await readFileToTables(
    { file, fileName, out, fixes: [], places: [], today: '2026-11-21' },
    () => undefined,
  );
  const rows = [];
  for (const { parquet } of tables)
    rows.push((await duckdb.runAndReadAll(`select * from read_parquet('${parquet}')`)).getRowsJson());
  return {
    kind,
    names: tables.map(({ table }) => table.name),
    columns: tables.map(({ table }) => table.columns.map(({ name, type }) => `${name}: ${type}`)),
    told: tables[0]?.table.columns.map(({ told }) => told),
    rows,
    findings,
  };
}

async function refused(content: string | Uint8Array, fileName = 'sent'): Promise<string> {
  const error: unknown = await read(content, fileName).catch((each: unknown) => each);
  return error instanceof FileRefusal ? error.finding.found : String(error);
}

test('a Stata file: codes with their labels, days, floats as they are written, missing values empty, letters of every language', async () => {
  const { kind, columns, told, rows } = await read(stataFile(), 'farmers.dta');
  expect(kind).toBe('dta');
  expect(columns).toEqual([['sex: whole', 'harvest: date', 'yield: decimal', 'name: text', 'remark: text']]);
  expect(rows).toEqual([
    [
      ['1', '2024-03-31', 1.8, 'Kofi', 'weighed twice'],
      ['2', '2024-04-01', null, 'Ɔkwawu', null],
      [null, null, 0.1, null, null],
    ],
  ]);
  expect(told).toEqual([
    {
      label: 'Sex of the farmer',
      codes: [
        { code: '1', label: 'Male' },
        { code: '2', label: 'Female' },
      ],
    },
    undefined,
    { label: 'Yield in t/ha', codes: [] },
    undefined,
    undefined,
  ]);
});

test.each([
  { release: 105 },
  { release: 108 },
  { release: 110, big: true },
  { release: 111 },
  { release: 113, big: true },
  { release: 114 },
  { release: 115 },
] as const)('a Stata file of before Stata 13: $release', async (shape) => {
  const { kind, columns, told, rows } = await read(oldStataFile(shape), 'farmers.dta');
  expect(kind).toBe('dta');
  expect(columns).toEqual([
    ['sex: whole', 'bags: whole', 'harvest: date', 'yield: decimal', 'income: decimal', 'name: text'],
  ]);
  const largest = shape.release < 113 ? ['126', '32766'] : ['100', '32740'];
  expect(rows).toEqual([
    [
      ['1', '12', '2004-03-31', 1.8, 1250.5, 'Kofi'],
      ['2', '-3', '2004-04-01', 0.1, 1e9, 'Gyamfua é'],
      [...largest, '1960-01-01', -2.5, 0, null],
      [null, null, null, null, null, 'Esi'],
    ],
  ]);
  const codes = [
    { code: '1', label: 'Male' },
    { code: '2', label: 'Female' },
  ];
  expect(told?.[0]).toEqual({ label: 'Sex of the farmer', codes: shape.release === 105 ? [] : codes });
  expect(told?.[2]).toEqual({ label: 'Day of harvest', codes: [] });
});

test.each(['plain', 'packed', 'zipped'] as const)(
  'an SPSS file: long names, labels, days, a text with a letter across two elements; %s',
  async (form) => {
    const { kind, columns, told, rows } = await read(spssFile(form), 'farmers.sav');
    expect(kind).toBe('sav');
    expect(columns).toEqual([['sexOfHead: whole', 'harvested: date', 'bags: whole', 'name: text']]);
    expect(rows).toEqual([
      [
        ['1', '2024-03-31', '12', 'AdwoaKwƆ'],
        ['2', null, null, null],
      ],
    ]);
    expect(told?.[0]).toEqual({
      label: 'Sex of the farmer',
      codes: [
        { code: '1', label: 'Male' },
        { code: '2', label: 'Female' },
      ],
    });
  },
);

test('GeoJSON: properties as columns, points as latitude and longitude, other outlines by their kind', async () => {
  const feature = (properties: object, geometry: object | null) => ({ type: 'Feature', properties, geometry });
  const { kind, columns, rows } = await read(
    JSON.stringify({
      type: 'FeatureCollection',
      features: [
        feature({ town: 'Ho', bags: 12 }, { type: 'Point', coordinates: [0.47, 6.6] }),
        feature({ town: 'Wa', organic: true }, { type: 'Polygon', coordinates: [] }),
        feature({ town: 'Bole' }, null),
      ],
    }),
    'farms.geojson',
  );
  expect(kind).toBe('geojson');
  expect(columns).toEqual([
    ['town: text', 'bags: whole', 'organic: truth', 'latitude: decimal', 'longitude: decimal', 'geometry: text'],
  ]);
  expect(rows).toEqual([
    [
      ['Ho', '12', null, 6.6, 0.47, 'Point'],
      ['Wa', null, true, null, null, 'Polygon'],
      ['Bole', null, null, null, null, null],
    ],
  ]);
});

test('GeoJSON: numbers of more digits than a number keeps stay as they are written', async () => {
  const { columns, rows } = await read(
    '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"id":9007199254740993,"far":1e400,"say":"\\"12345678901234567"},' +
      '"geometry":{"type":"Point","coordinates":[-0.12345678901234567890,6.6]}},' +
      '{"type":"Feature","properties":{"id":12,"far":2},"geometry":null}]}',
    'farms.geojson',
  );
  expect(columns).toEqual([['id: text', 'far: text', 'say: text', 'latitude: decimal', 'longitude: decimal']]);
  expect(rows[0]?.[0]).toEqual(['9007199254740993', '1e400', '"12345678901234567', 6.6, -0.123_456_789_012_345_68]);
});

test('a GeoPackage: each layer a table, points as latitude and longitude', async () => {
  const { Database } = await initSqlJs();
  const database = new Database();
  database.run('pragma application_id = 1196444487');
  database.run(
    "create table gpkg_contents (table_name text, data_type text); insert into gpkg_contents values ('farms', 'features'), ('notes', 'attributes')",
  );
  database.run(
    "create table gpkg_geometry_columns (table_name text, column_name text); insert into gpkg_geometry_columns values ('farms', 'geom')",
  );
  database.run(
    'create table farms (fid integer primary key, geom blob, town text); create table notes (id integer, note text)',
  );
  const point = Buffer.alloc(29);
  point.write('GP', 'latin1');
  point[3] = 1;
  point.writeInt32LE(4326, 4);
  point[8] = 1;
  point.writeUInt32LE(1, 9);
  point.writeDoubleLE(0.47, 13);
  point.writeDoubleLE(6.6, 21);
  database.run('insert into farms values (1, ?, ?), (2, null, ?)', [point, 'Ho', 'Wa']);
  database.run("insert into notes values (7, 'dry')");
  const { kind, names, columns, rows } = await read(database.export(), 'farms.gpkg');
  database.close();
  expect([kind, names]).toEqual(['gpkg', ['farms', 'notes']]);
  expect(columns).toEqual([
    ['fid: whole', 'town: text', 'latitude: decimal', 'longitude: decimal'],
    ['id: whole', 'note: text'],
  ]);
  expect(rows).toEqual([
    [
      ['1', 'Ho', 6.6, 0.47],
      ['2', 'Wa', null, null],
    ],
    [['7', 'dry']],
  ]);
});

describe('a file that is no table is told what it is', () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    [
      'a SQLite database',
      async () => new (await initSqlJs()).Database().run('create table a (b)').export(),
      'a SQLite database',
    ],
    [
      'a video',
      () => Buffer.concat([Buffer.from([0, 0, 0, 0x18]), Buffer.from('ftypmp42'), Buffer.alloc(4_000)]),
      'a video (MP4)',
    ],
    ['a sound', () => Buffer.concat([Buffer.from('fLaC'), Buffer.alloc(4_000)]), 'a sound recording (FLAC)'],
    ['nothing known', () => Buffer.alloc(4_000, 7), 'a file that is no text'],
    ['a Stata file that ends too soon', () => stataFile().subarray(0, 2_500), 'a Stata file without its part data'],
    [
      'a Stata file of 1995',
      () => Buffer.concat([Buffer.from([104, 2, 1, 0]), Buffer.alloc(400)]),
      'a Stata file of the release 104, which is older than Stata 5',
    ],
    [
      'an old Stata file that ends too soon',
      () => oldStataFile({ release: 114 }).subarray(0, 1_300),
      'a Stata file that ends too soon',
    ],
    ['an SPSS file that ends too soon', () => spssFile('plain').subarray(0, 300), 'an SPSS file that ends too soon'],
  ])('%s', async (_, content, found) => {
    expect(await refused(await content())).toBe(found);
  });
});
