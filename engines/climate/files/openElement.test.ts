import { describe, expect, it } from 'vitest';
import { dayText } from '#engines/dates/day.ts';
import { readClimateFile } from './readClimateFile.ts';
import type { Answers } from './types.ts';

const days = Array.from({ length: 40 }, (_, at) => dayText(4017 + at));
const cdt = (value: (at: number) => number) =>
  [
    'STN,Ejura,Wa',
    'LON,-1.4,-2.5',
    'LAT,7.4,10.1',
    'ELV,220,320',
    ...days.map((day, at) => `${day.replaceAll('-', '')},${value(at)},-99`),
  ].join('\n');
const wide = (value: (at: number) => number) =>
  ['date,Ejura,Wa', ...days.map((day, at) => `${day},${value(at)},0`)].join('\n');
const warm = (at: number) => 31 + (at % 5);
const wet = (at: number) => (at % 4 === 0 ? 12 : 0);

function read(text: string, answers: Answers) {
  const reading = readClimateFile(text, { station: 'Ejura', ...answers });
  if (reading.kind === 'questions') throw new Error(JSON.stringify(reading.questions));
  return reading;
}
function firstDay(text: string, answers: Answers) {
  const { rain, tmin, tmax, firstRecord } = read(text, answers).series;
  return [rain[firstRecord], tmin[firstRecord], tmax[firstRecord]];
}

describe('a file that does not say what was measured', () => {
  it.each([
    ['of the Climate Data Tool', cdt],
    ['with a column a station', wide],
  ])('%s is asked about where its values cannot be rain', (_, file) => {
    expect(readClimateFile(file(warm), { station: 'Ejura' })).toMatchObject({
      kind: 'questions',
      questions: [
        {
          asks: 'element',
          question:
            'Nothing in the file says what was measured. As mm of rain, half of the days with rain would have more than 33 mm and a year 12045 mm. What do they hold?',
          choices: [{ value: 'rain' }, { value: 'tmin' }, { value: 'tmax' }],
        },
      ],
    });
    expect(firstDay(file(warm), { element: 'tmax' })).toEqual([-1, NaN, 31]);
    expect(firstDay(file(warm), { element: 'tmin' })).toEqual([-1, 31, NaN]);
  });
  it.each([
    ['of the Climate Data Tool', cdt],
    ['with a column a station', wide],
  ])('%s is read as rain where they can be, with no row left out', (_, file) => {
    expect(read(file(wet), {}).mistakes).toEqual([]);
    expect(firstDay(file(wet), {})).toEqual([1200, NaN, NaN]);
  });
  it('is asked for its unit where it is said to be rain', () => {
    expect(
      readClimateFile(
        cdt((at) => wet(at) * 10),
        { station: 'Ejura', element: 'rain' },
      ),
    ).toMatchObject({
      questions: [{ asks: 'rainUnit' }],
    });
  });
});

describe('exports of Climsoft', () => {
  it('with a row a month keep rain and temperatures apart by the code of the element', () => {
    const month = (code: number, value: number) => `67042BIM,${code},1981,1${`,${value}`.repeat(31)}`;
    const heading = `station_id,element_code,yyyy,mm,${Array.from({ length: 31 }, (_, at) => at + 1).join(',')}`;
    const { series, mistakes } = read([heading, month(2, 34), month(3, 22), month(5, 4)].join('\n'), {
      station: '67042BIM',
    });
    expect([series.rain[0], series.tmin[0], series.tmax[0], mistakes]).toEqual([400, 22, 34, []]);
  });
  it('with a column an element are read by its abbreviations', () => {
    const { series } = read('StationId,Year,Month,Day,PRECIP,TMPMAX,TMPMIN\nBIM,1981,1,1,4,34,22\n', {
      station: 'BIM',
    });
    expect([series.rain[0], series.tmin[0], series.tmax[0]]).toEqual([400, 22, 34]);
  });
});
