import { describe, expect, it } from 'vitest';
import { offeredSeasons } from './offeredSeasons.ts';
import { type PlanInput, planActivities } from './planActivities.ts';
import { resolveOnset } from './resolveOnset.ts';
import { COCOA, EJURA, MAIZE, ONION, rainSeason, WINDOWS } from './testing/crops.ts';
import type { Onset, OnsetReport, VarietyRule } from './types.ts';

/** The major rains of Ejura: usually from 11 March to 20 April, mostly 22 March. */
function onset(given?: Pick<OnsetReport, 'kind' | 'earliest' | 'typical' | 'latest'>): Onset {
  const [major] = offeredSeasons(MAIZE, EJURA, WINDOWS).windows;
  if (major === undefined) throw new Error('Ejura has no major rains');
  const report = { scope: 'district', season: 'major', note: '' } as const;
  return resolveOnset(major, 2026, given === undefined ? [] : [{ ...report, ...given }]);
}

function ofDays(days: number, harvestNotBefore: string | null = null): VarietyRule {
  return {
    key: 'late',
    name: 'Late varieties',
    maturityClass: 'late',
    isNamed: false,
    daysMin: days,
    daysMax: days,
    harvestNotBefore,
  };
}

/** Earliest and latest start and latest end of an activity. */
function range(key: string, given: Partial<PlanInput> = {}): string | undefined {
  const answer = planActivities({
    crop: MAIZE,
    rule: rainSeason('major', ['transition'], 7),
    variety: ofDays(85),
    year: 2026,
    onset: onset(),
    week: null,
    otherZone: false,
    rareEvidence: null,
    zone: 'transition',
    climate: null,
    ...given,
  });
  if ('problem' in answer) throw new Error(answer.problem);
  const found = answer.plan.activities.find((each) => each.key === key);
  return found && `${found.earliestStart} ${found.latestStart} ${found.latestEnd}`;
}

const [main, dry] = [COCOA.seasons[0], ONION.seasons[0]];
if (main === undefined || dry === undefined) throw new Error('Cocoa and onion have a season each');

describe('how far work may come sooner or later than planned', () => {
  it('is not at all where the day of the rains is known', () => {
    const day = '2026-04-15';
    const declared = onset({ kind: 'declared', earliest: day, typical: day, latest: day });
    expect(range('PL', { onset: declared })).toBe('2026-04-22 2026-04-22 2026-05-01');
    expect(range('RO', { onset: declared })).toBe('2026-04-15 2026-04-15 2026-04-21');
  });

  it('is as far as the rains, but for planting within its days', () => {
    const forecast = onset({ kind: 'forecast', earliest: '2026-04-20', typical: '2026-04-30', latest: '2026-05-05' });
    // Of 120 days, to be planted from 27 April to 9 May: ten days from 30 April.
    expect(range('PL', { onset: forecast, variety: ofDays(120) })).toBe('2026-04-27 2026-04-30 2026-05-09');
    expect(range('RO', { onset: forecast, variety: ofDays(120) })).toBe('2026-04-20 2026-05-05 2026-05-11');
  });

  it('is the days of a chosen week, but for the rains', () => {
    const week = { start: '2026-04-13', end: '2026-04-19' };
    expect(range('BF', { week })).toBe('2026-04-20 2026-04-26 2026-05-02');
    expect(range('RO', { week })).toBe('2026-03-11 2026-04-20 2026-04-26');
  });

  it('is not at all in a season of a fixed day, whatever was chosen for a standing crop', () => {
    const open = { ...dry, plantAfterDays: 5, plantingDays: 30 };
    const onion = { crop: ONION, rule: open, variety: ofDays(105), onset: null };
    expect(range('PL', onion)).toBe('2026-11-06 2026-11-06 2026-11-19');
    const cocoa = { crop: COCOA, rule: main, variety: null, onset: null };
    expect(range('W1', cocoa)).toBe('2026-03-31 2026-03-31 2026-04-29');
    expect(range('W1', { ...cocoa, week: { start: '2026-03-02', end: '2026-03-08' } })).toBe(
      '2026-03-31 2026-03-31 2026-04-29',
    );
  });

  it('is as far as the rains for what waits for them in such a season', () => {
    const weeding = MAIZE.activities.map((each) =>
      each.code === 'BF' ? { ...each, anchor: 'rain_onset' as const } : each,
    );
    const yam = {
      crop: { ...MAIZE, activities: weeding },
      rule: { ...dry, fixedDay: '01-05', rains: 'major' as const },
    };
    // Seven days after 22 March, 11 days sooner or 29 later.
    expect(range('BF', yam)).toBe('2026-03-18 2026-04-27 2026-05-03');
  });

  it('of a harvest is not beyond that of what is planted in time, or ripens by the length of the day', () => {
    expect(range('HV')).toBe('2026-06-11 2026-07-21 2026-08-03');
    expect(range('HV', { variety: ofDays(120, '10-20') })).toMatch(/^2026-10-20 \S+ 2026-11-02$/);
  });
});
