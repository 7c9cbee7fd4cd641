import { describe, expect, it } from 'vitest';
import type { MonthNormals } from './pestModels.ts';
import { pestShares, pestWord } from './pestShares.ts';
import { monthlyLevels, type PestPlace, pestYear } from './pestYear.ts';
import { dayOfYear } from './typicalMonths.ts';

/** Kumasi-like: the deciduous forest rows of the normals (rain mm, rain days, maximum, minimum, humidity). */
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
/** Navrongo-like: the Sudan savanna rows. */
const SUDAN = normals([
  [1, 0, 35, 19.8, 26],
  [3, 0, 37.4, 22.4, 25],
  [16, 2, 39, 25.4, 33],
  [49, 4, 38.4, 26.6, 49],
  [98, 7, 36, 25.6, 62],
  [128, 9, 33, 23.8, 71],
  [189, 12, 31.1, 23, 78],
  [261, 15, 30.1, 22.7, 82],
  [165, 12, 31.1, 22.4, 80],
  [56, 5, 34.3, 23, 68],
  [6, 1, 36.6, 21, 46],
  [2, 0, 35.3, 19.6, 33],
]);
const forestTree: PestPlace = {
  normals: FOREST,
  plantings: null,
  fieldDays: 365,
  firstRains: '2026-03-22',
  prevalence: null,
};
const sudanTree: PestPlace = { ...forestTree, normals: SUDAN, firstRains: '2026-05-10' };
const planted = (place: PestPlace, fieldDays: number, ...plantings: string[]): PestPlace => ({
  ...place,
  plantings,
  fieldDays,
});

describe('the usual level of a pest in each month', () => {
  it('is high for black pod in the cool wet months of the forest, none outside May to November', () => {
    // May 26.5 °C, 80 %, 6 wet days in 14: moderate. June 25.5 °C, 84 %, 8; July 24.5, 85, 6; August 24.5, 85, 5;
    // September 25, 84, 7; October 26, 82, 8: high. November 26 °C but 79 % and 4 wet days: moderate.
    expect(levels('black_pod_rain_index', forestTree)).toBe('....mhhhhhm.');
    // Sudan savanna: August 26.4 °C, 82 %, 7 wet days; July 27.05; September 26.75, 80 %, 6. June 28.4 °C is too warm.
    expect(levels('black_pod_rain_index', sudanTree)).toBe('......mmm...');
  });

  it('rises for fall armyworm with each generation since the first rains, in both seasons', () => {
    // Degree-days a day: March 14.93, April 14.43, May 13.93. From 22 March: 149 at its end, 582 at the end of April,
    // two generations (783) on 16 May. Planted 29 March, at risk 5 April – 23 May: April moderate, May high.
    expect(levels('faw_degree_days', planted(forestTree, 108, '2026-03-29'))).toBe('...mh.......');
    // The minor crop, planted 31 August, at risk 7 September – 25 October, meets later generations: high.
    expect(levels('faw_degree_days', planted(forestTree, 108, '2026-03-29', '2026-08-31'))).toBe('...mh...hh..');
    // Grown to green cobs in 54 days from the first rains it is gone by 14 May, before the third generation.
    expect(levels('faw_degree_days', planted(forestTree, 54, '2026-03-22'))).toBe('..mmm.......');
  });

  it('counts fall armyworm days in the shares of the days the crop is in the field', () => {
    // Sudan: 22 days of May × 18.23 = 401; June 15.83 a day: 783 on 26 June. Planted 4 June, at risk 11 June – 29 July:
    // 15 days moderate, 34 days high, of 108: 14 % and 31 %.
    const year = pestYear('faw_degree_days', planted(sudanTree, 108, '2027-06-04'));
    expect(year && pestShares(year)).toEqual({ highPercent: 31, moderatePercent: 14, days: 108 });
  });

  it('knows striga by how widespread it is and by what stood there before, whatever the weather', () => {
    const field = { ...planted(sudanTree, 108, '2026-06-04'), normals: null };
    // 28 to 90 days after planting: 2 July – 2 September.
    expect(levels('striga_index', { ...field, prevalence: 'widespread' })).toBe('......hhh...');
    expect(levels('striga_index', { ...field, prevalence: 'present' })).toBe('......mmm...');
    expect(levels('striga_index', { ...field, prevalence: 'widespread', afterLegume: true })).toBe('......mmm...');
    expect(levels('striga_index', { ...field, prevalence: 'present', afterLegume: true })).toBe('............');
    expect(levels('striga_index', { ...field, prevalence: 'absent' })).toBe('............');
  });

  it('rises for rice blast with humidity in the susceptible phases', () => {
    // Planted 4 July: phases 14–29 July, 3–28 August, 17 September – 12 October. Nights 23, 22.7, 22.4, 23 °C;
    // wet days a week 12 / 31 × 7 = 2.7 → 3, 3.4 → 3, 2.8 → 3, 1.1 → 1.
    expect(levels('rice_blast_rkmp', planted(sudanTree, 118, '2026-07-04'))).toBe('......mmm...');
    const humid = SUDAN.map((month, index) => (index === 7 ? { ...month, rhPct: 85 } : month));
    expect(levels('rice_blast_rkmp', planted({ ...sudanTree, normals: humid }, 118, '2026-07-04'))).toBe(
      '......mhm...',
    );
  });
  it('is high for aphids and whitefly when it hardly rains', () => {
    // Aphids need a mean of 24–32 °C: January 27.4, April 32.5 (too hot). Rain of 14 days: March 7.2, May 44, October 25.
    expect(levels('dry_aphid_index', sudanTree)).toBe('hh........hh');
    expect(levels('whitefly_index', sudanTree)).toBe('hhhm.....mhh');
  });
  it('follows the age of cowpea', () => {
    // Planted 20 July: buds 14–23 August, flowers and pods 24 August – 13 September.
    expect(levels('cowpea_stage_index', planted(sudanTree, 70, '2026-07-20'))).toBe('.......hh...');
  });
  it('counts wet leaves in whole days, of a planted crop only while it is in the field', () => {
    // June 17 / 30 × 7 = 3.97 → 4 and 25.5 °C: moderate; September 3.7 → 4; October 3.8 → 4.
    expect(levels('wet_leaf_index', forestTree)).toBe('.....m..mm..');
    // Planted 1 April, 95 days: until 4 July.
    expect(levels('wet_leaf_index', planted(forestTree, 95, '2026-04-01'))).toBe('.....m......');
  });
  it('is high for late blight in cool wet weeks only', () => {
    // 10-day rain ≥ 30 mm and mean ≤ 25.5: June 25.5 high, July 24.5 high, September 25 high;
    // May 26.5 and October 26 moderate; August 24.5 mm in 10 days is too little; November 30 mm, 26 °C moderate.
    expect(levels('blitecast', forestTree)).toBe('....mhh.hmm.');
  });
  it('bites sweet potato roots in dry weeks after day 70', () => {
    // Planted 29 June: from 7 September to 6 November. 14-day rain: September 77, October 25.3, November 2.8.
    expect(levels('dry_crack_index', planted(sudanTree, 140, '2026-06-29'))).toBe('..........h.');
  });

  it('is "no data" where anything the rule reads is missing, or the crop is not grown', () => {
    const gap = FOREST.map((month, index) => (index === 3 ? { ...month, rainMm: null } : month));
    expect(levels('wet_leaf_index', { ...forestTree, normals: null })).toBe('no data');
    expect(levels('wet_leaf_index', { ...forestTree, normals: gap })).toBe('no data');
    expect(levels('wet_leaf_index', { ...forestTree, plantings: [] })).toBe('no data');
    expect(levels('faw_degree_days', forestTree)).toBe('no data');
    expect(levels('faw_degree_days', { ...planted(forestTree, 108, '2026-03-29'), firstRains: null })).toBe('no data');
    expect(levels('striga_index', planted(sudanTree, 108, '2026-06-04'))).toBe('no data');
    expect(levels('toString', forestTree)).toBe('no data');
  });
});

describe('the shares of a year and their word', () => {
  it('are of the year for trees', () => {
    // Black pod in the forest: May and November moderate (61 days), June to October high (153): 17 % and 42 %.
    const year = pestYear('black_pod_rain_index', forestTree);
    const shares = year && pestShares(year);
    expect(shares).toEqual({ highPercent: 42, moderatePercent: 17, days: 365 });
    expect(pestWord(shares)).toBe('high');
  });
  it('say high when high is more than moderate, more stable when equal, no data when nothing is known', () => {
    expect(pestWord({ highPercent: 16, moderatePercent: 8 })).toBe('high');
    expect(pestWord({ highPercent: 0, moderatePercent: 0 })).toBe('more stable');
    expect(pestWord(null)).toBe('no data');
  });
});

describe('the day of the year', () => {
  it('is the same in leap years', () => {
    expect([
      dayOfYear('2027-01-01'),
      dayOfYear('2027-03-01'),
      dayOfYear('2028-03-01'),
      dayOfYear('2028-02-29'),
      dayOfYear('2028-12-31'),
    ]).toEqual([0, 59, 59, 58, 364]);
  });
});

function levels(modelId: string, place: PestPlace): string {
  const year = pestYear(modelId, place);
  return year === null
    ? 'no data'
    : monthlyLevels(year)
        .map((level) => ({ none: '.', moderate: 'm', high: 'h' })[level])
        .join('');
}

function normals(rows: readonly (readonly [number, number, number, number, number])[]): MonthNormals[] {
  return rows.map(([rainMm, rainDays, tmaxC, tminC, rhPct]) => ({ rainMm, rainDays, tmaxC, tminC, rhPct }));
}
