import { afterAll, beforeAll, expect, it } from 'vitest';
import type { listOlderCalendar, listOlderRegions } from '#contract/calendar/olderCalendar.ts';
import type { Answer } from '#contract/endpoint.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

type Lines = Answer<typeof listOlderCalendar>;

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-11-21T08:00:00Z' });
});
afterAll(() => portal.close());

it('the older calendar reckons every date of this year from the onset of the zone', async () => {
  const lines = await older('?crop=maize&region=ah');
  expect(lines.find((line) => line.town === 'Kumasi' && line.season === 'major')).toEqual({
    crop: 'Maize',
    region: 'ah',
    regionName: 'Ashanti',
    town: 'Kumasi',
    season: 'major',
    rain: '2026-03-16',
    landpreparation: ['2026-02-14'],
    planting: ['2026-03-23'],
    firtilizerB: ['2026-04-06'],
    weeding: ['2026-04-22', '2026-05-22'],
    firtilizerT: ['2026-04-27'],
    pesticide: ['2026-05-02'],
    Harvesting: ['2026-06-01'],
  });
});

it('has one line per zone and season of a region', async () => {
  const lines = await older('?crop=maize&region=ah');
  expect(lines.map(({ town, season }) => `${town} ${season}`).toSorted()).toEqual([
    'Ejura major',
    'Ejura minor',
    'Kumasi major',
    'Kumasi minor',
  ]);
});

it('understands the code of a divided region as all made of it', async () => {
  const lines = await older('?crop=maize&region=ba');
  expect(new Set(lines.map((line) => line.regionName))).toEqual(new Set(['Ahafo', 'Bono', 'Bono East']));
});

it('gives regions without an old code their ISO code', async () => {
  const lines = await older('?crop=maize&region=volta');
  expect(new Set(lines.map((line) => line.region))).toEqual(new Set(['GH-TV']));
});

it('lists annual crops that wait for the rains, and no trees', async () => {
  const crops = (await portal.inject('/api/croppingcalendar/crops')).json<string[]>();
  expect(crops).toContain('Maize');
  expect(crops).not.toContain('Cocoa');
  expect(crops).not.toContain('Onion');
});

it('lists each code once: eleven old ones and three regions without', async () => {
  const regions = (await portal.inject('/api/croppingcalendar/regions')).json<Answer<typeof listOlderRegions>>();
  expect(regions).toHaveLength(14);
  expect(regions).toContainEqual({ region: 'ba', name: 'Brong-Ahafo' });
  expect(regions).toContainEqual({ region: 'GH-TV', name: 'Volta' });
});

it('says which crop or region it does not know', async () => {
  const answer = await portal.inject('/api/croppingcalendar?crop=maizing');
  expect(answer.statusCode).toBe(404);
  expect(answer.json<{ message: string }>().message).toContain('Did you mean "maize"?');
});

async function older(query: string): Promise<Lines> {
  return (await portal.inject(`/api/croppingcalendar${query}`)).json<Lines>();
}
