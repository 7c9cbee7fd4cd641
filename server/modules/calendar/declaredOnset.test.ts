import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { calculateCalendar } from '#contract/calendar/calendar.ts';
import type { Answer } from '#contract/endpoint.ts';
import { daysBetween } from '#engines/dates/day.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

type Plan = Answer<typeof calculateCalendar>;

const EJURA = 'ejura_sekyedumase_municipal';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-03-01T08:00:00Z' });
});
afterAll(() => portal.close());

describe('an administrator declares the onset of Ejura for 15 April', () => {
  it('and every date of the district moves, the plan says by how many days and why', async () => {
    const before = await plan({ crop: 'maize', district: EJURA });
    const admin = await portal.as('admin');
    const declared = await declare(admin, '2026-04-15', '31 mm at the Ejura gauge');
    expect(declared.statusCode).toBe(201);
    const after = await plan({ crop: 'maize', district: EJURA });
    expect(after[2]).toMatchObject({
      onset: {
        kind: 'declared',
        typical: '2026-04-15',
        shiftedByDays: 24,
        note: 'Onset declared ahead of its day for the district: 15 Apr 2026. Reason given: 31 mm at the Ejura gauge. That is 24 days later than usual.',
      },
      confidence: 'low',
      confidenceReason: 'The onset was declared for this district ahead of its day: nobody has seen these rains yet.',
    });
    const moved = after[1].map((each, index) => daysBetween(before[1][index]?.activityStart ?? '', each.activityStart));
    expect(new Set(moved)).toEqual(new Set([24]));

    const neighbour = await plan({ crop: 'maize', district: 'kumasi_metropolitan' });
    expect(neighbour[2].onset?.kind).toBe('default');
    const older = (await portal.inject('/api/croppingcalendar?crop=maize&region=ah')).json<
      { town: string; season: string }[]
    >();
    expect(older.find((line) => line.town === 'Ejura' && line.season === 'major')).toMatchObject({
      rain: '2026-04-15',
      landpreparation: ['2026-03-16'],
      planting: ['2026-04-22'],
      firtilizerB: ['2026-05-06'],
      weeding: ['2026-05-22', '2026-06-21'],
      firtilizerT: ['2026-05-27'],
      pesticide: ['2026-06-01'],
      Harvesting: ['2026-07-01'],
    });
    const withdrawn = await admin.inject({
      method: 'DELETE',
      url: `/api/seasons/onsets/${declared.json<{ onset: { id: string } }>().onset.id}`,
    });
    expect(withdrawn.statusCode).toBe(200);
    expect((await plan({ crop: 'maize', district: EJURA }))[2].onset?.kind).toBe('default');
  });
});

describe('an onset declared for 5 June, after the last day to plant maize', () => {
  it('leaves a plan without work that names what can still be planted, on the page, the phone page and in the file', async () => {
    const admin = await portal.as('admin');
    const declared = await declare(admin, '2026-06-05', 'no rain before');
    expect(declared.statusCode).toBe(201);
    const [months, activities, summary] = await plan({ crop: 'maize', district: EJURA, season: 'major' });
    expect([months.flat(), activities]).toEqual([[], []]);
    expect(summary).toMatchObject({ plantFrom: null, harvestFrom: null, harvestBy: null, confidence: 'low' });
    expect(summary.instead?.map(({ crop_id: id }) => id)).toContain('okra');
    expect(summary.warnings[0]).toMatch(/^It is too late for maize of 105–110 days this season/);
    const phonePage = await portal.inject(`/t/plan/maize/${EJURA}`);
    expect(phonePage.body).toContain('It is too late for maize');
    expect(phonePage.body).toContain('Okra, plant by');
    expect(phonePage.body).not.toContain('Plant from');
    const file = await portal.inject(`/calendar/maize/${EJURA}.ics?season=major`);
    expect([file.statusCode, file.body.includes('BEGIN:VEVENT')]).toEqual([200, false]);
    await admin.inject({
      method: 'DELETE',
      url: `/api/seasons/onsets/${declared.json<{ onset: { id: string } }>().onset.id}`,
    });
  });
});

async function plan(payload: object): Promise<Plan> {
  const answer = await portal.inject({ method: 'POST', url: '/api/cc/calculate', payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Plan>();
}

const declare = (admin: Caller, onsetOn: string, reason: string) =>
  admin.inject({
    method: 'POST',
    url: '/api/seasons/onsets',
    payload: { scope: 'district', place_id: EJURA, season: 'major', onset_on: onsetOn, note: '', reason },
  });
