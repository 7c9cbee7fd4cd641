import { describe, expect, it } from 'vitest';
import { dayNumber, dayText } from '../dates/day.ts';
import { followsRains, schedule, type ScheduleFacts } from './schedule.ts';
import { COCOA, MAIZE, rainSeason, rule } from './testing/crops.ts';
import type { ActivityRule, VarietyRule } from './types.ts';

const major = rainSeason('major', ['transition'], 7);
const planting = rule(3, 'PL', 'Planting', 'rain_onset', 7, 10, []);
const harvest = rule(9, 'HV', 'Harvesting', 'planting', 85, 14, []);

function ofDays(days: number): VarietyRule {
  return {
    key: 'medium',
    name: 'Medium varieties',
    maturityClass: 'medium',
    isNamed: false,
    daysMin: days,
    daysMax: days,
    harvestNotBefore: null,
  };
}

/** The work of a crop written for 85 days, planted in the first ten days of April after rains on 22 March. */
function placed(activities: readonly ActivityRule[], given: Partial<ScheduleFacts> = {}) {
  const found = schedule({
    crop: { ...MAIZE, activities },
    rule: major,
    variety: ofDays(85),
    year: 2026,
    rain: dayNumber('2026-03-22'),
    window: null,
    week: { start: '2026-04-01', end: '2026-04-10' },
    ...given,
  });
  if (found === null) return null;
  return found.slots.map(({ rule: { name }, start, end }) => `${name} ${dayText(start)} ${dayText(end)}`);
}

describe('work around planting', () => {
  it('stands in the order of its days, and of the rules where they are the same', () => {
    const [second, first, later] = [
      rule(5, 'W1', 'Weeding', 'planting', 20, 7, []),
      rule(4, 'BF', 'Fertilizer', 'planting', 20, 7, []),
      rule(2, 'PS', 'Scouting', 'planting', 30, 7, []),
    ];
    expect(placed([later, second, first, planting])).toEqual([
      'Planting 2026-04-01 2026-04-10',
      'Fertilizer 2026-04-21 2026-04-27',
      'Weeding 2026-04-21 2026-04-27',
      'Scouting 2026-05-01 2026-05-07',
    ]);
  });

  it('on the day of planting and before it keeps its days, and after it stretches with the variety', () => {
    const work = [
      rule(1, 'LP', 'Land preparation', 'planting', -10, 7, []),
      planting,
      rule(4, 'SD', 'Seed dressing', 'planting', 0, 1, []),
      rule(5, 'GF', 'Gap filling', 'planting', 1, 3, []),
    ];
    // 130 days in place of 85: 1 × 130 / 85 is 1.5, two days after planting.
    expect(placed(work, { variety: ofDays(130) })).toEqual([
      'Land preparation 2026-03-22 2026-03-28',
      'Planting 2026-04-01 2026-04-10',
      'Seed dressing 2026-04-01 2026-04-01',
      'Gap filling 2026-04-03 2026-04-05',
    ]);
    // 30 days in place of 85: never on the day of planting itself.
    expect(placed(work, { variety: ofDays(30) })?.at(-1)).toBe('Gap filling 2026-04-02 2026-04-04');
  });

  it('lasts as the crop does where it lasts longer than four weeks', () => {
    const of = (days: number) =>
      placed([planting, rule(4, 'PS', 'Scouting', 'planting', 17, days, [])], { variety: ofDays(120) });
    // 17 × 120 / 85 = 24 days after planting; 29 × 120 / 85 = 41 days long.
    expect(of(28)?.at(-1)).toBe('Scouting 2026-04-25 2026-05-22');
    expect(of(29)?.at(-1)).toBe('Scouting 2026-04-25 2026-06-04');
  });

  it('ends with the last of it where nothing is harvested', () => {
    const [dressing, scouting] = [
      rule(4, 'BF', 'Fertilizer', 'planting', 20, 7, []),
      rule(5, 'PS', 'Scouting', 'planting', 10, 28, []),
    ];
    const found = schedule({
      crop: { ...MAIZE, activities: [planting, scouting, dressing] },
      rule: major,
      variety: ofDays(85),
      year: 2026,
      rain: null,
      window: null,
      week: { start: '2026-04-01', end: '2026-04-10' },
    });
    const last = dayNumber('2026-05-08');
    expect(found).toMatchObject({ harvestStart: last, harvestEnd: last });
  });

  it('after the harvest keeps its distance to it', () => {
    const work = [planting, { ...harvest, startOffsetDays: 80 }, rule(10, 'DS', 'Storage', 'planting', 82, 21, [])];
    // Ripe 120 days after planting, stored two days later.
    expect(placed(work, { variety: ofDays(120) })?.slice(1)).toEqual([
      'Harvesting 2026-07-30 2026-08-12',
      'Storage 2026-08-01 2026-08-21',
    ]);
  });
});

describe('work that goes by the rains', () => {
  const onset = rule(2, 'RO', 'Rains', 'rain_onset', 3, 7, []);
  const weeding = rule(4, 'W1', 'Weeding', 'rain_onset', 14, 7, []);
  const fixed = { ...major, fixedDay: '12-15' };

  it('stands so many days after their onset, and nowhere without one', () => {
    expect(placed([onset, planting])).toContain('Rains 2026-03-25 2026-03-31');
    expect(placed([onset, planting], { rain: null })).toEqual(['Planting 2026-04-01 2026-04-10']);
  });

  it('waits for them in a season of a fixed day, and for the end of planting where that is later', () => {
    expect(placed([planting, weeding], { rule: fixed, rain: dayNumber('2026-05-01') })).toContain(
      'Weeding 2026-05-15 2026-05-21',
    );
    expect(placed([planting, weeding], { rule: fixed })).toContain('Weeding 2026-04-24 2026-04-30');
    expect(placed([planting, weeding], { rule: fixed, rain: null })).toEqual(['Planting 2026-04-01 2026-04-10']);
  });

  it('is what is counted from them, but planting, in a season of a fixed day that waits for rains', () => {
    expect(followsRains(fixed, weeding)).toBe(true);
    expect(followsRains(major, weeding)).toBe(false);
    expect(followsRains({ ...fixed, rains: null }, weeding)).toBe(false);
    expect(followsRains(fixed, harvest)).toBe(false);
    expect(followsRains(fixed, planting)).toBe(false);
  });
});

describe('nothing is placed', () => {
  const [main] = COCOA.seasons;
  it('of a standing crop without a day to count from', () => {
    if (main === undefined) throw new Error('Cocoa has no season');
    const facts = { crop: COCOA, variety: null, year: 2026, rain: null, window: null, week: null };
    expect(schedule({ ...facts, rule: { ...main, fixedDay: null } })).toBeNull();
    expect(schedule({ ...facts, rule: main })?.slots).toHaveLength(4);
  });

  it('of a crop without work', () => {
    expect(placed([])).toBeNull();
  });
});
