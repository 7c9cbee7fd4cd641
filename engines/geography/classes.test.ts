import { describe, expect, test } from 'vitest';
import { classify, stepOf } from './classes.ts';

describe('the classes of a coloured map', () => {
  test('up to seven different values take a colour each, spread over the ramp', () => {
    expect(classify([3, 1, 1, null, 2])).toEqual([
      { step: 1, from: 1, to: 1, places: 2 },
      { step: 4, from: 2, to: 2, places: 1 },
      { step: 7, from: 3, to: 3, places: 1 },
    ]);
  });
  test('one value everywhere has the middle colour; no value at all, none', () => {
    expect(classify([9, 9])).toEqual([{ step: 4, from: 9, to: 9, places: 2 }]);
    expect(classify([null, null])).toEqual([]);
  });
  test('many numbers are parted into sevenths at limits of two figures', () => {
    // 14 values: the limits are the 3rd, 5th, 7th … value, rounded: 1,230 → 1,200; 1,450 → 1,500 (1,450/100 rounds up).
    const values = [1010, 1120, 1230, 1340, 1450, 1560, 1670, 1780, 1890, 2000, 2110, 2220, 2330, 2440];
    expect(classify(values)).toEqual([
      { step: 1, from: 1010, to: 1199, places: 2 },
      { step: 2, from: 1200, to: 1499, places: 3 },
      { step: 3, from: 1500, to: 1699, places: 2 },
      { step: 4, from: 1700, to: 1899, places: 2 },
      { step: 5, from: 1900, to: 2099, places: 1 },
      { step: 6, from: 2100, to: 2299, places: 2 },
      { step: 7, from: 2300, to: 2440, places: 2 },
    ]);
  });
  test('a place has the colour of the class whose limits hold it; one without data has none', () => {
    const classes = classify([1010, 1120, 1230, 1340, 1450, 1560, 1670, 1780, 1890, 2000, 2110, 2220, 2330, 2440]);
    expect([1010, 1199, 1200, 1450, 1500, 2440, null].map((value) => stepOf(value, classes))).toEqual([
      1, 1, 2, 2, 3, 7, 0,
    ]);
  });
  test('small whole numbers stand in one class of the legend alone', () => {
    const classes = classify([2, 2, 3, 4, 4, 5, 5, 6, 8, 9, 17, 18, 20, 22]);
    // The limits are the 3rd, 5th, 7th … value: 3, 4, 5, 8, 17, 20.
    expect(classes.map(({ from, to }) => [from, to])).toEqual([
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 7],
      [8, 16],
      [17, 19],
      [20, 22],
    ]);
  });
  test('no broken number stands in two classes: each ends with its own greatest', () => {
    const classes = classify([6.4, 12, 63, 70, 98, 110, 150, 180, 240, 310, 420, 900, 8500, 56000]);
    // The limits are the 3rd, 5th, 7th … value, of two figures already.
    expect(classes.map(({ from, to }) => [from, to])).toEqual([
      [6.4, 12],
      [63, 70],
      [98, 110],
      [150, 180],
      [240, 310],
      [420, 900],
      [8500, 56000],
    ]);
  });
  test('days keep their own first and last day', () => {
    const days = ['03-01', '03-05', '03-09', '03-12', '03-15', '03-20', '04-01', '04-10'];
    const classes = classify(days);
    expect(classes[0]).toEqual({ step: 1, from: '03-01', to: '03-01', places: 1 });
    expect(classes.at(-1)).toEqual({ step: 7, from: '04-01', to: '04-10', places: 2 });
    expect(classes.reduce((sum, { places }) => sum + places, 0)).toBe(8);
    expect(stepOf('04-10', classes)).toBe(7);
  });
  test('levels have their own colour whichever of them occur', () => {
    const order = ['none', 'moderate', 'high'];
    expect(classify(['high', 'none', 'none'], order)).toEqual([
      { step: 1, from: 'none', to: 'none', places: 2 },
      { step: 7, from: 'high', to: 'high', places: 1 },
    ]);
    expect(stepOf('high', classify(['high', 'none'], order), order)).toBe(7);
  });
});
