import { describe, expect, it } from 'vitest';
import { addDays } from '../../dates/day.ts';
import { isFalseStart, falseStartCount } from './falseStarts.ts';
import { dayAt, type DailySeries } from '../series.ts';
import { drySpells } from '../extremes/spells.ts';
import { startCandidates, startOfRains, type StartRule } from './startOfRains.ts';
import { startRule } from './startRules.ts';
import { daysFrom, eachDay, type MadeDays, madeSeries } from '../testing/madeSeries.ts';

const rule = (id: string) => startRule('north', id);

/** A year in the north: the window opens on 1 April. Rain of 2 mm every fifth day keeps dry spells short. */
function year(made: Omit<MadeDays, 'from' | 'to'>): DailySeries {
  return madeSeries({ from: '2001-01-01', to: '2001-12-31', ...made });
}

function start(series: DailySeries, id: string) {
  return startBy(series, rule(id));
}

function startBy(series: DailySeries, wanted: StartRule): string {
  const answer = startOfRains(series, drySpells(series, wanted.wetDay), 2001, wanted);
  return answer.kind === 'day' ? dayAt(series, answer.day) : answer.kind;
}

const everyFifth = (from: string, to: string) =>
  eachDay(
    daysFrom(from, to).filter((_, at) => at % 5 === 4),
    2,
  );

describe('the start of the rains', () => {
  it('is the last day of the three that bring the rain, when that day is wet', () => {
    // 8 + 7 + 6 = 21 mm by 12 April.
    const series = year({ rain: { '2001-03-01': 1, '2001-04-10': 8, '2001-04-11': 7, '2001-04-12': 6 } });
    expect(start(series, 'SOR-GT20-3D')).toBe('2001-04-12');
  });

  it('tells more than 20 mm from 20 mm', () => {
    const series = year({ rain: { '2001-04-11': 10, '2001-04-12': 10, '2001-05-02': 30 } });
    expect(start(series, 'SOR-GE20-3D')).toBe('2001-04-12');
    expect(start(series, 'SOR-GT20-3D')).toBe('2001-05-02');
  });

  it('adds hundredths, not decimals: 19.9 and 0.1 mm are 20', () => {
    // 0.1 mm is not a wet day, so it may not come last.
    expect(start(year({ rain: { '2001-04-11': 0.1, '2001-04-12': 19.9 } }), 'SOR-GE20-3D')).toBe('2001-04-12');
    expect(start(year({ rain: { '2001-04-11': 19.9, '2001-04-12': 0.1 } }), 'SOR-GE20-3D')).toBe('none');
  });

  it('counts rain from before the window, but does not begin before it', () => {
    expect(start(year({ rain: { '2001-03-30': 12, '2001-03-31': 9, '2001-04-01': 1 } }), 'SOR-GE20-3D')).toBe(
      '2001-04-01',
    );
  });

  it('rejects a start that ten dry days follow, and takes one that nine follow', () => {
    const nine = { '2001-03-01': 1, '2001-04-05': 25, '2001-04-15': 3, ...everyFifth('2001-04-16', '2001-06-30') };
    expect(start(year({ rain: nine }), 'SOR-GE20-3D-DS9-30')).toBe('2001-04-05');
    const ten = {
      '2001-03-01': 1,
      '2001-04-05': 25,
      '2001-04-16': 3,
      ...everyFifth('2001-04-17', '2001-05-30'),
      '2001-05-20': 25,
      ...everyFifth('2001-05-21', '2001-07-30'),
    };
    expect(start(year({ rain: ten }), 'SOR-GE20-3D-DS9-30')).toBe('2001-05-20');
    expect(start(year({ rain: ten }), 'SOR-GT20-3D-DS10-30')).toBe('2001-04-05');
  });

  it('looks as far ahead as the rule says: a spell that is ten days long on day 30 counts, one day later it does not', () => {
    const until = (last: string) => ({
      '2001-03-01': 1,
      '2001-04-05': 25,
      ...everyFifth('2001-04-06', last),
      '2001-05-30': 5,
    });
    // Last rain 25 April, so day ten of the spell is 5 May, 30 days after 5 April.
    expect(start(year({ rain: until('2001-04-25') }), 'SOR-GE20-3D-DS9-30')).toBe('none');
    // Last rain 26 April (added): day ten is 6 May, outside.
    expect(start(year({ rain: { ...until('2001-04-25'), '2001-04-26': 2 } }), 'SOR-GE20-3D-DS9-30')).toBe('2001-04-05');
  });

  it('needs two wet days of the three where the rule says so', () => {
    const one = { '2001-03-01': 1, '2001-04-05': 30, ...everyFifth('2001-04-05', '2001-07-30') };
    expect(start(year({ rain: one }), 'SOR-GE25-3D-2R-DS6-30')).toBe('none');
    expect(start(year({ rain: { ...one, '2001-04-04': 1 } }), 'SOR-GE25-3D-2R-DS6-30')).toBe('2001-04-05');
  });

  it('cannot be known once a day that may have been the start has a part missing', () => {
    const rain = { '2001-03-01': 1, '2001-05-02': 30, ...everyFifth('2001-05-03', '2001-07-30') };
    expect(start(year({ rain, missing: ['2001-04-20'] }), 'SOR-GE20-3D')).toBe('unknown');
    expect(start(year({ rain, missing: ['2001-05-03'] }), 'SOR-GE20-3D')).toBe('2001-05-02');
    expect(start(year({ rain, missing: ['2001-05-04'] }), 'SOR-GE20-3D-DS9-30')).toBe('unknown');
    expect(start(year({ rain, missing: ['2001-03-31'] }), 'SOR-GE20-3D')).toBe('unknown');
    expect(start(year({ rain, missing: ['2001-03-29'] }), 'SOR-GE20-3D')).toBe('2001-05-02');
  });

  it('tells a year without a start from one that cannot be known', () => {
    expect(start(year({ rain: { '2001-03-01': 1, '2001-06-01': 19.99 } }), 'SOR-GE20-3D')).toBe('none');
    expect(start(year({ rain: { '2001-03-01': 1 }, missing: ['2001-08-31'] }), 'SOR-GE20-3D')).toBe('unknown');
  });

  it('takes a rule of its own with other numbers', () => {
    const own: StartRule = { id: 'own', from: 92, to: 244, days: 2, amount: 1500, isMore: false, wetDay: 100 };
    expect(startBy(year({ rain: { '2001-04-11': 9, '2001-04-12': 6 } }), own)).toBe('2001-04-12');
  });
});

describe('false starts', () => {
  const rain = {
    '2001-03-01': 1,
    // Failed on 22 April, the tenth dry day after 12 April.
    '2001-04-12': 25,
    // Within the running spell: no candidate. On 24 April the next, failed on 4 May.
    '2001-04-24': 22,
    // Accepted.
    '2001-05-20': 25,
    ...everyFifth('2001-05-21', '2001-07-30'),
  };
  const series = year({ rain });
  const spells = drySpells(series, 85);
  const wanted = rule('SOR-GE20-3D-DS9-30');

  it('are named with the day on which they failed', () => {
    const { candidates, isKnown } = startCandidates(series, spells, 2001, wanted);
    expect(isKnown).toBe(true);
    expect(
      candidates.map(({ day, rain, failedOn }) => [
        dayAt(series, day),
        rain,
        failedOn === null ? null : dayAt(series, failedOn),
      ]),
    ).toEqual([
      ['2001-04-12', 2500, '2001-04-22'],
      ['2001-04-24', 2200, '2001-05-04'],
      ['2001-05-20', 2500, null],
    ]);
  });

  it('are counted, and the first of a year is told', () => {
    expect(falseStartCount(series, spells, 2001, wanted)).toBe(2);
    expect(isFalseStart(series, spells, 2001, wanted)).toBe(true);
  });

  it('are not known where rain after the first start is not', () => {
    const broken = year({ rain, missing: [addDays('2001-04-12', 3)] });
    expect(isFalseStart(broken, drySpells(broken, 85), 2001, wanted)).toBeNull();
    expect(falseStartCount(broken, drySpells(broken, 85), 2001, wanted)).toBeNull();
  });
});
