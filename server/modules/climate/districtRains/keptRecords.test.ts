import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays, type Day } from '#engines/dates/day.ts';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';
import { mergeYears } from '../grids/grids.repository.ts';
import { createDistrictRecords } from './keptRecords.service.ts';

const TAMALE = 'tamale_metropolitan';
let portal: TestApp;
let admin: Caller;
/** Reads what has changed since it was asked last. */
let readAgain: ReturnType<typeof createDistrictRecords>;
beforeEach(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  admin = await portal.as('admin');
  for (const [name, every] of [
    ['Gauge', 4],
    ['Other', 7],
  ] as const)
    await bringIn(name, every);
  await choose('gauge');
  await choose('other', 'sagnarigu_municipal');
  readAgain = createDistrictRecords(portal.context.db, portal.context.config);
});
afterEach(() => portal.close());

/** 21 mm every so many days from 10 May to September, from 2016 to the middle of April 2026, with temperatures. */
async function bringIn(name: string, every: number) {
  const rows = ['date,rain,tmin,tmax'];
  for (let day: Day = '2016-01-01', at = 0; day <= '2026-04-14'; day = addDays(day, 1), at += 1) {
    const isWet = day.slice(5) >= '05-10' && day.slice(5) <= '09-30' && at % every === 0;
    rows.push(`${day},${isWet ? 21 : 0},22.5,33.1`);
  }
  const answer = await admin.inject({
    method: 'POST',
    url: '/api/climate/stations',
    query: { name, zone: 'north', source: 'A gauge', licence: 'For the test' },
    payload: Buffer.from(rows.join('\n')),
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(answer.statusCode).toBe(200);
}
const choose = (record: string | null, district = TAMALE) =>
  admin.inject({ method: 'PUT', url: `/api/climate/districts/${district}`, payload: { record_id: record } });
/** Rain of some days of a year laid over a record, as a grid does it. */
const lay = (stationId: string, year: number, rain: Readonly<Record<number, number>>) =>
  mergeYears(portal.context.db, year, [
    { stationId, rain: Array.from({ length: 366 }, (_, at) => rain[at + 1] ?? null) },
  ]);
const judge = (verdict: string) =>
  admin.inject({
    method: 'POST',
    url: '/api/climate/stations/gauge/flags',
    payload: { flag: 'impossible rain 2020-06-01 2020-06-01', verdict },
  });
/** What is kept after reading what changed is what reading everything anew gives; answers how many years were read. */
async function yearsReadAgain(): Promise<number> {
  const { records, yearsRead } = await readAgain();
  const whole = await createDistrictRecords(portal.context.db, portal.context.config)();
  expect(records).toEqual(whole.records);
  return yearsRead;
}

test('reading what changed gives what reading everything gives, whatever changed, and reads little', async () => {
  // Eleven years of two records; after that the newest two of a record that changed, and the year that was written.
  expect(await yearsReadAgain()).toBe(22);
  expect(await yearsReadAgain()).toBe(0);

  await lay('gauge', 2026, { 106: 3000 });
  await portal.context.db
    .updateTable('climate_station')
    .set({ last_day: '2026-04-15' })
    .where('id', '=', 'gauge')
    .execute();
  expect(await yearsReadAgain()).toBe(2);

  await lay('gauge', 2020, { 153: 70_000 });
  expect(await yearsReadAgain()).toBe(3);
  const before = (await readAgain()).records.get(TAMALE)?.seasons;
  expect((await judge('wrong')).statusCode).toBe(200);
  expect(await yearsReadAgain()).toBe(2);
  expect((await readAgain()).records.get(TAMALE)?.seasons).not.toEqual(before);
  await judge('right');
  expect(await yearsReadAgain()).toBe(2);
  expect((await readAgain()).records.get(TAMALE)?.seasons).toEqual(before);

  // A new year comes, an old one goes, a record is taken away, comes back and is chosen by others.
  await lay('other', 2027, { 1: 0 });
  expect(await yearsReadAgain()).toBe(2);
  await portal.context.db
    .deleteFrom('climate_year')
    .where('year', '=', 2016)
    .where('station_id', '=', 'other')
    .execute();
  expect(await yearsReadAgain()).toBe(2);
  await admin.inject({ method: 'DELETE', url: '/api/climate/stations/gauge' });
  expect(await yearsReadAgain()).toBe(0);
  await admin.inject({ method: 'POST', url: '/api/climate/stations/gauge/restore' });
  expect(await yearsReadAgain()).toBe(11);
  await choose('other');
  expect(await yearsReadAgain()).toBe(0);
  expect([...(await readAgain()).records.keys()].toSorted()).toEqual(['sagnarigu_municipal', TAMALE]);
});

test('a district whose record holds no day goes by none, and the others stay', async () => {
  await portal.context.db.deleteFrom('climate_year').where('station_id', '=', 'gauge').execute();
  await portal.context.rains.reload();
  expect(portal.context.rains.recordOf(TAMALE)).toBeNull();
  expect(portal.context.rains.recordOf('sagnarigu_municipal')?.figures.years).toBe(11);
});
