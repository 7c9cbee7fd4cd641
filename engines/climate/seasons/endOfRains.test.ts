import { describe, expect, it } from 'vitest';
import { lastRain, lastRainRules, waterEndRules } from './endOfRains.ts';
import { dayAt, type DailySeries, entryOf } from '../series.ts';
import { madeSeries, type MadeDays } from '../testing/madeSeries.ts';
import { endOfSeason, soilWater } from '../crops/waterBalance.ts';
import type { Answer } from '../yearResult.ts';

const year = (made: Omit<MadeDays, 'from' | 'to'>) => madeSeries({ from: '2001-01-01', to: '2001-12-31', ...made });

const said = (series: DailySeries, answer: Answer) => (answer.kind === 'day' ? dayAt(series, answer.day) : answer.kind);

function waterEnd(series: DailySeries, id: string): Answer {
  const rule = waterEndRules('north').find((rule) => rule.id === id)!;
  return endOfSeason(series, soilWater(series, rule.capacity, rule.loss), 2001, rule);
}

function rainEnd(series: DailySeries, id: string): string {
  return said(
    series,
    lastRain(
      series,
      2001,
      lastRainRules('north').find((rule) => rule.id === id)!,
    ),
  );
}

describe('the water in the soil', () => {
  it('is rain less the loss of a day, between empty and full', () => {
    const series = year({ rain: { '2001-08-01': 12, '2001-08-03': 100 } });
    const { least } = soilWater(series, 6000, 500);
    const on = (day: number) => least[entryOf(series, 2001, day)];
    // 1 August: 12 − 5 = 7 mm; 2 August: 2; 3 August: full, 60; 4 August: 55.
    expect([214, 215, 216, 217].map(on)).toEqual([700, 200, 6000, 5500]);
  });

  it('is between two bounds after a missing day until the soil has been empty or full', () => {
    const series = year({ rain: { '2001-08-01': 12 }, missing: ['2001-08-02'] });
    const { least, most } = soilWater(series, 6000, 500);
    const on = (day: number) => [least[entryOf(series, 2001, day)], most[entryOf(series, 2001, day)]];
    expect(on(215)).toEqual([200, 6000]);
    // Full on 2 August at most: 60 mm last twelve days.
    expect(on(226)).toEqual([0, 500]);
    expect(on(227)).toEqual([0, 0]);
  });
});

describe('the end of the season', () => {
  it('is the first day from 1 September on with at most half a millimetre left', () => {
    // 60 mm on 31 August after 65 mm of rain: 0.5 mm are left on the 12th day (60 − 11 × 5 = 5, then 0).
    const series = year({ rain: { '2001-08-31': 65 } });
    expect(said(series, waterEnd(series, 'EOS-WB60-E5-SEP'))).toBe('2001-09-12');
  });

  it('counts exactly half a millimetre as empty, which decimals in binary would miss', () => {
    // 10.5 mm on 31 August leave 5.5, and 0.5 on 1 September; 10.6 leave 0.6, and nothing on the 2nd.
    const half = year({ rain: { '2001-08-31': 10.5 } });
    const more = year({ rain: { '2001-08-31': 10.6 } });
    expect(said(half, waterEnd(half, 'EOS-WB60-E5-SEP'))).toBe('2001-09-01');
    expect(said(more, waterEnd(more, 'EOS-WB60-E5-SEP'))).toBe('2001-09-02');
  });

  it('cannot be known where rain is missing first, and is doubtful where the balance was', () => {
    const missing = year({ rain: { '2001-08-31': 65 }, missing: ['2001-09-03'] });
    expect(waterEnd(missing, 'EOS-WB60-E5-SEP').kind).toBe('unknown');
    // Missing on 31 August: the soil may be empty or full on 1 September, known again (empty) on 13 September.
    const before = year({ missing: ['2001-08-31'] });
    expect(waterEnd(before, 'EOS-WB60-E5-SEP')).toEqual({
      kind: 'day',
      day: entryOf(before, 2001, 256),
      doubtful: true,
    });
  });

  it('is none where the soil never empties', () => {
    const series = year({
      rain: Object.fromEntries(Array.from({ length: 122 }, (_, at) => [dayAt(year({}), 243 + at), 9])),
    });
    expect(waterEnd(series, 'EOS-WB60-E5-OCT').kind).toBe('none');
  });
});

describe('the end of the rains', () => {
  const rain = { '2001-10-20': 10, '2001-10-10': 10.1, '2001-12-05': 11 };
  it('is the last day with more than 10 mm, by the window of the rule', () => {
    expect(rainEnd(year({ rain }), 'EOR-GT10-1D-NOV30')).toBe('2001-10-10');
    expect(rainEnd(year({ rain }), 'EOR-GT10-1D-DEC31')).toBe('2001-12-05');
    expect(rainEnd(year({ rain: { '2001-10-20': 10 } }), 'EOR-GE10-1D-DEC31')).toBe('2001-10-20');
    expect(rainEnd(year({ rain: { '2001-10-20': 10 } }), 'EOR-GT10-1D-DEC31')).toBe('none');
  });
  it('cannot be known with a missing day after it', () => {
    expect(rainEnd(year({ rain, missing: ['2001-11-01'] }), 'EOR-GT10-1D-NOV30')).toBe('unknown');
    expect(rainEnd(year({ rain, missing: ['2001-10-09'] }), 'EOR-GT10-1D-NOV30')).toBe('2001-10-10');
  });
});
