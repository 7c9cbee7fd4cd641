import { expect, test } from 'vitest';
import { loadWords, words } from '#web/lib/words.ts';
import { figureQuery, legendOf, legendTitle, readFigureChoice, sayValue, stepsOf, type Figure } from './figure.ts';
import { readSort, writeSort } from './sort.ts';

await loadWords(['maps']);

const rains: Figure = {
  figure: 'onset_minor',
  title: 'Start of the rains: minor season',
  about: '',
  kind: 'day',
  unit: '',
  source: '',
  level: 'region',
  crop: null,
  month: null,
  classes: [
    { step: 1, from: '08-25', to: '08-25', places: 1 },
    { step: 7, from: '09-01', to: '09-10', places: 2 },
  ],
  places: [
    { id: 'oti', name: 'Oti', region_id: 'oti', value: '09-10', step: 7 },
    { id: 'northern', name: 'Northern', region_id: 'northern', value: null, step: 0 },
  ],
};

test('values are said as people say them', () => {
  expect(sayValue('03-16', 'day', words)).toBe('16 Mar');
  expect(sayValue(1234567, 'number', words)).toBe('1,234,567');
  expect(sayValue(61.25, 'number', words)).toBe('61.3');
  expect(sayValue('none', 'level', words)).toBe('low');
  expect(sayValue(null, 'number', words)).toBe('no data');
});

test('a legend has the limits of its classes, and says where there are no data', () => {
  expect(legendOf(rains, words)).toEqual([
    { step: 1, text: '25 Aug' },
    { step: 7, text: '1 Sept – 10 Sept'.replaceAll('Sept', 'Sep') },
    { step: 0, text: 'no data' },
  ]);
  expect(stepsOf(rains)).toEqual({ oti: 7, northern: 0 });
});

test('the unit stands in the legend once', () => {
  expect(legendTitle({ ...rains, title: 'Projects', unit: 'projects' })).toBe('Projects');
  expect(legendTitle({ ...rains, title: 'Population', unit: 'people' })).toBe('Population, people');
});

test('an address names figure, crop and month; what is no month is left out', () => {
  expect(readFigureChoice(new URLSearchParams('figure=pest_risk&crop=maize&month=6'), 'population')).toEqual({
    figure: 'pest_risk',
    crop: 'maize',
    month: 6,
  });
  expect(readFigureChoice(new URLSearchParams('month=13'), 'population')).toEqual({
    figure: 'population',
    crop: undefined,
    month: undefined,
  });
  expect(figureQuery({ level: 'district', crop: 'maize', month: 6 })).toBe('level=district&crop=maize&month=6');
});

test('a table starts with the greatest and turns by its heads', () => {
  expect(readSort(undefined)).toEqual({ by: 'value', down: true });
  expect(readSort('name')).toEqual({ by: 'name', down: false });
  expect(readSort('-password')).toEqual({ by: 'value', down: true });
  expect([writeSort({ by: 'value', down: true }), writeSort({ by: 'region', down: true })]).toEqual([
    undefined,
    '-region',
  ]);
});
