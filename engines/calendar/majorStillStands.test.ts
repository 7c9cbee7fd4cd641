import { expect, it } from 'vitest';
import { dayNumber } from '../dates/day.ts';
import { majorStillStands } from './majorStillStands.ts';
import type { PlanInput } from './planActivities.ts';
import { resolveOnset } from './resolveOnset.ts';
import type { Schedule } from './schedule.ts';
import { MAIZE, rule, WINDOWS } from './testing/crops.ts';

const MAJOR = WINDOWS.find(({ season }) => season === 'major');
if (MAJOR === undefined) throw new Error('There are no major rains');
const USUAL = resolveOnset(MAJOR, 2026, []);
const MEDIUM = MAIZE.varieties.find(({ key }) => key === 'medium') ?? null;

type Major = NonNullable<PlanInput['major']>;

/** The plan of a minor season with work on some days, beside a major one that is harvested until 5 July. */
function warned(work: readonly (readonly [code: string, day: string])[], given: Partial<Major> | null = {}) {
  const major = { variety: MEDIUM, onset: USUAL, plantedUntil: '2026-04-07', harvestEnd: '2026-07-05', ...given };
  const slots = work.map(([code, day], at) => ({
    rule: rule(at, code, code, 'planting', 0, 1, []),
    start: dayNumber(day),
    end: dayNumber(day),
  }));
  const input = { crop: MAIZE, ...(given !== null && { major }) } as PlanInput;
  return majorStillStands(input, { slots } as unknown as Schedule).map(({ said }) => said[0]);
}

it('stands until its last day of harvest, when land is prepared', () => {
  expect(warned([['LP', '2026-07-05']])).toEqual([
    {
      code: 'majorStillStands',
      of: {
        crop: { cropId: 'maize', name: 'Maize' },
        variety: { min: 80, max: 90 },
        plantedUntil: '2026-04-07',
        basis: { kind: 'default', typical: '2026-03-22', record: null },
        harvestEnd: '2026-07-05',
        prepared: '2026-07-05',
      },
    },
  ]);
  expect(warned([['LP', '2026-07-06']])).toEqual([]);
});

it('is judged by the preparation of land, else by the first work', () => {
  const [before, after] = [
    ['SS', '2026-07-01'],
    ['PL', '2026-07-10'],
  ] as const;
  expect(warned([before, ['LP', '2026-07-06'], after])).toEqual([]);
  expect(warned([before, after])).toMatchObject([{ of: { prepared: '2026-07-01' } }]);
});

it('says nothing where there is no major season, or no work', () => {
  expect(warned([['LP', '2026-07-05']], null)).toEqual([]);
  expect(warned([])).toEqual([]);
});

it('says what is known of it: no variety, no onset, or the daily rain it was reckoned from', () => {
  const record = { place: 'Ejura', firstYear: 1981, lastYear: 2025, starts: [] };
  const basisOf = (onset: Major['onset']) => warned([['LP', '2026-07-01']], { variety: null, onset });
  expect(basisOf(null)).toMatchObject([{ of: { variety: null, basis: null } }]);
  expect(basisOf({ ...USUAL, isOfRecord: true, record })).toMatchObject([{ of: { basis: { record } } }]);
  expect(basisOf({ ...USUAL, record })).toMatchObject([{ of: { basis: { record: null } } }]);
});
