import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayNumber, dayText, yearOf } from '../dates/day.ts';
import { parseDay } from '../dates/parseDay.ts';
import { chooseSeason } from './chooseSeason.ts';
import { comparePlans } from './comparePlans.ts';
import { ganttSpan } from './gantt.ts';
import { monthsOf } from './months.ts';
import { offeredSeasons } from './offeredSeasons.ts';
import { planActivities } from './planActivities.ts';
import { resolveOnset } from './resolveOnset.ts';
import { cropNamed, placeNamed, readReferenceData } from './testing/referenceData.ts';
import type { CropRule, Place, Plan, PlantingWeek, Season } from './types.ts';

const data = readReferenceData();

describe('plans of all crops, districts and seasons', () => {
  const plots = data.crops.flatMap((crop) =>
    data.places.flatMap((place) => {
      const offer = offeredSeasons(crop, place, data.windows);
      return offer.seasons.map((season) => ({ crop, place, season, offer }));
    }),
  );
  const plot = fc.nat({ max: plots.length - 1 }).map((index) => plots[index] as (typeof plots)[number]);
  const year = fc.integer({ min: 2020, max: 2110 });
  const day = fc.integer({ min: dayNumber('2023-01-01'), max: dayNumber('2033-12-31') }).map(dayText);
  const week = fc.oneof(
    fc.constant(null),
    fc.tuple(day, fc.integer({ min: 0, max: 30 })).map(([start, length]) => ({ start, end: addDays(start, length) })),
  );

  it('cover 22 crops and 261 districts', () => {
    expect(data.crops).toHaveLength(22);
    expect(data.places).toHaveLength(261);
    expect(new Set(plots.map((each) => each.crop.cropId)).size).toBe(22);
    expect(data.places.filter((place) => offeredSeasons(cropNamed(data, 'maize'), place, data.windows).windows.length === 0)).toEqual([]);
  });

  it('exist, with activities in order and every date real', () => {
    fc.assert(
      fc.property(plot, year, week, ({ crop, place, season }, inYear, chosen) => {
        const plan = planFor(crop, place, season, inYear, chosen);
        expect(plan.activities.length).toBeGreaterThan(0);
        for (const [index, activity] of plan.activities.entries()) {
          const next = plan.activities[index + 1];
          expect(activity.activityId).toBe(index + 1);
          expect(activity.start <= (next?.start ?? activity.start)).toBe(true);
          const days = [activity.earliestStart, activity.start, activity.latestStart, activity.end, activity.latestEnd];
          for (const each of days) expect(parseDay(each)).toEqual({ day: each });
          expect(activity.earliestStart <= activity.start && activity.start <= activity.latestStart).toBe(true);
          expect(activity.start <= activity.end && activity.end <= activity.latestEnd).toBe(true);
        }
        expect(new Set(plan.activities.map((each) => each.key)).size).toBe(plan.activities.length);
      }),
      { numRuns: 1500 },
    );
  });

  it('leave their season only with a warning', () => {
    const holds = fc.check(
      fc.property(plot, year, week, ({ crop, place, season }, inYear, chosen) => {
        const plan = planFor(crop, place, season, inYear, chosen);
        const planting = plan.activities.find((each) => each.code === 'PL');
        const harvest = plan.activities.find((each) => each.code === 'HV');
        if (plan.onset === null || planting === undefined || harvest === undefined) return true;
        const offset = Math.min(0, crop.plantingOffsets[season] ?? 0);
        const leaves =
          planting.start < addDays(plan.onset.earliest, offset) ||
          planting.end > plan.onset.cessation.latest ||
          (crop.calendarType === 'annual' && harvest.start > plan.onset.cessation.latest);
        return !leaves || plan.warnings.length > 0;
      }),
      { numRuns: 3000 },
    );
    expect(holds.counterexample).toBeNull();
  });

  it('plant on the chosen week, and otherwise between the first and last sensible day', () => {
    const outside = plots.filter(({ crop, place, season }) => {
      const { activities, plantFrom, plantBy } = planFor(crop, place, season, 2028, null);
      const planting = activities.find((each) => each.code === 'PL');
      if (planting === undefined) return plantFrom !== null || plantBy !== null;
      return plantFrom === null || plantBy === null || planting.start < plantFrom || planting.start > plantBy;
    });
    expect(outside).toEqual([]);
    const [start, end] = ['2028-02-28', '2028-03-05'];
    const chosen = planFor(cropNamed(data, 'maize'), placeNamed(data, 'Ejura Sekyedumase Municipal'), 'major', 2028, { start, end });
    expect(chosen.activities.find((each) => each.code === 'PL')).toMatchObject({ start, end });
  });

  it('are the same whenever they are made, and whatever order the rules come in', () => {
    fc.assert(
      fc.property(plot, year, week, ({ crop, place, season }, inYear, chosen) => {
        const first = planFor(crop, place, season, inYear, chosen);
        const again = planFor({ ...crop, activities: crop.activities.toReversed() }, place, season, inYear, chosen);
        expect(again).toEqual(first);
      }),
      { numRuns: 300 },
    );
  });

  it('choose a season that is running or to come, and never none', () => {
    fc.assert(
      fc.property(plot, day, ({ crop, offer }, today) => {
        const chosen = chooseSeason(crop, offer, [], today, null, null);
        expect(chosen).not.toBeNull();
        expect(Math.abs((chosen?.year ?? 0) - yearOf(today))).toBeLessThanOrEqual(2);
      }),
      { numRuns: 500 },
    );
  });

  it('show their activities in the months they touch and inside the chart', () => {
    fc.assert(
      fc.property(plot, year, ({ crop, place, season }, inYear) => {
        const plan = planFor(crop, place, season, inYear, null);
        const listed = new Set(monthsOf(plan.activities).flat());
        expect(listed.size).toBe(plan.activities.length);
        const chart = ganttSpan(plan.activities);
        expect(chart?.start).toBe(addDays(plan.activities[0]?.start ?? '', -7));
      }),
      { numRuns: 300 },
    );
  });

  it('move every date of a district by the days its declared onset comes late', () => {
    const place = placeNamed(data, 'Ejura Sekyedumase Municipal');
    const maize = cropNamed(data, 'maize');
    const usual = planFor(maize, place, 'major', 2026, null);
    const declared = planFor(maize, place, 'major', 2026, null, '2026-04-15');
    const moved = comparePlans(compared(usual), compared(declared));
    expect(new Set(moved.activities.flatMap((each) => [each.startMoves, each.endMoves]))).toEqual(new Set([24]));
    expect(declared.onset?.shiftedByDays).toBe(24);
  });

  it.each([
    ['Ejura Sekyedumase Municipal', ['major', 'minor']],
    ['Kumasi Metropolitan', ['major', 'minor']],
    ['Tamale Metropolitan', ['single']],
    ['Nkwanta North', ['single']],
    ['Kintampo North Municipal', ['single']],
    ['Guan', ['major', 'minor']],
  ])('offer maize farmers of %s the seasons %s', (district, seasons) => {
    expect(offeredSeasons(cropNamed(data, 'maize'), placeNamed(data, district), data.windows).seasons).toEqual(seasons);
  });

  it('plan 22 crops in 261 districts and all seasons within 3 seconds', () => {
    const started = performance.now();
    for (const { crop, place, season } of plots) planFor(crop, place, season, 2027, null);
    expect(plots.length).toBeGreaterThan(3000);
    expect(performance.now() - started).toBeLessThan(3000);
  });
});

function planFor(
  crop: CropRule,
  place: Place,
  season: Season,
  year: number,
  week: PlantingWeek | null,
  declaredOn?: string,
): Plan {
  const { windows, otherZone } = offeredSeasons(crop, place, data.windows);
  const window = crop.anchor === 'rain_onset' ? windows.find((each) => each.season === season) : undefined;
  const reports = declaredOn === undefined ? [] : [
    { kind: 'declared', scope: 'district', season, earliest: declaredOn, typical: declaredOn, latest: declaredOn, note: '' } as const,
  ];
  const onset = window === undefined ? null : resolveOnset(window, year, reports);
  const answer = planActivities({ crop, season, year, onset, week, windows, otherZone });
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.plan;
}

function compared(plan: Plan) {
  return {
    activities: plan.activities.map(({ key, name, start, end }) => ({ key, name, start, end, risks: [] })),
    warnings: plan.warnings.map((warning) => warning.sentence),
  };
}
