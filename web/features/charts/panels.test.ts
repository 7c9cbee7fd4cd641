import { expect, test } from 'vitest';
import { dashboardHref, emptyPanel, isComplete, isSameField, type Panel, readShown, withForm } from './panels.ts';

const yields: Panel = {
  ...emptyPanel,
  source: 'crop-yields',
  x: 'Region',
  y: 'Yield',
  measure: 'mean',
  by: 'Crop',
  kind: 'line',
  top: 10,
};
const panelsOf = (search: URLSearchParams) => readShown(search).panels;
const searchOf = (panels: readonly Panel[], alone = false) =>
  new URLSearchParams(dashboardHref({ panels, alone }).split('?')[1]);

test('what was chosen comes back out of the address, whatever the columns are called', () => {
  const odd: Panel = {
    ...yields,
    x: 'A ~ b & "c" <d> é%',
    by: '',
    sort: 'value',
    step: 'year',
    version: 3,
    where: ['Region:is:Upper ~ East', 'Crop:filled'],
  };
  expect(readShown(searchOf([yields, odd], true))).toEqual({ panels: [yields, odd], alone: true });
});

test('an address without panels shows the first one, empty', () => {
  expect(panelsOf(new URLSearchParams())).toEqual([emptyPanel]);
  expect(dashboardHref({ panels: [emptyPanel], alone: false })).toBe('/main/dashboard?p=');
});

test('six panels are read of seven, and odd choices are left out', () => {
  expect(panelsOf(new URLSearchParams(Array.from({ length: 7 }, () => ['p', 'a'])))).toHaveLength(6);
  expect(panelsOf(new URLSearchParams([['p', 'a~x~y~steal~~pie~-3']]))).toEqual([
    { ...emptyPanel, source: 'a', x: 'x', y: 'y' },
  ]);
});

test('the form of a panel says what changes in it, also where no script runs', () => {
  const sent = searchOf([emptyPanel, { ...yields, where: ['Crop:is:Rice'] }]);
  for (const [name, value] of [
    ['panel', '1'],
    ['source', 'crop-yields'],
    ['x', 'Region'],
    ['y', 'Area'],
    ['measure', 'mean'],
    ['where', 'Crop:is:Rice'],
    ['column', 'Year'],
    ['op', 'atLeast'],
    ['value', ' 2020 '],
  ] as const) {
    sent.append(name, value);
  }
  expect(panelsOf(sent)).toEqual([
    emptyPanel,
    { ...emptyPanel, source: 'crop-yields', x: 'Region', y: 'Area', where: ['Crop:is:Rice', 'Year:atLeast:2020'] },
  ]);
});

test('another source begins anew', () => {
  expect(withForm(yields, new URLSearchParams({ source: 'rain', x: 'Region', y: 'Yield' }))).toEqual({
    ...emptyPanel,
    source: 'rain',
  });
});

test('the same field twice is no chart', () => {
  expect(isSameField({ ...yields, y: 'region' })).toBe(true);
  expect(isComplete({ ...yields, y: 'region' })).toBe(false);
  expect(isComplete({ ...yields, x: '' })).toBe(false);
  expect(isComplete(yields)).toBe(true);
});

test('a title, names of the axes and further columns stay in the address; older addresses mean what they meant', () => {
  const worded: Panel = {
    ...yields,
    by: '',
    where: ['Crop:is:Rice'],
    with: ['Area', 'Rain ~ fall'],
    title: 'Rice: 50 % more?',
    xName: 'Where',
    yName: 'Yield (t/ha)',
  };
  expect(panelsOf(searchOf([worded]))).toEqual([worded]);
  expect(panelsOf(new URLSearchParams([['p', 'a~x~y~sum~~bar~~~~2~Crop:is:Rice']]))).toEqual([
    { ...emptyPanel, source: 'a', x: 'x', y: 'y', measure: 'sum', kind: 'bar', version: 2, where: ['Crop:is:Rice'] },
  ]);
});

test('a title that nobody touched goes when the chart shows something else; a new one stays', () => {
  const titled: Panel = { ...yields, title: 'Maize in 2023', yName: 'Yield', where: ['Year:is:2023'] };
  const form = {
    source: titled.source,
    x: titled.x,
    y: titled.y,
    measure: 'mean',
    by: 'Crop',
    kind: 'line',
    top: '10',
    title: 'Maize in 2023',
    yName: 'Yield',
    where: 'Year:is:2023',
  };
  expect(withForm(titled, new URLSearchParams(form)).title).toBe('Maize in 2023');
  expect(withForm(titled, new URLSearchParams({ ...form, kind: 'bar' })).title).toBe('Maize in 2023');
  expect(withForm(titled, new URLSearchParams({ ...form, where: 'Year:is:2022' }))).toMatchObject({
    title: '',
    yName: 'Yield',
  });
  expect(withForm(titled, new URLSearchParams({ ...form, x: 'District', title: 'My own' })).title).toBe('My own');
  expect(withForm(titled, new URLSearchParams({ ...form, y: 'Area' }))).toMatchObject({
    title: '',
    yName: '',
    measure: '',
  });
});
