import { describe, expect, it } from 'vitest';
import { readClimateFile } from './readClimateFile.ts';
import type { Answers } from './types.ts';

/** Sunshine, wind and humidity of the first day a file was read to hold. */
function firstDay(text: string, answers: Answers = {}) {
  const reading = readClimateFile(text, answers);
  if (reading.kind === 'questions') return reading.questions.map(({ asks }) => asks);
  const { series } = reading;
  return [series.sun, series.wind, series.rhMin, series.rhMax].map((values) => values[series.firstRecord]);
}
const dly = (element: string, value: string) =>
  `GHA00000001198001${element}${Array.from({ length: 31 }, () => `${value.padStart(5)}  7`).join('')}`.padEnd(269);

describe('sunshine, wind and humidity', () => {
  it('are read as this portal writes them: hours, m/s at 2 m, per cent', () => {
    const heading = 'date,rain,tmin,tmax,sun,wind,rh_min,rh_max';
    expect(firstDay(`${heading}\n1980-01-01,0,21,33,7.5,1.2,40,99.9\n`)).toEqual([7.5, 1.2, 40, 99.9]);
  });
  it('are asked about where values under the same names cannot be hours and per cent', () => {
    const heading = 'date,rain,sun,wind,rh_min,rh_max';
    expect(firstDay(`${heading}\n1980-01-01,0,480,1.2,0.4,0.9\n`)).toEqual(['sunUnit', 'humidityUnit']);
  });
  it('are asked about where a file leaves their units open', () => {
    const text = 'Date,Rain,Sunshine,Wind,RHmin\n1980-01-01,0,450,18,0.4\n1980-01-02,0,300,36,0.6\n';
    expect(firstDay(text)).toEqual(['sunUnit', 'windUnit', 'humidityUnit']);
    // 18 km/h are 5 m/s at 10 m; 4.87 / ln(67.8 × 10 − 5.42) of that at 2 m.
    expect(firstDay(text, { sunUnit: 'minutes', windUnit: 'kmh_10m', humidityUnit: 'fraction' })).toEqual([
      7.5,
      3.74,
      40,
      NaN,
    ]);
    expect(firstDay(text, { sunUnit: 'minutes', windUnit: 'knots_2m', humidityUnit: 'fraction' })).toEqual([
      7.5,
      9.26,
      40,
      NaN,
    ]);
  });
  it('come with the units of Open-Meteo, NASA POWER and GHCN-Daily', () => {
    expect(
      firstDay(
        '{"daily_units":{"wind_speed_10m_mean":"m/s"},"daily":{"time":["1980-01-01"],"precipitation_sum":[0],"sunshine_duration":[27000],"wind_speed_10m_mean":[5],"relative_humidity_2m_min":[40],"relative_humidity_2m_max":[90]}}',
      ),
    ).toEqual([7.5, 3.74, 40, 90]);
    expect(firstDay('{"properties":{"parameter":{"PRECTOTCORR":{"19800101":0},"WS2M":{"19800101":1.5}}}}')).toEqual([
      NaN,
      1.5,
      NaN,
      NaN,
    ]);
    expect(
      firstDay(
        [dly('PRCP', '0'), dly('TSUN', '450'), dly('AWND', '50'), dly('RHMN', '40'), dly('RHMX', '90')].join('\n'),
      ),
    ).toEqual([7.5, 3.74, 40, 90]);
  });
  it('keep a humidity that is a code elsewhere, and name what cannot be', () => {
    const text = 'date,rain,wind_2m,rh_max\n1980-01-01,99.9,1,99.9\n1980-01-02,0,200,130\n';
    const reading = readClimateFile(text, { missing: '99.9', windUnit: 'ms_2m' });
    if (reading.kind === 'questions') throw new Error('Nothing was to be asked.');
    expect([reading.series.rain[0], reading.series.rhMax[0]]).toEqual([-1, 99.9]);
    expect(reading.mistakes.map(({ mistake }) => mistake)).toEqual([
      'row 3, column 3: 200 cannot be the mean wind of a day; it counts as missing.',
      'row 3, column 4: 130 cannot be a humidity; it counts as missing.',
    ]);
  });
});
