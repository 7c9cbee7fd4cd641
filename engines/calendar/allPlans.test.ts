import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayNumber, dayText, yearOf } from '../dates/day.ts';
import { parseDay } from '../dates/parseDay.ts';
import { chooseSeason, yearOfRains } from './chooseSeason.ts';
import { comparePlans } from './display/comparePlans.ts';
import { ganttSpan } from './display/gantt.ts';
import { monthsOf } from './display/months.ts';
import { offeredSeasons } from './offeredSeasons.ts';
import { planActivities } from './planActivities.ts';
import { resolveOnset } from './resolveOnset.ts';
import { cropNamed, placeNamed, readReferenceData } from './testing/referenceData.ts';
import type { CropRule, Place, Plan, PlantingWeek, Season, SeasonRule, VarietyRule } from './types.ts';
import { usualVariety } from './varieties.ts';
import { mistakesOf } from './testing/planMistakes.ts';
import { sayAll } from './sentences/say.ts';

const data = readReferenceData();

describe('plans of all crops, districts and seasons', () => {
  const plots = data.crops.flatMap((crop) =>
    data.places.flatMap((place) => {
      const offer = offeredSeasons(crop, place, data.windows);
      return offer.rules.map((rule) => ({ crop, place, rule, offer }));
    }),
  );
  const plot = fc.nat({ max: plots.length - 1 }).map((index) => plots[index] as (typeof plots)[number]);
  const year = fc.integer({ min: 2020, max: 2110 });
  const day = fc.integer({ min: dayNumber('2023-01-01'), max: dayNumber('2033-12-31') }).map(dayText);
  const week = fc.oneof(
    fc.constant(null),
    fc.tuple(day, fc.integer({ min: 0, max: 30 })).map(([start, length]) => ({ start, end: addDays(start, length) })),
  );

  it('cover every crop and 261 districts', () => {
    expect(data.crops.length).toBeGreaterThanOrEqual(22);
    expect(data.places).toHaveLength(261);
    expect(new Set(plots.map((each) => each.crop.cropId)).size).toBe(data.crops.length);
    expect(
      data.places.filter((place) => offeredSeasons(cropNamed(data, 'maize'), place, data.windows).windows.length === 0),
    ).toEqual([]);
  });

  it('exist, with activities in order and every date real', () => {
    fc.assert(
      fc.property(plot, year, week, ({ crop, place, rule }, inYear, chosen) => {
        const plan = planFor(crop, place, rule, inYear, chosen);
        expect(plan.activities.length).toBeGreaterThan(0);
        for (const [index, activity] of plan.activities.entries()) {
          const next = plan.activities[index + 1];
          expect(activity.activityId).toBe(index + 1);
          expect(activity.start <= (next?.start ?? activity.start)).toBe(true);
          const days = [activity.earliestStart, activity.start, activity.latestStart, activity.end, activity.latestEnd];
          for (const each of days) expect(parseDay(each)).toEqual({ day: each });
          expect(activity.earliestStart <= activity.start && activity.start <= activity.latestStart).toBe(true);
          expect(activity.start <= activity.end && activity.end <= activity.latestEnd).toBe(true);
          expect(activity.latestStart <= activity.latestEnd).toBe(true);
        }
        expect(new Set(plan.activities.map((each) => each.key)).size).toBe(plan.activities.length);
      }),
      { numRuns: 1500 },
    );
  });

  it('name no risk of the onset or end of rains where none are waited for, nor of a dry spell or drought where the field is watered', () => {
    const watered = plots.filter(({ rule }) => rule.water !== 'rainfed');
    expect(watered.length).toBeGreaterThan(100);
    for (const { crop, place, rule } of watered) {
      const risks = new Set(planFor(crop, place, rule, 2026, null).activities.flatMap((activity) => activity.risks));
      const wrong =
        rule.water === 'irrigated'
          ? ['false_start', 'late_onset', 'early_cessation', 'dry_spell', 'drought']
          : ['false_start', 'late_onset', 'early_cessation'];
      expect(
        wrong.filter((risk) => risks.has(risk)),
        `${crop.cropId} ${place.districtId} ${rule.season}`,
      ).toEqual([]);
    }
  });

  it('leave their season only with a warning', () => {
    const holds = fc.check(
      fc.property(plot, year, week, ({ crop, place, rule }, inYear, chosen) => {
        const plan = planFor(crop, place, rule, inYear, chosen);
        const planting = plan.activities.find((each) => each.code === 'PL');
        const harvest = plan.activities.find((each) => each.code === 'HV');
        if (plan.onset === null || planting === undefined || harvest === undefined) return true;
        if (rule.water !== 'rainfed' || rule.fixedDay !== null) return true;
        const offset = Math.min(0, rule.plantAfterDays);
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
    const outside = plots.filter(({ crop, place, rule }) => {
      const { activities, plantFrom, plantBy } = planFor(crop, place, rule, 2028, null);
      const planting = activities.find((each) => each.code === 'PL');
      if (planting === undefined) return plantFrom !== null || plantBy !== null;
      return plantFrom === null || plantBy === null || planting.start < plantFrom || planting.end > plantBy;
    });
    expect(outside).toEqual([]);
    const [start, end] = ['2028-02-28', '2028-03-05'];
    const chosen = planFor(
      cropNamed(data, 'maize'),
      placeNamed(data, 'Ejura Sekyedumase Municipal'),
      ruleNamed('maize', 'Ejura Sekyedumase Municipal', 'major'),
      2028,
      { start, end },
    );
    expect(chosen.activities.find((each) => each.code === 'PL')).toMatchObject({ start, end });
  });

  it('are the same whenever they are made, and whatever order the rules come in', () => {
    fc.assert(
      fc.property(plot, year, week, ({ crop, place, rule }, inYear, chosen) => {
        const first = planFor(crop, place, rule, inYear, chosen);
        const again = planFor({ ...crop, activities: crop.activities.toReversed() }, place, rule, inYear, chosen);
        expect(again).toEqual(first);
      }),
      { numRuns: 300 },
    );
  });

  it('choose a season that is running or to come, and never none', () => {
    fc.assert(
      fc.property(plot, day, ({ crop, offer }, today) => {
        const chosen = chooseSeason(crop, offer, [], today, { week: null, season: null, variety: null });
        expect(chosen).not.toBeNull();
        expect(Math.abs((chosen?.year ?? 0) - yearOf(today))).toBeLessThanOrEqual(2);
      }),
      { numRuns: 500 },
    );
  });

  it('show their activities in the months they touch and inside the chart', () => {
    fc.assert(
      fc.property(plot, year, ({ crop, place, rule }, inYear) => {
        const plan = planFor(crop, place, rule, inYear, null);
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
    const major = ruleNamed('maize', 'Ejura Sekyedumase Municipal', 'major');
    const usual = planFor(maize, place, major, 2026, null);
    const declared = planFor(maize, place, major, 2026, null, { declaredOn: '2026-04-15' });
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

  it('walk every crop, district, season and variety: planting in its time, harvest when ripe, one season after the other', () => {
    const wrong: string[] = [];
    let plans = 0;
    const seen = new Set<string>();
    for (const { crop, place, rule, offer } of plots) {
      // Districts with the same rains have the same plan.
      const rains = offer.windows.map(({ season, onset, cessation }) => [season, onset, cessation]);
      const key = JSON.stringify([crop.cropId, rule.season, rule.area, rains]);
      if (seen.has(key)) continue;
      seen.add(key);
      for (const variety of crop.varieties.length === 0 ? [null] : crop.varieties) {
        plans += 1;
        const plan = planFor(crop, place, rule, 2027, null, { variety });
        const next = planFor(crop, place, rule, 2028, null, { variety });
        const name = `${crop.cropId} ${place.districtId} ${rule.season} ${variety?.key}`;
        wrong.push(...mistakesOf(crop, plan, next).map((mistake) => `${name}: ${mistake}`));
      }
    }
    expect(wrong).toEqual([]);
    expect(plans).toBeGreaterThan(1000);
  });

  it('leave crops that stand longer than a season four weeks of rain to root in', () => {
    const late = plots.filter(({ crop, place, rule }) => {
      const { plantBy, onset } = planFor(crop, place, rule, 2028, null);
      return (
        crop.calendarType === 'long_cycle' &&
        onset !== null &&
        plantBy !== null &&
        addDays(plantBy, 28) > onset.cessation.typical
      );
    });
    expect(late.map(({ crop, place, rule }) => `${crop.cropId} ${place.districtId} ${rule.season}`)).toEqual([]);
  });

  it('are there for every crop in 261 districts and all seasons', () => {
    for (const { crop, place, rule } of plots) planFor(crop, place, rule, 2027, null);
    expect(plots.length).toBeGreaterThan(3000);
  });
});

function ruleNamed(cropId: string, district: string, season: Season): SeasonRule {
  const rule = offeredSeasons(cropNamed(data, cropId), placeNamed(data, district), data.windows).rules.find(
    (each) => each.season === season,
  );
  if (rule === undefined) throw new Error(`${cropId} has no ${season} season in ${district}`);
  return rule;
}

function planFor(
  crop: CropRule,
  place: Place,
  rule: SeasonRule,
  year: number,
  week: PlantingWeek | null,
  { declaredOn, variety = usualVariety(crop, rule) }: { declaredOn?: string; variety?: VarietyRule | null } = {},
): Plan {
  const { windows, otherZone, zone } = offeredSeasons(crop, place, data.windows);
  const window = windows.find((each) => each.season === rule.rains);
  const reports =
    declaredOn === undefined || rule.rains === null
      ? []
      : [
          {
            kind: 'declared',
            scope: 'district',
            season: rule.rains,
            earliest: declaredOn,
            typical: declaredOn,
            latest: declaredOn,
            note: '',
          } as const,
        ];
  const onset = window === undefined ? null : resolveOnset(window, yearOfRains(rule, window, year), reports);
  const answer = planActivities({
    crop,
    rule,
    variety,
    year,
    onset,
    week,
    otherZone,
    rareEvidence: null,
    zone,
    climate: null,
  });
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.plan;
}

function compared(plan: Plan) {
  return {
    activities: plan.activities.map(({ key, name, start, end }) => ({ key, name, start, end, risks: [] })),
    warnings: plan.warnings.map(({ said }) => sayAll(said)),
  };
}
