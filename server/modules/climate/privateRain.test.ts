import { afterAll, beforeAll, expect, test } from 'vitest';
import { everything } from '#contract/everything.ts';
import { addDays } from '#engines/dates/day.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

/** Values that stand in nothing else: 61.37, 62.44 … mm, and what the soil holds after them. */
const RAINS = ['61.37', '62.44', '63.51', '64.58', '65.65', '66.72', '67.79', '68.86'];
const DISTRICT = 'tamale_metropolitan';

let portal: TestApp;
/** Six years in the north that begin on 12 April to 2 May, and this one, on 20 April; never to be shown. */
function file(): string {
  const rows = ['date,rain,tmax'];
  for (let day = '2020-01-01'; day <= '2026-09-30'; day = addDays(day, 1)) {
    const year = Number(day.slice(0, 4));
    const since =
      (Date.parse(day) - Date.parse(`${year}-04-${year === 2026 ? '20' : String(12 + (year % 6))}`)) / 864e5;
    const rain = since >= 0 && since < 150 && since % 5 === 0 ? RAINS[(since / 5 + year) % RAINS.length] : 0;
    rows.push(`${day},${rain},${day > '2026-05-01' ? '31.91' : '33.93'}`);
  }
  return rows.join('\n');
}

beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-22T12:00:00Z' });
  const admin = await portal.as('admin');
  const brought = await admin.inject({
    method: 'POST',
    url: '/api/climate/stations',
    query: {
      name: 'Sold rain',
      zone: 'north',
      source: 'A service',
      licence: 'Sold',
      rain_unit: 'mm',
      latitude: '9.4',
      longitude: '-0.8',
    },
    payload: Buffer.from(file()),
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(brought.json()).toMatchObject({ questions: [], station: { id: 'sold-rain', raw_public: false } });
  const chosen = await admin.inject({
    method: 'PUT',
    url: `/api/climate/districts/${DISTRICT}`,
    payload: { record_id: 'sold-rain' },
  });
  expect(chosen.statusCode).toBe(200);
});
afterAll(() => portal.close());

/** Single days, sums of two and three of them, and water in the soil: all to the hundredth. */
const forbidden = new Set([
  ...RAINS,
  ...RAINS.flatMap((one) => RAINS.map((other) => (Number(one) + Number(other)).toFixed(2))),
  '31.91',
  '33.93',
  ...RAINS.map((rain) => String(Math.round(Number(rain) * 100))),
]);

function told(text: string): string[] {
  return [...text.matchAll(/(?<![\d.])\d+(?:\.\d+)?(?![\d.])/g)]
    .map(([number]) => number)
    .filter((each) => forbidden.has(each));
}

/** Every call for everybody that reads without a body, about the record and its district where it asks for something. */
function addresses(): string[] {
  const values: Readonly<Record<string, string>> = {
    district: DISTRICT,
    crop: 'maize',
    year: '2026',
    collection: 'stations',
    file: 'risks.atom',
    name: 'sold-rain',
    figure: 'onset',
    location: 'tamale',
    searchText: 'rain',
    text: 'rain',
    table: 'climateNormals',
    place: 'tamale',
    regionId: 'northern',
  };
  return everything
    .filter(({ audience, effect, method }) => audience === 'public' && effect === 'reads' && method === 'GET')
    .map(({ path, room }) =>
      path.replaceAll(/:(\w+)/g, (_, key: string) =>
        key === 'id' && room === 'climate' ? 'sold-rain' : (values[key] ?? (key === 'id' ? DISTRICT : '1')),
      ),
    );
}

const CLIMATE = '/api/climate/stations/sold-rain';
const BODY = { crop: 'maize', district: DISTRICT };

test.each([
  ['a start that may still fail', '2026-04-22'],
  ['a season under way', '2026-07-10'],
  ['its end', '2026-09-27'],
])('no public answer tells a private daily value, in %s', async (_, today) => {
  portal.clock.set(`${today}T12:00:00Z`);
  const answers = [
    ...addresses(),
    ...['season=minor', 'amount=60', 'longest=5&within=20', 'wet=1', 'from=04-01&to=05-31&days=2'].flatMap((rule) =>
      ['seasons', 'seasons/2026', 'seasons.csv'].map((each) => `${CLIMATE}/${each}?${rule}`),
    ),
  ].map((url) => ({ method: 'GET' as const, url }));
  const posts = everything
    .filter(({ audience, effect, method }) => audience === 'public' && effect === 'reads' && method === 'POST')
    .map(({ path }) => ({ method: 'POST' as const, url: path as string, payload: BODY }));
  const leaks: string[] = [];
  let answered = 0;
  for (const request of [...answers, ...posts]) {
    const { body, statusCode } = await portal.inject(request);
    if (statusCode === 200) answered += 1;
    for (const each of told(body)) leaks.push(`${request.url}: ${each}`);
  }
  expect(leaks).toEqual([]);
  expect(answered).toBeGreaterThan(70);
});

test('what the seasons were it tells', async () => {
  portal.clock.set('2026-07-10T12:00:00Z');
  const { years } = (await portal.inject(`${CLIMATE}/seasons`)).json<{ years: { start: { day: string | null } }[] }>();
  expect(years.map(({ start }) => start.day)).toEqual([
    // No rain is known before it, so a dry spell may have been under way.
    null,
    '2021-04-17',
    '2022-04-12',
    '2023-04-13',
    '2024-04-14',
    '2025-04-15',
    '2026-04-20',
  ]);
  const { seasons } = (await portal.inject(`/api/climate/districts/${DISTRICT}`)).json<{
    seasons: { sentence: string }[];
  }>();
  expect(seasons[0]?.sentence).toContain('The rains set in on 20 Apr (at least 20 mm in 3 days)');
  const plan = await portal.inject({ method: 'POST', url: '/api/cc/calculate', payload: BODY });
  expect(plan.body).toContain('The rains set in on 20 Apr (at least 20 mm in 3 days)');
});

test('who asks for an amount on a single day is told why not, so that no day is found by halving', async () => {
  for (const rule of ['days=1&amount=61', 'amount=61.38', 'wet=0.5', 'from=04-20&to=04-20']) {
    const answer = await portal.inject(`${CLIMATE}/seasons?${rule}`);
    expect([rule, answer.statusCode]).toEqual([rule, 400]);
    expect(answer.json<{ message: string }>().message).toContain('The daily rain of Sold rain is private.');
  }
});
