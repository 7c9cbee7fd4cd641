import { describe, expect, test } from 'vitest';
import type { Column } from '../tables/types.ts';
import { suggestCharts, type RowFacts } from './suggestCharts.ts';

const column = (
  name: string,
  type: Column['type'],
  distinct: number,
  top: readonly string[] = [],
  range: [string, string] = ['0', '9'],
  names: Column['names'] = null,
): Column => ({
  name,
  key: name,
  type,
  unit: '',
  names,
  unknownPlaces: [],
  profile: {
    empty: 0,
    distinct,
    min: range[0],
    max: range[1],
    mean: null,
    top: top.map((value) => ({ value, count: 1 })),
    histogram: [],
  },
});

/** Answers from a list of what would be found. */
const facts = (found: Readonly<Record<string, string>>): RowFacts => ({
  mostFrequent: async (name) => (found[name] === undefined ? null : { value: found[name], only: name === 'category' }),
  latest: async (name) => found[name] ?? null,
  earliest: async () => null,
});

/** A number of each year; the first of its values is the mean. */
const yearly = (name: string, mean: number, unit = ''): Column => {
  const made = column(name, 'whole', 10, [], ['1', '9']);
  return { ...made, unit, profile: made.profile && { ...made.profile, mean } };
};

const years = column('Year', 'whole', 10, [], ['2003', '2012']);

describe('wide tables', () => {
  test('kinds in columns are drawn together; one that presses the others down is left out and named', async () => {
    const herds = [
      years,
      yearly('Cattle000', 1_400),
      yearly('Sheep000', 3_500),
      yearly('Goats000', 4_300),
      yearly('Poultry000', 40_000),
    ];
    expect(
      await suggestCharts({ name: 'Livestock population 2003–2012', columns: herds, rows: 10 }, facts({})),
    ).toMatchObject([
      {
        title: 'Livestock population (thousand) by year: without poultry, 2003–2012',
        x: 'Year',
        y: 'Cattle000',
        with: ['Sheep000', 'Goats000'],
        measure: 'sum',
        kind: 'line',
        yName: 'Livestock population (thousand)',
      },
    ]);
  });

  test('of ten regions the six largest are drawn; whether they add up is said by the name of the dataset', async () => {
    const regions = ['Western', 'Central', 'Eastern', 'Volta', 'Ashanti', 'Northern', 'Oti', 'Bono'].map((name, at) =>
      yearly(name, 100 + at),
    );
    const [rain] = await suggestCharts(
      { name: 'Rainfall by region', columns: [years, ...regions], rows: 10 },
      facts({}),
    );
    expect(rain).toMatchObject({
      title: 'Rainfall by region by year: the largest 6 of 8, 2003–2012',
      y: 'Eastern',
      with: ['Volta', 'Ashanti', 'Northern', 'Oti', 'Bono'],
      measure: 'mean',
    });
    expect(
      (await suggestCharts({ name: 'Maize production', columns: [years, ...regions], rows: 10 }, facts({})))[0],
    ).toMatchObject({ measure: 'sum' });
  });

  test.each([
    ['Regional rainfall by year (wide)', 'Regional rainfall by year: 2003–2012'],
    ['Crop production by year 2000-2012', 'Crop production by year: 2003–2012'],
    ['Rainfall by months', 'Rainfall by year: 2003–2012'],
  ])('the title of a table called "%s" names the time once, without empty brackets', async (name, title) => {
    const columns = [years, ...['Volta', 'Ashanti', 'Oti'].map((region, at) => yearly(region, 100 + at))];
    expect((await suggestCharts({ name, columns, rows: 10 }, facts({})))[0]).toMatchObject({ title });
  });

  test('two units never share a chart; shares of one whole do', async () => {
    const shares = [
      years,
      yearly('AgricSharePercent', 30, '%'),
      yearly('ServiceSharePercent', 45, '%'),
      yearly('GDPMillionGHS', 31_000, 'million GHS'),
    ];
    expect((await suggestCharts({ columns: shares, rows: 10 }, facts({})))[0]).toMatchObject({
      title: 'Agric share and service share (%) by year: 2003–2012',
      y: 'AgricSharePercent',
      with: ['ServiceSharePercent'],
      yName: 'Share (%)',
    });
  });

  test('a unit is written in the title as at the axis', async () => {
    const money = [years, yearly('SubsidyGHSMillion', 60, 'million GHS')];
    expect((await suggestCharts({ columns: money, rows: 10 }, facts({})))[0]?.title).toBe(
      'Subsidy (GHS million) by year: 2003–2012',
    );
  });

  test('a total stands alone, never beside its parts', async () => {
    const people = [
      column('Region', 'text', 10, [], undefined, 'region'),
      yearly('Population', 900),
      yearly('RuralPopulation', 300),
      yearly('TotalHouseholds', 200),
    ];
    expect((await suggestCharts({ columns: people, rows: 10 }, facts({})))[0]).toMatchObject({
      y: 'Population',
      with: [],
      measure: 'sum',
    });
  });

  test('years in columns are the newest of them, under the name of the dataset', async () => {
    const prices = [column('Input', 'text', 6), column('2011', 'decimal', 6), column('2012', 'decimal', 6)];
    expect(
      (await suggestCharts({ name: 'mofa_input_prices_2011_2012', columns: prices, rows: 6 }, facts({})))[0],
    ).toMatchObject({ title: 'Input prices by input: 2012', y: '2012', measure: 'mean', yName: 'Input prices' });
  });
});
