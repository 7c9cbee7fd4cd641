import { expect, it } from 'vitest';
import { plantingRisks } from '../seasons/plantingRisk.ts';
import { startRule } from '../seasons/startRules.ts';
import { daysFrom, eachDay, madeSeries } from '../testing/madeSeries.ts';
import { trendOf } from './trend.ts';
import { rainSoFar, rainThirds } from './yearGroups.ts';

const years = (values: readonly number[]) => values.map((value, at) => ({ year: 1981 + at, value }));

it('a trend of half a day a year is five days in ten years, whatever one odd year says', () => {
  const steady = Array.from({ length: 21 }, (_, at) => 100 + at / 2);
  expect(trendOf(years(steady))).toEqual({ perDecade: 5, low: 5, high: 5, years: 21 });
  expect(trendOf(years(steady.with(10, 900)))?.perDecade).toBe(5);
});

it('a trend that is not settled has a range with 0 in it', () => {
  // Up and down by turns: half of the pairs rise.
  const trend = trendOf(years(Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? 10 : 20))));
  expect([(trend?.low ?? 1) <= 0, (trend?.high ?? -1) >= 0]).toEqual([true, true]);
});

it('nine years have no trend', () => expect(trendOf(years([1, 2, 3, 4, 5, 6, 7, 8, 9]))).toBeNull());

it('the risks of planting on a day are counts of years', () => {
  // 2001: 25 mm on 10 April, dry until 10 May, then rain every fourth day; 2002: rain every fourth day from 10 April on.
  const every = (from: string, to: string) =>
    eachDay(
      daysFrom(from, to).filter((_, at) => at % 4 === 0),
      21,
    );
  const series = madeSeries({
    from: '2001-01-01',
    to: '2002-12-31',
    rain: {
      '2001-03-01': 1,
      '2001-04-10': 25,
      ...every('2001-05-10', '2001-09-30'),
      ...every('2002-04-10', '2002-09-30'),
    },
  });
  const risks = plantingRisks(series, startRule('north', 'SOR-GE20-3D-DS9-30'));
  // 1, 11 and 21 April and 1, 11 May are days 92, 102, 112, 122 and 132.
  expect(
    risks
      .slice(0, 5)
      .map(({ day, begun, failed, drySpell }) => [
        day,
        begun.hits,
        begun.years,
        failed.failed,
        failed.starts,
        drySpell.hits,
      ]),
  ).toEqual([
    [92, 0, 2, 0, 0, 1],
    [102, 1, 2, 1, 2, 1],
    [112, 1, 2, 0, 0, 1],
    [122, 1, 2, 0, 0, 0],
    [132, 2, 2, 0, 1, 0],
  ]);
});

it('the years of a record fall into thirds by their rain', () => {
  const thirds = rainThirds([3, 1, 2, null, 6, 5, 4].map((rain, at) => ({ year: 2001 + at, rain })));
  expect([...thirds]).toEqual([
    [2001, 'middle'],
    [2002, 'dry'],
    [2003, 'dry'],
    [2005, 'wet'],
    [2006, 'wet'],
    [2007, 'middle'],
  ]);
});

it('the season so far is told beside the same days of other years', () => {
  // 10, 20 … 60 mm on 1 May of six years, and 35 mm in the seventh; rain after the newest day does not count.
  const rain = Object.fromEntries(
    [1, 2, 3, 4, 5, 6].flatMap((at) => [
      [`200${at}-05-01`, at * 10],
      [`200${at}-07-01`, 99],
    ]),
  );
  const series = madeSeries({
    from: '2001-01-01',
    to: '2007-06-15',
    rain: { ...rain, '2007-05-01': 35 },
    missing: ['2007-05-03', '2001-04-10'],
  });
  expect(rainSoFar(series, 92)).toEqual({
    year: 2007,
    asOf: series.lastRecord,
    rain: 3500,
    missing: 1,
    drier: 2,
    years: 5,
  });
  expect(rainSoFar(series, 245)).toBeNull();
});
