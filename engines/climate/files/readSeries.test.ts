import { describe, expect, it } from 'vitest';
import { readSeries } from './readSeries.ts';
import { dayAt, MISSING } from '../series.ts';

const rainOf = (text: string) => {
  const { series, mistakes } = readSeries('any', text);
  return {
    first: dayAt(series, series.firstRecord),
    rain: [...series.rain.subarray(series.firstRecord, series.lastRecord + 1)],
    mistakes,
  };
};

describe('a daily record written as CSV', () => {
  it('may have its days and columns in any order', () => {
    const found = rainOf('tmax,RAIN ,date\n31,2.5,2001-02-03\n,0,2001-02-01\n30,,2001-02-02\n');
    expect(found).toEqual({ first: '2001-02-01', rain: [0, -1, 250], mistakes: [] });
  });
  it.each([
    ['Date,Rainfall_mm', '2001-02-01'],
    ['DATE,PRCP', '2001/02/01'],
    ['"date","rain"', '"20010201"'],
    ['time,precipitation_sum', '2001-02-01T00:00'],
    ['\uFEFFdate,rr', '2001-02-01 00:00:00'],
    ['Date,Daily rainfall', '2001-2-1'],
    ['date,Rainfall mm', '2001/2/1'],
  ])('may be headed %s with dates like %s', (heading, date) => {
    expect(rainOf(`${heading}\r\n${date},4.2\r\n`)).toEqual({ first: '2001-02-01', rain: [420], mistakes: [] });
  });
  it.each([
    ['semicolons and decimal commas', 'date;rain;tmin\n2001-02-01;4,25;21,5\n'],
    ['semicolons and decimal points', 'date;rain;tmin\n2001-02-01;4.25;21.5\n'],
    ['tabs', 'date\train\ttmin\n2001-02-01\t4.25\t21.5\n'],
    ['the date in three columns', 'Year,Month,Day,rain,tmin\n2001,2,1,4.25,21.5\n'],
    ['the day of the year', 'Year,DOY,rain,tmin\n2001,32,4.25,21.5\n'],
    ['the day of a year with 29 February always', 'Year,day_in_year_366,rain,tmin\n2001,32,4.25,21.5\n'],
    ['a comma in a quoted name', 'station,date,rain,tmin\n"KUMASI, GH",2001-02-01,4.25,21.5\n'],
    ['units behind the names', 'date,rain_mm,Tmin_C\n2001-02-01,4.25,21.5\n'],
  ])('may be written with %s', (_, text) => {
    const { series, mistakes } = readSeries('any', text);
    expect([dayAt(series, series.firstRecord), series.rain[31], series.tmin[31], mistakes]).toEqual([
      '2001-02-01',
      425,
      21.5,
      [],
    ]);
  });
  it('names a comma before three digits, which may part thousands, and reads none as a decimal', () => {
    const { series, mistakes } = readSeries('any', 'date;rain\n2001-02-01;4,25\n2001-02-02;1,250\n');
    expect([series.rain[31], series.rain[32]]).toEqual([425, MISSING]);
    expect(mistakes).toMatchObject([{ line: 3, mistake: expect.stringContaining('1,250') as string }]);
  });
  it('reads dates with the day or the month first where one of them fits that order alone', () => {
    expect(rainOf('date,rain\n01/02/2001,1\n13/02/2001,2\n').first).toBe('2001-02-01');
    expect(rainOf('date,rain\n2.1.2001,1\n2.13.2001,2\n').first).toBe('2001-02-01');
  });
  it('does not guess the order of dates that fit both, or of a file that holds both', () => {
    expect(() => rainOf('date,rain\n01/02/2001,1\n02/02/2001,2\n')).toThrow('01/02/2001');
    expect(() => rainOf('date,rain\n01/13/2001,1\n13/02/2001,2\n')).toThrow('day or the month comes first');
  });
  it.each([
    ['rain (inches)', '"rain (inches)" names the unit inches; rain is read in mm'],
    ['Precip [0.1 mm]', 'names the unit 0.1 mm; rain is read in mm'],
    ['rain,tmin (°F)', 'names the unit °f; tmin is read in °C'],
    ['rain,wind (km/h)', 'names the unit km/h; wind is read in m/s'],
    ['rain,tmin_F', 'names the unit f; tmin is read in °C'],
    ['rain_in', 'names the unit in; rain is read in mm'],
    ['rain,sun (min)', 'names the unit min; sun is read in hours'],
  ])('is refused with the heading %s, and the unit is named', (heading, said) => {
    expect(() => rainOf(`date,${heading}\n2001-02-01,1,2\n`)).toThrow(said);
  });
  it('is read where the heading names the units it has', () => {
    const heading = 'date,Rainfall (mm/day),Tmin (°C),Tmax [deg C],sun (hours),wind (m/s),RHmin (%)';
    const { series } = readSeries('any', `${heading}\n2001-01-01,1.5,21,33,7,1.2,40\n`);
    expect([series.rain[0], series.tmin[0], series.tmax[0], series.sun[0], series.wind[0], series.rhMin[0]]).toEqual([
      150, 21, 33, 7, 1.2, 40,
    ]);
  });
  it('takes rain from the column called rain, whatever else is there', () => {
    expect(rainOf('date,precip,rain\n2001-02-01,1,2\n').rain).toEqual([200]);
  });
  it('reads sunshine, wind and humidity by other names, too', () => {
    const { series } = readSeries('any', 'date,rain,sunshine,wind_speed,RHmin,RHmax\n2001-01-01,0,7.5,1.2,40,103\n');
    expect([series.sun[0], series.wind[0], series.rhMin[0], series.rhMax[0]]).toEqual([7.5, 1.2, 40, 103]);
  });
  it('counts a trace as no rain and says so, in letters and as the code 8888', () => {
    const { rain, mistakes } = rainOf(
      'date,rain\n2001-01-01,T\n2001-01-02,trace\n2001-01-03,8888\n2001-01-04,8888.0\n',
    );
    expect(rain).toEqual([0, 0, 0, 0]);
    expect(mistakes.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
  });
  it('counts negative and impossible values as missing and names them', () => {
    const { rain, mistakes } = rainOf('date,rain\n2001-01-01,-0.1\n2001-01-02,-99.9\n2001-01-03,9999\n2001-01-04,3\n');
    expect(rain).toEqual([-1, -1, -1, 300]);
    expect(mistakes.map(({ mistake }) => mistake.slice(0, 12))).toEqual([
      'rain is -0.1',
      'rain is -99.',
      'rain is 9999',
    ]);
  });
  it('counts 999 mm and a wind of 99.9 m/s as codes for missing days, and says of 99.9 mm on three days that they may be', () => {
    const { series, mistakes } = readSeries(
      'any',
      'date,rain,wind\n2001-01-01,999,1\n2001-01-02,99.9,99.9\n2001-01-03,99.9,1\n2001-01-04,99.9,1\n',
    );
    expect([...series.rain.subarray(0, 4), series.wind[1]]).toEqual([-1, 9990, 9990, 9990, Number.NaN]);
    expect(mistakes.map(({ line, mistake }) => `${line} ${mistake.slice(0, 30)}`)).toEqual([
      '1 rain is 99.9 on 3 days, which ',
      '2 rain is 999, a code for missin',
      '3 wind is 99.9, a code for missi',
    ]);
  });
  it('leaves a column out most of whose values cannot be, and says so once', () => {
    const days = [68, 70.1, 72, 73.5, 66, 59, 71].map((warm, at) => `2001-01-0${at + 1},1,${warm}`).join('\n');
    const { series, mistakes } = readSeries('any', `date,rain,tmin\n${days}\n`);
    // 59 °F could be °C and is not.
    expect([...series.tmin.subarray(0, 7)].every(Number.isNaN)).toBe(true);
    expect(mistakes).toEqual([
      {
        line: 2,
        mistake: 'tmin is 68, and 6 of its 7 values cannot be °C. Write the column in °C; it is left out.',
      },
    ]);
  });
  it('names the columns it does not know', () => {
    expect(rainOf('date,rain,pressure,remark\n2001-01-01,1,1013,\n').mistakes).toEqual([
      { line: 1, mistake: 'what stands under "pressure", "remark" is not known and is left out.' },
    ]);
  });
  it('counts a 29 February in every year where the numbers do, as R-Instat does', () => {
    expect(rainOf('year,doy,rain\n2001,365,1\n2001,366,2\n').rain).toEqual([100, 200]);
    expect(rainOf('year,doy,rain\n2001,61,1\n2001,366,2\n').first).toBe('2001-03-01');
  });
  it('does not take day 366 of a year that has 365', () => {
    expect(rainOf('year,doy,rain\n2001,60,1\n2001,366,2\n').rain).toEqual([100]);
  });
  it.each(['', 'NA', 'nan', 'NULL', '-', '.', 'n/a'])('takes "%s" for a blank', (blank) => {
    expect(rainOf(`date,rain\n2001-01-01,${blank}\n2001-01-02,1\n`)).toMatchObject({ rain: [-1, 100], mistakes: [] });
  });
  it('keeps the first of two rows of a day and names the second', () => {
    const { rain, mistakes } = rainOf('date,rain\n2001-01-01,5\n2001-01-01,7\n');
    expect([rain, mistakes.map(({ line }) => line)]).toEqual([[500], [3]]);
  });
  it('takes 29 February in leap years alone', () => {
    const { rain, mistakes } = rainOf('date,rain\n2004-02-29,5\n2003-02-29,7\n2004-03-01,1\n');
    expect([rain, mistakes.length]).toEqual([[500, 100], 1]);
  });
  it('holds rain in whole hundredths: what three tenths add up to is no more and no less', () => {
    expect(rainOf('date,rain\n2001-01-01,0.1\n2001-01-02,0.2\n2001-01-03,19.7\n2001-01-04,0.285\n').rain).toEqual([
      10, 20, 1970, 29,
    ]);
  });
});
