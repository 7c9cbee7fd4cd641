import { expect, test } from 'vitest';
import { isSameChart, readWireCharts } from './readWireCharts.ts';

const sexes = {
  title: 'Respondents by sex',
  description: '373 men and 254 women answered.',
  chart_type: 'Doughnut',
  datasets: [{ labels: ['Men', 'Women'] }, ['Respondents'], [373, 254]],
};
const wrongOf = (value: unknown) => {
  const read = readWireCharts(typeof value === 'string' ? value : JSON.stringify(value));
  return 'wrong' in read ? read.wrong : undefined;
};
const chartsOf = (value: unknown) => {
  const read = readWireCharts(JSON.stringify(value));
  return 'charts' in read ? read.charts : [];
};

test('a chart list is read into labels and series', () => {
  expect(chartsOf([sexes])).toEqual([
    {
      title: 'Respondents by sex',
      description: '373 men and 254 women answered.',
      chartType: 'Doughnut',
      labels: ['Men', 'Women'],
      series: [{ name: 'Respondents', values: [373, 254] }],
      note: '',
    },
  ]);
});

test('the other spelling of labels is read, and series without names', () => {
  const [chart] = chartsOf([{ ...sexes, datasets: [{ lables: ['a', 'b'] }, [], [1, 2], [3, 4]] }]);
  expect(chart?.labels).toEqual(['a', 'b']);
  expect(chart?.series).toEqual([
    { name: '', values: [1, 2] },
    { name: '', values: [3, 4] },
  ]);
});

test.each([
  ['a text cut short', '[{"title":"Resp', /may have been cut/],
  ['no list', {}, /no list of charts/],
  ['no charts', [], /no list of charts/],
  ['31 charts', Array.from({ length: 31 }, () => sexes), /holds 31 charts/],
  ['a chart that is none', [sexes, 5], /^Chart 2: expected an object/],
  ['no title', [{ ...sexes, title: '' }], /has no title/],
  [
    'a kind nobody draws',
    [{ ...sexes, chart_type: '<script>' }],
    /"<script>"; expected one of Line, Chart, Doughnut, Radar, Scatter/,
  ],
  ['no datasets', [{ ...sexes, datasets: undefined }], /must be a list/],
  ['no labels', [{ ...sexes, datasets: [[], [], [1]] }], /must begin with/],
  ['labels that are numbers', [{ ...sexes, datasets: [{ labels: [1, 2] }, [], [1, 2]] }], /at most 500 texts/],
  [
    'a number that is none',
    [{ ...sexes, datasets: [{ labels: ['a'] }, [], ['1']] }],
    /series 1 must be a list of numbers/,
  ],
  ['too few numbers', [{ ...sexes, datasets: [{ labels: ['a', 'b'] }, [], [1]] }], /1 numbers for 2 labels/],
  [
    'more names than series',
    [{ ...sexes, datasets: [{ labels: ['a'] }, ['x', 'y'], [1]] }],
    /names 2 series and has numbers for 1/,
  ],
])('%s is refused with a sentence', (_, value, sentence) => {
  expect(wrongOf(value)).toMatch(sentence);
});

test('charts are the same by title, kind, labels and numbers', () => {
  const [chart] = chartsOf([sexes]);
  expect(isSameChart(chart!, chart!)).toBe(true);
  expect(isSameChart(chart!, { ...chart!, series: [{ name: 'Respondents', values: [373, 255] }] })).toBe(false);
  expect(isSameChart(chart!, { ...chart!, labels: ['Women', 'Men'] })).toBe(false);
});
