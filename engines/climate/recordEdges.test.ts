import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/day.ts';
import { dailyEvapotranspiration } from './evapotranspiration/dailyEvapotranspiration.ts';
import { drySpellRisk } from './extremes/drySpellRisk.ts';
import { rainIndices } from './extremes/etccdi.ts';
import { cdtEnd, cdtStart, CDT_STARTS, fewsStart, IRI_STARTS, iriEnd, iriStart } from './seasons/otherSeasonRules.ts';
import { normalPeriods } from './statistics/normals.ts';
import { rainClimatology } from './statistics/rainShare.ts';
import { dayAt, type DailySeries, makeSeries } from './series.ts';
import { standardizedRain } from './extremes/spi.ts';
import { drySpells } from './extremes/spells.ts';
import { startOfRains, type StartRule } from './seasons/startOfRains.ts';
import { startRule } from './seasons/startRules.ts';
import { stationStatistics } from './statistics/stationStatistics.ts';
import { daysFrom, eachDay, madeSeries } from './testing/madeSeries.ts';
import { drySpellOfWindow, rainTotal, WHOLE_YEAR, windowSpan } from './statistics/totals.ts';
import { soilWater } from './crops/waterBalance.ts';
import { MAIZE, waterSatisfaction } from './crops/wrsi.ts';
import type { Answer } from './yearResult.ts';

const [iri = never(), cdt = never()] = [IRI_STARTS[0], CDT_STARTS[0]];
function never(): never {
  throw new Error('There is a rule.');
}
const said = (series: DailySeries, answer: Answer) => (answer.kind === 'day' ? dayAt(series, answer.day) : answer.kind);
const ruleStart = (series: DailySeries, rule: StartRule) =>
  said(series, startOfRains(series, drySpells(series, rule.wetDay), 2001, rule));
const everyFourth = (from: string, to: string, rain: number) =>
  eachDay(
    daysFrom(from, to).filter((_, at) => at % 4 === 0),
    rain,
  );

describe('seasons over the end of the year', () => {
  const rule: StartRule = { ...startRule('north', 'SOR-GE20-3D-DS9-30'), from: 336, to: 366 };
  const rain = { '2001-12-01': 1, '2001-12-20': 30, ...everyFourth('2001-12-24', '2002-01-31', 2) };
  it('look ahead into the next year where its days are known', () => {
    expect(ruleStart(madeSeries({ from: '2001-01-01', to: '2002-12-31', rain }), rule)).toBe('2001-12-20');
  });
  it('cannot be known where the record ends with the year', () => {
    expect(ruleStart(madeSeries({ from: '2001-01-01', to: '2001-12-31', rain }), rule)).toBe('unknown');
  });
  it('count dry days after a date into the next year, and leave out a year without it', () => {
    const series = madeSeries({ from: '2001-01-01', to: '2002-01-20', rain: { '2001-12-30': 5 } });
    // From 20 December: the 21st to 19 January are known, with ten dry days up to the 29th. From the 25th the 24 January is not.
    expect(drySpellRisk(series, 85, 'IN30', 10)[355]).toEqual({ hits: 1, years: 1 });
    expect(drySpellRisk(series, 85, 'IN30', 10)[361]).toEqual({ hits: 0, years: 0 });
  });
  it('run a dry spell on over New Year, and give it to the year in which it ends', () => {
    const series = madeSeries({
      from: '2001-01-01',
      to: '2002-12-31',
      rain: { ...everyFourth('2001-01-01', '2001-12-20', 3), ...everyFourth('2002-02-10', '2002-12-31', 3) },
    });
    // The last wet day of the first year is 19 December: 52 dry days from the 20th to 9 February.
    const indices = rainIndices(series, { from: 2001, to: 2002 });
    expect([indices.get(2001)?.CDD, indices.get(2002)?.CDD]).toEqual([3, 52]);
  });
  it('feed a crop planted in November from dekads of both years', () => {
    const series = madeSeries({
      from: '2001-01-01',
      to: '2002-12-31',
      rain: eachDay(daysFrom('2001-11-01', '2002-03-31'), 20),
    });
    const planted = series.doy.indexOf(306);
    expect(
      waterSatisfaction(
        series,
        2001,
        planted,
        MAIZE[90],
        Array.from({ length: 37 }, () => 5),
        60,
      )?.geo,
    ).toBeCloseTo(100, 9);
  });
});

describe('leap years', () => {
  it('take 29 February into the year, and other years have none', () => {
    const leap = madeSeries({
      from: '2004-01-01',
      to: '2005-12-31',
      rain: { '2004-02-29': 7, '2005-02-28': 2, '2005-03-01': 3 },
    });
    expect(rainTotal(leap, ...windowSpan(leap, 2004, WHOLE_YEAR))?.rain).toBe(700);
    expect(drySpellRisk(leap, 85, 'IN30', 7)[60]?.years).toBe(1);
    expect(drySpellRisk(leap, 85, 'IN30', 7)[61]?.years).toBe(2);
    // The climate of 365 days leaves it out, the mean a day does not.
    expect(rainClimatology(leap)).toMatchObject({ years: 2, days: 731, total: 1200 });
    expect(rainClimatology(leap)?.daySums[59]).toBe(300);
  });
});

describe('a record that begins in mid-year', () => {
  const series = madeSeries({
    from: '2001-05-10',
    to: '2001-12-31',
    rain: { '2001-05-12': 30, ...everyFourth('2001-05-15', '2001-11-30', 4) },
  });
  it('cannot say when the rains began, but by the rule that takes days without a row for dry', () => {
    expect(ruleStart(series, startRule('north', 'SOR-GE20-3D'))).toBe('unknown');
    const rains = { '2001-05-12': 20, '2001-05-13': 8, ...everyFourth('2001-05-15', '2001-11-30', 4) };
    const met = madeSeries({ from: '2001-05-10', to: '2001-12-31', rain: rains });
    expect(said(met, iriStart(met, 2001, 'north', iri))).toBe('2001-05-12');
    const dry = madeSeries({ from: '2001-05-10', to: '2001-12-31' });
    expect(said(dry, iriStart(dry, 2001, 'north', iri))).toBe('unknown');
    expect(said(series, cdtStart(series, 2001, 'north', cdt))).toBe('unknown');
    expect(said(series, fewsStart(series, 2001, 'north'))).toBe('unknown');
  });
  it('counts dry days from its first day for a window, and does not know of those before', () => {
    const dry = madeSeries({ from: '2001-05-10', to: '2001-12-31', rain: { '2001-06-10': 5 } });
    const [from, to] = [dry.doy.indexOf(153), dry.doy.indexOf(160)];
    expect(drySpellOfWindow(dry, drySpells(dry, 85, true), from, to, true)).toBe(30);
    expect(drySpellOfWindow(dry, drySpells(dry, 85, false), from, to, true)).toBeNull();
    expect(drySpellOfWindow(dry, drySpells(dry, 85, true), from, to, false)).toBe(8);
  });
  it('begins with empty soil, whatever fell on its first day', () => {
    const wet = madeSeries({ from: '2001-05-10', to: '2001-05-12', rain: { '2001-05-10': 40, '2001-05-11': 9 } });
    expect(Array.from(soilWater(wet, 6000, 500).least.slice(wet.firstRecord, wet.firstRecord + 3))).toEqual([
      0, 400, 0,
    ]);
  });
});

describe('a record that ends in mid-year', () => {
  const series = madeSeries({ from: '2000-01-01', to: '2001-09-20', rain: everyFourth('2000-05-01', '2001-09-20', 3) });
  it('does not say that the season ended, or that the rains did not begin', () => {
    expect(said(series, iriEnd(series, 2001))).toBe('unknown');
    expect(said(series, cdtEnd(series, soilWater(series, 6000, 500).least, 2001))).toBe('unknown');
    const short = madeSeries({ from: '2001-01-01', to: '2001-07-01' });
    expect(said(short, iriStart(short, 2001, 'north', iri))).toBe('unknown');
  });
});

describe('missing days', () => {
  it('count as dry for IRI and, while few, for the Climate Data Tool; they leave R-Instat in doubt', () => {
    const rain = { '2001-04-10': 15, '2001-04-11': 15, ...everyFourth('2001-04-13', '2001-08-31', 2) };
    const series = madeSeries({ from: '2001-01-01', to: '2001-12-31', rain, missing: ['2001-04-03'] });
    expect(said(series, iriStart(series, 2001, 'north', iri))).toBe('2001-04-10');
    expect(said(series, cdtStart(series, 2001, 'north', cdt))).toBe('2001-04-11');
    expect(ruleStart(series, startRule('north', 'SOR-GE25-3D-2R-DS6-21'))).toBe('unknown');
    // Eight of 153 days are more than a twentieth.
    const sparse = madeSeries({
      from: '2001-01-01',
      to: '2001-12-31',
      rain,
      missing: daysFrom('2001-06-14', addDays('2001-06-14', 7)),
    });
    expect(said(sparse, cdtStart(sparse, 2001, 'north', cdt))).toBe('unknown');
  });
  it('do not matter for a row of dry days that IRI lets begin inside the event', () => {
    // Rain on the 10th alone: 11 to 17 April are seven dry days, the last of which is within the days after the event.
    const series = madeSeries({
      from: '2001-01-01',
      to: '2001-12-31',
      rain: { '2001-04-09': 20, '2001-04-10': 20, ...everyFourth('2001-04-18', '2001-08-31', 2) },
    });
    expect(said(series, iriStart(series, 2001, 'north', iri))).not.toBe('2001-04-09');
  });
});

describe('thin records', () => {
  it('with nothing but missing rain answer every definition, without a value', () => {
    const series = makeSeries('none', [
      { day: madeSeries({ from: '2001-01-01', to: '2001-01-01' }).start, rain: null },
    ]);
    const values: (number | null)[] = [];
    for (const zone of ['north', 'south'] as const) {
      stationStatistics(
        series,
        { zone, place: { latitude: 9, elevation: 100 }, base: { from: 1961, to: 1990 } },
        ({ definition, value }) => {
          if (!/-N[01][01]$/.test(definition)) values.push(value);
        },
      );
    }
    expect(values.length).toBeGreaterThan(1000);
    expect(values.filter((value) => value !== null)).toEqual([]);
  });
  it('fit a gamma distribution to two wet totals by Thom, and to four by L-moments', () => {
    const series = madeSeries({ from: '2001-01-01', to: '2003-12-31', rain: { '2001-02-01': 10, '2002-02-01': 40 } });
    // The mean of March of 2001 and 2002 is 25, that of their logarithms that of 20: a = ln 1.25 = 0.2231, shape 2.3965.
    const march = standardizedRain(series, 3, 'thom').filter(({ month }) => month === 3);
    expect(march.map(({ zeros }) => zeros)).toEqual([1 / 3, 1 / 3, 1 / 3]);
    expect(march[0]?.shape).toBeCloseTo(2.3965, 3);
    expect(standardizedRain(series, 3, 'momentsOfL')).toEqual([]);
  });
  it('have no very wet days where their base period has no rain to tell them by', () => {
    const series = madeSeries({
      from: '2001-01-01',
      to: '2001-12-31',
      rain: everyFourth('2001-04-01', '2001-09-30', 3),
    });
    expect(rainIndices(series, { from: 1961, to: 1990 }).get(2001)).toMatchObject({
      R1MM: 46,
      R95PTOT: null,
      R99PTOT: null,
    });
  });
  it('have normals of the thirty years half of which they cover', () => {
    const years = (from: number, to: number) => normalPeriods(madeSeries({ from: `${from}-01-01`, to: `${to}-12-31` }));
    expect(years(1976, 1995)).toEqual([
      { from: 1961, to: 1990 },
      { from: 1971, to: 2000 },
      { from: 1981, to: 2010 },
    ]);
    expect(years(1984, 1990)).toEqual([]);
  });
  it('keep to Penman-Monteith where the minimum is above the maximum; Hargreaves has no answer', () => {
    const day = madeSeries({ from: '2001-01-01', to: '2001-01-01' }).start;
    const daily = dailyEvapotranspiration(
      makeSeries('odd', [{ day, rain: 0, tmin: 26, tmax: 25, sun: 6, wind: 2, rhMin: 80, rhMax: 70 }]),
      { latitude: 9, elevation: 100 },
    );
    expect(daily.penmanMonteith[0]).toBeGreaterThan(2);
    expect(daily.hargreaves[0]).toBeNaN();
  });
});
