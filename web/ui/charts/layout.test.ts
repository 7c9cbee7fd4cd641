import { expect, test } from 'vitest';
import { textWidth } from '#engines/words/fitText.ts';
import { cutOf, thinned, valueScale } from './axis.tsx';
import { keyHeight } from './Key.tsx';
import { panelsOf } from './panels.ts';
import { dashOf } from './shapes.tsx';
import { spread } from './spread.ts';
import { instantOf } from '#engines/charts/timeSteps.ts';
import { sayTime, timeTicks } from './time.ts';

const ticks = (from: string, to: string, most: number, step: 'hours' | 'days' | 'months' | 'years') =>
  timeTicks(instantOf(from), instantOf(to), most, step).map(({ text }) => text);

test('a time axis takes round steps, in the words of the catalogue', () => {
  expect(ticks('2026-05-06T00:00', '2026-05-07T00:00', 6, 'hours')).toEqual([
    '6 May',
    '06:00',
    '12:00',
    '18:00',
    '7 May',
  ]);
  expect(ticks('2026-05-06', '2026-05-12', 7, 'days')).toEqual([
    '6 May',
    '7 May',
    '8 May',
    '9 May',
    '10 May',
    '11 May',
    '12 May',
  ]);
  expect(ticks('2026-05-06', '2026-05-15', 4, 'days')).toEqual(['6 May', '9 May', '12 May', '15 May']);
  expect(ticks('2025-11-20', '2026-03-02', 6, 'days')).toEqual(['Dec', '2026', 'Feb', 'Mar']);
  expect(ticks('2024-01', '2026-01', 9, 'months')).toEqual([
    '2024',
    'Apr',
    'Jul',
    'Oct',
    '2025',
    'Apr',
    'Jul',
    'Oct',
    '2026',
  ]);
  expect(ticks('1991', '2020', 5, 'years')).toEqual(['2000', '2010', '2020']);
  expect(ticks('2020', '2023', 8, 'years')).toEqual(['2020', '2021', '2022', '2023']);
});

test('a time is read as precisely as it was given', () => {
  expect(sayTime('2026', 'years')).toBe('2026');
  expect(sayTime('2026-Q2', 'quarters')).toBe('Q2 2026');
  expect(sayTime('2026-05', 'months')).toBe('May 2026');
  expect(sayTime('2026-05-04', 'weeks')).toBe('Week of 4 May 2026');
  expect(sayTime('2026-05-06', 'days')).toBe('6 May 2026');
  expect(sayTime('2026-05-06T14:00', 'hours')).toBe('6 May 2026, 14:00');
});

test('names beside lines never touch, keep their order and stay within the picture', () => {
  expect(spread([100, 102, 104], 16, 0, 200)).toEqual([100, 116, 132]);
  expect(spread([198, 190, 199], 16, 0, 200)).toEqual([184, 168, 200]);
  expect(spread([50], 16, 0, 200)).toEqual([50]);
});

test('an axis starts at zero unless told, and says where it does not', () => {
  expect(valueScale([31, 33], [0, 1]).domain()).toEqual([0, 35]);
  expect(cutOf(valueScale([31, 33], [0, 1]))).toBeUndefined();
  expect(cutOf(valueScale([31, 33], [0, 1], { fit: true }))).toBe(31);
  expect(cutOf(valueScale([2.4, 1.9], [0, 1], { from: 1.5 }))).toBe(1.5);
  expect(valueScale([-8, 31], [0, 1]).domain()).toEqual([-10, 40]);
});

test('equal numbers and zeros alone still have an axis', () => {
  expect(valueScale([0, 0], [0, 1]).domain()).toEqual([0, 1]);
  expect(valueScale([20], [0, 1], { fit: true }).domain()).toEqual([18, 22]);
});

test('labels that would touch are thinned; few long ones are cut', () => {
  const days = Array.from({ length: 30 }, (_, index) => ({ x: index * 10, text: `${index + 1}` }));
  expect(thinned(days, 300).map(({ text }) => text)).toEqual(['1', '4', '7', '10', '13', '16', '19', '22', '25', '28']);
  const [first] = thinned(
    [
      { x: 0, text: 'Sekyere Afram Plains North' },
      { x: 100, text: 'Wa' },
    ],
    100,
  );
  expect(first?.text).toMatch(/^Sekyere.*…$/);
  expect(textWidth(first?.text ?? '')).toBeLessThanOrEqual(90);
});

test('a key takes the rows it needs, none for one series', () => {
  expect(keyHeight(['Rain'], 200, 20)).toBe(0);
  expect(keyHeight(['Actual', 'Forecast'], 264, 20)).toBe(24);
  expect(keyHeight(['Yield with certified seed', 'Yield on the other farms'], 264, 20)).toBe(44);
});

test('ten series differ without colour, by dash and marker together', () => {
  const looks = Array.from({ length: 10 }, (_, index) => `${dashOf(index)} ${index % 5}`);
  expect(new Set(looks).size).toBe(10);
});

test('series of different units stand in panels of their own, bars on zero', () => {
  const panels = panelsOf({
    unit: 'mm',
    series: [
      { name: 'Warmth', values: [30], unit: '°C', fit: true },
      { name: 'Rain', values: [4], fit: true, bars: true },
      { name: 'Usual rain', values: [6] },
    ],
  });
  expect(panels.map(({ unit, fit, series }) => [unit, fit, series.map(({ index }) => index)])).toEqual([
    ['°C', true, [0]],
    ['mm', false, [1, 2]],
  ]);
});
