import { bench, describe } from 'vitest';
import { pestYear } from '../pests/pestYear.ts';
import { chooseSeason } from './chooseSeason.ts';
import { offeredSeasons } from './offeredSeasons.ts';
import { planActivities } from './planActivities.ts';
import { cropNamed, placeNamed, readReferenceData } from './testing/referenceData.ts';
import type { CropRule, Place } from './types.ts';

const data = readReferenceData();
const maize = cropNamed(data, 'maize');
const ejura = placeNamed(data, 'Ejura Sekyedumase Municipal');

/** At most 0.2 ms a plan, 3 s for all; allPlans.test.ts holds the second. */
describe('the calendar engine', () => {
  bench('one plan: season chosen, onset resolved, activities placed', () => plan(maize, ejura));
  bench(
    'all crops and districts',
    () => {
      for (const crop of data.crops) for (const place of data.places) plan(crop, place);
    },
    { iterations: 3, warmupIterations: 1, time: 0 },
  );
  bench('pest levels of a year', () => {
    pestYear('faw_degree_days', {
      normals: data.normals.get(ejura.zone) ?? null,
      plantings: ['2026-03-29', '2026-08-31'],
      fieldDays: 108,
      firstRains: '2026-03-22',
      prevalence: null,
    });
  });
});

function plan(crop: CropRule, place: Place) {
  const offer = offeredSeasons(crop, place, data.windows);
  const chosen = chooseSeason(crop, offer, [], '2026-11-21', { week: null, season: null, variety: null });
  return (
    chosen &&
    planActivities({
      crop,
      ...chosen,
      week: null,
      otherZone: offer.otherZone,
      rareEvidence: null,
      zone: offer.zone,
      climate: null,
    })
  );
}
