import { expect, it } from 'vitest';
import { checkRow, fillRow } from './checkRow.ts';
import { keyOf, type Table } from './table.ts';
import { findTable, tables } from './tables.ts';

const window = {
  regionId: 'ashanti',
  zone: 'transition',
  season: 'major',
  onsetEarliest: '03-11',
  onsetTypical: '03-22',
  onsetLatest: '04-20',
  cessationEarliest: '07-10',
  cessationTypical: '07-25',
  cessationLatest: '08-10',
  seasonDaysMin: '100',
  seasonDaysMax: '130',
  basis: 'source',
  source: 'GMet 2015',
};
const named = (name: string): Table => {
  const found = findTable(name);
  if (!found) throw new Error(`no table ${name}`);
  return found;
};
const table = named('onsetWindows');
const sentences = (changes: object) =>
  checkRow(table, { ...window, ...changes }).mistakes.map(({ sentence }) => sentence);

it('a right row comes back with every column, in order, under its key', () => {
  const checked = checkRow(table, window);
  expect(checked.key).toBe('ashanti.transition.major');
  expect(checked.row).toMatchObject({ seasonDaysMin: 100, reviewedBy: '', note: '' });
  expect(Object.keys(checked.row ?? {})).toEqual(Object.keys(tables.onsetWindows.columns));
});

it('dates out of order are told, and a window over the turn of the year is right', () => {
  expect(sentences({ onsetTypical: '05-01' })).toEqual([
    'The dates of the onset are 03-11, 05-01, 04-20; expected earliest, typical, latest in this order.',
  ]);
  expect(sentences({ cessationEarliest: '11-20', cessationTypical: '12-15', cessationLatest: '01-05' })).toEqual([]);
});

it('a column nobody knows is told with those there are', () => {
  expect(sentences({ colour: 'red' })[0]).toMatch(
    /^Onset windows has no column "colour"\. Its columns are regionId, zone, season/,
  );
});

it('a story whose series do not match its labels is told which', () => {
  const stories = named('stories');
  const chart = {
    title: 'T',
    description: '',
    chartType: 'Pie',
    labels: ['a', 'b'],
    series: [{ name: 'S', values: [1] }],
    basis: 'source',
    verification: '',
    sourceUrl: '',
    note: '',
  };
  const story = {
    storyId: 'X-01',
    title: 'T',
    description: 'D',
    institute: 'I',
    charts: [chart],
    basis: 'source',
    source: 'S',
  };
  expect(checkRow(stories, story).mistakes.map(({ sentence }) => sentence)).toEqual([
    'Chart 1: chartType is "Pie"; expected one of Line, Chart, Doughnut, Radar, Scatter.',
    'Chart 1: series 1 has 1 values for 2 labels; expected as many as there are labels.',
  ]);
});

it('a row kept by an earlier release is filled and trimmed', () => {
  expect(fillRow(table, { ...window, old: 1 })).toMatchObject({ regionId: 'ashanti', note: '' });
  expect(fillRow(table, { ...window, old: 1 })).not.toHaveProperty('old');
});

it('keys of one column are the cell, keys of several are spelled plainly', () => {
  expect(keyOf(tables.stories, { storyId: 'AR-01' })).toBe('AR-01');
  expect(keyOf(tables.varieties, { cropId: 'maize', variety: 'Ɔbatanpa “QPM”' })).toBe('maize.batanpa_qpm');
});
