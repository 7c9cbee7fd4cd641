import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/day.ts';
import { dailyPestLevels, type PestDay } from './dailyPestLevels.ts';
import { dailyPestShares } from './pestShares.ts';

/** Days from 1 June, each with its rain in mm; 21 to 29 °C, mean 25 °C, humidity 80 %. */
function june(rains: readonly (number | null)[], more: Partial<PestDay> = {}): PestDay[] {
  return rains.map((rainMm, index) => ({ date: addDays('2026-06-01', index), minC: 21, meanC: 25, rainMm, humidityPct: 80, ...more }));
}

const times = (count: number, rain: number) => Array.from({ length: count }, () => rain);

function levels(modelId: string, days: readonly PestDay[], { zone = 'deciduous_forest', planting = null as string | null } = {}) {
  return dailyPestLevels({ modelId, zone, days, planting }).map(({ date, level }) => `${date.slice(8)} ${level}`);
}

describe('the level of a pest on a day, from daily weather', () => {
  it('needs the days the rule looks back on', () => {
    // Wet leaves: 4 wet days of 7 are moderate, 6 high. Days 1 to 6 are too few to judge.
    expect(levels('wet_leaf_index', june([0, 0, 0, 5, 5, 5, 5, 5, 5]))).toEqual(['07 moderate', '08 moderate', '09 high']);
    expect(levels('wet_leaf_index', june(times(6, 5)))).toEqual([]);
  });
  it('counts a day with 1 mm as wet, and one with less as dry', () => {
    expect(levels('wet_leaf_index', june([...times(6, 1), 0.9]))).toEqual(['07 high']);
    expect(levels('wet_leaf_index', june([...times(3, 1), ...times(4, 0.9)]))).toEqual(['07 none']);
  });
  it('sums the rain of fourteen days for black pod', () => {
    // 14 × 3 = 42 mm with 14 wet days: moderate by the sum; 14 × 6 = 84 mm and 14 wet days: high.
    expect(levels('black_pod_rain_index', june(times(14, 3)))).toEqual(['14 moderate']);
    expect(levels('black_pod_rain_index', june(times(14, 6)))).toEqual(['14 high']);
    expect(levels('black_pod_rain_index', june(times(14, 0)))).toEqual(['14 none']);
  });
  it('is high for fall armyworm after five dry days, while the maize is young', () => {
    const dry = june([...times(9, 4), ...times(5, 0)]);
    expect(levels('faw_degree_days', dry, { planting: '2026-05-20' })).toEqual(['14 high']);
    expect(levels('faw_degree_days', june([...times(10, 4), ...times(4, 0)]), { planting: '2026-05-20' })).toEqual(['14 moderate']);
    // Day 14 of June is the sixth after planting: larvae are expected from the seventh on.
    expect(levels('faw_degree_days', dry, { planting: '2026-06-08' })).toEqual(['14 none']);
  });
  it('takes the planting of another year for the season it stands in', () => {
    expect(levels('faw_degree_days', june(times(14, 4)), { planting: '2027-05-20' })).toEqual(['14 moderate']);
  });
  it('knows striga in the savanna only, by the rain of thirty days', () => {
    const days = june(times(30, 2));
    expect(levels('striga_index', days, { zone: 'guinea_savanna', planting: '2026-06-05' })).toEqual(['30 high']);
    expect(levels('striga_index', days, { zone: 'deciduous_forest', planting: '2026-06-05' })).toEqual(['30 none']);
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
    expect(dailyPestShares([...Array<'high'>(3).fill('high'), ...Array<'moderate'>(6).fill('moderate'), ...Array<'none'>(6).fill('none')])).toEqual({ highPercent: 20, moderatePercent: 40 });
    expect(dailyPestShares(Array<'high'>(13).fill('high'))).toBeNull();
  });
});
