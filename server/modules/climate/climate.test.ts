import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '#engines/dates/day.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';
import { addSampleClimate } from './samples.service.ts';

let portal: TestApp;
let admin: Caller;
beforeEach(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  admin = await portal.as('admin');
});
afterEach(() => portal.close());

/**
 * Two years in the north. 2001: 25 mm on 10 April and then nothing until 10 May, 21 mm; rain every fourth day from
 * 14 May on, the last on 27 September, twelve days before the soil is dry.
 */
function file(): string {
  const rows = ['date,rain,tmin'];
  for (let day = '2001-01-01'; day <= '2002-12-31'; day = addDays(day, 1))
    rows.push(`${day},${rainOn(day)},${day < '2002' ? 21.5 : ''}`);
  return rows.join('\n');
}

function rainOn(day: string): number | string {
  if (day === '2001-03-01') return 1;
  if (day === '2001-04-10') return 25;
  if (day === '2001-05-10') return 21;
  const since = Math.round((Date.parse(day) - Date.parse('2001-05-14')) / 86_400_000);
  if (day >= '2001-05-14' && day <= '2001-09-30' && since % 4 === 0) return 24;
  return day === '2002-04-20' ? '' : 0;
}

const query = (changes: object = {}) =>
  ({ name: 'Made-up place', zone: 'north', source: 'A gauge', licence: 'For the test', ...changes }) as Record<
    string,
    string
  >;
const send = (body = file(), changes: object = {}, who: Caller = admin) =>
  who.inject({
    method: 'POST',
    url: '/api/climate/stations',
    query: query(changes),
    payload: Buffer.from(body),
    headers: { 'content-type': 'application/octet-stream' },
  });
const seasons = async (rule = '') =>
  (await portal.inject(`/api/climate/stations/made-up-place/seasons${rule}`)).json<{
    years: Record<string, unknown>[];
    rule: object;
  }>();

test('an administrator brings in a record, and everybody sees what the seasons were', async () => {
  const answer = await send();
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    format: 'long',
    questions: [],
    station: {
      id: 'made-up-place',
      first_day: '2001-01-01',
      last_day: '2002-12-31',
      missing_days: 1,
      is_sample: false,
    },
    mistakes: [],
  });
  const { years, rule } = await seasons();
  expect(rule).toEqual({
    season: 'main',
    from: '04-01',
    to: '08-31',
    amount: 20,
    days: 3,
    longest: 9,
    within: 30,
    wet: 0.85,
  });
  expect(years).toMatchObject([
    {
      year: 2001,
      start: { found: 'day', day: '2001-05-10' },
      false_starts: 1,
      end: { found: 'day', day: '2001-10-09' },
      longest_dry_spell_days: 12,
    },
    {
      year: 2002,
      rain_mm: null,
      start: { found: 'unknown', day: null },
      false_starts: null,
      end: { found: 'alreadyOver' },
      length_days: null,
    },
  ]);
});

test('other numbers in the rule give other answers', async () => {
  await send(file(), { raw_public: 'true' });
  // With thirty dry days allowed the first rain counts; 29 dry days followed it.
  expect((await seasons('?longest=29')).years[0]).toMatchObject({ start: { day: '2001-04-10' }, false_starts: 0 });
  expect((await seasons('?amount=22&days=1')).years[0]).toMatchObject({ start: { day: '2001-05-14' } });
  const wrong = await portal.inject('/api/climate/stations/made-up-place/seasons?from=09-01&to=04-01');
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json<{ message: string }>().message).toContain('Choose a later end.');
});

test('daily values stay private unless their owner lets them be shown; what happened in a year is told either way', async () => {
  await send();
  const year = async (id: string) =>
    (await portal.inject(`/api/climate/stations/${id}/seasons/2001`)).json<{
      starts: unknown;
      rain_mm: number[] | null;
      soil: { holds_mm: number; loses_mm: number; water_mm: (number | null)[] } | null;
    }>();
  expect(await year('made-up-place')).toEqual({
    year: 2001,
    rain_mm: null,
    soil: null,
    end: { found: 'day', day: '2001-10-09', doy: 283 },
    starts: [
      { from: '2001-04-08', day: '2001-04-10', rain_mm: null, failed_on: '2001-04-20' },
      { from: '2001-05-08', day: '2001-05-10', rain_mm: null, failed_on: null },
    ],
  });
  await send(file(), { name: 'Open place', raw_public: 'true' });
  const open = await year('open-place');
  expect(open.rain_mm).toHaveLength(365);
  expect(open.rain_mm?.[99]).toBe(25);
  // 25 mm on 10 April less the loss of the day, and five days later it is gone.
  expect([open.soil?.holds_mm, open.soil?.loses_mm]).toEqual([60, 5]);
  expect(open.soil?.water_mm.slice(98, 104)).toEqual([0, 20, 15, 10, 5, 0]);
  expect((await portal.inject('/api/climate/stations/open-place/seasons/1999')).statusCode).toBe(404);
});

test('what cannot be read is named by its row, and the rest is brought in', async () => {
  const answer = await send('date,rain\n2001-01-01,0\n1 Feb,3\n2001-01-03,much\n2001-01-04,2000\n2001-01-05,2.5\n');
  expect(answer.json<{ mistakes: unknown[] }>().mistakes).toEqual([
    { line: 3, mistake: '"1 Feb" is not a day; what is written there is left out.' },
    { line: 4, mistake: 'row 4, column 2: "much" is no number; it counts as missing.' },
    { line: 5, mistake: 'row 5, column 2: 2000 cannot be the rain of a day; it counts as missing.' },
  ]);
  expect(answer.json()).toMatchObject({
    station: { first_day: '2001-01-01', last_day: '2001-01-05', missing_days: 3 },
    unread: 3,
  });
});

test('what can be read in more than one way is asked, and nothing is kept before it is answered', async () => {
  const text = 'station,date,rain\nHo,01/02/2001,-99\nHo,02/02/2001,7\nWa,01/02/2001,3\n';
  const first = (await send(text)).json<{ station: null; questions: { asks: string }[] }>();
  expect([first.station, first.questions.map(({ asks }) => asks)]).toEqual([null, ['station']]);
  const second = (await send(text, { station: 'Ho' })).json<{
    questions: { asks: string; choices: { value: string }[] }[];
  }>();
  expect(second.questions.map(({ asks, choices }) => [asks, choices[0]?.value])).toEqual([
    ['dates', 'dayFirst'],
    ['missing', '-99'],
  ]);
  expect((await admin.inject('/api/climate/stations')).json()).toEqual([]);
  const kept = await send(text, { station: 'Ho', dates: 'dayFirst', missing: '-99' });
  expect(kept.json()).toMatchObject({
    questions: [],
    station: { first_day: '2001-02-01', last_day: '2001-02-02', missing_days: 1 },
  });
});

test('days to come are told, the century of years of two digits being asked first', async () => {
  const text = 'year,month,day,rain\n5,6,1,0\n27,6,1,4\n';
  expect((await send(text)).json()).toMatchObject({ station: null, questions: [{ asks: 'century' }] });
  const kept = await send(text, { century: '2000s' });
  expect(kept.json<{ flags: string[] }>().flags[0]).toBe(
    '2027-06-01: the record goes on after today (2026-04-15). If its years are wrong, take it away, put them right and send it again.',
  );
});

test('a file without a heading is refused with a sentence, and nothing is kept', async () => {
  const answer = await send('2001-01-01,0\n');
  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ message: string }>().message).toContain(
    'No row of the file is a heading with a date and a value: row 1 is "2001-01-01, 0".',
  );
  expect((await admin.inject('/api/climate/stations')).json()).toEqual([]);
});

test('a record is taken away and brought back, and two of one name are refused', async () => {
  await send();
  expect((await send()).statusCode).toBe(409);
  await admin.inject({ method: 'DELETE', url: '/api/climate/stations/made-up-place' });
  expect((await portal.inject('/api/climate/stations')).json()).toEqual([]);
  expect((await portal.inject('/api/climate/stations/made-up-place/seasons')).statusCode).toBe(404);
  expect((await admin.inject('/api/climate/stations')).json()).toMatchObject([{ removed: true }]);
  await admin.inject({ method: 'POST', url: '/api/climate/stations/made-up-place/restore' });
  expect((await portal.inject('/api/climate/stations/made-up-place/seasons')).statusCode).toBe(200);
});

test('the places to choose from are those with a record at every moment', async () => {
  const places = async () => (await portal.inject('/api/climate/places')).json<object[]>();
  expect(await places()).toEqual([]);
  await send();
  const place = { id: 'made-up-place', name: 'Made-up place', kind: 'station', district_id: null };
  expect(await places()).toEqual([place]);
  await admin.inject({ method: 'DELETE', url: '/api/climate/stations/made-up-place' });
  expect(await places()).toEqual([]);
  await admin.inject({ method: 'POST', url: '/api/climate/stations/made-up-place/restore' });
  expect(await places()).toEqual([place]);
});

test('officers may not bring records in', async () => {
  expect((await send(file(), {}, await portal.as('ama'))).statusCode).toBe(403);
});

test('a trial portal has records made up from normals, named so, and makes them once', async () => {
  await addSampleClimate(portal.context);
  await addSampleClimate(portal.context);
  const stations = (await portal.inject('/api/climate/stations')).json<
    { name: string; is_sample: boolean; last_day: string }[]
  >();
  expect(stations.map(({ name }) => name)).toEqual([
    'Sample: Ho',
    'Sample: Kumasi',
    'Sample: Navrongo',
    'Sample: Tamale',
  ]);
  expect(stations.every(({ is_sample: isSample, last_day: last }) => isSample && last === '2026-04-14')).toBe(true);
});
