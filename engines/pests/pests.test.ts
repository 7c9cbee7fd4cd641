import { describe, expect, it } from 'vitest';
import { monthlyPestLevels } from './monthlyPestLevels.ts';
import type { MonthNormals, PestLevel } from './pestModels.ts';
import { pestShares, pestWord } from './pestShares.ts';

/** Kumasi-like: the deciduous forest rows of the normals (rain mm, rain days, maximum, minimum, humidity). */
const FOREST = normals([
  [16, 2, 32, 19, 70], [68, 5, 33, 21, 72], [122, 9, 33, 22, 74], [139, 10, 32, 22, 77],
  [180, 14, 31, 22, 80], [214, 17, 30, 21, 84], [135, 13, 28, 21, 85], [76, 11, 28, 20, 85],
  [170, 16, 29, 21, 84], [184, 17, 31, 21, 82], [90, 8, 31, 21, 79], [28, 3, 31, 20, 75],
]);
/** Navrongo-like: the Sudan savanna rows. */
const SUDAN = normals([
  [1, 0, 35, 19.8, 26], [3, 0, 37.4, 22.4, 25], [16, 2, 39, 25.4, 33], [49, 4, 38.4, 26.6, 49],
  [98, 7, 36, 25.6, 62], [128, 9, 33, 23.8, 71], [189, 12, 31.1, 23, 78], [261, 15, 30.1, 22.7, 82],
  [165, 12, 31.1, 22.4, 80], [56, 5, 34.3, 23, 68], [6, 1, 36.6, 21, 46], [2, 0, 35.3, 19.6, 33],
]);

describe('the usual level of a pest in each month', () => {
  it('is moderate for black pod in the wet months of the forest, none outside May to November', () => {
    // 14 days of June: 214 / 30 × 14 = 100 mm and 17 / 30 × 14 = 8 wet days: moderate (9 needed for high);
    // August: 34 mm and 5 days: none; October: 83 mm and 8 days: moderate.
    expect(levels('black_pod_rain_index', 'deciduous_forest', FOREST)).toBe('....mmm.mmm.');
  });
  it('is high for black pod where it rains above 120 mm in 14 days', () => {
    const veryWet = FOREST.map((month, index) => (index === 5 ? { ...month, rainMm: 300 } : month));
    expect(levels('black_pod_rain_index', 'rain_forest', veryWet)[5]).toBe('h');
  });
  it('is high for fall armyworm in warm weeks with dry spells after planting', () => {
    // Planted 26 May, risky 7–55 days later: 2 June to 20 July. Means 28.4 and 27.05 °C; dry runs of June
    // (30 − 9) / 10 = 2.1 and July (31 − 12) / 13 = 1.5 days: moderate.
    expect(levels('faw_degree_days', 'sudan_savanna', SUDAN, '2026-05-26')).toBe('.....mm.....');
    // Planted 10 October: 17 October to 4 December. October dry run 26 / 6 = 4.3; November 29 / 2 = 14.5: high;
    // December 27.45 °C, dry run 31: high.
    expect(levels('faw_degree_days', 'sudan_savanna', SUDAN, '2026-10-10')).toBe('.........mhh');
  });
  it('rises for rice blast with humidity in the susceptible phases', () => {
    // Planted 4 July: phases 14–29 July, 3–28 August, 17 September – 12 October. Nights 23, 22.7, 22.4, 23 °C;
    // wet days a week 12 / 31 × 7 = 2.7 → 3, 3.4 → 3, 2.8 → 3, 1.1 → 1.
    expect(levels('rice_blast_rkmp', 'sudan_savanna', SUDAN, '2026-07-04')).toBe('......mmm...');
    const humid = SUDAN.map((month, index) => (index === 7 ? { ...month, rhPct: 85 } : month));
    expect(levels('rice_blast_rkmp', 'sudan_savanna', humid, '2026-07-04')).toBe('......mhm...');
  });
  it('is high for aphids and whitefly when it hardly rains', () => {
    // Aphids need a mean of 24–32 °C: January 27.4, April 32.5 (too hot). Rain of 14 days: March 7.2, May 44, October 25.
    expect(levels('dry_aphid_index', 'sudan_savanna', SUDAN)).toBe('hh........hh');
    expect(levels('whitefly_index', 'sudan_savanna', SUDAN)).toBe('hhhm.....mhh');
  });
  it('knows striga in the savanna only, in the month after planting', () => {
    // Planted 26 May: to 24 June. May 30-day rain 94.8 mm: moderate; June 128: none.
    expect(levels('striga_index', 'sudan_savanna', SUDAN, '2026-05-26')).toBe('....m.......');
    expect(levels('striga_index', 'deciduous_forest', FOREST, '2026-01-05')).toBe('............');
  });
  it('follows the age of cowpea', () => {
    // Planted 20 July: buds 14–23 August, flowers and pods 24 August – 13 September.
    expect(levels('cowpea_stage_index', 'sudan_savanna', SUDAN, '2026-07-20')).toBe('.......hh...');
  });
  it('counts wet leaves in whole days', () => {
    // June 17 / 30 × 7 = 3.97 → 4 and 25.5 °C: moderate; September 3.7 → 4; October 3.8 → 4.
    expect(levels('wet_leaf_index', 'deciduous_forest', FOREST)).toBe('.....m..mm..');
  });
  it('is high for late blight in cool wet weeks only', () => {
    // 10-day rain ≥ 30 mm and mean ≤ 25.5: June 25.5 high, July 24.5 high, September 25 high;
    // May 26.5 and October 26 moderate; August 24.5 mm in 10 days is too little; November 30 mm, 26 °C moderate.
    expect(levels('blitecast', 'deciduous_forest', FOREST)).toBe('....mhh.hmm.');
  });
  it('bites sweet potato roots in dry weeks after day 70', () => {
    // Planted 29 June: from 7 September to 6 November. 14-day rain: September 77, October 25.3, November 2.8.
    expect(levels('dry_crack_index', 'sudan_savanna', SUDAN, '2026-06-29')).toBe('..........h.');
  });

  it('is "no data" without normals, with a gap in them, without the planting day a rule needs, or an unknown rule', () => {
    const gap = FOREST.map((month, index) => (index === 3 ? { ...month, rainMm: null } : month));
    expect(monthlyPestLevels({ modelId: 'wet_leaf_index', zone: 'x', normals: null, planting: null })).toBeNull();
    expect(monthlyPestLevels({ modelId: 'wet_leaf_index', zone: 'x', normals: gap, planting: null })).toBeNull();
    expect(monthlyPestLevels({ modelId: 'faw_degree_days', zone: 'x', normals: FOREST, planting: null })).toBeNull();
    expect(monthlyPestLevels({ modelId: 'toString', zone: 'x', normals: FOREST, planting: null })).toBeNull();
  });
});

describe('the shares of a year and their word', () => {
  const year = (text: string) => text.split('').map(classOf);

  it('count days, each with its worst class', () => {
    // High in January (31 days), moderate in February and March (59 days): 8 % and 16 %.
    const shares = pestShares([year('hm..........'), null, year('m.m.........')]);
    expect(shares).toEqual({ highPercent: 8, moderatePercent: 16 });
    expect(pestWord(shares)).toBe('more stable');
  });
  it('say high when high is more than moderate, more stable when equal, no data when nothing is known', () => {
    expect(pestWord(pestShares([year('hh.m........')]))).toBe('high');
    expect(pestWord(pestShares([year('............')]))).toBe('more stable');
    expect(pestWord(pestShares([null]))).toBe('no data');
    expect(pestShares([])).toBeNull();
  });
});

function levels(modelId: string, zone: string, months: readonly MonthNormals[], planting: string | null = null): string {
  const answer = monthlyPestLevels({ modelId, zone, normals: months, planting });
  return answer === null ? 'no data' : answer.map((level) => ({ none: '.', moderate: 'm', high: 'h' })[level]).join('');
}

function classOf(letter: string): PestLevel {
  if (letter === 'h') return 'high';
  return letter === 'm' ? 'moderate' : 'none';
}

function normals(rows: readonly (readonly [number, number, number, number, number])[]): MonthNormals[] {
  return rows.map(([rainMm, rainDays, tmaxC, tminC, rhPct]) => ({ rainMm, rainDays, tmaxC, tminC, rhPct }));
}
