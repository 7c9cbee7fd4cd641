import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '#engines/dates/day.ts';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';

let portal: TestApp;
let admin: Caller;
beforeEach(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  admin = await portal.as('admin');
});
afterEach(() => portal.close());

/** Four years: 25.25 mm on 10 April, else none; 25 °C; one day missing. */
async function bring(name: string, rawPublic: boolean): Promise<void> {
  const rows = ['date,rain,tmax'];
  for (let day = '2001-01-01'; day <= '2004-12-31'; day = addDays(day, 1))
    rows.push(`${day},${day === '2002-07-01' ? '' : day.endsWith('-04-10') ? 25.25 : 0},25`);
  const brought = await admin.inject({
    method: 'POST',
    url: '/api/climate/stations',
    query: {
      name,
      zone: 'north',
      source: 'A gauge',
      licence: 'CC BY 4.0',
      raw_public: String(rawPublic),
      rain_unit: 'mm',
    },
    payload: Buffer.from(rows.join('\n')),
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(brought.json()).toMatchObject({ questions: [], station: { name } });
}
const put = (id: string, wanted: boolean) =>
  admin.inject({ method: 'PUT', url: `/api/climate/stations/${id}/catalogue`, payload: { in_catalogue: wanted } });
const datasetOf = async (id: string) =>
  (await portal.inject('/api/climate/stations'))
    .json<{ id: string; dataset: string | null }[]>()
    .find((station) => station.id === id)?.dataset;
const versionsOf = async (slug: string) =>
  (await portal.inject(`/api/datasets/${slug}`)).json<{ versions: unknown[] }>().versions.length;

test('the daily values of a place are a dataset that is searched, filtered and charted as any other', async () => {
  await bring('Wa', true);
  expect(await datasetOf('wa')).toBeNull();
  expect((await put('wa', true)).json()).toMatchObject({ in_catalogue: true, dataset: null });
  await portal.context.jobs.runDue();
  const slug = await datasetOf('wa');
  expect(slug).toBe('daily-climate-of-wa');
  const found = await portal.inject('/api/datasets?q=daily climate wa');
  expect(found.json()).toMatchObject({ total: 1 });
  const rows = await portal.inject(`/api/datasets/${slug}/rows?select=date,rain,tmax&where=rain:atLeast:0.1&sort=date`);
  expect(rows.json<{ rows: unknown[][] }>().rows).toEqual(
    ['2001', '2002', '2003', '2004'].map((year) => [`${year}-04-10`, 25.25, 25]),
  );
  const { columns } = (await portal.inject(`/api/datasets/${slug}/dictionary`)).json<{
    columns: { column: string; label: string; unit: string }[];
  }>();
  expect(columns.map(({ column, label, unit }) => [column, label, unit])).toEqual([
    ['date', 'Day', ''],
    ['rain', 'Rain', 'mm'],
    ['tmax', 'Highest temperature', '°C'],
  ]);
});

test('it gets a new version when days were put right, once a week, none where nothing changed, and at once when it is asked for', async () => {
  await bring('Wa', true);
  await put('wa', true);
  await portal.context.jobs.runDue();
  const slug = (await datasetOf('wa')) ?? '';
  const { flags } = (await admin.inject('/api/climate/stations/wa/flags')).json<{ flags: { flag: string }[] }>();
  const judge = (verdict: string) =>
    admin.inject({
      method: 'POST',
      url: '/api/climate/stations/wa/flags',
      payload: { flag: flags[0]?.flag, verdict },
    });
  const after = async (days: number) => {
    portal.clock.set(`${addDays('2026-04-15', days)}T12:00:00Z`);
    admin = await portal.as('admin');
    await portal.context.jobs.enqueue(portal.context.db, {
      kind: 'publishClimateRecords',
      payload: null,
      dedupeKey: String(days),
    });
    await portal.context.jobs.runDue();
  };
  await after(8);
  expect(await versionsOf(slug)).toBe(1);
  await judge('wrong');
  await after(9);
  expect(await versionsOf(slug)).toBe(2);
  // Within the week it waits.
  await judge('right');
  await after(12);
  expect(await versionsOf(slug)).toBe(2);
  await put('wa', false);
  await after(20);
  expect(await versionsOf(slug)).toBe(2);
  await put('wa', true);
  await portal.context.jobs.runDue();
  expect(await versionsOf(slug)).toBe(3);
});

test('a dataset of it that was made private stays private when its days change', async () => {
  await bring('Wa', true);
  await put('wa', true);
  await portal.context.jobs.runDue();
  const slug = (await datasetOf('wa')) ?? '';
  const changed = await admin.inject({ method: 'PATCH', url: `/api/datasets/${slug}`, payload: { private: true } });
  expect(changed.statusCode).toBe(200);
  // Its address is for who keeps the records alone.
  expect(await datasetOf('wa')).toBeNull();
  expect((await portal.inject('/api/climate/stations/wa/seasons')).json()).toMatchObject({
    station: { in_catalogue: true, dataset: null, dataset_deleted: false },
  });
  expect((await admin.inject('/api/climate/stations')).json()).toContainEqual(
    expect.objectContaining({ id: 'wa', dataset: slug }),
  );
  const { flags } = (await admin.inject('/api/climate/stations/wa/flags')).json<{ flags: { flag: string }[] }>();
  await admin.inject({
    method: 'POST',
    url: '/api/climate/stations/wa/flags',
    payload: { flag: flags[0]?.flag, verdict: 'wrong' },
  });
  portal.clock.set('2026-04-15T12:05:00Z');
  await put('wa', true);
  await portal.context.jobs.runDue();
  const kept = portal.context.db.selectFrom('dataset').select(['current_version', 'private']).where('slug', '=', slug);
  expect(await kept.execute()).toEqual([{ current_version: 2, private: true }]);
});

test('a record that cannot be published keeps no other from it', async () => {
  await bring('Bole', true);
  await bring('Wa', true);
  const { db } = portal.context;
  await db.updateTable('climate_station').set({ in_catalogue: true }).where('id', 'in', ['bole', 'wa']).execute();
  await db.updateTable('climate_station').set({ licence: '' }).where('id', '=', 'bole').execute();
  await portal.context.jobs.enqueue(db, { kind: 'publishClimateRecords', payload: null });
  await portal.context.jobs.runDue(['publishClimateRecords']);
  expect([await datasetOf('bole'), await datasetOf('wa')]).toEqual([null, 'daily-climate-of-wa']);
});

test('a dataset that somebody deleted is said to be, and becomes a new one when it is asked for again', async () => {
  await bring('Wa', true);
  await put('wa', true);
  await portal.context.jobs.runDue();
  const adjoa = await portal.as('adjoa');
  expect((await adjoa.inject({ method: 'DELETE', url: '/api/datasets/daily-climate-of-wa' })).statusCode).toBe(200);
  const station = async () =>
    (await portal.inject('/api/climate/stations')).json<{ id: string }[]>().find(({ id }) => id === 'wa');
  expect(await station()).toMatchObject({ in_catalogue: true, dataset: null, dataset_deleted: true });
  portal.clock.set('2026-04-15T12:05:00Z');
  expect((await put('wa', true)).json()).toMatchObject({ dataset_deleted: false });
  await portal.context.jobs.runDue();
  expect(await station()).toMatchObject({ dataset: 'daily-climate-of-wa', dataset_deleted: false });
});

test('private daily values and made-up ones stay out of the catalogue, and the sentence says why', async () => {
  await bring('Bole', false);
  const refused = await put('bole', true);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'climatePrivate']);
  await portal.context.jobs.runDue();
  expect((await portal.inject('/api/datasets?q=bole')).json()).toMatchObject({ total: 0 });
  expect((await put('nowhere', true)).statusCode).toBe(404);
});
