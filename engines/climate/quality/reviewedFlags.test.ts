import { expect, it } from 'vitest';
import { flagName, withoutFlagged } from './reviewedFlags.ts';
import { checkQuality } from './quality.ts';
import { gapsBetween, makeSeries, rainBetween } from '../series.ts';
import { madeSeries } from '../testing/madeSeries.ts';

it('a flag that was found wrong leaves its days out of what is worked out, and the values where they are', () => {
  // 888.8 mm on 3 December cannot be; 10 mm the day before it stays.
  const series = madeSeries({
    from: '2001-01-01',
    to: '2001-12-31',
    rain: { '2001-06-06': 3, '2001-09-09': 3, '2001-12-02': 10, '2001-12-03': 888.8 },
  });
  const [flag] = checkQuality(series);
  const name = flag ? flagName(series, flag) : '';
  expect(name).toBe('impossible rain 2001-12-03 2001-12-03');
  const judged = withoutFlagged(series, [name]);
  expect([rainBetween(judged, 335, 336), rainBetween(judged, 335, 335), gapsBetween(judged, 0, 364)]).toEqual([
    -1, 1000, 1,
  ]);
  expect(series.rain[336]).toBe(88_880);
  expect(withoutFlagged(series, [])).toBe(series);
});

it('a flag of sunshine, wind or humidity takes that element alone out', () => {
  const series = makeSeries('any', [{ day: 11_323, rain: 5, tmax: 30, sun: 14, wind: 2, rhMin: 70, rhMax: 60 }]);
  const judged = withoutFlagged(series, [
    'impossible sun 2001-01-01 2001-01-01',
    'minimumAboveMaximum rhMin 2001-01-01 2001-01-01',
  ]);
  expect(
    [judged.rain, judged.tmax, judged.sun, judged.wind, judged.rhMin, judged.rhMax].map((values) => values[0]),
  ).toEqual([5, 30, NaN, 2, NaN, 60]);
});

it('a flag of days before the series takes nothing from it', () => {
  const series = madeSeries({ from: '2001-01-01', to: '2001-12-31', rain: { '2001-06-06': 3 } });
  const judged = withoutFlagged(series, ['impossible rain 1999-05-01 1999-05-02', 'spike tmax 2000-12-30 2001-01-01']);
  expect(gapsBetween(judged, 0, 364)).toBe(0);
});
