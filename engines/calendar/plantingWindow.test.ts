import { describe, expect, it } from 'vitest';
import { dayText } from '../dates/day.ts';
import { offeredSeasons } from './offeredSeasons.ts';
import { plantingSpan, plantingWindow, type WindowFacts } from './plantingWindow.ts';
import { resolveOnset } from './resolveOnset.ts';
import { CASSAVA, COCOA, EJURA, MAIZE, ONION, rainSeason, WINDOWS } from './testing/crops.ts';
import type { SeasonRule, VarietyRule } from './types.ts';

/** The major rains of Ejura: from 11 March to 20 April, mostly 22 March; over about 25 July. */
const [MAJOR] = offeredSeasons(MAIZE, EJURA, WINDOWS).windows;
const USUAL = onsetOn(null);
const MEDIUM = ofDays(85);

function onsetOn(day: string | null) {
  if (MAJOR === undefined) throw new Error('Ejura has no major rains');
  const report = { kind: 'declared', scope: 'district', season: 'major', note: '' } as const;
  return resolveOnset(MAJOR, 2026, day === null ? [] : [{ ...report, earliest: day, typical: day, latest: day }]);
}

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

/** Ten days of planting, seven days after the onset, unless told otherwise. */
function window(given: Partial<WindowFacts> & { readonly of?: Partial<SeasonRule>; readonly takes?: number } = {}) {
  const { of = {}, takes = 10, ...facts } = given;
  const activities = MAIZE.activities.map((each) => (each.code === 'PL' ? { ...each, durationDays: takes } : each));
  const rule = rainSeason('major', ['transition'], 7, of);
  const found = plantingWindow({
    crop: { ...MAIZE, activities },
    rule,
    variety: MEDIUM,
    year: 2026,
    onset: USUAL,
    ...facts,
  });
  if (found === null) return null;
  const { from, by, start, end, usualBy, lastByRain, isTooLate, isTooShort } = found;
  return {
    open: `${dayText(from)} ${dayText(by)}`,
    planned: `${dayText(start)} ${dayText(end)}`,
    usualBy: dayText(usualBy),
    lastByRain: dayText(lastByRain),
    is: isTooLate ? 'too late' : isTooShort ? 'too short' : 'open',
  };
}

describe('the days to plant on', () => {
  it('begin a week after the earliest onset, and end ten days after the latest while the rains last long enough', () => {
    // 85 days, less 20 of ripening and 14 on stored water: 51 days of rain before 25 July.
    expect(window()).toEqual({
      open: '2026-03-18 2026-05-06',
      planned: '2026-03-29 2026-04-07',
      usualBy: '2026-05-06',
      lastByRain: '2026-06-04',
      is: 'open',
    });
  });

  it('move with a late onset, beyond the usual time', () => {
    expect(window({ onset: onsetOn('2026-04-30') })).toEqual({
      open: '2026-05-07 2026-05-16',
      planned: '2026-05-07 2026-05-16',
      usualBy: '2026-05-06',
      lastByRain: '2026-06-04',
      is: 'open',
    });
  });

  it('of an early season end with the usual time, however late the rains', () => {
    expect(window({ of: { season: 'early' } })?.open).toBe('2026-03-18 2026-05-06');
    expect(window({ of: { season: 'early' }, onset: onsetOn('2026-04-29') })).toMatchObject({
      open: '2026-05-06 2026-05-06',
      is: 'open',
    });
    expect(window({ of: { season: 'early' }, onset: onsetOn('2026-04-30') })).toEqual({
      open: '2026-05-07 2026-05-06',
      planned: '2026-05-07 2026-05-16',
      usualBy: '2026-05-06',
      lastByRain: '2026-06-04',
      is: 'too late',
    });
  });

  it('do not end with the rains where the field is watered', () => {
    expect(window({ of: { water: 'irrigated' } })).toMatchObject({ lastByRain: '2026-05-06' });
    expect(window({ of: { water: 'irrigated' }, variety: ofDays(200) })).toMatchObject({
      open: '2026-03-18 2026-05-06',
      is: 'open',
    });
  });

  it('of a crop that waits on purpose begin as usual, and soon after a late onset', () => {
    expect(window({ of: { plantAfterDays: 30 } })).toMatchObject({
      open: '2026-04-10 2026-05-29',
      planned: '2026-04-21 2026-04-30',
    });
    // A week after 30 April anything may be planted; by 4 June, so that ten days begin on 26 May.
    expect(window({ of: { plantAfterDays: 30 }, onset: onsetOn('2026-04-30') })).toEqual({
      open: '2026-05-07 2026-06-04',
      planned: '2026-05-26 2026-06-04',
      usualBy: '2026-05-29',
      lastByRain: '2026-06-04',
      is: 'open',
    });
  });

  it('of a crop that stands longer than a season leave it four weeks of rain to root in', () => {
    expect(window({ crop: CASSAVA })).toMatchObject({ lastByRain: '2026-06-27' });
  });

  it('are counted from a fixed day, whatever the rains do', () => {
    const [dry] = ONION.seasons;
    if (dry === undefined) throw new Error('Onion has no season');
    expect(window({ crop: ONION, rule: dry, onset: null })).toEqual({
      open: '2026-11-01 2026-11-14',
      planned: '2026-11-01 2026-11-14',
      usualBy: '2026-11-14',
      lastByRain: '2026-11-14',
      is: 'open',
    });
    expect(window({ crop: ONION, rule: { ...dry, plantAfterDays: 5, plantingDays: 30 } })).toMatchObject({
      open: '2026-11-01 2026-11-30',
      planned: '2026-11-06 2026-11-19',
    });
  });

  it('are unknown where nothing is planted, no variety is known or no onset', () => {
    expect(window({ crop: COCOA })).toBeNull();
    expect(window({ variety: null })).toBeNull();
    expect(window({ onset: null })).toBeNull();
  });
});

describe('a usual year', () => {
  it('leaves time where a week is left between the first and the last day', () => {
    // 180 days, less 43 and 14, need 123 days of rain: by 24 March, seven days from 18 March.
    expect(window({ variety: ofDays(180) })).toEqual({
      open: '2026-03-18 2026-03-24',
      planned: '2026-03-18 2026-03-24',
      usualBy: '2026-03-24',
      lastByRain: '2026-03-24',
      is: 'open',
    });
  });

  it('is too short where less is left, and is planted as usual', () => {
    expect(window({ variety: ofDays(181) })).toEqual({
      open: '2026-03-18 2026-04-07',
      planned: '2026-03-29 2026-04-07',
      usualBy: '2026-04-07',
      lastByRain: '2026-04-07',
      is: 'too short',
    });
  });

  it('leaves time to a crop planted in five days where five are left', () => {
    // 183 days, less 44 and 14, need 125 days of rain: by 22 March.
    expect(window({ variety: ofDays(183), takes: 5 })).toMatchObject({ open: '2026-03-18 2026-03-22', is: 'open' });
    expect(window({ variety: ofDays(183), takes: 6 })).toMatchObject({ is: 'too short' });
  });
});

describe('a year with a known onset', () => {
  it('leaves time to the last day that is rain enough for', () => {
    expect(window({ onset: onsetOn('2026-05-28') })).toEqual({
      open: '2026-06-04 2026-06-04',
      planned: '2026-06-04 2026-06-04',
      usualBy: '2026-05-06',
      lastByRain: '2026-06-04',
      is: 'open',
    });
  });

  it('is too late from the day after', () => {
    expect(window({ onset: onsetOn('2026-05-29') })).toEqual({
      open: '2026-06-05 2026-06-04',
      planned: '2026-06-05 2026-06-14',
      usualBy: '2026-05-06',
      lastByRain: '2026-06-04',
      is: 'too late',
    });
  });

  it('is too short, not too late, for what does not fit a usual year, until the usual time is over', () => {
    expect(window({ variety: ofDays(180), onset: onsetOn('2026-04-01') })).toMatchObject({ is: 'too late' });
    expect(window({ variety: ofDays(181), onset: onsetOn('2026-04-01') })).toMatchObject({ is: 'too short' });
    // Planting would begin on 6 May, the last usual day; a day later it is past.
    expect(window({ variety: ofDays(181), onset: onsetOn('2026-04-29') })).toMatchObject({ is: 'too short' });
    expect(window({ variety: ofDays(181), onset: onsetOn('2026-04-30') })).toMatchObject({ is: 'too late' });
  });
});

it('is told as days, without a first one where it is too late', () => {
  const [rule] = MAIZE.seasons;
  if (rule === undefined) throw new Error('Maize has no season');
  const of = (onset: WindowFacts['onset']) => plantingWindow({ crop: MAIZE, rule, variety: MEDIUM, year: 2026, onset });
  expect(plantingSpan(of(USUAL))).toEqual({ plantFrom: '2026-03-18', plantBy: '2026-05-06' });
  expect(plantingSpan(of(onsetOn('2026-05-29')))).toEqual({ plantFrom: null, plantBy: '2026-06-04' });
  expect(plantingSpan(null)).toEqual({ plantFrom: null, plantBy: null });
});
