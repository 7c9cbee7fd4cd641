import { describe, expect, it } from 'vitest';
import { dayAt } from '../series.ts';
import { readClimateFile } from './readClimateFile.ts';
import type { Answers } from './types.ts';

/** The rain (mm) of the days a file was read to hold, missing ones as null. */
function rainOf(text: string, answers: Answers = {}) {
  const reading = readClimateFile(text, answers);
  if (reading.kind === 'questions') throw new Error(JSON.stringify(reading.questions));
  const { series } = reading;
  const days: Record<string, number | null> = {};
  for (let at = series.firstRecord; at <= series.lastRecord; at += 1) {
    const rain = series.rain[at] ?? -1;
    days[dayAt(series, at)] = rain < 0 ? null : rain / 100;
  }
  return {
    format: reading.format,
    station: reading.station,
    days,
    tmax: series.tmax[series.firstRecord],
    mistakes: reading.mistakes,
  };
}

const three = { '1980-01-30': 0, '1980-01-31': 12.5, '1980-02-01': null };

/** GHCN-Daily: value in five places, then marks of measurement, quality and source. */
function dly(element: string, values: readonly string[], month = '198001'): string {
  return `GHA00000001${month}${element}${values.map((value) => `${value.padStart(5)}  7`).join('')}`.padEnd(269);
}
const january = Array.from({ length: 31 }, (_, at) => (at === 30 ? '125' : at < 29 ? '-9999' : '0'));

describe('the forms daily values come in', () => {
  it.each([
    ['a row a day', 'long', 'date,rain\n1980-01-30,0\n1980-01-31,12.5\n1980-02-01,\n'],
    [
      'with a mark in front, Windows line ends, semicolons, a title and units',
      'long',
      '\uFEFFRain of Ejura;;\r\nDate;Tmax (°C);Rainfall (mm)\r\n1980-01-30;31;0\r\n1980-01-31;32;12.5\r\n1980-02-01;30;NA\r\n',
    ],
    [
      'year, month and day apart, as R-Instat writes them',
      'long',
      'station,year,month,day,rain\nEjura,1980,1,30,0\nEjura,1980,1,31,12.5\nEjura,1980,2,1,NA\n',
    ],
    ['decimal commas', 'long', 'date;rain\n1980-01-30;0\n1980-01-31;12,5\n1980-02-01;\n'],
    ['days and months of one figure', 'long', 'date,rain\n1980-1-30,0\n1980/1/31,12.5\n1980-2-1,\n'],
    ['months by their names', 'long', 'date,rain\n30-Jan-1980,0\n31 janvier 1980,12.5\n1-févr.-1980,\n'],
    ['units behind the names', 'long', 'Date,Daily_Rainfall_mm\n1980-01-30,0\n1980-01-31,12.5\n1980-02-01,\n'],
    ['days without dashes', 'long', 'yyyymmdd,rr\n19800130,0\n19800131,12.5\n19800201,\n'],
    [
      'Open-Meteo as CSV',
      'openMeteo',
      'latitude,longitude,elevation\n9.4,-0.8,168\n\ntime,precipitation_sum (mm),temperature_2m_max (°C)\n1980-01-30,0.00,33\n1980-01-31,12.50,33\n1980-02-01,,33\n',
    ],
    [
      'Open-Meteo as JSON',
      'openMeteo',
      '{"daily_units":{"precipitation_sum":"mm"},"daily":{"time":["1980-01-30","1980-01-31","1980-02-01"],"precipitation_sum":[0,12.5,null]}}',
    ],
    [
      'NASA POWER as JSON',
      'nasaPower',
      '{"properties":{"parameter":{"PRECTOTCORR":{"19800130":0,"19800131":12.5,"19800201":-999}}}}',
    ],
    [
      'NASA POWER as CSV, by the day of the year',
      'nasaPower',
      '-BEGIN HEADER-\nNASA/POWER Source\nValue for missing source data: -999\n-END HEADER-\nYEAR,DOY,PRECTOTCORR,T2M_MAX\n1980,30,0,33\n1980,31,12.5,33\n1980,32,-999,33\n',
    ],
    [
      'Climsoft, a row a value',
      'climsoft',
      'recordedFrom,describedBy,obsDatetime,obsLevel,obsValue,flag\nEJU01,5,1980-01-30 06:00:00,surface,0,\nEJU01,5,1980-01-31 06:00:00,surface,12.5,\nEJU01,5,1980-02-01 06:00:00,surface,,M\nEJU01,2,1980-01-30 06:00:00,surface,31,\n',
    ],
  ])('%s', (_, format, text) => {
    expect(rainOf(text)).toMatchObject({ format, days: three, mistakes: [] });
  });

  it('the day of a year with a 29 February in every year, as R-Instat counts', () => {
    const { days, mistakes } = rainOf('Year,DOY,Rain\n1981,59,1\n1981,61,2\n1981,366,3\n1984,60,4\n');
    expect([days['1981-02-28'], days['1981-03-01'], days['1981-12-31'], days['1984-02-29'], mistakes]).toEqual([
      1,
      2,
      3,
      4,
      [],
    ]);
  });
  it('a row a month: days a month has not are passed over', () => {
    const heading = `Station,Year,Month,${Array.from({ length: 31 }, (_, at) => at + 1).join(',')}`;
    const row = (month: number, length: number) =>
      `Ejura,1981,${month},${Array.from({ length: 31 }, (_, at) => (at < length ? (at === length - 1 ? 4.5 : 0) : '')).join(',')}`;
    const { days, format } = rainOf([heading, row(1, 31), row(2, 28)].join('\n'));
    expect([format, Object.keys(days).length, days['1981-01-31'], days['1981-02-28']]).toEqual([
      'monthRows',
      59,
      4.5,
      4.5,
    ]);
  });
  it('GHCN-Daily in fixed columns: tenths of mm, and a value that failed a check is named', () => {
    const text = [
      dly(
        'TMAX',
        january.map(() => '331'),
      ),
      dly('PRCP', january),
    ].join('\n');
    const { days, format, tmax } = rainOf(text);
    expect([format, days['1980-01-29'], days['1980-01-30'], days['1980-01-31'], tmax]).toEqual([
      'ghcnDly',
      null,
      0,
      12.5,
      33.1,
    ]);
    // The mark of quality is the seventh sign of the last day: it stands 240 + 6 signs after the head.
    const failed = `${text.slice(0, -269)}${dly('PRCP', january).slice(0, 267)}X7`;
    expect(rainOf(failed).mistakes).toEqual([
      { line: 2, mistake: '125 of day 31 failed check X of the archive; it counts as missing.' },
    ]);
  });
  it('the station file of the Climate Data Tool and a column a station: the station is asked for', () => {
    const cdt =
      'Stations,Ejura,Wa\nLON,-1.4,-2.5\nLAT,7.4,10.1\nDAILY/ELEV,220,320\n19800130,0,7\n19800131,12.5,-99\n19800201,-99,0\n';
    const wide = 'date,Ejura,Wa\n1980-01-30,0,7\n1980-01-31,12.5,\n1980-02-01,,0\n';
    for (const [text, format] of [
      [cdt, 'cdt'],
      [wide, 'wide'],
    ] as const) {
      expect(readClimateFile(text)).toMatchObject({
        kind: 'questions',
        format,
        questions: [{ asks: 'station', choices: [{ value: 'Ejura' }, { value: 'Wa' }] }],
      });
      expect(rainOf(text, { station: 'Ejura' })).toMatchObject({ station: 'Ejura', days: three });
      expect(rainOf(text, { station: 'Wa' }).days).toEqual({ '1980-01-30': 7, '1980-01-31': null, '1980-02-01': 0 });
    }
  });
});

describe('what is asked and not guessed', () => {
  it('whether a year with more rain than any place of Ghana has is in tenths of mm', () => {
    // Forty days a year of 43 mm would be no rain to wonder at; 43 mm every other day is 7,847 mm a year.
    const record = (every: number) =>
      Array.from(
        { length: 365 },
        (_, at) => `${new Date(Date.UTC(1981, 0, 1 + at)).toISOString().slice(0, 10)},${at % every === 0 ? 43 : 0}`,
      ).join('\n');
    expect(readClimateFile(`date,rain\n${record(9)}\n`).kind).toBe('read');
    expect(readClimateFile(`date,rain\n${record(2)}\n`)).toMatchObject({ questions: [{ asks: 'rainUnit' }] });
  });
  it('the units of GHCN-Daily as CSV, which comes in several', () => {
    const text = 'STATION,DATE,PRCP,TMAX\nGHA1,1980-01-30,0,331\nGHA1,1980-01-31,125,320\n';
    expect(readClimateFile(text)).toMatchObject({ questions: [{ asks: 'rainUnit' }, { asks: 'temperatureUnit' }] });
    expect(rainOf(text, { rainUnit: 'tenths', temperatureUnit: 'tenths' })).toMatchObject({
      days: { '1980-01-31': 12.5 },
      tmax: 33.1,
    });
  });
  it('whether the day or the month comes first', () => {
    const text = 'date,rain\n03/04/1980,5\n04/04/1980,0\n';
    expect(readClimateFile(text)).toMatchObject({
      questions: [{ asks: 'dates', question: 'Dates are written like 03/04/1980. What comes first?' }],
    });
    expect(Object.keys(rainOf(text, { dates: 'dayFirst' }).days)).toEqual(['1980-04-03', '1980-04-04']);
    expect(rainOf(text, { dates: 'monthFirst' }).days['1980-03-04']).toBe(5);
  });
  it('codes for missing days, traces and units', () => {
    const rows = (values: readonly (number | string)[]) =>
      `date,rain\n${values.map((value, at) => `1980-05-${String(at + 1).padStart(2, '0')},${value}`).join('\n')}`;
    expect(readClimateFile(rows([5, -99, 0, -99]))).toMatchObject({
      questions: [
        {
          asks: 'missing',
          question:
            'These cannot be measured: -99 (2 times, first in row 3, column 2). Do they stand for missing days?',
        },
      ],
    });
    expect(rainOf(rows([5, -99, 0]), { missing: '-99' })).toMatchObject({ days: { '1980-05-02': null }, mistakes: [] });
    expect(rainOf(rows([5, -99, 0]), { missing: 'none' }).mistakes).toEqual([
      { line: 3, mistake: 'row 3, column 2: -99 cannot be the rain of a day; it counts as missing.' },
    ]);
    expect(readClimateFile(rows([5, 'T', 0]))).toMatchObject({ questions: [{ asks: 'trace' }] });
    expect(rainOf(rows([5, 'tr', 0]), { trace: 'zero' }).days['1980-05-02']).toBe(0);
    // Samaru 1976–1983 has its traces written so.
    expect(rainOf(rows([5, '8888', 0]), { trace: 'zero' }).days['1980-05-02']).toBe(0);
    expect(rainOf(rows([5, '8888', 0]), { trace: 'missing' }).days['1980-05-02']).toBeNull();
    const tenths = rows(Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? 120 : 0)));
    expect(readClimateFile(tenths)).toMatchObject({ questions: [{ asks: 'rainUnit' }] });
    expect(rainOf(tenths, { rainUnit: 'tenths' }).days['1980-05-01']).toBe(12);
    expect(rainOf(rows([1, 0]).replace('rain', 'rain (inches)')).days['1980-05-01']).toBe(25.4);
    const warm = `date,tmax\n${Array.from({ length: 9 }, (_, at) => `1980-05-0${at + 1},95`).join('\n')}`;
    expect(readClimateFile(warm)).toMatchObject({ questions: [{ asks: 'temperatureUnit' }] });
    expect(rainOf(warm, { temperatureUnit: 'fahrenheit' }).tmax).toBe(35);
  });
});

const day = (at: number) => `1980-05-${String(at).padStart(2, '0')}`;
/** Forty files that something is wrong with, and what is said: refused with a sentence, asked, or named by row or cell. */
const spoiled: readonly (readonly [name: string, text: string, said: RegExp])[] = [
  ['empty', '', /is empty/],
  ['a mark and nothing else', '\uFEFF\n\n', /is empty/],
  ['a picture', '\u0089PNG\0\0', /not plain text/],
  ['UTF-16', 'd\0a\0t\0e\0', /not plain text/],
  ['no heading', '1980-01-01,5\n1980-01-02,0\n', /row 1 is "1980-01-01, 5"/],
  ['a heading and nothing below', 'date,rain\n', /no day that can be read/],
  ['prose', 'Dear colleague,\nhere is the rain.\n', /row 1 is "Dear colleague/],
  ['Twi prose', 'Ɛnnɛ osu tɔeɛ\n', /row 1 is "Ɛnnɛ osu/],
  ['a heading in other words', 'when,how much\n1980-01-01,5\n', /Name the columns/],
  ['a quotation mark left open', 'date,rain\n"1980-01-01,5\n1980-01-02,0\n', /From row 2|not a day/],
  ['JSON that is cut off', '{"daily":{"time":["1980-01-01"', /begins like JSON and is not/],
  ['JSON of something else', '{"type":"FeatureCollection"}', /neither the daily values of NASA POWER/],
  ['JSON without days', '{"daily":{"time":[],"precipitation_sum":[]}}', /no day that can be read/],
  [
    'JSON with a mistyped day',
    '{"daily":{"time":["1980-13-01","1980-01-02"],"precipitation_sum":[1,2]}}',
    /"1980-13-01" is not a day/,
  ],
  [
    'a GHCN row cut off',
    `${dly('PRCP', january)}\n${dly('PRCP', january, '198003').slice(0, 100)}`,
    /line 2: The row is cut off after 100 characters/,
  ],
  ['two stations in one file', `station,date,rain\nHo,${day(1)},1\nWa,${day(1)},2\n`, /holds 2 stations/],
  ['a station spelt in two ways', `station,date,rain\nHo,${day(1)},1\nHO,${day(2)},2\n`, /holds 2 stations/],
  ['a day twice', `date,rain\n${day(1)},1\n${day(1)},7\n`, /line 3: row 3, column 2: the day has a value already/],
  ['30 February', 'date,rain\n1980-02-30,1\n1980-03-01,1\n', /line 2: "1980-02-30" is not a day/],
  ['29 February of a common year', 'date,rain\n1981-02-29,1\n1981-03-01,1\n', /line 2: "1981-02-29" is not a day/],
  ['a month 13', 'date,rain\n1980-13-01,1\n1980-03-01,1\n', /line 2: "1980-13-01" is not a day/],
  ['dates as text', 'date,rain\nfirst of May,1\n1980-05-02,1\n', /line 2: "first of May" is not a day/],
  ['dates as numbers of a spreadsheet', 'date,rain\n29221,1\n1980-05-02,1\n', /line 2: "29221" is not a day/],
  [
    'years of two figures',
    'date,rain\n01/05/80,1\n1980-05-02,1\n',
    /Dates are written like 01\/05\/80\. What comes first/,
  ],
  ['no day at all', 'date,rain\nMay 1,1\n', /row 2: "May 1" is not a day.* Write days like 1980-01-31/],
  [
    'both orders of day and month',
    'date,rain\n31/01/1980,1\n01/31/1980,2\n',
    /31\/01\/1980 \(row 2\) can only have the day first, 01\/31\/1980/,
  ],
  ['a date that can be two', 'date,rain\n01/02/1980,1\n', /What comes first/],
  ['a century mistyped', 'date,rain\n1980-01-01,1\n2980-01-02,1\n', /lie 1000 years apart/],
  ['a total in the last row', `date,rain\n${day(1)},1\nTotal,1\n`, /line 3: "Total" is not a day/],
  ['thousands with a comma', `date,rain\n${day(1)},"1,250"\n${day(2)},0\n`, /row 2, column 2: "1,250" is no number/],
  ['two decimal commas', `date;rain\n${day(1)};1,5,2\n${day(2)};0\n`, /row 2, column 2: "1,5,2" is no number/],
  ['words for rain', `date,rain\n${day(1)},heavy\n`, /row 2, column 2: "heavy" is no number/],
  ['a unit beside the value', `date,rain\n${day(1)},5 mm\n`, /row 2, column 2: "5 mm" is no number/],
  ['Twi letters for a value', `date,rain\n${day(1)},ɛyɛ\n`, /row 2, column 2: "ɛyɛ" is no number/],
  ['a formula of a spreadsheet', `date,rain\n${day(1)},=SUM(B1:B9)\n`, /is no number/],
  ['an error of a spreadsheet', `date,rain\n${day(1)},#REF!\n`, /"#REF!" is no number/],
  ['minus rain', `date,rain\n${day(1)},-3\n${day(2)},0\n`, /-3 \(once, first in row 2, column 2\)/],
  [
    'code 8888',
    `date,rain\n${day(1)},8888\n${day(2)},0\n`,
    /"8888" is written once for rain, first in row 2, column 2: a trace/,
  ],
  [
    'a flood of ten metres',
    `date,rain\n${day(1)},10000\n${day(2)},0\n`,
    /row 2, column 2: 10000 cannot be the rain of a day/,
  ],
  [
    'rain in tenths',
    `date,rain\n${Array.from({ length: 30 }, (_, at) => `${day(at + 1)},150`).join('\n')}`,
    /In which unit is the rain/,
  ],
  [
    'temperatures in °F',
    `date,tmin\n${Array.from({ length: 9 }, (_, at) => `${day(at + 1)},77`).join('\n')}`,
    /In which unit are they/,
  ],
  [
    'a value for 31 June',
    `year,month,${Array.from({ length: 31 }, (_, at) => at + 1).join(',')}\n1980,6,${Array.from({ length: 31 }, () => 2).join(',')}`,
    /line 2: Column 33 holds 2 for day 31 of a month of 30 days/,
  ],
  [
    'an element we do not keep',
    `station,element,date,value\nHo,pressure,${day(1)},3\nHo,rain,${day(1)},3\n`,
    /line 2: The element "pressure"/,
  ],
  [
    'notes beside the dates',
    `date,note,observer\n${day(1)},dry,Ama\n`,
    /no column beside the date holds a number: "note", "observer"/,
  ],
  ['a column of words beside two stations', `date,Ho,Kpandu,note\n${day(1)},1,2,dry\n`, /holds 2 stations/],
  [
    'no value on any day',
    `date,rain\n${day(1)},\n${day(2)},\n`,
    /^No day has a value that is known\. Nothing of it is kept\.$/,
  ],
];

describe('spoiled files', () => {
  it('are forty at least', () => expect(spoiled.length).toBeGreaterThanOrEqual(40));
  it.each(spoiled)('%s', (_, text, said) => expect(whatIsSaid(text)).toMatch(said));
});

function whatIsSaid(text: string): string {
  try {
    const reading = readClimateFile(text);
    if (reading.kind === 'questions') return reading.questions.map(({ question }) => question).join('\n');
    return reading.mistakes.map(({ line, mistake }) => `line ${line}: ${mistake}`).join('\n');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
