import { expect, it } from 'vitest';
import type { PlanInput } from './planActivities.ts';
import { planConfidence } from './planConfidence.ts';
import { resolveOnset } from './resolveOnset.ts';
import { COCOA, MAIZE, rainSeason } from './testing/crops.ts';
import type { Onset, OnsetWindow, WarningKind } from './types.ts';

const MAJOR: OnsetWindow = {
  regionId: 'ashanti',
  zone: 'transition',
  season: 'major',
  onset: { earliest: '03-11', typical: '03-22', latest: '04-20' },
  cessation: { earliest: '07-10', typical: '07-25', latest: '08-10' },
};
const USUAL = resolveOnset(MAJOR, 2026, []);
const onset = (given: Partial<Onset>): Onset => ({ ...USUAL, ...given });
const rule = rainSeason('major', ['transition'], 7);

/** The level, and what the reasons are called. */
function trust(given: Partial<PlanInput>, ...kinds: WarningKind[]): string {
  const input = { crop: MAIZE, rule, onset: USUAL, week: null, ...given } as PlanInput;
  const { level, reason } = planConfidence(
    input,
    kinds.map((kind) => ({ kind, said: [] })),
  );
  return [level, ...reason.map(({ code }) => code)].join(' ');
}

it('is low for what leaves the season, with two reasons at most', () => {
  expect(trust({}, 'beforeTheRains')).toBe('low reasonBeforeTheRains');
  expect(trust({}, 'beforeTheRains', 'otherZone', 'notUsual')).toBe('low reasonBeforeTheRains reasonOtherZone');
  expect(trust({}, 'afterTheUsualTime')).toBe('fair reasonOutsideUsualTime');
});

it('follows how the onset is known', () => {
  expect(trust({ onset: onset({ kind: 'declared', scope: 'district' }) })).toBe('good reasonReported');
  expect(trust({ onset: onset({ kind: 'observed', scope: 'region' }) })).toBe('good reasonReported');
  expect(trust({ onset: onset({ kind: 'forecast', scope: 'district' }) })).toBe('fair reasonForecast');
  expect(trust({ onset: onset({ kind: 'observed', isAhead: true }) })).toBe('low reasonAhead');
  expect(trust({ onset: onset({ kind: 'declared', reason: 'Said in church' }) })).toBe('fair reasonAgainst');
});

it('is fair without an onset: by the calendar, or by the chosen week', () => {
  const fixed = { ...rule, fixedDay: '11-01' };
  expect(trust({ onset: null, rule: fixed })).toBe('fair reasonCalendar');
  expect(trust({ onset: null })).toBe('fair reasonPlantingWeek');
  expect(trust({ rule: fixed })).toBe('fair reasonCalendarThenRains');
});

it('falls where the usual onset lies within more than 42 days', () => {
  expect(trust({})).toBe('fair reasonNotDeclared');
  expect(trust({ onset: onset({ earliest: '2026-03-01', latest: '2026-04-12' }) })).toBe('fair reasonNotDeclared');
  expect(trust({ onset: onset({ earliest: '2026-03-01', latest: '2026-04-13' }) })).toBe('low reasonWideWindow');
});

it('names the place whose daily rain it goes by', () => {
  const record = { place: 'Ejura', firstYear: 1981, lastYear: 2025, starts: [] };
  const input = { crop: MAIZE, rule, onset: onset({ isOfRecord: true, record }), week: null } as unknown as PlanInput;
  expect(planConfidence(input, [])).toEqual({
    level: 'fair',
    // 11 to 22 March, 22 March to 20 April.
    reason: [{ code: 'reasonRecord', of: { place: 'Ejura', sooner: 11, later: 29 } }],
  });
});

it('follows how often the rains have set in by a chosen week', () => {
  const by = (start: string) => trust({ week: { start, end: '2026-05-31' } });
  expect(by('2026-04-20')).toBe('good reasonNearlyAlways');
  expect(by('2026-04-19')).toBe('fair reasonMostYears');
  expect(by('2026-03-22')).toBe('fair reasonMostYears');
  expect(by('2026-03-21')).toBe('fair reasonManyYearsLater');
  expect(trust({ crop: COCOA, week: { start: '2026-04-20', end: '2026-04-26' } })).toBe('fair reasonNotDeclared');
});

it('loses a step to a harvest in wet weeks', () => {
  expect(trust({ onset: onset({ kind: 'declared' }) }, 'wetHarvest')).toBe('fair reasonReported reasonWetHarvest');
  expect(trust({}, 'wetHarvest')).toBe('low reasonNotDeclared reasonWetHarvest');
  expect(trust({}, 'wetHarvest', 'notUsual')).toBe('low reasonNotUsual');
});
