import { describe, expect, test } from 'vitest';
import type { ChartSource } from './api.ts';
import { tables } from '#engines/reference/tables.ts';
import {
  drawnFirst,
  openingPanels,
  openingSources,
  opensByItself,
  suggestedBeside,
  suggestedWithin,
} from './opening.ts';
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

describe('suggestions within the rows that a table is looked at by', () => {
  const suggestion = { with: [] as string[], yName: '', measure: 'mean', sort: 'value', top: 0 } as const;
  const prices = {
    dbref: 'prices',
    suggestions: [
      {
        ...suggestion,
        title: 'Price by year: Maize, 2006–2023',
        x: 'Year',
        y: 'Price',
        kind: 'line',
        where: ['Crop:is:Maize'],
      },
      {
        ...suggestion,
        title: 'Price by region: Maize, 2023',
        x: 'Region',
        y: 'Price',
        kind: 'bar',
        where: ['Crop:is:Maize', 'Year:is:2023'],
      },
    ],
  } satisfies Parameters<typeof suggestedWithin>[1];
  const within = (...where: string[]) =>
    suggestedWithin({ version: 2, where }, prices).map(({ text, panel }) => [text, panel.title, ...panel.where]);

  test('of all rows they are as they were made, of the version that is looked at', () => {
    expect(within()).toEqual([
      ['Price by year: Maize, 2006–2023', 'Price by year: Maize, 2006–2023', 'Crop:is:Maize'],
      ['Price by region: Maize, 2023', 'Price by region: Maize, 2023', 'Crop:is:Maize', 'Year:is:2023'],
    ]);
    expect(suggestedWithin({ version: 2, where: [] }, prices)[0]?.panel).toMatchObject({
      source: 'prices',
      version: 2,
    });
  });

  test('what was asked for stays, and the title says nothing against it', () => {
    expect(within('Crop:is:Yam')).toEqual([
      ['Price by year', 'Price by year', 'Crop:is:Yam'],
      ['Price by region', 'Price by region', 'Crop:is:Yam', 'Year:is:2023'],
    ]);
  });

  test('nothing is drawn along a column that is held to one value', () => {
    expect(within('Region:is:Ashanti').map(([text]) => text)).toEqual(['Price by year']);
    expect(within('Region:isNot:Ashanti').map(([text]) => text)).toEqual(['Price by year', 'Price by region']);
  });

  test('a table is drawn as its first chart; what is chosen already is not drawn over', () => {
    const source = { ...prices, columns: [] } as unknown as ChartSource;
    const panel = { ...emptyPanel, source: 'prices', where: ['Region:is:Ashanti'] };
    expect(drawnFirst(panel, source)).toMatchObject({
      x: 'Year',
      y: 'Price',
      title: 'Price by year',
      where: ['Region:is:Ashanti', 'Crop:is:Maize'],
    });
    expect(drawnFirst({ ...panel, x: 'Crop' }, source)).toMatchObject({ x: 'Crop', y: '' });
    expect(drawnFirst(panel, { ...source, suggestions: [] })).toBe(panel);
  });

  test('the others stand beside whichever of them is drawn, and beside none drawn by hand', () => {
    const panels = suggestedWithin({ version: 2, where: ['Crop:isNot:Rice'] }, prices).map(({ panel }) => panel);
    for (const panel of panels)
      expect(suggestedBeside(panel, prices).map(({ text }) => text)).toEqual(['Price by year', 'Price by region']);
    const [first = emptyPanel] = panels;
    expect(suggestedBeside({ ...first, kind: 'bar' }, prices)).toEqual([]);
  });
});
