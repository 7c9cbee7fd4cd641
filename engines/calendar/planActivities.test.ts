import { describe, expect, it } from 'vitest';
import { offeredSeasons, seasonMeant } from './offeredSeasons.ts';
import { type PlanInput, planActivities } from './planActivities.ts';
import { resolveOnset } from './resolveOnset.ts';
import { CASSAVA, COCOA, EJURA, MAIZE, NAVRONGO, ONION, SORGHUM, WINDOWS } from './testing/crops.ts';
import type { CropRule, OnsetReport, Place, Plan, RainSeason, Season, SeasonRule } from './types.ts';
import { sayAll } from './sentences/say.ts';

const MAJOR_2026 = resolveOnset(windowOf(EJURA, 'major'), 2026, []);

describe('the seasons a district offers', () => {
  it('are two in the transition, one in the north', () => {
    expect(offeredSeasons(MAIZE, EJURA, WINDOWS).seasons).toEqual(['major', 'minor']);
    expect(offeredSeasons(MAIZE, NAVRONGO, WINDOWS).seasons).toEqual(['single']);
  });
  it('leave out a season the crop is not planted in', () => {
    expect(offeredSeasons(CASSAVA, EJURA, WINDOWS).seasons).toEqual(['major']);
  });
  it('are those of the nearest zone where none is known here, counted from the rains of the place', () => {
    const offer = offeredSeasons(SORGHUM, EJURA, WINDOWS);
    expect(offer).toMatchObject({
      seasons: ['major'],
      zone: 'transition',
      isUsual: false,
      takenFrom: 'guinea_savanna',
    });
    expect(offer.rules[0]).toMatchObject({
      name: 'Major season',
      rains: 'major',
      plantAfterDays: 35,
      takenFrom: { season: 'single', zone: 'guinea_savanna' },
    });
    const inNavrongo = offeredSeasons(
      { ...MAIZE, seasons: MAIZE.seasons.slice(0, 2).map((rule) => ({ ...rule, zones: ['transition'] })) },
      NAVRONGO,
      WINDOWS,
    );
    expect(inNavrongo.rules.map(({ season, name, rains }) => [season, name, rains])).toEqual([
      ['single', 'Rainy season', 'single'],
    ]);
  });
  it('say when only the other zone of a mixed district grows it', () => {
    expect(offeredSeasons(SORGHUM, NAVRONGO, WINDOWS)).toMatchObject({ seasons: ['single'], otherZone: true });
  });
  it('are one, tied to the calendar, for a crop that does not wait for the rains', () => {
    expect(offeredSeasons(ONION, EJURA, WINDOWS).seasons).toEqual(['dry']);
  });
  it('say where a crop can be farmed but is not usual', () => {
    const rare = { ...MAIZE, zones: ['sudan_savanna'] };
    expect(offeredSeasons(rare, EJURA, WINDOWS)).toMatchObject({
      seasons: ['major', 'minor'],
      isUsual: false,
      otherZone: false,
    });
    expect(offeredSeasons(MAIZE, EJURA, WINDOWS).isUsual).toBe(true);
  });
  it('take "major" for the only rainy season of the north, but give no minor one there', () => {
    expect(seasonMeant(offeredSeasons(MAIZE, NAVRONGO, WINDOWS), 'major')).toBe('single');
    expect(seasonMeant(offeredSeasons(MAIZE, NAVRONGO, WINDOWS), 'minor')).toBeNull();
  });
});

describe('the onset a plan is reckoned from', () => {
  const report: OnsetReport = {
    kind: 'declared',
    scope: 'district',
    season: 'major',
    note: '',
    earliest: '2026-04-15',
    typical: '2026-04-15',
    latest: '2026-04-15',
  };
  const major = windowOf(EJURA, 'major');

  it('is the usual window when nothing is declared', () => {
    expect(MAJOR_2026).toMatchObject({
      kind: 'default',
      earliest: '2026-03-11',
      typical: '2026-03-22',
      latest: '2026-04-20',
      shiftedByDays: 0,
      cessation: { earliest: '2026-07-10', typical: '2026-07-25', latest: '2026-08-10' },
    });
  });
  it('is the declared day, 24 days later than usual', () => {
    const { note, ...onset } = resolveOnset(major, 2026, [report]);
    expect(onset).toMatchObject({ kind: 'declared', typical: '2026-04-15', shiftedByDays: 24 });
    expect(sayAll(note)).toBe('Onset declared for the district: 15 Apr 2026. That is 24 days later than usual.');
  });
  it('leaves other seasons and years alone', () => {
    expect(resolveOnset(windowOf(EJURA, 'minor'), 2026, [report]).kind).toBe('default');
    expect(resolveOnset(major, 2027, [report]).kind).toBe('default');
  });
  it('prefers district to region, declared to observed, observed to forecast', () => {
    const observed = { ...report, kind: 'observed', typical: '2026-04-01' } as const;
    const forecast = { ...report, kind: 'forecast', typical: '2026-03-30' } as const;
    const regional = { ...report, scope: 'region', typical: '2026-04-10' } as const;
    expect(resolveOnset(major, 2026, [forecast, observed, regional, report]).typical).toBe('2026-04-15');
    expect(resolveOnset(major, 2026, [forecast, observed, regional]).typical).toBe('2026-04-10');
    expect(resolveOnset(major, 2026, [forecast, observed]).typical).toBe('2026-04-01');
  });
});

describe('a plan by the onset', () => {
  it('counts from onset and from planting', () => {
    expect(spans(plan({ onset: MAJOR_2026 }))).toEqual([
      'LP 2026-02-20 2026-03-12',
      'RO 2026-03-22 2026-03-28',
      'PL 2026-03-29 2026-04-07',
      'BF 2026-04-05 2026-04-11',
      'HV 2026-06-22 2026-07-05',
      'DS 2026-07-02 2026-07-22',
    ]);
  });
  it('moves with a declared onset, every date by the same days', () => {
    const declared: OnsetReport = {
      kind: 'declared',
      scope: 'district',
      season: 'major',
      note: '',
      earliest: '2026-04-15',
      typical: '2026-04-15',
      latest: '2026-04-15',
    };
    const moved = plan({ onset: resolveOnset(windowOf(EJURA, 'major'), 2026, [declared]) });
    expect(spans(moved)).toEqual([
      'LP 2026-03-16 2026-04-05',
      'RO 2026-04-15 2026-04-21',
      'PL 2026-04-22 2026-05-01',
      'BF 2026-04-29 2026-05-05',
      'HV 2026-07-16 2026-07-29',
      'DS 2026-07-26 2026-08-15',
    ]);
    expect([moved.confidence.level, sayAll(moved.confidence.reason)]).toEqual([
      'good',
      'The onset was declared for this district.',
    ]);
  });
  it('carries the range of the onset on every activity', () => {
    expect(plan({ onset: MAJOR_2026 }).activities[2]).toMatchObject({
      key: 'PL',
      earliestStart: '2026-03-18',
      latestStart: '2026-04-27',
      latestEnd: '2026-05-06',
    });
  });
  it('says from when and until when to plant', () => {
    // From the earliest onset, 11 Mar + 7. By the latest onset, 20 Apr + 7 + 9 more days of planting: the rains
    // (to 25 Jul) would allow 25 Jul − 51 = 4 Jun, since 85 days to harvest − 20 ripening − 14 stored are 51.
    expect(plan({ onset: MAJOR_2026 })).toMatchObject({ plantFrom: '2026-03-18', plantBy: '2026-05-06' });
  });
  it('counts its days from the first day to the last', () => {
    // 20 Feb to 22 Jul 2026: 9 + 31 + 30 + 31 + 30 + 22.
    expect(plan({ onset: MAJOR_2026 }).lengthDays).toBe(153);
  });
  it('numbers the activities in order of their dates', () => {
    expect(plan({ onset: MAJOR_2026 }).activities.map((each) => each.activityId)).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it('keeps the keys of repeated activities apart', () => {
    const cocoa = plan({ crop: COCOA });
    expect(cocoa.activities.map((each) => each.key)).toEqual(['W1', 'PS', 'PS2', 'HV']);
    // The year begins on 1 February; harvest 242 days later, for 123 days.
    expect(cocoa).toMatchObject({
      plantFrom: null,
      plantBy: null,
      title: 'Main crop 2026/27',
      harvestFrom: '2026-10-01',
      harvestBy: '2027-01-31',
    });
  });
});

describe('what a plan says of itself', () => {
  const week = (start: string, end: string) => ({ start, end });
  it('is what it is counted from', () => {
    expect(plan({ onset: MAJOR_2026 }).anchor).toBe('rain_onset');
    expect(plan({ crop: ONION }).anchor).toBe('calendar_date');
    expect(plan({ crop: ONION, week: week('2026-11-01', '2026-11-07') }).anchor).toBe('planting_week');
    expect(plan({ crop: COCOA, week: week('2026-11-01', '2026-11-07') }).anchor).toBe('calendar_date');
  });
  it('is the years from planting to the beginning of the harvest', () => {
    expect(plan({ onset: MAJOR_2026 }).title).toBe('Major season 2026');
    // Planted on 1 November, harvested from 14 February.
    expect(plan({ crop: ONION }).title).toBe('Irrigated dry season 2026/27');
    // Harvested from 24 December to 13 January.
    expect(plan({ crop: ONION, week: week('2026-09-10', '2026-09-16') }).title).toBe('Irrigated dry season 2026');
  });
  it('is a harvest of what is planted in its window, or in the chosen week', () => {
    // 85 days after 18 March and after 6 May; a harvest takes two weeks.
    expect(plan({ onset: MAJOR_2026 })).toMatchObject({ harvestFrom: '2026-06-11', harvestBy: '2026-08-12' });
    expect(plan({ onset: MAJOR_2026, week: week('2026-04-13', '2026-04-19') })).toMatchObject({
      harvestFrom: '2026-07-07',
      harvestBy: '2026-07-26',
    });
  });
  it('is the harvest of its steps where no variety is known', () => {
    const chosen = week('2026-11-01', '2026-11-14');
    expect(plan({ crop: ONION, variety: null, week: chosen })).toMatchObject({
      harvestFrom: '2027-02-14',
      harvestBy: '2027-03-06',
    });
  });
  it('is none of the risks that the water of the field spares it', () => {
    const all = ['false_start', 'late_onset', 'early_cessation', 'dry_spell', 'drought', 'flood'];
    const crop = { ...ONION, activities: ONION.activities.map((each) => ({ ...each, risks: all })) };
    const risksOn = (water: SeasonRule['water']) =>
      plan({ crop, rule: { ...seasonOf(ONION, 'dry'), water } }).activities[0]?.risks;
    expect(risksOn('rainfed')).toEqual(all);
    expect(risksOn('residual')).toEqual(['dry_spell', 'drought', 'flood']);
    expect(risksOn('irrigated')).toEqual(['flood']);
  });
  it('is no work and no length where the rains came too late to plant', () => {
    const day = '2026-07-01';
    const late: OnsetReport = {
      kind: 'declared',
      scope: 'district',
      season: 'major',
      note: '',
      earliest: day,
      typical: day,
      latest: day,
    };
    const given = { onset: resolveOnset(windowOf(EJURA, 'major'), 2026, [late]) };
    expect(plan(given)).toMatchObject({ anchor: 'rain_onset', activities: [], lengthDays: 0, instead: [] });
    expect(plan({ ...given, week: week('2026-07-06', '2026-07-12') }).activities).toHaveLength(6);
  });
});

describe('a plan by a planting week', () => {
  const week = { start: '2026-04-13', end: '2026-04-19' };
  it('keeps planting there and places the rest around it, but the rains come when they come', () => {
    // Planting moves from 29 Mar to 13 Apr, 15 days: land preparation too, from 20 Feb to 7 Mar.
    expect(spans(plan({ onset: MAJOR_2026, week }))).toEqual([
      'LP 2026-03-07 2026-03-27',
      'RO 2026-03-22 2026-03-28',
      'PL 2026-04-13 2026-04-19',
      'BF 2026-04-20 2026-04-26',
      'HV 2026-07-07 2026-07-20',
      'DS 2026-07-17 2026-08-06',
    ]);
  });
  it('carries the days of the week as range', () => {
    const planned = plan({ onset: MAJOR_2026, week });
    expect(planned.activities[2]).toMatchObject({
      earliestStart: '2026-04-13',
      latestStart: '2026-04-19',
      latestEnd: '2026-04-19',
    });
    expect(planned.activities[3]).toMatchObject({
      earliestStart: '2026-04-20',
      latestStart: '2026-04-26',
      latestEnd: '2026-05-02',
    });
    expect(planned.anchor).toBe('planting_week');
  });
  it('plans without an onset, leaving the rains out', () => {
    expect(spans(plan({ onset: null, week }))[0]).toBe('LP 2026-03-07 2026-03-27');
    expect(keys(plan({ onset: null, week }))).not.toContain('RO');
  });
  it('is refused without onset and without a week', () => {
    expect(planActivities(input({ onset: null }))).toEqual({
      problem: 'There is no onset of the rains for maize here and no planting week was given. Choose a planting week.',
    });
  });
  it('moves a calendar-anchored crop too', () => {
    const moved = plan({ crop: ONION, onset: null, week: { start: '2026-11-15', end: '2026-11-21' } });
    expect(spans(moved)).toEqual(['NU 2026-10-01 2026-11-14', 'PL 2026-11-15 2026-11-21', 'HV 2027-02-28 2027-03-20']);
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

function keys(planned: Plan): string[] {
  return planned.activities.map((each) => each.key);
}
