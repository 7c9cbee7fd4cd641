import { describe, expect, it } from 'vitest';
import { dayAt } from '../series.ts';
import { readClimateFile } from './readClimateFile.ts';
import type { Answers } from './types.ts';

function daysOf(text: string, answers: Answers = {}) {
  const reading = readClimateFile(text, answers);
  if (reading.kind === 'questions') throw new Error(JSON.stringify(reading.questions));
  const { series } = reading;
  return [dayAt(series, series.firstRecord), dayAt(series, series.lastRecord)];
}

describe('years of two digits', () => {
  it('from 30 on are of the last century, without a question', () => {
    expect(daysOf('year,month,day,rain\n61,1,30,0\n61,1,31,4\n')).toEqual(['1961-01-30', '1961-01-31']);
    expect(daysOf('date,rain\n30-Jan-61,0\n31-Jan-61,4\n')).toEqual(['1961-01-30', '1961-01-31']);
    expect(daysOf('date,rain\n30/1/61,0\n31/1/61,4\n', { dates: 'dayFirst' })).toEqual(['1961-01-30', '1961-01-31']);
  });

  it('before are asked about, and taken as somebody says', () => {
    const text = 'year,month,day,rain\n99,12,31,0\n0,1,1,4\n';
    expect(readClimateFile(text)).toMatchObject({
      questions: [
        {
          asks: 'century',
          question: 'Years are written with two digits, such as 00 in row 3. Which years are 00 to 29?',
          choices: [{ value: '2000s' }, { value: '1900s' }],
        },
      ],
    });
    expect(daysOf(text, { century: '2000s' })).toEqual(['1999-12-31', '2000-01-01']);
    expect(daysOf('date,rain\n1-Jan-05,0\n', { century: '1900s' })).toEqual(['1905-01-01', '1905-01-01']);
  });

  it('may stand first in a date: asked, with what the dates show', () => {
    const text = 'date,rain\n61/02/03,0\n61/02/04,4\n';
    expect(readClimateFile(text)).toMatchObject({
      questions: [
        {
          asks: 'dates',
          question: 'Dates are written like 61/02/03. 61/02/03 (row 2) can only have the year first. What comes first?',
          choices: [{ value: 'dayFirst' }, { value: 'monthFirst' }, { value: 'yearFirst' }],
        },
      ],
    });
    expect(daysOf(text, { dates: 'yearFirst' })).toEqual(['1961-02-03', '1961-02-04']);
  });

  it('a year of three digits is no year', () => {
    expect(() => daysOf('year,month,day,rain\n198,1,30,0\n')).toThrow('"198-1-30" is not a day');
  });
});
