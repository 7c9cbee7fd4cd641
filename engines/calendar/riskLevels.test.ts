import { describe, expect, it } from 'vitest';
import { offeredSeasons } from './offeredSeasons.ts';
import { planActivities } from './planActivities.ts';
import { resolveOnset } from './resolveOnset.ts';
import type { PestLevel } from '../pests/pestModels.ts';
import { type MonthClimate, riskLevels } from './riskLevels.ts';
import { EJURA, MAIZE, rule, WINDOWS } from './testing/crops.ts';
import type { Plan, PlannedActivity, PlantingWeek } from './types.ts';
import { usualVariety } from './varieties.ts';

/** Rain 30 mm and 3 wet days a month, but June to August 240 mm and 15 wet days. */
const CLIMATE: readonly MonthClimate[] = Array.from({ length: 12 }, (_, index) => {
  const wet = index >= 5 && index <= 7;
  return { rainMm: wet ? 240 : 30, rainDays: wet ? 15 : 3, tmaxC: wet ? 30 : 36, rhPct: wet ? 85 : 40 };
});
const WEATHER = ['harvest_rain', 'dry_spell', 'drought', 'flood', 'heat', 'bush_fire'];

describe('how likely a risk is on the dates of a plan', () => {
  it('follows the usual weather of those dates', () => {
    expect(weatherLevels('2026-06-01', '2026-06-30')).toEqual(['high', 'low', 'low', 'high', 'low', 'low']);
    expect(weatherLevels('2026-02-01', '2026-02-28')).toEqual(['low', 'high', 'high', 'low', 'moderate', 'moderate']);
  });
  it('weighs the months by their days', () => {
    // 21 dry days of May (1 mm a day), 10 wet days of June (8 mm a day): 3.2 mm a day, 16 mm in 5 days.
    expect(levels(activity('2026-05-11', '2026-06-10', ['harvest_rain']))).toEqual(['moderate']);
  });
  it('is for a false start what the daily rain says of starts around the day, and nothing without', () => {
    const levelWith = (failed: number, starts: number) => {
      const record = {
        place: 'Ejura',
        firstYear: 1951,
        lastYear: 1980,
        // 22 March is day 82 of every year.
        starts: Array.from({ length: starts }, (_, at) => ({ year: 1951 + at, doy: 82, failed: at < failed })),
      };
      const plan = maize(null);
      const planting = plan.activities.find((each) => each.code === 'PL');
      if (planting === undefined || plan.onset === null) throw new Error('No planting');
      return riskLevels({ ...plan, onset: { ...plan.onset, record } }, planting, {
        climate: null,
        pests: new Map(),
      }).get('false_start');
    };
    expect([levelWith(0, 12), levelWith(2, 12), levelWith(4, 12)]).toEqual(['low', 'moderate', 'high']);
    expect([levelWith(1, 11), levelWith(1, 10), levelWith(3, 10)]).toEqual(['low', 'moderate', 'moderate']);
    const planned = maize(null);
    const [work] = planned.activities;
    if (work === undefined || planned.onset === null) throw new Error('No work');
    const risky = { ...work, risks: ['false_start'] };
    const facts = { climate: null, pests: new Map() };
    const record = { place: 'Ejura', firstYear: 1951, lastYear: 1980, starts: [] };
    const unplanted = { ...planned, activities: [], onset: { ...planned.onset, record } };
    expect(riskLevels(unplanted, risky, facts).get('false_start')).toBeNull();
    expect(riskLevels({ ...planned, onset: null }, risky, facts).get('false_start')).toBeNull();
    expect(levelWith(4, 4)).toBeNull();
    expect(levelWith(0, 0)).toBeNull();
  });
  it('is the level of the pest model in the months of the activity', () => {
    const pests = new Map([
      [
        'fall_armyworm',
        Array.from({ length: 12 }, (_, index) => (index === 4 ? ('high' as const) : ('none' as const))),
      ],
    ]);
    const scouting = activity('2026-04-08', '2026-05-22', ['fall_armyworm', 'birds']);
    expect([...riskLevels(maize(null), scouting, { climate: CLIMATE, pests })]).toEqual([
      ['fall_armyworm', 'high'],
      ['birds', null],
    ]);
    expect(
      riskLevels(maize(null), activity('2026-06-08', '2026-06-22', ['fall_armyworm']), { climate: CLIMATE, pests }).get(
        'fall_armyworm',
      ),
    ).toBe('low');
  });
  it.each([
    // 20 mm in five days of a month of 30 are 120 mm in the month.
    ['harvest_rain', { rainMm: 59 }, 'low'],
    ['harvest_rain', { rainMm: 60 }, 'moderate'],
    ['harvest_rain', { rainMm: 119 }, 'moderate'],
    ['harvest_rain', { rainMm: 120 }, 'high'],
    ['dry_spell', { rainDays: 9 }, 'low'],
    ['dry_spell', { rainDays: 8 }, 'moderate'],
    ['dry_spell', { rainDays: 5 }, 'moderate'],
    ['dry_spell', { rainDays: 4 }, 'high'],
    ['drought', { rainMm: 111 }, 'low'],
    ['drought', { rainMm: 110 }, 'moderate'],
    ['drought', { rainMm: 76 }, 'moderate'],
    ['drought', { rainMm: 75 }, 'high'],
    ['flood', { rainMm: 149 }, 'low'],
    ['flood', { rainMm: 150 }, 'moderate'],
    ['flood', { rainMm: 199 }, 'moderate'],
    ['flood', { rainMm: 200 }, 'high'],
    ['heat', { tmaxC: 34.98 }, 'low'],
    ['heat', { tmaxC: 35 }, 'moderate'],
    ['heat', { tmaxC: 36.98 }, 'moderate'],
    ['heat', { tmaxC: 37 }, 'high'],
    ['bush_fire', { rhPct: 51 }, 'low'],
    ['bush_fire', { rhPct: 50 }, 'moderate'],
    ['bush_fire', { rhPct: 31 }, 'moderate'],
    ['bush_fire', { rhPct: 30 }, 'high'],
    ['toString', {}, null],
  ] as const)('of %s in a June of %j is %s', (risk, june, level) => {
    const usual = { rainMm: 100, rainDays: 10, tmaxC: 30, rhPct: 70, ...june };
    const climate = CLIMATE.map((month, at) => (at === 5 ? usual : month));
    const facts = { climate, pests: new Map() };
    expect(riskLevels(maize(null), activity('2026-06-01', '2026-06-30', [risk]), facts).get(risk)).toBe(level);
  });
  it('weighs days over New Year by their months, and nothing where a month has no figures', () => {
    const climate = CLIMATE.map((month, at) => ({ ...month, tmaxC: at === 11 ? 39 : 33 }));
    const of = (start: string, end: string, months = climate) =>
      riskLevels(maize(null), activity(start, end, ['heat']), { climate: months, pests: new Map() }).get('heat');
    // One day of 39 °C and two of 33 °C come to 35 °C, two and one to 37 °C, one and three to 34.5 °C.
    expect(of('2026-12-31', '2027-01-02')).toBe('moderate');
    expect(of('2026-12-30', '2027-01-01')).toBe('high');
    expect(of('2026-12-31', '2027-01-03')).toBe('low');
    expect(of('2026-12-31', '2027-01-02', climate.slice(0, 11))).toBeNull();
    expect(of('2026-12-31', '2026-12-31')).toBe('high');
    expect(of('2026-12-31', '2026-12-30')).toBeNull();
  });
  it('is for rains that end early by how long after their end the harvest begins', () => {
    // The rains end on 10 July at the earliest and usually on 25 July; thirty days later are 9 and 24 August.
    const plan = maize(null);
    const level = (start: string, given: Partial<Plan> = {}) => {
      const harvest = activity(start, '2026-09-30', ['early_cessation']);
      const facts = { climate: null, pests: new Map() };
      return riskLevels({ ...plan, activities: [harvest], ...given }, harvest, facts).get('early_cessation');
    };
    expect(['2026-08-09', '2026-08-10', '2026-08-24', '2026-08-25'].map((day) => level(day))).toEqual([
      'low',
      'moderate',
      'moderate',
      'high',
    ]);
    expect(level('2026-08-09', { onset: null })).toBeNull();
    expect(level('2026-08-09', { activities: [] })).toBeNull();
  });
  it('is the worst level of the pest model in its months, and unknown where the model has none', () => {
    const months = (...levels: readonly PestLevel[]) => [
      ...levels,
      ...Array<PestLevel>(12 - levels.length).fill('none'),
    ];
    const level = (pest: readonly PestLevel[] | null) =>
      riskLevels(maize(null), activity('2026-01-10', '2026-02-20', ['birds']), {
        climate: CLIMATE,
        pests: new Map([['birds', pest]]),
      }).get('birds');
    expect(level(months('moderate', 'none'))).toBe('moderate');
    expect(level(months('moderate', 'high'))).toBe('high');
    expect(level(months('none', 'none', 'high'))).toBe('low');
    expect(level(null)).toBeNull();
  });
  it('is unknown without normals', () => {
    const flood = activity('2026-06-01', '2026-06-30', ['flood']);
    expect(riskLevels(maize(null), flood, { climate: null, pests: new Map() }).get('flood')).toBeNull();
  });
});

function weatherLevels(start: string, end: string) {
  return levels(activity(start, end, WEATHER));
}

function levels(planned: PlannedActivity) {
  return [...riskLevels(maize(null), planned, { climate: CLIMATE, pests: new Map() }).values()];
}

function activity(start: string, end: string, risks: readonly string[]): PlannedActivity {
  const { code, name } = rule(1, 'HV', 'Harvesting', 'planting', 0, 1, risks);
  return {
    activityId: 1,
    ruleId: 1,
    key: 'HV',
    code,
    name,
    colour: 'harvesting',
    start,
    end,
    earliestStart: start,
    latestStart: start,
    latestEnd: end,
    risks,
  };
}

function maize(week: PlantingWeek | null): Plan {
  const offer = offeredSeasons(MAIZE, EJURA, WINDOWS);
  const [major, rule] = [offer.windows[0], offer.rules[0]];
  if (major === undefined || rule === undefined) throw new Error('No window');
  const answer = planActivities({
    crop: MAIZE,
    rule,
    variety: usualVariety(MAIZE, rule),
    year: 2026,
    onset: resolveOnset(major, 2026, []),
    week,
    otherZone: false,
    rareEvidence: null,
    zone: 'transition',
    climate: null,
  });
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.plan;
}
