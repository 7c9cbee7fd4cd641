import { expect, test } from 'vitest';
import { dashboardHref, emptyPanel, isComplete, isSameField, type Panel, readShown, withForm } from './panels.ts';

const yields: Panel = { ...emptyPanel, source: 'crop-yields', x: 'Region', y: 'Yield', measure: 'mean', by: 'Crop', kind: 'line', top: 10 };
const panelsOf = (search: URLSearchParams) => readShown(search).panels;
const searchOf = (panels: readonly Panel[], alone = false) => new URLSearchParams(dashboardHref({ panels, alone }).split('?')[1]);

test('what was chosen comes back out of the address, whatever the columns are called', () => {
  const odd: Panel = { ...yields, x: 'A ~ b & "c" <d> é%', by: '', sort: 'value', step: 'year', version: 3, where: ['Region:is:Upper ~ East', 'Crop:filled'] };
  expect(readShown(searchOf([yields, odd], true))).toEqual({ panels: [yields, odd], alone: true });
});

test('an address without panels shows the first one, empty', () => {
  expect(panelsOf(new URLSearchParams())).toEqual([emptyPanel]);
  expect(dashboardHref({ panels: [emptyPanel], alone: false })).toBe('/main/dashboard?p=');
});

test('six panels are read of seven, and odd choices are left out', () => {
  expect(panelsOf(new URLSearchParams(Array.from({ length: 7 }, () => ['p', 'a'])))).toHaveLength(6);
  expect(panelsOf(new URLSearchParams([['p', 'a~x~y~steal~~pie~-3']]))).toEqual([{ ...emptyPanel, source: 'a', x: 'x', y: 'y' }]);
});

test('the form of a panel says what changes in it, also where no script runs', () => {
  const sent = searchOf([emptyPanel, { ...yields, where: ['Crop:is:Rice'] }]);
  for (const [name, value] of [['panel', '1'], ['source', 'crop-yields'], ['x', 'Region'], ['y', 'Area'], ['measure', 'mean'], ['where', 'Crop:is:Rice'], ['column', 'Year'], ['op', 'atLeast'], ['value', ' 2020 ']] as const) {
    sent.append(name, value);
  }
  expect(panelsOf(sent)).toEqual([emptyPanel, { ...emptyPanel, source: 'crop-yields', x: 'Region', y: 'Area', where: ['Crop:is:Rice', 'Year:atLeast:2020'] }]);
});

test('another source begins anew', () => {
  expect(withForm(yields, new URLSearchParams({ source: 'rain', x: 'Region', y: 'Yield' }))).toEqual({ ...emptyPanel, source: 'rain' });
});

test('the same field twice is no chart', () => {
  expect(isSameField({ ...yields, y: 'region' })).toBe(true);
  expect(isComplete({ ...yields, y: 'region' })).toBe(false);
  expect(isComplete({ ...yields, x: '' })).toBe(false);
  expect(isComplete(yields)).toBe(true);
});
