import { describe, expect, it } from 'vitest';
import { dayAt } from '../series.ts';
import { readClimateFile } from './readClimateFile.ts';
import type { Answers } from './types.ts';

const MONTHS = 'JAN,FEB,MAR,APR,MAY,JUNE,JULY,AUG,SEPT,OCT,NOV,DEC';
/** Rows of a page: rain on the first of a month in the amount of its number, none on its 28th. */
const rows = (months: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) => [
  `1,${months.join(',')}`,
  `28,${months.map(() => 0).join(',')}`,
];
const page = (title: readonly string[], days = rows()) => [...title, `DATE,${MONTHS}`, ...days];

function read(lines: readonly string[], answers: Answers = {}) {
  const reading = readClimateFile(lines.join('\n'), answers);
  if (reading.kind === 'questions') throw new Error(JSON.stringify(reading.questions));
  return reading;
}
/** The day on which 3 mm fell: 1 March of the year that was read. */
function thirdOf(lines: readonly string[]): string[] {
  const { series } = read(lines);
  return [...series.rain].flatMap((rain, at) => (rain === 300 ? [dayAt(series, at)] : []));
}

describe('the year of a page', () => {
  it.each([
    ['at the end of a title', ['RAINFALL OF EJURA 1961,,']],
    ['alone', ['Ejura', '1961']],
    ['after its word', ['Station no,67042,Year,1961']],
    ['after its word in one cell', ['Year: 1961']],
    [
      'beside numbers that are no years',
      ['EJURA RAINFALL 1961', 'Altitude (ft): 1900', 'Station opened 1957', 'Printed: 14/03/2019'],
    ],
  ])('is read %s', (_, title) => {
    expect(thirdOf(page(title))).toEqual(['1961-03-01']);
  });

  it('is read in the corner of the heading', () => {
    expect(thirdOf([`1961,${MONTHS}`, ...rows()])).toEqual(['1961-03-01']);
  });

  it('is that of each page, whatever stands between the days and in the sums', () => {
    const [first = '', last = ''] = rows();
    const noted = [
      first,
      'Gauge replaced by that of 1975',
      last,
      'Annual total,1850',
      'TOTAL,1,2,3,4,5,6,7,8,9,10,11,12',
    ];
    expect(thirdOf([...page(['Rain 1961'], noted), ...page(['Rain 1962'])])).toEqual(['1961-03-01', '1962-03-01']);
  });

  it.each([
    [
      'is asked for where a page has none',
      [...page(['Rain 1961']), ...page(['Rain'])],
      'no year is written for the days below',
    ],
    ['is no number of a station', page(['STATION 2003 EJURA']), 'no year is written for the days below'],
    [
      'is asked for where it may be either of two',
      page(['Rain 1961', 'Register 1963']),
      'may be of 1961 (row 1) or of 1963 (row 2)',
    ],
    ['is not guessed of two years', page(['Rainfall 1961/62']), 'no year is written for the days below'],
  ])('%s', (_, lines, sentence) => {
    expect(() => read(lines)).toThrow(sentence);
  });
});

describe('the columns of a page', () => {
  it('are found anew below each heading', () => {
    const second = ['Rain 1962', `DATE,,${MONTHS}`, ...rows().map((row) => row.replace(',', ',,'))];
    expect(thirdOf([...page(['Rain 1961']), ...second])).toEqual(['1961-03-01', '1962-03-01']);
  });

  it.each([
    ['from November on', 'DAY,Nov,Dec,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct'],
    ['of two years side by side', `DAY,${MONTHS},,DAY,${MONTHS}`],
  ])('are refused where months run %s', (_, heading) => {
    expect(() => read(['Rain 1961', heading, ...rows()])).toThrow('does not name the months from January to December');
  });

  it.each([
    ['dekads', `Year,Dekad,${MONTHS}`, '1961,1,'],
    ['stations', `Year,Station no,${MONTHS}`, '1961,28,'],
  ])('are no days where %s stand beside them', (_, heading, begin) => {
    expect(() => read([heading, begin + rows()[0]?.slice(2)])).toThrow('No row of the file is a heading');
  });

  it('leave a table below that has its own heading alone', () => {
    expect(thirdOf([`Mean,${MONTHS}`, rows()[0] ?? '', 'date,rain', '1961-03-01,3'])).toEqual(['1961-03-01']);
  });
});

describe('what a page measures', () => {
  it('is what its title says', () => {
    const { series } = read([
      ...page(['RAINFALL 1961']),
      ...page(
        ['MAXIMUM TEMPERATURE 1961'],
        rows().map((row) => row.replaceAll(/,\d+/g, ',31')),
      ),
    ]);
    expect([series.rain[0], series.tmax[0]]).toEqual([100, 31]);
  });

  it('is that of the page before where a page does not say, and is refused where a later page alone does', () => {
    const warm = rows().map((row) => row.replaceAll(/,\d+/g, ',31'));
    const { series } = read([...page(['MAXIMUM TEMPERATURE 1961'], warm), ...page(['1962'], warm)]);
    expect([...series.rain].every((rain) => rain < 0)).toBe(true);
    expect(() => read([...page(['1961'], warm), ...page(['MAXIMUM TEMPERATURE 1962'], warm)])).toThrow(
      'do not say what was measured on the days below',
    );
  });

  it('is asked for where it may be a minimum or a maximum', () => {
    expect(() => read(page(['TEMPERATURE 1961']))).toThrow('do not say whether the days below are minima or maxima');
  });
});
