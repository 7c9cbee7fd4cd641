import { expect, test } from 'vitest';
import type { Column } from '../tables/types.ts';
import { chartWarnings, type Drawn } from './chartWarnings.ts';

const column = (name: string, unit = '', top: readonly string[] = []): Column => ({
  name,
  key: 'c1',
  type: 'text',
  unit,
  names: null,
  unknownPlaces: [],
  profile: {
    empty: 0,
    distinct: top.length,
    min: null,
    max: null,
    mean: null,
    top: top.map((value) => ({ value, count: 1 })),
    histogram: [],
  },
});
const drawn = (part: Partial<Drawn> = {}): Drawn => ({
  values: { labels: ['a'], series: [{ name: 's', values: [1] }], labelsLeftOut: 0, seriesLeftOut: 0 },
  measure: 'sum',
  y: column('Bags', 'bags'),
  rows: 30,
  columns: [],
  keptApart: [],
  placesTwice: 0,
  ...part,
});

test('thirty rows are enough; twenty-nine, one and none are said', () => {
  expect(chartWarnings(drawn())).toEqual([]);
  expect(chartWarnings(drawn({ rows: 29 }))).toEqual(['This chart is based on only 29 rows.']);
  expect(chartWarnings(drawn({ rows: 2 }))).toEqual(['This chart is based on only 2 rows.']);
  expect(chartWarnings(drawn({ rows: 0 }))).toEqual(['No row fits the conditions.']);
});

test('a number in several units is warned of until one unit is chosen or they are kept apart', () => {
  const unit = column('Unit', '', ['kg', 't', 'bags', 'crates']);
  const mixed = drawn({ columns: [unit], y: column('Value') });
  expect(chartWarnings(mixed)).toEqual([
    'Value is in different units (kg, t, bags …): choose one by a condition on Unit, or draw a series for each.',
  ]);
  expect(chartWarnings({ ...mixed, keptApart: ['Unit'] })).toEqual([]);
  expect(chartWarnings({ ...mixed, y: null, measure: 'count' })).toEqual([]);
  expect(chartWarnings(drawn({ columns: [column('Unit', '', ['kg'])] }))).toEqual([]);
});

test('rates are not averaged or added up without a word; production is no rate', () => {
  const rate = column('Yield', 't/ha');
  expect(chartWarnings(drawn({ y: rate, measure: 'mean' }))).toEqual([
    'Yield is a rate: its mean counts every row alike, large or small.',
  ]);
  expect(chartWarnings(drawn({ y: rate }))).toEqual(['Yield is a rate: adding rates up says little.']);
  expect(chartWarnings(drawn({ y: rate, measure: 'median' }))).toEqual([]);
  expect(chartWarnings(drawn({ y: column('Production generated') }))).toEqual([]);
});

test('what is left out or below zero is told', () => {
  const values = { labels: ['a', 'b'], series: [{ name: 's', values: [-5, 105] }], labelsLeftOut: 1, seriesLeftOut: 3 };
  expect(chartWarnings(drawn({ values, measure: 'share', placesTwice: 1 }))).toEqual([
    '1 smaller label is left out.',
    '3 smaller series are left out.',
    'Some values are below zero: shares of them can be less than nothing or more than all.',
    '1 place is written in more than one way; a map shows the first.',
  ]);
});

test('a chart of one row for each value says nothing of few rows or of averages: nothing was averaged', () => {
  const values = {
    labels: ['Ashanti', 'Volta'],
    series: [{ name: 'Mean of Yield', values: [2.1, 1.8] }],
    labelsLeftOut: 0,
    seriesLeftOut: 0,
  };
  expect(chartWarnings(drawn({ values, rows: 2, y: column('Yield', 't/ha'), measure: 'mean' }))).toEqual([]);
  expect(chartWarnings(drawn({ values, rows: 3, y: column('Yield', 't/ha'), measure: 'mean' }))).toEqual([
    'This chart is based on only 3 rows.',
    'Yield is a rate: its mean counts every row alike, large or small.',
  ]);
});

test('columns of two units in one chart are warned of', () => {
  const measures = [column('Rain', 'mm'), column('Yield', 't/ha')];
  const values = {
    labels: ['2019', '2020'],
    series: [
      { name: 'Rain', values: [1, 2] },
      { name: 'Yield', values: [3, 4] },
    ],
    labelsLeftOut: 0,
    seriesLeftOut: 0,
  };
  expect(chartWarnings(drawn({ values, rows: 2, y: measures[0] ?? null, measures, measure: 'mean' }))).toEqual([
    'These columns are in different units (mm, t/ha): draw one unit at a time.',
  ]);
});

test('the largest of single rows are single rows still', () => {
  const values = {
    labels: ['Pineapple'],
    series: [{ name: 'Mean of Yield', values: [60] }],
    labelsLeftOut: 25,
    seriesLeftOut: 0,
  };
  expect(chartWarnings(drawn({ values, rows: 26, y: column('Yield', 't/ha'), measure: 'mean' }))).toEqual([
    '25 smaller labels are left out.',
  ]);
});
