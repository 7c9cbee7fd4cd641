import { describe, expect, it } from 'vitest';
import { chooseSeason, yearOfRains } from './chooseSeason.ts';
import { offeredSeasons } from './offeredSeasons.ts';
import { type PlanInput, planActivities } from './planActivities.ts';
import { resolveOnset } from './resolveOnset.ts';
import { CASSAVA, COCOA, EJURA, MAIZE, NAVRONGO, ONION, rainSeason, rule, SORGHUM, WINDOWS } from './testing/crops.ts';
import type { CropRule, OnsetReport, Place, Plan, PlantingWeek, RainSeason, Season, SeasonRule } from './types.ts';

const MAJOR_2026 = resolveOnset(windowOf(EJURA, 'major'), 2026, []);

describe('the variety that is planted', () => {
  const late = MAIZE.varieties.find(({ key }) => key === 'late') ?? null;
  it('is what smallholders mostly grow, unless another is asked for', () => {
    expect(chosen(MAIZE, EJURA, '2026-02-01')?.variety?.key).toBe('medium');
    expect(
      chooseSeason(MAIZE, offeredSeasons(MAIZE, EJURA, WINDOWS), [], '2026-02-01', {
        week: null,
        season: null,
        variety: 'late',
      })?.variety?.key,
    ).toBe('late');
  });
  it('moves everything after planting, and the last day to plant', () => {
    // 120 days in place of 85: basal fertilizer after 7 × 120 / 85 = 10 days, storage ten days after the harvest begins.
    const planned = plan({ onset: MAJOR_2026, variety: late });
    expect(spans(planned)).toEqual([
      'LP 2026-02-20 2026-03-12',
      'RO 2026-03-22 2026-03-28',
      'PL 2026-03-29 2026-04-07',
      'BF 2026-04-08 2026-04-14',
      'HV 2026-07-27 2026-08-09',
      'DS 2026-08-06 2026-08-26',
    ]);
    // Rain for 120 − 29 ripening − 14 stored = 77 days: by 25 Jul − 77 = 9 May, but the usual time ends on 6 May.
    expect(planned).toMatchObject({ plantBy: '2026-05-06', harvestFrom: '2026-07-16', title: 'Major season 2026' });
  });
  it('brings planting forward where its usual days would run past the last sensible one', () => {
    // Forecast for 30 Apr, usual planting from 7 May, but 25 Jul − 77 days of rain is 9 May.
    const onset = resolveOnset(windowOf(EJURA, 'major'), 2026, [
      {
        kind: 'forecast',
        scope: 'district',
        season: 'major',
        note: '',
        earliest: '2026-04-20',
        typical: '2026-04-30',
        latest: '2026-05-05',
      },
    ]);
    // From 27 April (earliest onset and a week); ten days of planting end on 9 May, so they begin on 30 April.
    expect(spans(plan({ onset, variety: late }))[2]).toBe('PL 2026-04-30 2026-05-09');
  });
  it('ripens by the length of the day where it flowers so', () => {
    const local = {
      key: 'local',
      name: 'Local',
      maturityClass: 'late',
      isNamed: true,
      daysMin: 120,
      daysMax: 150,
      harvestNotBefore: '10-20',
    } as const;
    const harvest = (week: PlantingWeek) =>
      spans(plan({ onset: MAJOR_2026, variety: local, week })).find((each) => each.startsWith('HV'));
    expect(harvest({ start: '2026-05-01', end: '2026-05-07' })).toBe('HV 2026-10-20 2026-11-02');
    expect(harvest({ start: '2026-07-01', end: '2026-07-07' })).toBe('HV 2026-10-29 2026-11-11');
  });
});

describe('the season that is planned', () => {
  it.each([
    ['2026-02-01', 'major', 2026],
    ['2026-07-05', 'major', 2026],
    ['2026-07-06', 'minor', 2026],
    ['2026-11-21', 'minor', 2026],
    ['2026-12-17', 'minor', 2026],
    ['2026-12-18', 'major', 2027],
  ] as const)('for maize in Ejura on %s is the %s one of %i', (today, season, year) => {
    expect(chosen(MAIZE, EJURA, today)).toMatchObject({ rule: { season }, year });
  });
  it('is next year’s in the north once the harvest is in', () => {
    expect(chosen(MAIZE, NAVRONGO, '2026-09-15')).toMatchObject({ rule: { season: 'single' }, year: 2026 });
    expect(chosen(MAIZE, NAVRONGO, '2026-11-21')).toMatchObject({ rule: { season: 'single' }, year: 2027 });
  });
  it('is the season wanted, in the year that fits', () => {
    expect(chosen(MAIZE, EJURA, '2026-07-06', null, 'major')).toMatchObject({ rule: { season: 'major' }, year: 2027 });
    expect(chosen(SORGHUM, EJURA, '2026-07-06', null, 'minor')).toBeNull();
  });
  it('is the one whose planting is nearest to a chosen week', () => {
    expect(chosen(MAIZE, EJURA, '2026-11-21', { start: '2027-04-05', end: '2027-04-11' })).toMatchObject({
      rule: { season: 'major' },
      year: 2027,
    });
    expect(chosen(MAIZE, EJURA, '2026-11-21', { start: '2027-08-30', end: '2027-09-05' })).toMatchObject({
      rule: { season: 'minor' },
      year: 2027,
    });
  });
  it('gives way to the next planting for a crop that stands over a year', () => {
    // Planted 12 Apr 2026, harvested until 6 May 2027; land for the next is prepared from 13 Mar 2027.
    expect(chosen(CASSAVA, EJURA, '2027-03-12')).toMatchObject({ year: 2026 });
    expect(chosen(CASSAVA, EJURA, '2027-03-13')).toMatchObject({ year: 2027 });
  });
  it('gives way when the land is prepared, not when its first work begins', () => {
    const activities = [rule(0, 'SS', 'Site selection', 'planting', -60, 14, []), ...CASSAVA.activities];
    expect(chosen({ ...CASSAVA, activities }, EJURA, '2027-03-12')).toMatchObject({ year: 2026 });
    expect(chosen({ ...CASSAVA, activities }, EJURA, '2027-03-13')).toMatchObject({ year: 2027 });
  });
  it('runs until its harvest is over, also in the second year after planting', () => {
    // 420 days from 1 November 2025 are 26 December 2026; three weeks of harvest end on 15 January.
    const slow = { ...ONION, varieties: ONION.varieties.map((each) => ({ ...each, daysMin: 420, daysMax: 420 })) };
    expect(chosen({ ...slow, writtenForDays: 105 }, NAVRONGO, '2027-01-15')).toMatchObject({ year: 2025 });
    expect(chosen({ ...slow, writtenForDays: 105 }, NAVRONGO, '2027-01-16')).toMatchObject({ year: 2026 });
  });
  it('is the first to come, in whatever order the seasons are named', () => {
    const [main] = COCOA.seasons;
    if (main === undefined) throw new Error('Cocoa has no season');
    const seasons: SeasonRule[] = [
      { ...main, fixedDay: '09-01' },
      { ...main, season: 'light', fixedDay: '04-01' },
    ];
    const activities = [rule(1, 'HV', 'Harvesting', 'calendar_date', 0, 60, [])];
    expect(chosen({ ...COCOA, seasons, activities }, EJURA, '2026-02-01')).toMatchObject({ rule: { season: 'light' } });
  });
  it('is a rain-fed one where there is one, unless a week is chosen', () => {
    const both = { ...MAIZE, seasons: [...MAIZE.seasons, ...ONION.seasons] };
    expect(chosen(both, EJURA, '2026-12-18')).toMatchObject({ rule: { season: 'major' }, year: 2027 });
    expect(chosen(both, EJURA, '2026-12-18', { start: '2026-11-02', end: '2026-11-08' })).toMatchObject({
      rule: { season: 'dry' },
      year: 2026,
    });
  });
  it('is looked for in the year of a chosen week, and in the earlier of two years as near', () => {
    expect(chosen(MAIZE, EJURA, '2026-11-21', { start: '2030-04-05', end: '2030-04-11' })).toMatchObject({
      rule: { season: 'major' },
      year: 2030,
    });
    // Planting of the north begins on 9 June; 9 December 2027 is 183 days after it and 183 before that of 2028.
    expect(chosen(MAIZE, NAVRONGO, '2027-11-21', { start: '2027-12-09', end: '2027-12-15' })?.year).toBe(2027);
  });
  it('is that of a standing crop whose first work is nearest to the week', () => {
    // First weeding begins 58 days after 1 February, on 31 March: 188 days before 5 October, 177 before it a year later.
    expect(chosen(COCOA, EJURA, '2026-10-05', { start: '2026-10-05', end: '2026-10-11' })?.year).toBe(2027);
  });
  it('may be counted from the rains where nothing is planted', () => {
    const crop = { ...COCOA, seasons: [rainSeason('major', ['transition'], 0)] };
    expect(chosen(crop, EJURA, '2026-04-01')).toMatchObject({ rule: { season: 'major' }, onset: { year: 2026 } });
  });
  it('is none where no variety is known to plant', () => {
    expect(chosen({ ...MAIZE, varieties: [] }, EJURA, '2026-04-01')).toBeNull();
  });
  it('names the major season that stands before a minor one, and nothing where it needs no stand-in', () => {
    const minor = chosen(MAIZE, EJURA, '2026-07-06');
    expect(minor?.major).toMatchObject({ plantedUntil: '2026-04-07', harvestEnd: '2026-07-05' });
    const major = chosen(MAIZE, EJURA, '2026-02-01');
    expect(major?.major).toBeUndefined();
    expect(major?.insteadOf).toBeUndefined();
  });
  it('is over with its rains where they came too late to plant', () => {
    const late: OnsetReport = {
      kind: 'declared',
      scope: 'district',
      season: 'major',
      note: '',
      earliest: '2026-07-01',
      typical: '2026-07-01',
      latest: '2026-07-01',
    };
    // The last day to plant was 25 July less 51 days of rain; the rains are over by 10 August.
    const asked = { week: null, season: null, variety: null };
    const on = (day: string) => chooseSeason(MAIZE, offeredSeasons(MAIZE, EJURA, WINDOWS), [late], day, asked);
    expect(on('2026-08-10')).toMatchObject({ rule: { season: 'major' }, year: 2026 });
    expect(on('2026-08-11')).toMatchObject({ rule: { season: 'minor' }, year: 2026 });
  });
  it.each([
    ['09-05', '2026-07-25'],
    ['09-06', '2026-10-25'],
  ])('that is not ripe before %s is carried by rains until %s', (harvestNotBefore, end) => {
    const crop = { ...MAIZE, seasons: [rainSeason('major', ['transition'], 7, { harvestNotBefore })] };
    expect(chosen(crop, EJURA, '2026-04-01')?.onset?.cessation.typical).toBe(end);
  });
  it.each([
    [null, 2026],
    ['02-01', 2026],
    ['03-22', 2026],
    ['03-23', 2027],
  ])('that is planted on %s waits for the rains of %i', (fixedDay, year) => {
    expect(yearOfRains({ ...rainSeason('major', [], 0), fixedDay }, windowOf(EJURA, 'major'), 2026)).toBe(year);
  });
  it('runs over New Year for an irrigated crop', () => {
    expect(chosen(ONION, NAVRONGO, '2027-02-01')).toMatchObject({ rule: { season: 'dry' }, year: 2026 });
    expect(chosen(ONION, NAVRONGO, '2027-03-10')).toMatchObject({ rule: { season: 'dry' }, year: 2027 });
  });
});

function windowOf(place: Place, season: RainSeason) {
  const window = offeredSeasons(MAIZE, place, WINDOWS).windows.find((each) => each.season === season);
  if (window === undefined) throw new Error(`No ${season} window`);
  return window;
}

function seasonOf(crop: CropRule, season: Season): SeasonRule {
  const rule = crop.seasons.find((each) => each.season === season) ?? crop.seasons[0];
  if (rule === undefined) throw new Error(`No ${season} season`);
  return rule;
}

function input(given: Partial<PlanInput>): PlanInput {
  const crop = given.crop ?? MAIZE;
  const variety = crop.varieties.find(({ key }) => key === crop.usualClass) ?? null;
  return {
    crop,
    rule: seasonOf(crop, 'major'),
    variety,
    year: 2026,
    onset: null,
    week: null,
    otherZone: false,
    rareEvidence: null,
    zone: 'transition',
    climate: null,
    ...given,
  };
}

function plan(given: Partial<PlanInput>): Plan {
  const answer = planActivities(input(given));
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.plan;
}

function spans(planned: Plan): string[] {
  return planned.activities.map((each) => `${each.key} ${each.start} ${each.end}`);
}

function chosen(
  crop: CropRule,
  place: Place,
  today: string,
  week: PlantingWeek | null = null,
  wanted: Season | null = null,
) {
  return chooseSeason(crop, offeredSeasons(crop, place, WINDOWS), [], today, { week, season: wanted, variety: null });
}
