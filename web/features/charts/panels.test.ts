import { expect, test } from 'vitest';
import { dashboardHref, emptyPanel, isComplete, isSameField, type Panel, readPanels } from './panels.ts';

const yields: Panel = { source: 'crop-yields', x: 'Region', y: 'Yield', measure: 'mean', by: 'Crop', kind: 'line', top: 10 };

test('what was chosen comes back out of the address, whatever the columns are called', () => {
  const odd: Panel = { ...yields, x: 'A ~ b & "c" <d> é%', by: '' };
  const search = new URLSearchParams(dashboardHref([yields, odd]).split('?')[1]);
  expect(readPanels(search)).toEqual([yields, odd]);
});

test('an address without panels shows the first one, empty', () => {
  expect(readPanels(new URLSearchParams())).toEqual([emptyPanel]);
  expect(dashboardHref([emptyPanel])).toBe('/main/dashboard');
});

test('six panels are read of seven, and odd choices are left out', () => {
  expect(readPanels(new URLSearchParams(Array.from({ length: 7 }, () => ['p', 'a'])))).toHaveLength(6);
  expect(readPanels(new URLSearchParams([['p', 'a~x~y~steal~~pie~-3']]))).toEqual([{ ...emptyPanel, source: 'a', x: 'x', y: 'y' }]);
});

test('the same field twice is no chart', () => {
  expect(isSameField({ ...yields, y: 'region' })).toBe(true);
  expect(isComplete({ ...yields, y: 'region' })).toBe(false);
  expect(isComplete({ ...yields, x: '' })).toBe(false);
  expect(isComplete(yields)).toBe(true);
});
