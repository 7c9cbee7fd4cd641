import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays, type Day, dayNumber } from '#engines/dates/day.ts';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';

const TAMALE = 'tamale_metropolitan';
let portal: TestApp;
let admin: Caller;
beforeEach(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  admin = await portal.as('admin');
});
afterEach(() => portal.close());

/**
 * Daily rain from 2014 to a day: 25 mm on 10 April of each year and then a long dry spell; the rains set in on 10 May of
 * 2014, a day later each year, on 21 May of 2025 and on 25 May of 2026, and come every fourth day from then on.
 */
function rainUpTo(last: Day): string {
  const rows = ['date,rain', '2014-01-01,1'];
  for (let day = '2014-01-02'; day <= last; day = addDays(day, 1)) {
    const year = Number(day.slice(0, 4));
    const since = dayNumber(day) - dayNumber(year === 2026 ? '2026-05-25' : addDays(`${year}-05-10`, year - 2014));
    const isWet = since >= 0 && day.slice(5) <= '09-30' && since % 4 === 0;
    rows.push(`${day},${day.slice(5) === '04-10' ? 25 : isWet ? 21 : 0}`);
  }
  return rows.join('\n');
}

async function bringIn(name: string, last: Day, zone = 'north') {
  await admin.inject({
    method: 'POST',
    url: '/api/climate/stations',
    query: { name, zone, source: 'A gauge', licence: 'For the test' },
    payload: Buffer.from(rainUpTo(last)),
    headers: { 'content-type': 'application/octet-stream' },
  });
}
const choose = (record: string | null, district = TAMALE) =>
  admin.inject({ method: 'PUT', url: `/api/climate/districts/${district}`, payload: { record_id: record } });
const seasons = async () =>
  (await portal.inject(`/api/climate/districts/${TAMALE}`)).json<{ seasons: object[]; record: object | null }>();

interface Plan {
  readonly onset: {
    readonly kind: string;
    readonly typical: string;
    readonly note: string;
    readonly provenance: { readonly source: string };
  };
  readonly confidenceReason: string;
}
async function plan(week?: readonly [Day, Day]): Promise<{ summary: Plan; falseStart: string | null | undefined }> {
  const answer = await portal.inject({
    method: 'POST',
    url: '/api/cc/calculate',
    payload: { crop: 'maize', district: TAMALE, ...(week && { planting_start: week[0], planting_end: week[1] }) },
  });
  const [, activities, summary] =
    answer.json<[unknown, { risk_Advisory: { risk_id: string; level: string | null }[] }[], Plan]>();
  const advisories = activities.flatMap((each) => each.risk_Advisory);
  return { summary, falseStart: advisories.find(({ risk_id: risk }) => risk === 'false_start')?.level };
}

test('without daily rain a district goes by the table of windows, says so, and nothing is said of false starts', async () => {
  expect(await seasons()).toMatchObject({ record: null, seasons: [] });
  const { summary, falseStart } = await plan();
  expect(summary.onset.kind).toBe('default');
  expect(summary.onset.note).toContain('no daily rain is in use for this district');
  expect(falseStart).toBeNull();
});

test('the plans of a district go by the daily rain chosen for it, and back again', async () => {
  await bringIn('Gauge', '2026-04-14');
  const chosen = await choose('gauge');
  expect(chosen.json()).toMatchObject({
    district: 'Tamale Metropolitan',
    record: { id: 'gauge', name: 'Gauge' },
    record_before: null,
  });
  expect((await seasons()).seasons).toMatchObject([
    {
      season: 'single',
      phase: 'candidate',
      as_of: '2026-04-14',
      begun_on: null,
      years: 12,
      starts: 24,
      failed_starts: 12,
    },
  ]);
  const { summary, falseStart } = await plan();
  // 2014 to 2025: 10 to 21 May, the sixth of twelve on the 15th. The rain of 10 April failed in every year.
  expect(summary.onset).toMatchObject({
    kind: 'forecast',
    typical: '2026-05-15',
    provenance: { source: 'Daily rain of Gauge, 2014–2026, as worked out on this portal' },
  });
  expect(summary.onset.note).toContain('Until 10 May a dry spell can still make it a false start.');
  expect(summary.onset.note).toMatch(/Of 12 starts from 5 May to 25 May at Gauge \(2014–2026\) 0 failed/);
  expect(summary.confidenceReason).toContain('reckoned from daily rain at Gauge');
  // Maize is planted here weeks after the onset, where no year had a start: nothing is said.
  expect(falseStart).toBeNull();
  expect((await plan(['2026-05-11', '2026-05-17'])).falseStart).toBe('low');
  expect((await plan(['2026-04-06', '2026-04-12'])).falseStart).toBe('high');
  expect((await choose(null)).json()).toMatchObject({ record: null, record_before: 'gauge' });
  expect((await plan()).summary.onset.kind).toBe('default');
});

test('a map shows what the daily rain of districts comes to, and who goes by none has no data', async () => {
  const figure = async (id: string) =>
    (await portal.inject(`/api/geography/figures/${id}?level=district`)).json<{
      places: { id: string; value: string | number | null }[];
    }>();
  const of = async (id: string, district = TAMALE) =>
    (await figure(id)).places.find((place) => place.id === district)?.value;
  expect(await of('rain_start')).toBeNull();
  await bringIn('Made-up place', '2026-04-14');
  await choose('made-up-place');
  // Begun on 10 to 21 May of twelve years; in half of them by 15 May. Each year had one false start before.
  expect(await of('rain_start')).toBe('05-15');
  expect(await of('rain_failed')).toBe(50);
  expect(await of('rain_years')).toBe(13);
  // Its newest day was yesterday.
  expect(await of('rain_age')).toBe(1);
  expect(await of('rain_age', 'guan')).toBeNull();
  expect(await of('rain_start_minor')).toBeNull();
  expect(await of('rain_start', 'guan')).toBeNull();
});

test('plans move when the season does: once the rains have set in, the onset is observed', async () => {
  await bringIn('Gauge', '2026-04-14');
  await bringIn('Gauge in June', '2026-06-24');
  await choose('gauge');
  portal.clock.set('2026-06-25T12:00:00Z');
  admin = await portal.as('admin');
  await choose('gauge-in-june');
  expect((await seasons()).seasons).toMatchObject([{ phase: 'confirmed', begun_on: '2026-05-25' }]);
  const { summary } = await plan();
  expect(summary.onset).toMatchObject({ kind: 'observed', typical: '2026-05-25' });
  expect(summary.onset.note).toContain('Onset observed in the daily rain of Gauge in June: 25 May 2026.');
});

test('a record that is taken away leaves its districts to the table of windows', async () => {
  await bringIn('Gauge', '2026-04-14');
  await choose('gauge');
  await admin.inject({ method: 'DELETE', url: '/api/climate/stations/gauge' });
  expect((await plan()).summary.onset.kind).toBe('default');
  await admin.inject({ method: 'POST', url: '/api/climate/stations/gauge/restore' });
  expect((await plan()).summary.onset.kind).toBe('forecast');
});

test('an onset declared against the daily rain needs a reason, beats it, and is shown with the record', async () => {
  await bringIn('Gauge', '2026-04-14');
  await choose('gauge');
  const declare = (reason?: string) =>
    admin.inject({
      method: 'POST',
      url: '/api/seasons/onsets',
      payload: {
        scope: 'district',
        place_id: TAMALE,
        season: 'single',
        onset_on: '2026-04-12',
        note: '',
        ...(reason && { reason }),
      },
    });
  const refused = await declare();
  expect(refused.statusCode).toBe(409);
  expect(refused.json<{ message: string }>().message).toContain(
    'Of 12 starts from 2 Apr to 22 Apr at Gauge (2014–2026) 12 failed (100 %): a long dry spell followed.',
  );
  expect((await declare('Farmers of three villages have planted')).statusCode).toBe(201);
  const { summary } = await plan();
  expect(summary.onset).toMatchObject({ kind: 'declared', typical: '2026-04-12' });
  expect(summary.onset.note).toContain('12 failed (100 %)');
});

test('a record of other seasons is not taken, nor one that is not there, nor from an officer', async () => {
  await bringIn('Southern gauge', '2026-04-14', 'south');
  const wrong = await choose('southern-gauge');
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json<{ message: string }>().message).toBe(
    'Southern gauge has two rainy seasons and Tamale Metropolitan has not. Choose a record of a place with the same seasons.',
  );
  expect((await choose('nowhere')).statusCode).toBe(404);
  const officer = await portal.as('ama');
  expect(
    (await officer.inject({ method: 'PUT', url: `/api/climate/districts/${TAMALE}`, payload: { record_id: null } }))
      .statusCode,
  ).toBe(403);
});
