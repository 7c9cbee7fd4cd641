import { bench, describe } from 'vitest';
import { addDays, dayNumber, daysBetween } from '../dates/day.ts';
import { makeSeries } from './series.ts';
import { stationStatistics } from './statistics/stationStatistics.ts';

/** Seventy years of one station: rain on every third day or so, always the same, with temperatures and the rest. */
const FROM = '1941-01-01';
const days = Array.from({ length: daysBetween(FROM, '2011-01-01') }, (_, at) => {
  const wet = (at * 7919) % 10 < 3;
  return {
    day: dayNumber(addDays(FROM, at)),
    rain: wet ? (at * 104_729) % 4000 : 0,
    tmin: 20 + ((at * 31) % 40) / 10,
    tmax: 29 + ((at * 37) % 60) / 10,
    sun: (at * 13) % 11,
    wind: 1 + ((at * 17) % 20) / 10,
    rhMin: 40 + ((at * 19) % 30),
    rhMax: 80 + ((at * 23) % 20),
  };
});
const series = makeSeries('bench', days);
const place = { latitude: 9.5, elevation: 183 };
const base = { from: 1961, to: 1990 };

describe('the climate engine', () => {
  let rows = 0;
  bench('all statistics of 70 years of one station', () => {
    stationStatistics(series, { zone: 'north', place, base }, () => {
      rows += 1;
    });
  });
  bench('the same of rain alone', () => {
    stationStatistics(series, { zone: 'south', place: null, base }, () => {
      rows += 1;
    });
  });
  bench('laying 70 years out as a series', () => {
    rows += makeSeries('bench', days).rain.length;
  });
});
