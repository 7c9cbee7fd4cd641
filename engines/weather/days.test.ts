import { describe, expect, it } from 'vitest';
import { withMorningOf } from './withMorningOf.ts';
import { everyThreeHours, summariseDays } from './summariseDays.ts';
import { sunTimes } from './sunTimes.ts';
import { HOUR, type WeatherMoment } from './weather.ts';
import { conditionOfWmoCode } from './wmoCode.ts';

const midnight = Date.parse('2026-11-21T00:00:00Z') / 1000;

/** A moment so many hours after the midnight of 21 November. */
function moment(hours: number, more: Partial<WeatherMoment> = {}): WeatherMoment {
  return {
    at: midnight + hours * HOUR,
    tempC: 25,
    humidityPct: 80,
    rainMm: 0,
    rainChancePct: 10,
    windKmh: 6,
    icon: '02d',
    description: 'few clouds',
    ...more,
  };
}

function hours(
  from: number,
  to: number,
  step: number,
  more: (hour: number) => Partial<WeatherMoment> = () => ({}),
): WeatherMoment[] {
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, index) =>
    moment(from + index * step, more(from + index * step)),
  );
}

describe('hourly weather in steps of three hours', () => {
  it('sums the rain of the three hours up to each, and takes the largest chance', () => {
    const steps = everyThreeHours(
      hours(0, 7, 1, (hour) => ({ rainMm: hour, rainChancePct: hour * 10, tempC: 20 + hour })),
      1,
    );
    // 1 + 2 + 3 and 4 + 5 + 6 mm; of midnight only its own hour is known.
    expect(
      steps.map(({ at, rainMm, rainChancePct, tempC }) => [(at - midnight) / HOUR, rainMm, rainChancePct, tempC]),
    ).toEqual([
      [0, 0, 0, 20],
      [3, 6, 30, 23],
      [6, 15, 60, 26],
    ]);
  });
  it('does not know the rain of hours that do not say', () => {
    expect(
      everyThreeHours(
        hours(0, 4, 1, () => ({ rainMm: null, rainChancePct: null })),
        1,
      )[1],
    ).toMatchObject({ rainMm: null, rainChancePct: null });
  });
});

describe('days', () => {
  it('run from midnight to midnight; rain that ends at midnight is of the day before', () => {
    const days = summariseDays(
      hours(0, 48, 3, (hour) => ({
        tempC: 20 + (hour % 24) / 3,
        rainMm: hour === 24 ? 5 : 0,
        windKmh: hour === 15 ? 22 : 6,
      })),
      3,
    );
    // 20 at midnight to 27 at 21 h; mean of 20 … 27.
    expect(days[0]).toMatchObject({
      date: '2026-11-21',
      minC: 20,
      maxC: 27,
      meanC: 23.5,
      rainMm: 5,
      windMaxKmh: 22,
      partial: false,
    });
    expect(days[1]).toMatchObject({ date: '2026-11-22', rainMm: 0 });
  });
  it('show the weightiest sky between 6 and 18 h, as by day', () => {
    const skies: Record<number, Partial<WeatherMoment>> = {
      3: { icon: '11n', description: 'thunderstorm' },
      9: { icon: '10d', description: 'light rain', rainMm: 1 },
      15: { icon: '10d', description: 'moderate rain', rainMm: 6 },
    };
    expect(
      summariseDays(
        hours(0, 24, 3, (hour) => skies[hour] ?? {}),
        3,
      )[0],
    ).toMatchObject({ icon: '10d', description: 'moderate rain' });
  });
  it('say when they are known in part, and leave out a last one of which less than half is known', () => {
    expect(summariseDays(hours(15, 36, 3), 3).map(({ date, partial }) => [date, partial])).toEqual([
      ['2026-11-21', true],
      ['2026-11-22', true],
    ]);
    expect(summariseDays(hours(0, 33, 3), 3).map(({ date }) => date)).toEqual(['2026-11-21']);
    expect(summariseDays(hours(18, 24, 3), 3)).toHaveLength(1);
  });
});

describe('a newer forecast', () => {
  it('keeps the morning an older one had, of the same day alone', () => {
    const older = { moments: hours(-6, 24, 3, () => ({ tempC: 18 })), days: [] };
    const newer = { moments: hours(15, 48, 3), days: [] };
    const merged = withMorningOf(newer, older);
    expect(merged.moments[0]?.at).toBe(midnight);
    expect(merged.days[0]).toMatchObject({ date: '2026-11-21', minC: 18, maxC: 25, partial: false });
  });
  it('is as it came without an older one, or when it has the whole day', () => {
    const newer = { moments: hours(0, 48, 3), days: [] };
    expect(withMorningOf(newer, null)).toBe(newer);
    expect(withMorningOf(newer, { moments: hours(-24, 24, 3), days: [] })).toBe(newer);
  });
});

describe('sunrise and sunset', () => {
  // Worked out by hand from declination and equation of time: Accra at the December solstice (−23.44°, +1.8 min; noon
  // 11:59, half a day 5 h 54) and the March equinox (0°, −7.5 min; 12:08, 6 h 03), Bolgatanga at the June solstice
  // (23.44°, −1.8 min; 12:05, 6 h 23).
  it.each([
    ['2026-12-21', -0.1969, 5.556, '06:05', '17:53'],
    ['2026-03-20', -0.1969, 5.556, '06:05', '18:11'],
    ['2026-06-21', -0.8514, 10.7856, '05:42', '18:28'],
  ])('on %s at %d, %d', (date, lng, lat, rise, set) => {
    const { sunrise, sunset } = sunTimes(date, [lng, lat]);
    const off = (at: number, clock: string) => Math.abs(at - Date.parse(`${date}T${clock}:00Z`) / 1000);
    expect(off(sunrise, rise)).toBeLessThanOrEqual(120);
    expect(off(sunset, set)).toBeLessThanOrEqual(120);
  });
});

it('weather codes of the WMO become icons of day and night; what is none is none', () => {
  expect(conditionOfWmoCode(0, true)).toEqual({ icon: '01d', description: 'clear sky' });
  expect(conditionOfWmoCode(95, false)).toEqual({ icon: '11n', description: 'thunderstorm' });
  expect(conditionOfWmoCode(63, true)).toEqual({ icon: '10d', description: 'moderate rain' });
  expect(conditionOfWmoCode(Number.NaN, true)).toBeNull();
  expect(conditionOfWmoCode(7, true)).toBeNull();
});
