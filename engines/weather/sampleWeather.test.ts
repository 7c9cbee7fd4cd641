import { describe, expect, it } from 'vitest';
import { sampleForecastOf, sampleWeather, type NormalMonth } from './sampleWeather.ts';
import { summariseDays } from './summariseDays.ts';

/** Kumasi-like: rain mm, rain days, maximum, minimum, humidity. */
const FOREST = normals([
  [16, 2, 32, 19, 70],
  [68, 5, 33, 21, 72],
  [122, 9, 33, 22, 74],
  [139, 10, 32, 22, 77],
  [180, 14, 31, 22, 80],
  [214, 17, 30, 21, 84],
  [135, 13, 28, 21, 85],
  [76, 11, 28, 20, 85],
  [170, 16, 29, 21, 84],
  [184, 17, 31, 21, 82],
  [90, 8, 31, 21, 79],
  [28, 3, 31, 20, 75],
]);
const kumasi = { id: 'kumasi', normals: FOREST };

describe('sample weather', () => {
  it('is the same every time, whatever day one begins at', () => {
    const long = sampleWeather(kumasi, '2026-06-01', 10);
    expect(sampleWeather(kumasi, '2026-06-01', 10)).toEqual(long);
    expect(sampleWeather(kumasi, '2026-06-04', 1)).toEqual(long.slice(24, 32));
  });
  it('is another elsewhere and on another day', () => {
    const here = sampleWeather(kumasi, '2026-06-01', 5);
    expect(sampleWeather({ ...kumasi, id: 'ejura' }, '2026-06-01', 5)).not.toEqual(here);
    expect(sampleWeather(kumasi, '2027-06-01', 5).map(({ tempC }) => tempC)).not.toEqual(
      here.map(({ tempC }) => tempC),
    );
  });
  it('rains over the years as often and as much as the normals say', () => {
    // 125 days and 1,422 mm a year. Twenty years of chance come within a tenth.
    const days = summariseDays(sampleWeather(kumasi, '2001-01-01', 7_305), 3);
    const rainy = days.filter(({ rainMm }) => (rainMm ?? 0) >= 0.9).length / 20;
    const total = days.reduce((sum, { rainMm }) => sum + (rainMm ?? 0), 0) / 20;
    expect(rainy).toBeGreaterThan(125 * 0.9);
    expect(rainy).toBeLessThan(125 * 1.1);
    expect(total).toBeGreaterThan(1_422 * 0.9);
    expect(total).toBeLessThan(1_422 * 1.1);
  });
  it('is as warm as the normals of its season, coolest at 6 h and warmest at 15 h', () => {
    const march = summariseDays(sampleWeather(kumasi, '2026-03-01', 31), 3);
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(march.map(({ maxC }) => maxC))).toBeGreaterThan(31.5);
    expect(mean(march.map(({ maxC }) => maxC))).toBeLessThan(34);
    expect(mean(march.map(({ minC }) => minC))).toBeGreaterThan(20.5);
    expect(mean(march.map(({ minC }) => minC))).toBeLessThan(23);
    for (let day = 0; day < 3; day += 1) {
      const temps = sampleWeather(kumasi, `2026-03-1${day}`, 1).map(({ tempC }) => tempC);
      expect(temps.indexOf(Math.min(...temps))).toBe(2);
      expect(temps.indexOf(Math.max(...temps))).toBe(5);
    }
  });
  it('has rain where it says rain, and a chance to go with it', () => {
    for (const { rainMm, icon, rainChancePct, humidityPct, windKmh } of sampleWeather(kumasi, '2026-05-01', 90)) {
      expect(['10', '11'].includes(icon.slice(0, 2))).toBe((rainMm ?? 0) > 0);
      expect(rainChancePct).toBeGreaterThanOrEqual((rainMm ?? 0) > 0 ? 55 : 0);
      expect(rainChancePct).toBeLessThanOrEqual(95);
      expect(humidityPct).toBeGreaterThanOrEqual(12);
      expect(humidityPct).toBeLessThanOrEqual(100);
      expect(windKmh).toBeGreaterThan(0);
      expect(windKmh).toBeLessThan(20);
    }
  });
  it('is hazy in a dry January of the north', () => {
    const sudan = normals(Array.from({ length: 12 }, () => [1, 0, 35, 19.8, 26] as const));
    const skies = sampleWeather({ id: 'navrongo', normals: sudan }, '2026-01-05', 5).filter(
      ({ icon }) => icon === '50d',
    );
    expect(skies.length).toBeGreaterThan(5);
  });
  it('makes up a forecast near to the day it is of, wrong about rain now and then', () => {
    const days = summariseDays(sampleWeather(kumasi, '2026-06-01', 300), 3);
    const pairs = days.map((day) => ({ day, forecast: sampleForecastOf('kumasi', day) }));
    expect(Math.max(...pairs.map(({ day, forecast }) => Math.abs(day.meanC - forecast.meanC)))).toBeLessThanOrEqual(
      1.6,
    );
    const wrong = pairs.filter(({ day, forecast }) => (day.rainMm ?? 0) > 0 !== forecast.rainMm > 0).length;
    expect(wrong).toBeGreaterThan(20);
    expect(wrong).toBeLessThan(90);
  });
});

function normals(rows: readonly (readonly [number, number, number, number, number])[]): NormalMonth[] {
  return rows.map(([rainMm, rainDays, tmaxC, tminC, rhPct]) => ({ rainMm, rainDays, tmaxC, tminC, rhPct }));
}
