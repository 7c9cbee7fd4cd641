import { describe, expect, it } from 'vitest';
import { addDays } from '../../dates/day.ts';
import { cropChance, cropYear, isCropSafe } from '../crops/cropTable.ts';
import {
  averageDegreeDays,
  clippedDegreeDays,
  dayReaching,
  degreeDaySums,
  sineDegreeDays,
} from '../crops/degreeDays.ts';
import { gammaShare, normalQuantile } from '../extremes/distributions.ts';
import { drySpellRisk, drySpellsAfter } from '../extremes/drySpellRisk.ts';
import { rainIndices } from '../extremes/etccdi.ts';
import { fitLogistic } from './logistic.ts';
import { transitionsByDay, transitionsByMonth, wetChances } from '../extremes/markov.ts';
import { rainNormal } from './normals.ts';
import { quantile } from './quantiles.ts';
import { dayOfShare, dunningBounds, dunningSeason, pentadOfShare, pentadShares, rainClimatology } from './rainShare.ts';
import { dayAt, entryOf, makeSeries, yearSpan } from '../series.ts';
import { drySpells, longestWetSpell } from '../extremes/spells.ts';
import { standardizedRain } from '../extremes/spi.ts';
import { daysFrom, eachDay, madeSeries } from '../testing/madeSeries.ts';
import { drySpellOfWindow, rainTotal, wetDayCount } from './totals.ts';
import { waterSatisfaction } from '../crops/wrsi.ts';

const year = { from: '2001-01-01', to: '2001-12-31' } as const;

describe('totals', () => {
  const series = madeSeries({
    ...year,
    rain: { '2001-05-03': 12.4, '2001-05-20': 0.85, '2001-05-21': 0.84 },
    missing: ['2001-06-01'],
  });
  const may = [entryOf(series, 2001, 122), entryOf(series, 2001, 152)] as const;
  it('add the rain and name the wettest day', () =>
    expect(rainTotal(series, ...may)).toEqual({ rain: 1409, most: 1240 }));
  it('count days from 0.85 mm or from 1 mm', () => {
    expect(wetDayCount(series, 85, ...may)).toBe(2);
    expect(wetDayCount(series, 100, ...may)).toBe(1);
  });
  it('of a wet spell count its days in a row', () => {
    // 20 and 21 May are wet from 0.8 mm on, and only apart from 0.85.
    expect(longestWetSpell(series, 80, ...may)).toBe(2);
    expect(longestWetSpell(series, 85, ...may)).toBe(1);
  });
  it('are unknown with a day missing', () => {
    expect(rainTotal(series, may[0], may[1] + 1)).toBeNull();
    expect(wetDayCount(series, 85, may[0], may[1] + 1)).toBeNull();
  });
  it('of a dry spell count the days before the window, or not', () => {
    // Wet on 3 May; dry 4 to 19 May, 16 days; a window from 10 May sees 10 of them. Before 3 May 122 dry days.
    const spells = drySpells(series, 85, true);
    const from = entryOf(series, 2001, 131);
    expect(drySpellOfWindow(series, spells, from, may[1], true)).toBe(16);
    expect(drySpellOfWindow(series, spells, from, may[1], false)).toBe(11);
    expect(drySpellOfWindow(series, spells, may[0], may[1], true)).toBe(122);
  });
});

describe('dry spells after a date', () => {
  // Rain on 1 May and on 9 May of both years, then none: 7 days dry between them, all of June dry.
  const rain = {
    '2001-05-01': 5,
    '2001-05-09': 5,
    '2002-05-01': 5,
    '2002-05-08': 5,
    ...eachDay(daysFrom('2002-05-09', '2002-07-31'), 3),
  };
  const series = madeSeries({ from: '2001-01-01', to: '2002-12-31', rain });
  it('lie wholly within the thirty days', () => {
    expect(drySpellRisk(series, 85, 'IN30', 7)[122]).toEqual({ hits: 1, years: 2 });
    expect(drySpellsAfter(series, 85, [122], 8, 7)).toEqual([{ hits: 1, years: 2 }]);
  });
  it('begin within thirty days, one going on counted from the day', () => {
    // From 5 May 2001 four dry days, then rain on the 9th, then dry: begins on 10 May. 2002 has rain each day until July's end.
    expect(drySpellRisk(series, 85, 'BEGIN30', 7)[126]).toEqual({ hits: 1, years: 2 });
  });
  it('leave out the year at the end of which days are missing', () => {
    expect(drySpellRisk(series, 85, 'IN30', 7)[366]).toEqual({ hits: 1, years: 1 });
  });
});

it('chances of rain follow the day before', () => {
  // January: wet on the 2nd and 3rd. Pairs: 28 dry after dry, one wet after dry, one dry after wet, one wet after wet.
  const series = madeSeries({ from: '2001-01-01', to: '2001-01-31', rain: { '2001-01-02': 2, '2001-01-03': 2 } });
  const january = transitionsByMonth(transitionsByDay(series, 85))[1]!;
  expect(january).toEqual({ n00: 27, n01: 1, n10: 1, n11: 1 });
  expect(wetChances(january)).toEqual({ afterDry: 1 / 28, afterWet: 0.5 });
});

it('a pair of days belongs to the month of its second day, 29 February to February', () => {
  // Dry on 28 February and wet on the 29th; dry on 1 March.
  const series = madeSeries({ from: '2004-02-28', to: '2004-03-01', rain: { '2004-02-29': 2 } });
  const months = transitionsByMonth(transitionsByDay(series, 85));
  expect(months[2]).toEqual({ n00: 0, n01: 1, n10: 0, n11: 0 });
  expect(months[3]).toEqual({ n00: 0, n01: 0, n10: 1, n11: 0 });
});

it('a logistic fit of one term is the logarithm of the odds', () => {
  const fit = fitLogistic([{ terms: [1], hits: 3, trials: 4 }])!;
  expect(fit[0]).toBeCloseTo(Math.log(3), 10);
  expect(fitLogistic([{ terms: [1], hits: 0, trials: 4 }])).toBeNull();
});

describe('crops', () => {
  const series = madeSeries({
    ...year,
    rain: eachDay(daysFrom('2001-05-02', '2001-06-30'), 5),
    missing: ['2001-07-10'],
  });
  const end = { kind: 'day', day: entryOf(series, 2001, 300) } as const;
  const none = { kind: 'none' } as const;
  const planted = (plantedOn: number, days: number) => cropYear(series, 2001, { plantedOn, days }, none, end);
  it('come through with rain enough, even if a day more is not known', () => {
    // 60 days of 5 mm are 300.
    expect(isCropSafe(planted(122, 90), 300, false)).toBe(true);
    expect(isCropSafe(planted(122, 90), 301, false)).toBeNull();
    expect(isCropSafe(planted(122, 61), 301, false)).toBe(false);
  });
  it('fail when the season ends first, whatever the rain', () => {
    expect(isCropSafe(planted(211, 90), 301, false)).toBe(false);
  });
  it('are not known without a start, and counted apart', () => {
    expect(isCropSafe(planted(122, 90), 300, true)).toBeNull();
    expect(cropChance([planted(122, 90), planted(122, 61)], 300, true)).toEqual({ hits: 0, years: 0 });
    expect(cropChance([planted(122, 90), planted(122, 61), planted(211, 90)], 301, false)).toEqual({
      hits: 0,
      years: 2,
    });
  });
});

describe('degree days', () => {
  it('of a day of 20 and 36 °C over 10: 18 by the mean, 15 held at 30', () => {
    expect(averageDegreeDays(10)(20, 36)).toBe(18);
    expect(clippedDegreeDays(10, 30)(20, 36)).toBe(15);
  });
  it('by the sine: the mean while all of the day lies between, less what is above the ceiling', () => {
    expect(sineDegreeDays(10, 30)(20, 28)).toBeCloseTo(14, 10);
    // Half of the sine above the middle: 10 / π.
    expect(sineDegreeDays(10, 30)(20, 40)).toBeCloseTo(20 - 10 / Math.PI, 10);
    expect(sineDegreeDays(10, 30)(2, 8)).toBe(0);
  });
  it('add up until a gap', () => {
    const [low, high] = [Float64Array.of(20, 20, NaN, 20), Float64Array.of(30, 30, 30, 30)];
    const sums = degreeDaySums(low, high, 0, 4, averageDegreeDays(10));
    expect([...sums]).toEqual([0, 15, 30]);
    expect(dayReaching(sums, 30)).toBe(2);
    expect(dayReaching(sums, 31)).toBeNull();
  });
});

describe('quantiles', () => {
  it.each([
    [7, 0.2, 1.8],
    [6, 0.2, 1.2],
    [8, 0.5, 3],
    [7, 1 / 3, 7 / 3],
    [6, 0.9, 5],
  ] as const)('rule %i of %f of 1 to 5 is %f', (type, share, value) => {
    expect(quantile([1, 2, 3, 4, 5], share, type)).toBeCloseTo(value, 12);
  });
  it('of nothing is nothing', () => expect(quantile([], 0.5, 7)).toBeNaN());
});

describe('distributions', () => {
  it('gamma of a large shape is nearly normal: half of it lies below a third less than its shape', () => {
    expect(gammaShare(1e6 - 1 / 3, 1e6, 1)).toBeCloseTo(0.5, 6);
  });
  it('gamma of shape 1 is exponential', () => expect(gammaShare(2, 1, 1)).toBeCloseTo(1 - Math.exp(-2), 14));
  it('gamma of shape 3 is a finite sum', () =>
    expect(gammaShare(8, 3, 2)).toBeCloseTo(1 - Math.exp(-4) * (1 + 4 + 8), 14));
  it.each([
    [0.5, 0],
    [0.975, 1.959_963_984_540_054],
    [1e-10, -6.361_340_902_404_056],
  ])('normal quantile of %f', (p, z) => {
    expect(normalQuantile(p)).toBeCloseTo(z, 12);
  });
});

it('SPI is the normal quantile of the share of years that were drier', () => {
  // Januaries of 10, 20, 40 and 80 mm: the middle of the fit is near 30, so 10 is below and 80 above normal.
  const rain = { '2001-01-05': 10, '2002-01-05': 20, '2003-01-05': 40, '2004-01-05': 80 };
  const january = standardizedRain(madeSeries({ from: '2001-01-01', to: '2004-12-31', rain }), 1, 'thom').filter(
    ({ month }) => month === 1,
  );
  // Thom: A = ln 37.5 − (ln 10 + ln 20 + ln 40 + ln 80) / 4 = 0.28231; shape (1 + √(1 + 4A/3)) / 4A = 1.92468.
  expect(january.map(({ shape }) => Number(shape.toFixed(3)))).toEqual([1.926, 1.926, 1.926, 1.926]);
  expect(january.map(({ spi }) => Math.sign(spi))).toEqual([-1, -1, 1, 1]);
});

it('normals leave incomplete years out', () => {
  const rain = { '2001-03-05': 10, '2002-03-05': 20, '2003-03-05': 90 };
  const series = madeSeries({ from: '2001-01-01', to: '2003-12-31', rain, missing: ['2003-03-06'] });
  expect(rainNormal(series, [2001, 2002, 2003], { from: 3, to: 3 })).toMatchObject({ years: 2, mean: 15 });
});

describe('extremes', () => {
  const rain = { '2001-01-10': 10, '2001-06-01': 20, '2001-06-02': 0.9, '2001-06-03': 30, '2001-12-21': 1 };
  const series = madeSeries({ from: '2001-01-01', to: '2002-12-31', rain: { ...rain, '2002-02-01': 5 } });
  const indices = rainIndices(series, { from: 2001, to: 2002 });
  it('count wet days from 1 mm', () => {
    expect(indices.get(2001)).toMatchObject({
      PRCPTOT: 61,
      R1MM: 4,
      R10MM: 3,
      R20MM: 2,
      SDII: 15.25,
      RX1DAY: 30,
      RX5DAY: 50.9,
    });
  });
  it('give a spell to the year in which it ends', () => {
    // Dry from 4 June to 20 December 2001, 200 days; from 22 December to 31 January, 41 days, in 2002;
    // and from 2 February to the end of 2002, 333 days.
    expect(indices.get(2001)?.CDD).toBe(200);
    expect(indices.get(2002)?.CDD).toBe(333);
    expect(indices.get(2001)?.CWD).toBe(1);
  });
  it('are not given for a year with too many missing days', () => {
    const four = madeSeries({ ...year, rain, missing: daysFrom('2001-03-01', '2001-03-04') });
    const three = madeSeries({ ...year, rain, missing: daysFrom('2001-03-01', '2001-03-03') });
    expect(rainIndices(four, { from: 2001, to: 2001 }).get(2001)).toBeNull();
    expect(rainIndices(three, { from: 2001, to: 2001 }).get(2001)).toMatchObject({ R1MM: 4 });
  });
});

describe('shares of the year', () => {
  // 10 mm on each of the ten days from 1 to 10 May: day 121 to 130 of a year of 365.
  const series = madeSeries({ ...year, rain: eachDay(daysFrom('2001-05-01', '2001-05-10'), 10) });
  const climate = rainClimatology(series)!;
  it('find the pentad and the day', () => {
    // Pentad 25 is days 121 to 125: half of all rain.
    const shares = pentadShares(climate);
    expect(pentadOfShare(shares, 7.5)).toBe(25);
    expect(pentadOfShare(shares, 90)).toBe(26);
    const day = dayOfShare(series, 2001, 900);
    expect(day.kind === 'day' && dayAt(series, day.day)).toBe('2001-05-09');
  });
  it('find the driest and wettest point of the accumulated climate', () => {
    expect(dunningBounds(climate)).toEqual({ least: 120, most: 130 });
  });
  it('know no season by Dunning where the rain falls at the turn of the year', () => {
    // Most has added up on 10 January and least on 31 December: no days lie from 50 before the one to 50 after the other.
    const atNewYear = madeSeries({ ...year, rain: eachDay(daysFrom('2001-01-01', '2001-01-10'), 10) });
    const ofJanuary = rainClimatology(atNewYear)!;
    expect(dunningBounds(ofJanuary)).toEqual({ least: 365, most: 10 });
    expect(dunningSeason(atNewYear, 2001, ofJanuary)).toBeNull();
  });
});

it('water needs are met in full by rain that always suffices, and not at all without', () => {
  const losses = Array.from({ length: 37 }, () => 5);
  const wet = madeSeries({ ...year, rain: eachDay(daysFrom('2001-01-01', '2001-12-31'), 8) });
  const dry = madeSeries(year);
  const planted = entryOf(wet, 2001, 122);
  expect(waterSatisfaction(wet, 2001, planted, [1, 1, 1], losses, 60)?.fp).toBe(100);
  expect(waterSatisfaction(dry, 2001, planted, [1, 1, 1], losses, 60)).toEqual({ fp: 0, fpx: 0, geo: 0 });
});

describe('a series', () => {
  it('has whole years, with days of no row missing', () => {
    const series = makeSeries('short', [{ day: 19_500, rain: 5 }]);
    const [from, to] = yearSpan(series, series.firstYear);
    expect(to - from + 1).toBe(365);
    expect(rainTotal(series, from, to)).toBeNull();
  });
  it('counts 1 March as day 61 in every year', () => {
    const series = madeSeries({ from: '2003-01-01', to: '2004-12-31' });
    expect(dayAt(series, entryOf(series, 2003, 61))).toBe('2003-03-01');
    expect(dayAt(series, entryOf(series, 2004, 61))).toBe('2004-03-01');
    expect(entryOf(series, 2003, 60)).toBe(-1);
    expect(dayAt(series, entryOf(series, 2004, 366))).toBe(addDays('2005-01-01', -1));
  });
});
