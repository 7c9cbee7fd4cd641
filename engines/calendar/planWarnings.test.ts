import { describe, expect, it } from 'vitest';
import { dayNumber } from '../dates/day.ts';
import { offeredSeasons } from './offeredSeasons.ts';
import { type PlanInput, planActivities } from './planActivities.ts';
import { plantingWindow } from './plantingWindow.ts';
import { planWarnings } from './planWarnings.ts';
import { resolveOnset } from './resolveOnset.ts';
import { schedule } from './schedule.ts';
import { CASSAVA, COCOA, EJURA, MAIZE, ONION, WINDOWS } from './testing/crops.ts';
import type { CropRule, OnsetReport, Place, Plan, RainSeason, Season, SeasonRule } from './types.ts';
import { sayAll } from './sentences/say.ts';

const MAJOR_2026 = resolveOnset(windowOf(EJURA, 'major'), 2026, []);
const kinds = (planned: Plan) => planned.warnings.map((warning) => warning.kind);

describe('warnings', () => {
  it('are none when the season carries the crop', () => expect(kinds(plan({ onset: MAJOR_2026 }))).toEqual([]));
  it('speak up when planting comes before the rains', () => {
    const early = plan({ onset: MAJOR_2026, week: { start: '2026-03-02', end: '2026-03-08' } });
    expect(sayAll(early.warnings[0]?.said ?? [])).toBe(
      'Planting on 2 Mar is 9 days before the earliest onset of the rains (11 Mar). Seed in dry soil is lost to a false start: wait for the rains, or water the field.',
    );
    expect(early.confidence.level).toBe('low');
  });
  it('tell that a crop planted before the second rains needs soil that the first rains left wet', () => {
    // Ten days before the usual onset of 5 Sep, and not before the earliest, 25 Aug.
    const rule = { ...seasonOf(MAIZE, 'minor'), plantAfterDays: -10 };
    const onset = resolveOnset(windowOf(EJURA, 'minor'), 2026, []);
    const said =
      'Planted before the second rains usually set in: only in soil still wet a hand deep from the first rains.';
    expect(plan({ rule, onset }).warnings.map(({ said }) => sayAll(said))).toContain(said);
    const afterThem = { start: '2026-09-07', end: '2026-09-13' };
    expect(kinds(plan({ rule, onset, week: afterThem }))).not.toContain('beforeTheSecondRains');
    expect(kinds(plan({ onset: MAJOR_2026 }))).toEqual([]);
  });
  it('speak up when planting comes after the usual time, but the rains still carry it', () => {
    const late = plan({ onset: MAJOR_2026, week: { start: '2026-05-11', end: '2026-05-17' } });
    expect(late.warnings.map(({ said }) => sayAll(said))).toEqual([
      'Planting on 17 May is 11 days after the usual time (until 6 May). The rains usually last long enough for planting until 4 Jun.',
    ]);
    expect([late.confidence.level, sayAll(late.confidence.reason)]).toEqual([
      'fair',
      'Planting comes outside the usual time.',
    ]);
  });
  it('speak up when planting comes too late for the rains', () => {
    const late = plan({ onset: MAJOR_2026, week: { start: '2026-06-08', end: '2026-06-14' } });
    expect(late.warnings.map(({ said }) => sayAll(said))).toEqual([
      'Planting on 14 Jun is 10 days after the last sensible day of this season (4 Jun): the rains usually end about 25 Jul. Choose an early variety (75–79 days) and plant as soon as the rains allow, or water the crop at the end.',
    ]);
    expect(late.confidence.level).toBe('low');
  });
  it('do not tell to plant sooner where planting waits on purpose, so that the crop ripens as the rains end', () => {
    const rule = { ...seasonOf(MAIZE, 'major'), plantAfterDays: 75 };
    const late = plan({ rule, onset: MAJOR_2026, week: { start: '2026-06-08', end: '2026-06-14' } });
    const said = late.warnings.map(({ said }) => sayAll(said)).join(' ');
    expect(said).toContain('Choose an early variety (75–79 days), or water the crop at the end.');
    expect(said).not.toContain('as soon as the rains allow');
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
    expect(sayAll(minor.warnings[0]?.said ?? [])).toBe(
      'Harvest starts on 21 Nov, 27 days after the rains usually end (25 Oct): the crop ripens on water left in the soil. Choose fields that hold water.',
    );
  });
  it('speak up when the season is too short even at the usual onset', () => {
    // Planted 10 Sep, 51 days of rain needed: until 31 Oct; the rains end about 25 Oct.
    const minor = plan({ rule: seasonOf(MAIZE, 'minor'), onset: resolveOnset(windowOf(EJURA, 'minor'), 2026, []) });
    expect(kinds(minor)).toEqual(['seasonTooShort']);
    expect(sayAll(minor.warnings[0]?.said ?? [])).toContain('it needs rain until about 31 Oct');
    expect(sayAll(minor.warnings[0]?.said ?? [])).toContain('This season is short for maize of 80–90 days');
    // Nothing sensible is left, so the usual ten days are.
    expect(minor.plantBy).toBe('2026-09-19');
  });
  it('tell that an irrigated crop stands in the dry season', () => {
    expect(sayAll(plan({ crop: ONION }).warnings[0]?.said ?? [])).toBe(
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
    expect(rare.warnings.map(({ said }) => sayAll(said)).join(' ')).not.toContain('is usual in one part');
    expect(sayAll(rare.warnings.at(-1)?.said ?? [])).toBe(
      'The dates are for one part of this district only. Ask the extension officer before planting elsewhere.',
    );
  });
  it('name the evidence where the crop is not usual', () => {
    const rare = plan({ onset: MAJOR_2026, rareEvidence: 'The statistics count 1,215 ha a year.' });
    expect(sayAll(rare.warnings[0]?.said ?? [])).toBe(
      'Maize is not usual here. The statistics count 1,215 ha a year. Ask the extension officer before planting a large field.',
    );
    expect(rare.confidence.level).toBe('low');
  });
  it('say that the crop is grown where statistics count 1,000 ha or more in the district', () => {
    const rare = (rareAreaHa: number) =>
      sayAll(plan({ onset: MAJOR_2026, rareEvidence: 'The statistics count it.', rareAreaHa }).warnings[0]?.said ?? []);
    expect(rare(1000)).toBe(
      'Maize is grown here, but little is known of its dates. The statistics count it. Ask the extension officer before planting a large field.',
    );
    expect(rare(999)).toContain('Maize is not usual here.');
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
    expect(sayAll(warnings[1]?.said ?? [])).toBe(
      'No source we have gives months for maize in the forest–savanna transition zone. These are the months of the Guinea savanna zone, counted from the rains here: approximate, from general knowledge.',
    );
    expect({ ...confidence, reason: sayAll(confidence.reason) }).toEqual({
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
    expect(sayAll(plan({ onset, climate: wet }).warnings[0]?.said ?? [])).toMatch(
      /Harvest between the rains and have a covered place ready\. Another variety or planting week may ripen in drier weather\.$/,
    );
    expect(plan({ onset, climate: dry }).confidence.level).toBe('good');
  });
  it('say nothing of wet weeks where the harvest goes on for more than 180 days', () => {
    const wet = Array.from({ length: 12 }, () => ({ rainMm: 180, rainDays: 15, tmaxC: 30, rhPct: 80 }));
    const facts = input({ onset: MAJOR_2026, climate: wet });
    const window = plantingWindow(facts);
    const placed = schedule({ ...facts, window, rain: dayNumber(MAJOR_2026.typical) });
    if (placed === null) throw new Error('No schedule');
    const lasting = (days: number) => {
      const slots = placed.slots.map((slot) => (slot.rule.code === 'HV' ? { ...slot, end: slot.start + days } : slot));
      return planWarnings({ ...facts, window, schedule: { ...placed, slots } }).map(({ kind }) => kind);
    };
    expect(lasting(180)).toContain('wetHarvest');
    expect(lasting(181)).not.toContain('wetHarvest');
  });
});

describe('the day from which a warning stands', () => {
  const week = (start: string, end: string) => ({ start, end });
  const major = (start: string, end: string, given: Partial<PlanInput> = {}) =>
    kinds(plan({ onset: MAJOR_2026, week: week(start, end), ...given }));
  const MINOR_2026 = resolveOnset(windowOf(EJURA, 'minor'), 2026, []);

  it('is the one before the earliest onset', () => {
    expect(major('2026-03-11', '2026-03-17')).toEqual([]);
    expect(major('2026-03-10', '2026-03-16')).toEqual(['beforeTheRains']);
  });
  it('is the one before the second rains, for what is planted before them on purpose', () => {
    const early = { ...seasonOf(MAIZE, 'minor'), plantAfterDays: -10 };
    const of = (rule: SeasonRule, start: string, end: string) =>
      kinds(plan({ rule, onset: MINOR_2026, week: week(start, end) }));
    expect(of(early, '2026-09-04', '2026-09-10')).toContain('beforeTheSecondRains');
    expect(of(early, '2026-09-05', '2026-09-11')).not.toContain('beforeTheSecondRains');
    expect(of({ ...early, plantAfterDays: 0 }, '2026-09-01', '2026-09-07')).not.toContain('beforeTheSecondRains');
  });
  it('is the one after the usual time, and after the last that leaves rain enough', () => {
    expect(major('2026-04-30', '2026-05-06')).toEqual([]);
    expect(major('2026-05-01', '2026-05-07')).toEqual(['afterTheUsualTime']);
    expect(major('2026-05-29', '2026-06-04')).toEqual(['afterTheUsualTime', 'ripensAfterTheRains']);
    expect(major('2026-05-30', '2026-06-05')).toEqual(['plantedLate']);
  });
  it('is the one after the latest end of the rains, 10 August, for a harvest 85 days after planting', () => {
    expect(major('2026-05-17', '2026-05-23')).toEqual(['afterTheUsualTime']);
    expect(major('2026-05-18', '2026-05-24')).toEqual(['afterTheUsualTime', 'ripensAfterTheRains']);
  });
  it('is the one after their usual end, 25 July, for rain that is needed for 51 days', () => {
    expect(major('2026-06-04', '2026-06-04')).not.toContain('seasonTooShort');
    const minor = { rule: seasonOf(MAIZE, 'minor'), onset: MINOR_2026 };
    // 25 October less 51 days is 4 September; the season is too short in usual years, so no day is too late by itself.
    expect(kinds(plan({ ...minor, week: week('2026-09-04', '2026-09-10') }))).not.toContain('seasonTooShort');
    expect(kinds(plan({ ...minor, week: week('2026-09-05', '2026-09-11') }))).toContain('seasonTooShort');
    expect(kinds(plan({ ...minor, week: week('2026-09-20', '2026-09-26') }))).toEqual(['seasonTooShort']);
  });
  it('is none for what stands longer than the rains, has no known variety, or is watered', () => {
    expect(kinds(plan({ crop: CASSAVA, onset: MAJOR_2026 }))).toEqual([]);
    expect(major('2026-06-08', '2026-06-14', { variety: null })).toEqual([]);
    const watered = { ...seasonOf(MAIZE, 'major'), water: 'irrigated' } as const;
    expect(major('2026-06-08', '2026-06-14', { rule: watered })).toEqual(['needsIrrigation']);
  });
  it('is the first and the last of two weeks in November for onion under water', () => {
    const onion = (start: string, end: string) => kinds(plan({ crop: ONION, week: week(start, end) }));
    expect(onion('2026-11-01', '2026-11-07')).toEqual(['needsIrrigation']);
    expect(onion('2026-10-31', '2026-11-06')).toEqual(['afterTheUsualTime', 'needsIrrigation']);
    expect(onion('2026-11-08', '2026-11-14')).toEqual(['needsIrrigation']);
    expect(onion('2026-11-09', '2026-11-15')).toEqual(['afterTheUsualTime', 'needsIrrigation']);
  });
});

describe('what else a warning says', () => {
  const said = (given: Partial<PlanInput>) => plan(given).warnings.map(({ said }) => sayAll(said));
  const june = { onset: MAJOR_2026, week: { start: '2026-06-08', end: '2026-06-14' } };

  it('is nothing to a standing crop whose week nobody chose', () => {
    expect(kinds(plan({ crop: COCOA }))).toEqual([]);
  });
  it('is that a season stands in for one whose rains came too late', () => {
    const minor = seasonOf(MAIZE, 'minor');
    const onset = resolveOnset(windowOf(EJURA, 'minor'), 2026, []);
    expect(kinds(plan({ rule: minor, onset, insteadOf: seasonOf(MAIZE, 'major') }))[0]).toBe('insteadOfEarlier');
  });
  it('is that a crop lives on the water the flood left', () => {
    const residual = { ...seasonOf(ONION, 'dry'), water: 'residual' } as const;
    expect(said({ crop: ONION, rule: residual }).join(' ')).toContain('water left in the soil after the rains');
  });
  it('is no early variety where this is one, or none is known', () => {
    const early = MAIZE.varieties.find(({ key }) => key === 'early') ?? null;
    expect(said({ ...june, week: { start: '2026-07-06', end: '2026-07-12' }, variety: early }).join(' ')).not.toContain(
      'early variety',
    );
    const crop = { ...MAIZE, varieties: MAIZE.varieties.filter(({ key }) => key !== 'early') };
    expect(said({ ...june, crop }).join(' ')).not.toContain('early variety');
  });
  it('is to plant sooner, unless planting waits for sixty days or more', () => {
    const waiting = (plantAfterDays: number) =>
      said({ ...june, rule: { ...seasonOf(MAIZE, 'major'), plantAfterDays } }).join(' ');
    expect(waiting(59)).toContain('as soon as the rains allow');
    expect(waiting(60)).not.toContain('as soon as the rains allow');
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
