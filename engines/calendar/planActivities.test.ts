import { describe, expect, it } from 'vitest';
import { chooseSeason } from './chooseSeason.ts';
import { offeredSeasons, seasonMeant } from './offeredSeasons.ts';
import { type PlanInput, planActivities } from './planActivities.ts';
import { resolveOnset } from './resolveOnset.ts';
import { CASSAVA, COCOA, EJURA, MAIZE, NAVRONGO, ONION, SORGHUM, WINDOWS } from './testing/crops.ts';
import type { CropRule, OnsetReport, Place, Plan, PlantingWeek, RainSeason, Season, SeasonRule } from './types.ts';

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
    expect(resolveOnset(major, 2026, [report])).toMatchObject({
      kind: 'declared',
      typical: '2026-04-15',
      shiftedByDays: 24,
      note: 'Onset declared for the district: 15 Apr 2026. That is 24 days later than usual.',
    });
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
    expect(moved.confidence).toEqual({ level: 'good', reason: 'The onset was declared for this district.' });
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

describe('warnings', () => {
  const kinds = (planned: Plan) => planned.warnings.map((warning) => warning.kind);

  it('are none when the season carries the crop', () => expect(kinds(plan({ onset: MAJOR_2026 }))).toEqual([]));
  it('speak up when planting comes before the rains', () => {
    const early = plan({ onset: MAJOR_2026, week: { start: '2026-03-02', end: '2026-03-08' } });
    expect(early.warnings[0]?.sentence).toBe(
      'Planting on 2 Mar is 9 days before the earliest onset of the rains (11 Mar). Seed in dry soil is lost to a false start: wait for the rains, or water the field.',
    );
    expect(early.confidence.level).toBe('low');
  });
  it('speak up when planting comes after the usual time, but the rains still carry it', () => {
    const late = plan({ onset: MAJOR_2026, week: { start: '2026-05-11', end: '2026-05-17' } });
    expect(late.warnings.map((warning) => warning.sentence)).toEqual([
      'Planting on 17 May is 11 days after the usual time (until 6 May). The rains usually last long enough for planting until 4 Jun.',
    ]);
    expect(late.confidence).toEqual({ level: 'fair', reason: 'Planting comes outside the usual time.' });
  });
  it('speak up when planting comes too late for the rains', () => {
    const late = plan({ onset: MAJOR_2026, week: { start: '2026-06-08', end: '2026-06-14' } });
    expect(late.warnings.map((warning) => warning.sentence)).toEqual([
      'Planting on 14 Jun is 10 days after the last sensible day of this season (4 Jun): the rains usually end about 25 Jul. Choose an early variety (75–79 days) and plant as soon as the rains allow, or water the crop at the end.',
    ]);
    expect(late.confidence.level).toBe('low');
  });
  it('do not call the usual time late because the rains were declared early', () => {
    const early: OnsetReport = {
      kind: 'declared',
      scope: 'district',
      season: 'major',
      note: '',
      earliest: '2026-03-05',
      typical: '2026-03-05',
      latest: '2026-03-05',
    };
    const planned = plan({
      onset: resolveOnset(windowOf(EJURA, 'major'), 2026, [early]),
      week: { start: '2026-04-27', end: '2026-05-03' },
    });
    expect(kinds(planned)).toEqual([]);
    expect(planned).toMatchObject({ plantFrom: '2026-03-12', plantBy: '2026-05-06' });
  });
  it('tell that a crop ripens after the rains', () => {
    // Planted 28 Aug, rain needed for 51 days, until 18 Oct; harvest from 21 Nov, after the latest end of the rains, 10 Nov.
    const week = { start: '2026-08-28', end: '2026-09-03' };
    const minor = plan({
      rule: seasonOf(MAIZE, 'minor'),
      onset: resolveOnset(windowOf(EJURA, 'minor'), 2026, []),
      week,
    });
    expect(minor.warnings[0]?.sentence).toBe(
      'Harvest starts on 21 Nov, 27 days after the rains usually end (25 Oct): the crop ripens on water left in the soil. Choose fields that hold water.',
    );
  });
  it('speak up when the season is too short even at the usual onset', () => {
    // Planted 10 Sep, 51 days of rain needed: until 31 Oct; the rains end about 25 Oct.
    const minor = plan({ rule: seasonOf(MAIZE, 'minor'), onset: resolveOnset(windowOf(EJURA, 'minor'), 2026, []) });
    expect(kinds(minor)).toEqual(['seasonTooShort']);
    expect(minor.warnings[0]?.sentence).toContain('it needs rain until about 31 Oct');
    expect(minor.warnings[0]?.sentence).toContain('This season is short for maize of 80–90 days');
    // Nothing sensible is left, so the usual ten days are.
    expect(minor.plantBy).toBe('2026-09-19');
  });
  it('tell that an irrigated crop stands in the dry season', () => {
    expect(plan({ crop: ONION }).warnings[0]?.sentence).toBe(
      'This season is for irrigated fields. Plant only as much onion as you can water until the harvest from 14 Feb.',
    );
  });
  it('tell that a planting week does not move a standing crop', () => {
    expect(kinds(plan({ crop: COCOA, week: { start: '2026-06-01', end: '2026-06-07' } }))).toEqual(['standingCrop']);
  });
  it('tell when only the other zone of the district grows the crop', () => {
    expect(kinds(plan({ onset: MAJOR_2026, otherZone: true }))).toEqual(['otherZone']);
  });
  it('do not call a crop usual in one part of a district where it is usual in none', () => {
    const rare = plan({ onset: MAJOR_2026, otherZone: true, rareEvidence: '' });
    expect(rare.warnings.map(({ sentence }) => sentence).join(' ')).not.toContain('is usual in one part');
    expect(rare.warnings.at(-1)?.sentence).toBe(
      'The dates are for one part of this district only. Ask the extension officer before planting elsewhere.',
    );
  });
  it('name the evidence where the crop is not usual', () => {
    const rare = plan({ onset: MAJOR_2026, rareEvidence: 'The statistics count 1,215 ha a year.' });
    expect(rare.warnings[0]?.sentence).toBe(
      'Maize is not usual here. The statistics count 1,215 ha a year. Ask the extension officer before planting a large field.',
    );
    expect(rare.confidence.level).toBe('low');
  });
  it('keep the steps of the season whose months were taken', () => {
    const [first, ...others] = MAIZE.activities;
    const crop = {
      ...MAIZE,
      activities: [{ ...(first as (typeof others)[number]), seasons: ['single'] as const }, ...others],
    };
    const keysOf = (rule: SeasonRule) => plan({ crop, onset: MAJOR_2026, rule }).activities.map(({ key }) => key);
    expect(keysOf(seasonOf(MAIZE, 'major'))).not.toContain('LP');
    const taken = { season: 'single', zone: 'guinea_savanna' } as const;
    expect(keysOf({ ...seasonOf(MAIZE, 'major'), takenFrom: taken })).toContain('LP');
  });
  it('say whose months were taken where a zone has none, and trust them little', () => {
    const taken = { ...seasonOf(MAIZE, 'major'), takenFrom: { season: 'single', zone: 'guinea_savanna' } } as const;
    const { warnings, confidence } = plan({ onset: MAJOR_2026, rareEvidence: '', rule: taken });
    expect(warnings.map(({ kind }) => kind)).toEqual(['notUsual', 'monthsOfAnotherZone']);
    expect(warnings[1]?.sentence).toBe(
      'No source we have gives months for maize in the forest–savanna transition zone. These are the months of the guinea savanna zone, counted from the rains here: approximate, from general knowledge.',
    );
    expect(confidence).toEqual({
      level: 'low',
      reason: 'The crop is not usual here, so little is known of its dates. No months are known for it in this zone.',
    });
  });
  it('stand on the plan for a harvest in wet weeks, and lower the confidence', () => {
    // 180 mm a month are 29 mm in five days of a July with 31 days.
    const wet = Array.from({ length: 12 }, () => ({ rainMm: 180, rainDays: 15, tmaxC: 30, rhPct: 80 }));
    const dry = wet.map((month) => ({ ...month, rainMm: 30 }));
    const declared: OnsetReport = {
      kind: 'declared',
      scope: 'district',
      season: 'major',
      note: '',
      earliest: '2026-03-22',
      typical: '2026-03-22',
      latest: '2026-03-22',
    };
    const onset = resolveOnset(windowOf(EJURA, 'major'), 2026, [declared]);
    expect(kinds(plan({ onset, climate: wet }))).toEqual(['wetHarvest']);
    expect(plan({ onset, climate: wet }).confidence.level).toBe('fair');
    expect(plan({ onset, climate: wet }).warnings[0]?.sentence).toMatch(
      /Harvest between the rains and have a covered place ready\. Another variety or planting week may ripen in drier weather\.$/,
    );
    expect(plan({ onset, climate: dry }).confidence.level).toBe('good');
  });
});

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

function keys(planned: Plan): string[] {
  return planned.activities.map((each) => each.key);
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
