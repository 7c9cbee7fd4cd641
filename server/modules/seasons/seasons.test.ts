import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sayAll } from '#engines/calendar/sentences/say.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';
import { onsetFor } from './seasons.service.ts';

let portal: TestApp;
let admin: Caller;
beforeEach(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  admin = await portal.as('admin');
});
afterEach(() => portal.close());

interface Onset {
  id: string;
  place: string;
  year: number;
  movesByDays: number;
  withdrawn: boolean;
  declaredBy: string;
}
interface Declared {
  onset: Onset;
  moved: { district_id: string; days: number }[];
  warnings: string[];
}

const claim = (changes: object = {}) => ({
  scope: 'district',
  place_id: 'ejura_sekyedumase_municipal',
  season: 'major',
  onset_on: '2026-04-15',
  ...changes,
});
const send = (changes: object = {}, who: Caller = admin) =>
  who.inject({ method: 'POST', url: '/api/seasons/onsets', payload: claim(changes) });
const declare = async (changes: object = {}) => (await send(changes)).json<Declared>();
const sentence = async (changes: object) => (await send(changes)).json<{ message: string }>().message;
const list = async (who: Caller = portal) => (await who.inject('/api/seasons/onsets')).json<Onset[]>();
const ejura = () => {
  const district = portal.context.reference.book().districtById.get('ejura_sekyedumase_municipal');
  if (!district) throw new Error('Ejura is missing');
  return onsetFor(portal.context, district, 'major', 2026);
};

/** The plan of maize in Ejura as everybody sees it. */
const plan = async () => {
  const answer = await portal.inject({
    method: 'POST',
    url: '/api/cc/calculate',
    payload: { crop: 'maize', region: 'ashanti', district: 'ejura_sekyedumase_municipal', season: 'major' },
  });
  return answer.json<[unknown, unknown, Record<string, unknown>]>()[2];
};
/** Sets down the rain of past days at places, and waits until it is known. */
const saveRain = async (rows: readonly { location_id: string; day: string; mm: number }[]) => {
  const { db, signals, weather } = portal.context;
  await db
    .insertInto('weather_actual_day')
    .values(
      rows.map(({ mm, ...row }) => ({
        ...row,
        maker: 'open-meteo',
        kind: 'model analysis' as const,
        min_c: 22,
        max_c: 32,
        mean_c: 27,
        rain_mm: mm,
        humidity_pct: 70,
        kept_on: '2026-04-15',
      })),
    )
    .execute();
  await signals.publish(db, 'weatherDays', null);
  await vi.waitFor(() => expect(weather.recentDays('ejura_sekyedumase_municipal')).toHaveLength(rows.length), {
    timeout: 10_000,
  });
};

test('without a declaration the onset is the window of the zone', () => {
  expect(ejura()).toMatchObject({
    kind: 'default',
    earliest: '2026-03-11',
    typical: '2026-03-22',
    latest: '2026-04-20',
    shiftedByDays: 0,
  });
});

test('declaring an onset moves the district and says by how many days', async () => {
  const cacheVersion = portal.context.cacheVersion();
  const answer = await send();
  expect(answer.statusCode).toBe(201);
  expect(answer.json<Declared>()).toMatchObject({
    onset: { place: 'Ejura Sekyedumase Municipal', year: 2026, movesByDays: 24, withdrawn: false },
    moved: [{ district_id: 'ejura_sekyedumase_municipal', days: 24 }],
    warnings: [],
  });
  expect(ejura()).toMatchObject({
    kind: 'declared',
    scope: 'district',
    earliest: '2026-04-15',
    latest: '2026-04-15',
    shiftedByDays: 24,
  });
  expect(portal.context.cacheVersion()).not.toBe(cacheVersion);
});

test('a second declaration replaces the first and says what it moves from there', async () => {
  await declare();
  expect(await declare({ onset_on: '2026-04-05' })).toMatchObject({
    moved: [{ days: -10 }],
    onset: { movesByDays: 14 },
  });
  expect(await list()).toHaveLength(1);
  expect((await list(admin)).map(({ withdrawn }) => withdrawn)).toEqual([false, true]);
});

test('a region moves all its districts but those with a declaration of their own', async () => {
  await declare();
  const { moved, onset } = await declare({ scope: 'region', place_id: 'Ashanti', onset_on: '2026-03-26' });
  expect(moved).toHaveLength(42);
  expect(moved.some(({ district_id }) => district_id === 'ejura_sekyedumase_municipal')).toBe(false);
  expect(moved.find(({ district_id }) => district_id === 'kumasi_metropolitan')).toMatchObject({ days: 10 });
  expect(onset.movesByDays).toBe(10);
});

test('a withdrawal gives the window back, and can be taken back itself', async () => {
  const { onset } = await declare();
  const withdrawn = await admin.inject({ method: 'DELETE', url: `/api/seasons/onsets/${onset.id}` });
  expect(withdrawn.json()).toMatchObject({ withdrawn: true });
  expect(ejura()?.kind).toBe('default');
  await admin.inject({ method: 'POST', url: `/api/seasons/onsets/${onset.id}/reinstate` });
  expect(ejura()?.kind).toBe('declared');
});

test('a withdrawal is not taken back over a newer declaration', async () => {
  const { onset } = await declare();
  await declare({ onset_on: '2026-04-05' });
  const answer = await admin.inject({ method: 'POST', url: `/api/seasons/onsets/${onset.id}/reinstate` });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    message: expect.stringContaining('Another onset was declared for Ejura Sekyedumase Municipal') as string,
  });
});

test('an unusual day is believed with a warning, an unbelievable one refused', async () => {
  const late = await declare({ onset_on: '2026-06-09', reason: 'Agreed with GMet' });
  expect(late.warnings).toEqual([
    '9 Jun 2026 is 50 days outside the usual window: the rains of the major season set in between 11 Mar and 20 Apr. Check the date.',
  ]);
  expect(await sentence({ place_id: 'tamale_metropolitan', season: 'single', onset_on: '2026-11-30' })).toMatch(
    /^30 Nov 2026 is \d+ days outside the window of the single season in Tamale Metropolitan/,
  );
});

test('a season the place does not have, the other season, and another year are refused with a sentence', async () => {
  expect(await sentence({ place_id: 'tamale_metropolitan' })).toBe(
    'Tamale Metropolitan has no major season. Choose single.',
  );
  expect(await sentence({ onset_on: '2026-09-01' })).toMatch(
    /^1 Sep 2026 is nearer to the minor season of Ejura Sekyedumase Municipal/,
  );
  expect(await sentence({ onset_on: '2029-03-20' })).toBe(
    'The onset of 2029-03-20 lies in 2029. Give a day of last, this or next year.',
  );
  expect(await sentence({ onset_on: '2026-02-29' })).toContain('2026 is not a leap year');
  expect(await sentence({ place_id: 'ejuraa' })).toContain('There is no district "ejuraa".');
});

test('everybody sees what stands, administrators also who declared it; only they declare', async () => {
  const { onset } = await declare();
  expect((await list())[0]?.declaredBy).toBe('');
  expect((await list(admin))[0]?.declaredBy).not.toBe('');
  const ama = await portal.as('ama');
  expect((await send({}, ama)).statusCode).toBe(403);
  expect((await send({}, portal)).statusCode).toBe(401);
  expect((await ama.inject({ method: 'DELETE', url: `/api/seasons/onsets/${onset.id}` })).statusCode).toBe(403);
  expect((await admin.inject({ method: 'DELETE', url: '/api/seasons/onsets/999' })).statusCode).toBe(404);
});

test('a plan asked for after the declaration is counted from it', async () => {
  const plan = async () =>
    (
      await portal.inject({
        method: 'POST',
        url: '/api/cc/calculate',
        payload: { crop: 'maize', district: 'ejura_sekyedumase_municipal', season: 'major' },
      })
    ).json<[unknown, unknown, { plantFrom: string; onset: { shiftedByDays: number } }]>()[2];
  const before = await plan();
  await declare({ onset_on: '2026-03-25' });
  const after = await plan();
  expect(before.onset.shiftedByDays).toBe(0);
  expect(after.onset.shiftedByDays).toBe(3);
  expect(after.plantFrom).not.toBe(before.plantFrom);
});

test('an onset that is ahead of its day asks for a reason, and plans trust it less', async () => {
  const refused = await send({ onset_on: '2026-04-25' });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      code: 'onsetNeedsReason',
      message: expect.stringMatching(
        /^25 Apr 2026 is 10 days ahead: nobody has seen these rains yet\. 25 Apr 2026 is 5 days outside the usual window: the rains of the major season set in between 11 Mar and 20 Apr\. Check the date\. If you are sure, give the reason/,
      ),
    },
  ]);
  expect(ejura()?.kind).toBe('default');
  expect((await send({ onset_on: '2026-04-25', reason: '  ' })).statusCode).toBe(409);
  const { onset } = await declare({ onset_on: '2026-04-25', reason: 'GMet agreed on it for a trial.' });
  expect(onset).toMatchObject({ reason: 'GMet agreed on it for a trial.' });
  expect(ejura()?.isAhead).toBe(true);
  expect(sayAll(ejura()?.note ?? [])).toContain(
    'Onset declared ahead of its day for the district: 25 Apr 2026. Reason given: GMet agreed on it for a trial.',
  );
  expect(await plan()).toMatchObject({
    confidence: 'low',
    confidenceReason: 'The onset was declared for this district ahead of its day: nobody has seen these rains yet.',
  });
});

test('an onset far from that of its region asks for a reason; a reason nobody asked for is not kept', async () => {
  await declare({ scope: 'region', place_id: 'ashanti', onset_on: '2026-03-26', reason: 'I like to give one' });
  expect((await list())[0]).toMatchObject({ scope: 'region', reason: '' });
  expect(await sentence({})).toMatch(/^It is 20 days after the onset declared for Ashanti Region, 26 Mar\./);
  await declare({ reason: 'The gauge at Ejura stayed dry.' });
  expect(await plan()).toMatchObject({
    confidence: 'fair',
    confidenceReason: 'The onset was declared for this district against what is known: The gauge at Ejura stayed dry.',
    onset: { scope: 'district' },
  });
});

test('an onset against the weather on record asks for a reason', async () => {
  const rows = Array.from({ length: 14 }, (_, index) => ({
    location_id: 'ejura',
    day: `2026-04-${String(index + 1).padStart(2, '0')}`,
    mm: 1,
  }));
  await saveRain(rows);
  expect(await sentence({ onset_on: '2026-04-12' })).toMatch(
    /^The weather record has 9 mm at most from 6 Apr to 14 Apr \(Ejura Sekyedumase Municipal\); an onset takes 20 mm\./,
  );
});

test('the plan of a district says that the onset was declared for its region', async () => {
  await declare({ scope: 'region', place_id: 'ashanti', onset_on: '2026-04-10' });
  expect(await plan()).toMatchObject({
    onset: {
      kind: 'declared',
      scope: 'region',
      note: expect.stringMatching(/^Onset declared for the region: 10 Apr 2026\./),
    },
    confidence: 'good',
    confidenceReason: 'The onset was declared for this region.',
  });
});
