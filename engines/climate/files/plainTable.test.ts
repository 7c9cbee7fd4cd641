import { expect, it } from 'vitest';
import { addDays } from '../../dates/day.ts';
import { readClimateFile } from './readClimateFile.ts';
import { readPlainTable } from './plainTable.ts';

/** Three years of a row a day: rain on every fourth day, a gap in March, temperatures with one and two decimals. */
function rows(end = '\n'): string {
  const lines = ['date,rain,tmax,tmin'];
  for (let at = 0; at < 1096; at += 1) {
    const day = addDays('2003-01-01', at);
    if (day.startsWith('2004-03')) continue;
    lines.push(`${day},${at % 4 === 0 ? 8.5 + (at % 7) : at % 9 === 0 ? '' : 0},${31 + (at % 30) / 10},${22.25}`);
  }
  return lines.join(end) + end;
}
/** Read by the reader of all forms: an answer nothing asks for keeps it from being read as a plain table. */
const byAllForms = (text: string) => readClimateFile(text, { trace: 'zero' });

it('reads the plainest form to the same days as the reader of all forms', () => {
  for (const text of [rows(), rows('\r\n'), 'date,rain\n1960-02-29,0.85\n1960-03-01,.\n'.replace('.\n', '\n')]) {
    const plain = readPlainTable(text);
    expect(plain).not.toBeNull();
    expect(readClimateFile(text)).toEqual(byAllForms(text));
    expect(byAllForms(text)).toMatchObject({ kind: 'read', series: plain, mistakes: [] });
  }
  const series = readPlainTable(rows());
  expect([series?.rain[0], series?.tmax[4], series?.tmin[4]]).toEqual([850, 31.4, 22.25]);
});

it.each([
  ['a trace', 'date,rain\n1960-01-01,T\n'],
  ['a code', 'date,rain\n1960-01-01,0\n1960-01-02,99.9\n'],
  ['a number below zero', 'date,rain\n1960-01-01,-1\n'],
  ['more decimals', 'date,rain\n1960-01-01,0.285\n'],
  ['a day that is none', 'date,rain\n1960-02-30,1\n'],
  ['a day twice', 'date,rain\n1960-02-03,1\n1960-02-03,1\n'],
  ['days in another order', 'date,rain\n1960-02-03,1\n1960-02-02,1\n'],
  ['another date', 'date,rain\n03/04/1960,1\n'],
  ['a cell more', 'date,rain\n1960-02-03,1,2\n'],
  ['a cell less', 'date,rain,tmin\n1960-02-03,1\n'],
  ['another column', 'date,rain,wind\n1960-02-03,1,2\n'],
  ['a column twice', 'date,rain,rain\n1960-02-03,1,2\n'],
  ['another name', 'date,prcp\n1960-02-03,1\n'],
  ['a row that is empty', 'date,rain\n\n1960-02-03,1\n'],
  ['a temperature in °F', `date,tmax\n1960-02-03,88.1\n`],
  ['temperatures that are none of Ghana', `date,tmax\n1960-02-03,48.1\n1960-02-04,58.1\n`],
  [
    'rain in tenths of a mm',
    `date,rain\n${Array.from({ length: 12 }, (_, at) => `1960-05-${10 + at},125`).join('\n')}\n`,
  ],
  ['no day', 'date,rain\n'],
  ['more centuries than a record has', 'date,rain\n1600-01-01,1\n1960-01-01,1\n'],
])('leaves a file with %s to the reader of all forms', (_, text) => {
  expect(readPlainTable(text)).toBeNull();
});
