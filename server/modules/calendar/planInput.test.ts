import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

const EJURA = 'ejura_sekyedumase_municipal';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-03-01T08:00:00Z' });
});
afterAll(() => portal.close());

describe('bad input is answered with what was found and how to mend it', () => {
  it.each([
    [{ crop: 'quinoa', district: EJURA }, 404, 'There is no crop "quinoa".'],
    [{ crop: 'maize', district: 'Ejurra' }, 404, 'There is no district "Ejurra".'],
    [
      { crop: 'maize', district: EJURA, region: 'northern' },
      422,
      'Ejura Sekyedumase Municipal lies in Ashanti, not in Northern. Choose a district of Northern, or Ashanti as the region.',
    ],
    [
      { crop: 'maize', district: EJURA, season: 'single' },
      422,
      'Maize has no single season in Ejura Sekyedumase Municipal. Choose major or minor, or leave the season out.',
    ],
    [
      { crop: 'maize', district: EJURA, variety: 'Abrotia' },
      422,
      'Maize has no variety "abrotia" here. Choose one of early, medium, late, abontem',
    ],
    [
      { crop: 'maize', district: EJURA, planting_start: '2026-05-10', planting_end: '2026-05-03' },
      400,
      'planting_end (2026-05-03) is before planting_start (2026-05-10). Send the earlier day as planting_start.',
    ],
    [
      { crop: 'maize', district: EJURA, planting_start: '2026-05-10', planting_end: '2028-05-10' },
      400,
      'From planting_start (2026-05-10) to planting_end (2028-05-10) are 731 days, more than a year. Send the week you plant in, 2026-05-10 to 2026-05-16 for example.',
    ],
    [
      { crop: 'maize', district: EJURA, planting_start: '2027-02-29' },
      400,
      'planting_start: 2027-02-29 is not a real day: February 2027 has 28 days. 2027 is not a leap year. Choose a day from 1 to 28.',
    ],
    [
      { crop: 'maize', district: EJURA, planting_end: '2026-05-10' },
      400,
      'planting_end is 2026-05-10, but planting_start is empty. Send the first day of planting too, or leave both out.',
    ],
    [
      { crop: 'maize', district: EJURA, planting_start: '1026-05-10' },
      400,
      'planting_start is 1026-05-10, but plans are made for the years 2000 to 2100. Choose a day in them.',
    ],
    [{ crop: 'maize', district: EJURA, planting_start: 'next week' }, 400, 'planting_start is "next week"; expected'],
    [{ crop: 5, district: EJURA }, 400, 'crop is 5; expected text'],
    [{ district: EJURA }, 400, 'crop is missing'],
  ])('%j', async (payload, status, sentence) => {
    const answer = await portal.inject({ method: 'POST', url: '/api/cc/calculate', payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ message: string }>().message).toContain(sentence);
  });

  it('a crop of the address too', async () => {
    const answer = await portal.inject('/api/cc/crop/quinoa');
    expect(answer.statusCode).toBe(404);
    expect(answer.json<{ message: string }>().message).toContain('There is no crop "quinoa".');
  });
});
