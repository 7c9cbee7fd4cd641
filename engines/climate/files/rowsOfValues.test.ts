import { describe, expect, it } from 'vitest';
import { dayAt } from '../series.ts';
import { readClimateFile } from './readClimateFile.ts';
import type { Answers } from './types.ts';

function rainOf(text: string, answers: Answers = {}) {
  const reading = readClimateFile(text, answers);
  if (reading.kind === 'questions') throw new Error(JSON.stringify(reading.questions));
  const { series, format, mistakes } = reading;
  const days: Record<string, number | null> = {};
  for (let at = series.firstRecord; at <= series.lastRecord; at += 1) {
    const rain = series.rain[at] ?? -1;
    days[dayAt(series, at)] = rain < 0 ? null : rain / 100;
  }
  return { format, days, tmax: series.tmax[series.firstRecord], mistakes };
}

const three = { '1980-01-30': 0, '1980-01-31': 12.5, '1980-02-01': null };

describe('forms with a row a value, and values with marks', () => {
  it('GHCN-Daily as CSV, a row a value without a heading, and by station: what failed a check is named', () => {
    const rows =
      'GHM00065442,19800130,PRCP,0,T,,S,\nGHM00065442,19800131,PRCP,125,,,S,\nGHM00065442,19800201,PRCP,30,,I,S,\n';
    const failed = [{ line: 3, mistake: '30 failed check I of the archive; it counts as missing.' }];
    const first = `${rows}GHM00065442,19800130,TAVG,270,,,S,\nGHM00065442,19800130,TMAX,331,,,S,\n`;
    expect(rainOf(first)).toMatchObject({ format: 'ghcnDly', days: three, tmax: 33.1, mistakes: failed });
    const headed = rainOf(`ID,DATE,ELEMENT,DATA_VALUE,M_FLAG,Q_FLAG,S_FLAG,OBS_TIME\n${rows}`);
    expect(headed).toMatchObject({ days: three, mistakes: [{ ...failed[0], line: 4 }] });
    const byStation =
      '"STATION","DATE","NAME","PRCP","PRCP_ATTRIBUTES"\n"G","1980-01-30","KUMASI, GH","    0",",,S"\n"G","1980-01-31","KUMASI, GH","  125",",,S"\n"G","1980-02-01","KUMASI, GH","   30",",I,S"\n';
    expect(rainOf(byStation, { rainUnit: 'tenths' })).toMatchObject({ days: three, mistakes: [{ line: 4 }] });
  });
  it('a value a row under other names: a trace by its flag, days with their hour, months by their names', () => {
    const climsoft =
      'station_id,element_id,obs_datetime,obs_value,flag\nEJU,5,30/01/1980 09:00,,T\nEJU,5,31/01/1980 09:00,12.5,\nEJU,5,01/02/1980 09:00,,M\n';
    expect(readClimateFile(climsoft)).toMatchObject({ questions: [{ asks: 'dates' }, { asks: 'trace' }] });
    expect(rainOf(climsoft, { dates: 'dayFirst', trace: 'zero' }).days).toEqual(three);
    const long = 'Date,Rain\n30/01/1980 09:00,0\n31/01/1980 09:00,12.5\n01/02/1980 09:00,\n';
    expect(rainOf(long, { dates: 'dayFirst' }).days).toEqual(three);
    const days = Array.from({ length: 31 }, (_, at) => at + 1);
    const row = (name: string, last: number) =>
      `1980,${name},${days.map((day) => (day > last ? '' : day === 31 ? 12.5 : 0)).join(',')}\n`;
    const months = rainOf(`Year,Month,${days.join(',')}\n${row('Jan', 31)}${row('Feb', 29)}`);
    expect(months.days).toMatchObject({ '1980-01-30': 0, '1980-01-31': 12.5, '1980-02-29': 0 });
    expect(months.mistakes).toEqual([]);
  });
});
