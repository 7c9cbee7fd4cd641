import { describe, expect, it } from 'vitest';
import { dayNumber, type Day } from '../../dates/day.ts';
import { waterEndRules } from './endOfRains.ts';
import { type SeasonRules, seasonState } from './seasonState.ts';
import type { DailySeries } from '../series.ts';
import { begunBy, dayBegunIn, failuresBetween, recordedStarts, startYears } from './startRecord.ts';
import { startRule } from './startRules.ts';
import { drySpells } from '../extremes/spells.ts';
import { daysFrom, eachDay, madeSeries } from '../testing/madeSeries.ts';

const start = startRule('north', 'SOR-GE20-3D-DS9-30');
const rules: SeasonRules = {
  start,
  end: waterEndRules('north')[0]!,
  lateAfter: 145,
  dryFrom: 7,
  endingBelow: 2000,
  tellsRain: true,
};

/** Rain every fourth day, with a dry spell of eight days in July, until the end of September. */
const season = eachDay(
  daysFrom('2001-05-14', '2001-09-30').filter(
    (day, at) => at % 4 === 0 && !(day >= '2001-07-05' && day <= '2001-07-11'),
  ),
  24,
);
const rain = { '2001-03-01': 1, '2001-04-10': 24, '2001-05-10': 21, ...season };
const series = madeSeries({ from: '2001-01-01', to: '2001-12-31', rain });

const on = (day: Day, of: DailySeries = series) => seasonState(of, 2001, dayNumber(day) - of.start, rules);

describe('the season as it happens', () => {
  it.each([
    ['2001-03-20', 'tooEarly', null],
    ['2001-04-09', 'notYet', null],
    ['2001-04-10', 'candidate', '2001-04-10'],
    ['2001-04-19', 'candidate', '2001-04-10'],
    // The tenth dry day.
    ['2001-04-20', 'falseStart', '2001-04-10'],
    ['2001-05-09', 'falseStart', '2001-04-10'],
    ['2001-05-10', 'candidate', '2001-05-10'],
    ['2001-06-08', 'candidate', '2001-05-10'],
    // Thirty days without a dry spell of ten.
    ['2001-06-09', 'confirmed', '2001-05-10'],
    // Rain on 1 July, then dry until the 12th… the seventh dry day is the 8th.
    ['2001-07-07', 'confirmed', '2001-05-10'],
    ['2001-07-08', 'drySpell', '2001-05-10'],
  ] as const)('on %s it is %s (%s)', (day, phase, about) => {
    expect(on(day)).toMatchObject({ phase, day: about, doubt: null });
  });

  it('ends when the soil is dry', () => {
    // Full (60 mm) on 27 September, the last rain; the seventh dry day is 4 October, 15 mm are left on the 6th, none on the 9th.
    const states = daysFrom('2001-09-28', '2001-11-30').map((day) => on(day).phase);
    expect(states.filter((phase, at) => phase !== states[at - 1])).toEqual(['confirmed', 'drySpell', 'ending', 'over']);
  });

  it('says so in a sentence with its reason', () => {
    expect(on('2001-04-20').sentence).toBe(
      'The rain up to 10 Apr (24 mm in 3 days) was a false start: within 10 days a dry spell of 10 days followed. The rains have not set in.',
    );
    expect(on('2001-06-08').sentence).toBe(
      'Rain enough for a start fell by 10 May (21 mm in 3 days). Until 9 Jun a dry spell can still make it a false start.',
    );
    expect(on('2001-07-08').sentence).toBe('The rains set in on 10 May (21 mm in 3 days). It is day 7 of a dry spell.');
  });

  it('tells no amounts of a private record', () => {
    const said = (day: Day) =>
      seasonState(series, 2001, dayNumber(day) - series.start, { ...rules, tellsRain: false }).sentence;
    expect(said('2001-04-20')).toMatch(/^The rain up to 10 Apr \(at least 20 mm in 3 days\) was a false start/);
    expect(on('2001-10-06').sentence).toMatch(/the soil holds 15 mm of water\.$/);
    expect(said('2001-10-06')).toMatch(/the soil holds less than 20 mm of water\.$/);
  });

  it('is late once eight of ten years had begun', () => {
    const dry = madeSeries({ from: '2001-01-01', to: '2001-12-31' });
    expect(on('2001-05-24', dry).phase).toBe('notYet');
    expect(on('2001-05-25', dry)).toMatchObject({
      phase: 'late',
      sentence: 'The rains have not set in and are late: in 8 of 10 years they had by 24 May.',
    });
  });

  it('knows nothing of later days, and says when days are missing or the record is old', () => {
    const short = madeSeries({ from: '2001-01-01', to: '2001-04-15', rain: { '2001-04-10': 24 } });
    expect(on('2001-04-15', short)).toMatchObject({ phase: 'candidate', dryDays: 5, doubt: null });
    expect(on('2001-04-25', short)).toMatchObject({
      phase: 'candidate',
      dryDays: null,
      doubt: 'The newest rain known is 10 days old.',
    });
    const gaps = madeSeries({ from: '2001-01-01', to: '2001-12-31', rain, missing: ['2001-04-12'] });
    expect(on('2001-04-19', gaps).doubt).toBe('The rain of 1 day is missing, so this may be wrong.');
  });
});

describe('what the record says of a start', () => {
  const years = madeSeries({
    from: '2001-01-01',
    to: '2003-12-31',
    rain: {
      ...rain,
      '2002-03-01': 1,
      '2002-04-15': 30,
      '2003-03-01': 1,
      '2003-04-20': 30,
      ...eachDay(
        daysFrom('2003-04-21', '2003-08-31').filter((_, at) => at % 3 === 0),
        4,
      ),
    },
  });
  const spells = drySpells(years, 85);

  it('counts the starts between two days and those that failed', () => {
    // 10 April 2001 and 15 April 2002 failed, 20 April 2003 held.
    expect(failuresBetween(recordedStarts(years, spells, start), 92, 111)).toEqual({ failed: 2, starts: 3 });
  });

  it('counts years by a day, those without a start among them', () => {
    const starts = startYears(years, spells, start);
    expect(starts.none).toEqual([2002]);
    expect(begunBy(starts, 111)).toEqual({ hits: 1, years: 3 });
    expect(begunBy(starts, 131)).toEqual({ hits: 2, years: 3 });
    expect(dayBegunIn(starts, 0.5)).toBe(131);
    expect(dayBegunIn(starts, 0.8)).toBeNull();
  });
});
