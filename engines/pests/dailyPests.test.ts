import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/day.ts';
import { dailyPestLevels, type PestDay } from './dailyPestLevels.ts';
import { dailyPestShares } from './pestShares.ts';
import type { PestPlace } from './pestYear.ts';

/** Days from 1 June, each with its rain in mm; 21 to 29 °C, mean 25 °C, humidity 80 %. */
function june(rains: readonly (number | null)[], more: Partial<PestDay> = {}): PestDay[] {
  return rains.map((rainMm, index) => ({
    date: addDays('2026-06-01', index),
    minC: 21,
    meanC: 25,
    rainMm,
    humidityPct: 80,
    ...more,
  }));
}

const times = (count: number, rain: number) => Array.from({ length: count }, () => rain);

/** Kumasi-like temperatures; the rest does not matter here. */
const NORMALS = [25.5, 27, 27.5, 27, 26.5, 25.5, 24.5, 24.5, 25, 26, 26, 25.5].map((mean) => ({
  rainMm: 100,
  rainDays: 10,
  tmaxC: mean + 5,
  tminC: mean - 5,
  rhPct: 80,
}));

function levels(modelId: string, days: readonly PestDay[], more: Partial<PestPlace> = {}) {
  const place = {
    normals: NORMALS,
    plantings: null,
    fieldDays: 108,
    firstRains: '2026-05-20',
    prevalence: null,
    ...more,
  };
  return dailyPestLevels(modelId, place, days).map(({ date, level }) => `${date.slice(8)} ${level}`);
}

describe('the level of a pest on a day, from daily weather', () => {
  it('needs the days the rule looks back on', () => {
    // Wet leaves: 4 wet days of 7 are moderate, 6 high. Days 1 to 6 are too few to judge.
    expect(levels('wet_leaf_index', june([0, 0, 0, 5, 5, 5, 5, 5, 5]))).toEqual([
      '07 moderate',
      '08 moderate',
      '09 high',
    ]);
    expect(levels('wet_leaf_index', june(times(6, 5)))).toEqual([]);
  });
  it('counts a day with 1 mm as wet, and one with less as dry', () => {
    expect(levels('wet_leaf_index', june([...times(6, 1), 0.9]))).toEqual(['07 high']);
    expect(levels('wet_leaf_index', june([...times(3, 1), ...times(4, 0.9)]))).toEqual(['07 none']);
  });
  it('is high for black pod when it was cool, humid and wet for two weeks', () => {
    // 25 °C; 80 % is less than the 82 of high. Four wet days of 14 are moderate, five high, three none.
    expect(levels('black_pod_rain_index', june(times(14, 3)))).toEqual(['14 moderate']);
    const humid = (wet: number) => june([...times(14 - wet, 0), ...times(wet, 3)], { humidityPct: 85 });
    expect([3, 4, 5].flatMap((wet) => levels('black_pod_rain_index', humid(wet)))).toEqual([
      '14 none',
      '14 moderate',
      '14 high',
    ]);
    expect(levels('black_pod_rain_index', june(times(14, 3), { humidityPct: 85, meanC: 28 }))).toEqual(['14 none']);
  });
  it('is high for fall armyworm after five dry days, while the maize is young', () => {
    const dry = june([...times(9, 4), ...times(5, 0)]);
    expect(levels('faw_degree_days', dry, { plantings: ['2026-05-20'] })).toEqual(['14 high']);
    expect(levels('faw_degree_days', june([...times(10, 4), ...times(4, 0)]), { plantings: ['2026-05-20'] })).toEqual([
      '14 moderate',
    ]);
    // Day 14 of June is the sixth after planting: larvae are expected from the seventh on.
    expect(levels('faw_degree_days', dry, { plantings: ['2026-06-08'] })).toEqual(['14 none']);
  });
  it('is high for fall armyworm from the third generation on, sooner in hot weeks', () => {
    // Rains from 20 April: 11 days × 14.43 + 31 × 13.93 = 590.6 degree-days by 1 June; 783.2 make two generations.
    // At 25 °C (12.43 a day) that is reached before 17 June; at 30 °C (17.43) before 13 June.
    const place = { plantings: ['2026-05-10'], firstRains: '2026-04-20' };
    expect(levels('faw_degree_days', june(times(17, 4)), place)).toEqual([
      '14 moderate',
      '15 moderate',
      '16 moderate',
      '17 high',
    ]);
    expect(levels('faw_degree_days', june(times(14, 4), { meanC: 30 }), place)).toEqual(['14 high']);
  });
  it('begins to count generations again when the first rains of the year are due', () => {
    expect(
      levels('faw_degree_days', june(times(16, 4)), { plantings: ['2026-05-20'], firstRains: '2026-06-15' }),
    ).toEqual(['14 high', '15 moderate', '16 moderate']);
  });
  it('takes the planting of another year for the season it belongs to', () => {
    expect(levels('faw_degree_days', june(times(14, 4)), { plantings: ['2027-05-20'] })).toEqual(['14 moderate']);
  });
  it('says nothing of days on which the crop is not in the field, and of rules that weather does not move', () => {
    expect(levels('wet_leaf_index', june(times(8, 5)), { plantings: ['2026-06-08'] })).toEqual(['08 high']);
    expect(levels('striga_index', june(times(30, 2)), { plantings: ['2026-05-05'], prevalence: 'widespread' })).toEqual(
      [],
    );
  });
  it('leaves out days with a figure missing that it reads', () => {
    expect(levels('wet_leaf_index', june([...times(3, 5), null, ...times(7, 5)]))).toEqual(['11 high']);
    expect(levels('wet_leaf_index', june(times(7, 5), { humidityPct: null }))).toEqual([]);
  });
  it('has none without the rule, or the planting day it needs', () => {
    expect(levels('toString', june(times(20, 5)))).toEqual([]);
    expect(levels('faw_degree_days', june(times(20, 5)))).toEqual([]);
  });
});

describe('shares of daily levels', () => {
  it('are per cent of the days, and need two weeks', () => {
    // 3 and 6 of 15 days.
    expect(
      dailyPestShares([
        ...Array<'high'>(3).fill('high'),
        ...Array<'moderate'>(6).fill('moderate'),
        ...Array<'none'>(6).fill('none'),
      ]),
    ).toEqual({ highPercent: 20, moderatePercent: 40, days: 15 });
    expect(dailyPestShares(Array<'high'>(13).fill('high'))).toBeNull();
  });
});
