import { expect, test } from 'vitest';
import type { ChartSource } from './api.ts';
import { tables } from '#engines/reference/tables.ts';
import { openingPanels, openingSources, opensByItself } from './opening.ts';
import { dashboardHref, emptyPanel } from './panels.ts';

const source = (dbref: string) => ({ dbref, dbname: dbref });

test('an address without a panel opens with charts; one that asks for an empty panel does not', () => {
  expect([
    opensByItself(new URLSearchParams()),
    opensByItself(new URLSearchParams('p=')),
    opensByItself(new URLSearchParams('panel=0&source=x')),
  ]).toEqual([true, false, false]);
  expect(dashboardHref({ panels: [emptyPanel], alone: false })).toBe('/main/dashboard?p=');
});

test('datasets of others come before the portal’s own tables, of which those with figures come first; six at most', () => {
  const own = ['activities-reference-table', 'crops-reference-table', 'usual-climate-by-month-reference-table'].map(
    source,
  );
  expect(openingSources(own)).toEqual(['usual-climate-by-month-reference-table', 'crops-reference-table']);
  expect(openingSources([...own, source('maize-prices')])).toEqual([
    'maize-prices',
    'usual-climate-by-month-reference-table',
    'crops-reference-table',
  ]);
  expect(openingSources(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(source))).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(openingSources([])).toEqual([]);
});

test('of the tables that the portal publishes itself, three have charts of their own', () => {
  const published = Object.values(tables).map(({ title }) =>
    source(`${title.toLowerCase().replaceAll(' ', '-')}-reference-table`),
  );
  expect(openingSources(published)).toEqual([
    'usual-climate-by-month-reference-table',
    'crops-reference-table',
    'regions-reference-table',
  ]);
});

test('of the portal’s own tables charts are shown that say something: rain of two places, yields of crops, people by region', () => {
  const details = [
    'usual-climate-by-month-reference-table',
    'crops-reference-table',
    'regions-reference-table',
    'a',
  ].map((dbref) => ({ ...source(dbref), columns: [], suggestions: [] }));
  expect(openingPanels(details as unknown as ChartSource[]).map(({ x, y, where }) => [x, y, ...where])).toEqual([
    ['month', 'rainMm', 'place:is:Tamale'],
    ['month', 'rainMm', 'place:is:Kumasi'],
    ['name', 'averageYield2012', 'averageYield2012:filled'],
    ['name', 'population2021'],
  ]);
});

test('each source gives its first suggested chart; one that suits none gives none', () => {
  const suggestion = {
    title: 'Rain by month',
    x: 'month',
    y: 'rainMm',
    with: [],
    yName: '',
    measure: 'mean',
    kind: 'bar',
    sort: 'x',
    top: 0,
    where: ['place:is:transition'],
  };
  const details = [
    { ...source('rain'), columns: [], suggestions: [suggestion] },
    { ...source('texts'), columns: [], suggestions: [] },
    undefined,
  ];
  expect(openingPanels(details as unknown as ChartSource[])).toEqual([
    {
      ...emptyPanel,
      source: 'rain',
      title: 'Rain by month',
      x: 'month',
      y: 'rainMm',
      measure: 'mean',
      kind: 'bar',
      sort: 'x',
      where: ['place:is:transition'],
    },
  ]);
});
