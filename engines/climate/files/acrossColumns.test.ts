import { describe, expect, it } from 'vitest';
import { dayNumber, dayText } from '#engines/dates/day.ts';
import { dayAt } from '../series.ts';
import { readClimateFile } from './readClimateFile.ts';
import type { Answers } from './types.ts';

function read(text: string, answers: Answers = {}) {
  const reading = readClimateFile(text, answers);
  if (reading.kind === 'questions') throw new Error(JSON.stringify(reading.questions));
  return reading;
}

/** The known rain (mm) of the days a file was read to hold. */
function rainOf(text: string, answers: Answers = {}) {
  const { series } = read(text, answers);
  const days: Record<string, number> = {};
  for (let at = series.firstRecord; at <= series.lastRecord; at += 1) {
    const rain = series.rain[at] ?? -1;
    if (rain >= 0) days[dayAt(series, at)] = rain / 100;
  }
  return days;
}

const MONTHS = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec';
/** A row of a form with a column a month: January, February and December are given, the others dry. */
const dayOfMonths = (january: string, february: string, december: string) =>
  [january, february, ...Array.from({ length: 9 }, () => '0'), december].join(',');

describe('a form with a row a day and a column a month', () => {
  const rows = (years: readonly string[]) =>
    years.flatMap((year) => [
      `${year},1,${dayOfMonths('12.5', '0', '3')}`,
      `${year},30,${dayOfMonths('0', '', '1')}`,
      `${year},31,${dayOfMonths('2', '', '7')}`,
    ]);

  it('is read with its years in a column, written once or in every row', () => {
    const days = rainOf([`Year,Day,${MONTHS}`, ...rows(['1961', '1962'])].join('\n'));
    expect(days).toMatchObject({
      '1961-01-01': 12.5,
      '1961-02-01': 0,
      '1961-12-31': 7,
      '1962-01-31': 2,
      '1962-12-01': 3,
    });
    expect(days).not.toHaveProperty('1961-02-28');
    const once = [`1961,1,${dayOfMonths('12.5', '0', '3')}`, `,31,${dayOfMonths('2', '', '7')}`];
    // Twelve first days, and the last of seven months.
    const known = Object.entries(rainOf([`Year,Day,${MONTHS}`, ...once].join('\n')));
    expect(known).toHaveLength(19);
    expect(known.at(-1)).toEqual(['1961-12-31', 7]);
  });

  it('is read with a page for each year; sums below are named and left out', () => {
    const page = (year: string, first: string) => [
      `RAINFALL OF EJURA ${year},,`,
      `DATE,${MONTHS.toUpperCase()}`,
      `1,${dayOfMonths(first, '0', '3')}`,
      `31,${dayOfMonths('2', '', '7')}`,
      `Total,${dayOfMonths('1850', '0', '10')}`,
    ];
    const text = [...page('1961', '12.5'), '', ...page('1962', '4')].join('\n');
    const { format, mistakes } = read(text);
    expect(rainOf(text)).toMatchObject({ '1961-01-01': 12.5, '1962-01-01': 4, '1962-12-31': 7 });
    expect(format).toBe('monthColumns');
    expect(mistakes).toEqual([
      { line: 5, mistake: '"Total" is not a day; the row is left out.' },
      { line: 11, mistake: '"Total" is not a day; the row is left out.' },
    ]);
  });

  it('names rain on a 30th of February, and days without a year', () => {
    const text = `Year,Day,${MONTHS}\n1961,30,${dayOfMonths('0', '4', '0')}\n`;
    expect(read(text).mistakes).toEqual([
      { line: 2, mistake: 'Column 4 holds 4 for day 30 of a month of 28 days; it is left out.' },
    ]);
    expect(() => readClimateFile(`Day,${MONTHS}\n28,${dayOfMonths('0', '4', '0')}\n`)).toThrow(
      'Row 1: no year is written for the days below. Add a column "year", or a line such as "Year 1961" above the months.',
    );
  });

  it('is refused where it holds whole months', () => {
    expect(() => readClimateFile(`Year,${MONTHS}\n1961,${dayOfMonths('1', '4', '0')}\n`)).toThrow(
      'No row of the file is a heading with a date and a value: row 1 is "Year, Jan, Feb',
    );
  });

  it('is asked what it holds where that cannot be rain', () => {
    const warm = Array.from(
      { length: 28 },
      (_, at) => `1961,${at + 1},${Array.from({ length: 12 }, () => '31.5').join(',')}`,
    );
    const text = [`Year,Day,${MONTHS}`, ...warm].join('\n');
    expect(readClimateFile(text)).toMatchObject({ kind: 'questions', questions: [{ asks: 'element' }] });
    const { series } = read(text, { element: 'tmax' });
    expect([series.rain[0], series.tmax[0]]).toEqual([-1, 31.5]);
  });
});

describe('a form with a row a day and a column a year', () => {
  it('counts days from 1 January on', () => {
    const days = rainOf('doy,1979,1980\n59,1,2\n60,3,4\n365,5,6\n366,,7\n');
    expect(days).toEqual({
      '1979-02-28': 1,
      '1979-03-01': 3,
      '1979-12-31': 5,
      '1980-02-28': 2,
      '1980-02-29': 4,
      '1980-12-30': 6,
      '1980-12-31': 7,
    });
  });

  it('counts a 29 February in every year where the file does', () => {
    expect(rainOf('doy,X1979,X1980\n60,NA,4\n61,3,5\n366,5,7\n')).toEqual({
      '1979-03-01': 3,
      '1979-12-31': 5,
      '1980-02-29': 4,
      '1980-03-01': 5,
      '1980-12-31': 7,
    });
  });

  it('takes codes of missing days for nothing where it looks how days are counted', () => {
    const days = rainOf('doy,1979,1980\n60,-99,4\n61,3,5\n366,0,7\n', { missing: '-99' });
    expect(days).toMatchObject({ '1979-03-01': 3, '1979-12-31': 0, '1980-02-29': 4 });
    expect(() => readClimateFile('doy,1979,1980\n60,0,4\n61,3,5\n366,0,7\n')).toThrow(
      'cannot be told from which day on they are counted',
    );
  });

  it('of one month, or below an unknown word for year, is not guessed', () => {
    const july = Array.from({ length: 31 }, (_, at) => `${at + 1},1,2`);
    expect(() => readClimateFile(['JULY', 'Day,1961,1962', ...july].join('\n'))).toThrow(
      'No row of the file is a heading',
    );
    expect(readClimateFile('An,Mois,Jour,1801,1802\n1961,1,1,0,2\n')).toMatchObject({
      questions: [{ asks: 'station' }],
    });
  });

  it('takes months and days, and names what a year does not have', () => {
    const text = 'month,day,1979,1980\n2,28,1,2\n,29,3,4\nTotal,,4,6\n';
    expect(rainOf(text)).toEqual({ '1979-02-28': 1, '1980-02-28': 2, '1980-02-29': 4 });
    expect(read(text).mistakes).toEqual([
      { line: 3, mistake: 'Column 3 holds 3 for day 29 of a month of 28 days; it is left out.' },
      { line: 4, mistake: '"Total" is not a day; the row is left out.' },
    ]);
  });
});

describe('the same six years in each form', () => {
  const days = Array.from({ length: 2192 }, (_, at) => {
    const day = dayText(dayNumber('1979-01-01') + at);
    return { day, rain: at % 7 === 3 ? '' : at % 5 === 0 ? String((at % 400) / 10) : '0' };
  });
  const years = ['1979', '1980', '1981', '1982', '1983', '1984'];
  const known = new Map(days.map(({ day, rain }) => [day, rain]));
  const long = ['date,rain', ...days.map(({ day, rain }) => `${day},${rain}`)].join('\n');
  const two = (number: number) => String(number).padStart(2, '0');
  const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
  const months = (at: number) =>
    ['Janv.', 'Févr.', 'Mars', 'Avril', 'Mai', 'Juin', 'Juil.', 'Août', 'Sept.', 'Oct.', 'Nov.', 'Déc.'][at];

  it.each([
    [
      'a column a month',
      [
        `Année;Jour;${upTo(12)
          .map((month) => months(month - 1))
          .join(';')}`,
        ...years.flatMap((year) =>
          upTo(31).map((day) =>
            [year, day, ...upTo(12).map((month) => known.get(`${year}-${two(month)}-${two(day)}`) ?? '')].join(';'),
          ),
        ),
      ].join('\n'),
    ],
    [
      'a column a year',
      [
        `month,day,${years.join(',')}`,
        ...upTo(12).flatMap((month) =>
          upTo(31).map((day) =>
            [month, day, ...years.map((year) => known.get(`${year}-${two(month)}-${two(day)}`) ?? '')].join(','),
          ),
        ),
      ].join('\n'),
    ],
    [
      'a column a year, days counted',
      [
        `doy,${years.join(',')}`,
        ...upTo(366).map((count) =>
          [count, ...years.map((year) => known.get(dayText(dayNumber(`${year}-01-01`) + count - 1)) ?? '')]
            .map((cell, at) => (at > 0 && count === 366 && Number(years[at - 1]) % 4 > 0 ? '' : cell))
            .join(','),
        ),
      ].join('\n'),
    ],
  ])('%s', (_, text) => {
    const { series, mistakes } = read(text);
    expect(mistakes).toEqual([]);
    expect(series.rain).toEqual(read(long).series.rain);
  });
});
