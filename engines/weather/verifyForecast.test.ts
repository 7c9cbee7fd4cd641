import { describe, expect, it } from 'vitest';
import { verifyForecast, type VerifiedDay } from './verifyForecast.ts';

/** So many days of one lead with the same forecast and actual: [°C, mm]. */
function days(
  count: number,
  lead: number,
  forecast: readonly [number, number | null],
  actual: readonly [number, number | null],
): VerifiedDay[] {
  return Array.from({ length: count }, () => ({
    lead,
    forecast: { meanC: forecast[0], rainMm: forecast[1] },
    actual: { meanC: actual[0], rainMm: actual[1] },
  }));
}

describe('how forecasts did', () => {
  it('is told by lead day, from fourteen days on, the nearest first', () => {
    const scores = verifyForecast([
      ...days(14, 2, [26, 0], [25, 0]),
      ...days(14, 1, [25, 0], [25, 0]),
      ...days(13, 3, [25, 0], [25, 0]),
    ]);
    expect(scores.map(({ lead, days: count }) => [lead, count])).toEqual([
      [1, 14],
      [2, 14],
    ]);
    expect(verifyForecast([])).toEqual([]);
  });
  it('has a mean error that keeps its sign and a mean absolute error that does not', () => {
    // Ten days 2 °C too warm, ten 1 °C too cold: mean (20 − 10) / 20 = 0.5, absolute (20 + 10) / 20 = 1.5.
    expect(verifyForecast([...days(10, 1, [27, 0], [25, 0]), ...days(10, 1, [24, 0], [25, 0])])[0]).toMatchObject({
      meanErrorC: 0.5,
      meanAbsoluteErrorC: 1.5,
    });
  });
  it('counts a day with 1 mm as a rain day: hits, misses and false alarms', () => {
    // Six hits, two misses, four false alarms, eight dry days: 6 / 8 = 75 %, 4 / 10 = 40 %.
    const all = [
      ...days(6, 1, [25, 3], [25, 1]),
      ...days(2, 1, [25, 0.9], [25, 5]),
      ...days(4, 1, [25, 1], [25, 0.9]),
      ...days(8, 1, [25, 0], [25, 0]),
    ];
    expect(verifyForecast(all)[0]).toMatchObject({ days: 20, rainDays: 8, hitPercent: 75, falseAlarmPercent: 40 });
  });
  it('has no hit rate while it never rained, and no false alarms while rain was never forecast', () => {
    expect(verifyForecast(days(14, 1, [25, 0], [25, 0]))[0]).toMatchObject({
      rainDays: 0,
      hitPercent: null,
      falseAlarmPercent: null,
    });
  });
  it('leaves days without rain figures out of the rain score alone', () => {
    expect(verifyForecast([...days(14, 1, [25, null], [25, 5]), ...days(1, 1, [25, 5], [25, 5])])[0]).toMatchObject({
      days: 15,
      rainDays: 1,
      hitPercent: 100,
    });
  });
});
