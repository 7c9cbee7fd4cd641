import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#engines/dates/day.ts';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';
import { removeFolder, temporaryFolder } from '../../../testing/testServer.ts';

let portal: TestApp;
let admin: Caller;
let folder: string;

/** Four years: rain as a number of its own on 10 April, 25 °C, 7.5 hours, wind of 18, humidity of 41 %, one day missing. */
function file(): string {
  const rows = ['date,rain,tmax,sunshine,wind,rh_min'];
  for (let day = '2001-01-01'; day <= '2004-12-31'; day = addDays(day, 1)) {
    const rain = day === '2002-07-01' ? '' : day.endsWith('-04-10') ? 25.25 : 0;
    rows.push(`${day},${rain},25,7.5,18,41`);
  }
  return rows.join('\n');
}
const send = (name: string, changes: Readonly<Record<string, string>> = {}) =>
  admin.inject({
    method: 'POST',
    url: '/api/climate/stations',
    query: { name, zone: 'north', source: 'A gauge', licence: 'CC BY 4.0', raw_public: 'true', ...changes },
    payload: Buffer.from(file()),
    headers: { 'content-type': 'application/octet-stream' },
  });

beforeAll(async () => {
  folder = temporaryFolder('climate-files');
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  admin = await portal.as('admin');
});
afterAll(async () => {
  await portal.close();
  removeFolder(folder);
});

/** What DuckDB, which knows nothing of us, finds in a Parquet file. */
async function readParquet(url: string, sql: string): Promise<unknown[]> {
  const answer = await portal.inject(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/vnd.apache.parquet']);
  const at = path.join(folder, 'answer.parquet');
  writeFileSync(at, answer.rawPayload);
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    return (await connection.runAndReadAll(sql.replace('$file', `'${at}'`))).getRowsJson();
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

test('what a file leaves open of wind is asked, and what it holds comes back as CSV and as Parquet', async () => {
  const asked = (await send('Full')).json<{ station: null; questions: { asks: string }[] }>();
  expect([asked.station, asked.questions.map(({ asks }) => asks)]).toEqual([null, ['wind_unit']]);
  const brought = await send('Full', { wind_unit: 'kmh_2m' });
  expect(brought.json()).toMatchObject({ questions: [], station: { id: 'full', missing_days: 1 } });

  const csv = (await portal.inject('/api/climate/stations/full/days.csv')).body.split('\r\n');
  expect([csv[0], csv[100], csv.length]).toEqual([
    'date,rain,tmin,tmax,sun,wind,rh_min,rh_max',
    '2001-04-10,25.25,,25,7.5,5,41,',
    1 + 1461 + 1,
  ]);
  expect(csv).toContain('2002-07-01,,,25,7.5,5,41,');

  const days = await readParquet(
    '/api/climate/stations/full/days.parquet',
    'select typeof(any_value(date)), count(*), count(rain), max(rain), count(tmin), min(wind), max_by(date, rain)::text from read_parquet($file)',
  );
  expect(days).toEqual([['DATE', '1461', '1460', 25.25, '0', 5, '2001-04-10']]);
  const about = await readParquet(
    '/api/climate/stations/full/days.parquet',
    "select decode(key) || ': ' || decode(value) from parquet_kv_metadata($file) order by 1",
  );
  expect(about.flat()).toEqual([
    'licence: CC BY 4.0',
    'missing: null; days found wrong by a check are missing',
    'place: Full',
    'source: A gauge',
    'units: rain mm; tmin, tmax °C; sun hours; wind m/s at 2 m; rh_min, rh_max %',
  ]);
});

test('the seasons come as Parquet by the rule that was asked for, years without a start as such', async () => {
  const rows = await readParquet(
    '/api/climate/stations/full/seasons.parquet?amount=25&within=1',
    'select year, start::text, start_found, length_days from read_parquet($file) order by year',
  );
  expect(rows).toHaveLength(4);
  // The soil is empty when the search for the end opens on 1 September, day 245; 10 April is day 101.
  expect(rows[1]).toEqual([2002, '2002-04-10', 'day', 144]);
});

test('everybody sees the months of what is measured beside rain', async () => {
  const { elements } = (await portal.inject('/api/climate/stations/full/elements')).json<{
    elements: { element: string; unit: string; known_days: number; months: number[] }[];
  }>();
  expect(elements.map(({ element, unit, known_days: days, months }) => [element, unit, days, months[0]])).toEqual([
    ['tmax', '°C', 1461, 25],
    ['sun', 'h', 1461, 7.5],
    ['wind', 'm/s', 1461, 5],
    ['rh_min', '%', 1461, 41],
  ]);
});

test('private daily values leave as no file, while the seasons and the months do', async () => {
  await send('Sold', { wind_unit: 'kmh_2m', raw_public: 'false' });
  for (const form of ['csv', 'parquet']) {
    const refused = await portal.inject(`/api/climate/stations/sold/days.${form}`);
    expect(refused.statusCode).toBe(403);
    expect(refused.json<{ message: string }>().message).toContain('The daily values of "Sold" are private');
    // Not for the administrator either: who brought it in has the file.
    expect((await admin.inject(`/api/climate/stations/sold/days.${form}`)).statusCode).toBe(403);
  }
  expect((await portal.inject('/api/climate/stations/sold/seasons.parquet')).statusCode).toBe(200);
  expect((await portal.inject('/api/climate/stations/sold/elements')).statusCode).toBe(200);
});
