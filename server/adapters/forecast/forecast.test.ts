import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readRetryAfter } from './askProvider.ts';
import { ForecastError, type Forecast } from './forecast.ts';
import { openForecast, readForecastUrl } from './openForecast.ts';
import { STAND_IN_KEY, startWeatherStandIn, type Fault, type WeatherStandIn } from './testing/weatherStandIn.ts';

const kumasi = { id: 'kumasi', lat: 6.6885, lng: -1.6244 };
const now = new Date('2026-11-21T10:20:00Z');
const midnight = Date.parse('2026-11-21T00:00:00Z') / 1000;
const hour = 3_600;
/** November of a forest town the whole year round: 90 mm on 8 days. */
const normals = Array.from({ length: 12 }, () => ({ rainMm: 90, rainDays: 8, tmaxC: 31, tminC: 21, rhPct: 79 }));

let provider: WeatherStandIn;
beforeAll(async () => {
  provider = await startWeatherStandIn(() => now);
});
afterEach(() => provider.set('none'));
afterAll(() => provider.close());

const makers = ['open-meteo', 'openweather', 'sample'] as const;
const outside = ['open-meteo', 'openweather'] as const;

function forecastOf(maker: (typeof makers)[number]): Forecast {
  const url = { 'open-meteo': provider.openMeteoUrl, openweather: provider.openWeatherUrl, sample: 'sample:' }[maker];
  return openForecast(url, () => normals, 300);
}

describe.each(makers)('weather of %s', (maker) => {
  test('has entries every three hours for at least five days, in order', async () => {
    const { moments } = await forecastOf(maker).fetch(kumasi, now);
    expect(moments.length).toBeGreaterThanOrEqual(40);
    const steps = moments.slice(1).map(({ at }, index) => at - (moments[index]?.at ?? 0));
    expect(new Set(steps)).toEqual(new Set([3 * hour]));
    expect(moments[0]?.at).toBeGreaterThanOrEqual(midnight);
    expect(moments.every(({ at }) => at % (3 * hour) === 0)).toBe(true);
  });

  test('has plausible figures, an icon and words for each', async () => {
    const { moments } = await forecastOf(maker).fetch(kumasi, now);
    for (const each of moments) {
      expect(each.tempC).toBeGreaterThan(15);
      expect(each.tempC).toBeLessThan(40);
      expect(each.humidityPct).toBeGreaterThan(10);
      expect(each.rainMm).toBeGreaterThanOrEqual(0);
      expect(each.rainChancePct).toBeGreaterThanOrEqual(0);
      expect(each.rainChancePct).toBeLessThanOrEqual(100);
      expect(each.windKmh).toBeGreaterThan(0);
      expect(each.icon).toMatch(/^(01|02|03|04|09|10|11|13|50)[dn]$/);
      expect(each.description).not.toBe('');
    }
  });

  test('has days from today on, one after the other, whole ones but for the first', async () => {
    const { days } = await forecastOf(maker).fetch(kumasi, now);
    expect(days.slice(0, 5).map(({ date }) => date)).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
    ]);
    for (const day of days) expect(day.minC).toBeLessThan(day.maxC);
    expect(days.slice(1, 5).some(({ partial }) => partial)).toBe(false);
  });

  test('says who made it, with the words its licence asks for', () => {
    const { source } = forecastOf(maker);
    expect(source.maker).toBe(maker);
    expect(source.isSample).toBe(maker === 'sample');
    expect(source).toMatchObject(
      {
        'open-meteo': {
          attribution: 'Weather data by Open-Meteo.com',
          link: 'https://open-meteo.com/',
          licence: 'CC BY 4.0',
        },
        openweather: {
          attribution: 'Weather data provided by OpenWeather',
          link: 'https://openweathermap.org/',
          licence: 'ODbL and CC BY-SA 4.0',
        },
        sample: { attribution: 'Sample weather made from monthly normals, not a forecast' },
      }[maker],
    );
  });
});

describe.each(outside)('%s on a plain warm day', (maker) => {
  // The stand-in: 23 °C at 3 h, 32 °C at 15 h; 4 mm in the three hours up to 18 h, with a chance of 70 %.
  test('the afternoon, the rain and the day are what the provider gave', async () => {
    const { moments, days } = await forecastOf(maker).fetch(kumasi, now);
    const at = (hours: number) => moments.find((moment) => moment.at === midnight + hours * hour);
    expect(at(15)).toMatchObject({ tempC: 32, rainMm: 0, icon: '02d', description: 'few clouds' });
    expect(at(18)).toMatchObject({ rainMm: 4, rainChancePct: 70, description: 'light rain' });
    expect(days[1]).toMatchObject({
      date: '2026-11-22',
      minC: 23,
      maxC: 32,
      rainMm: 4,
      rainChancePct: 70,
      icon: '10d',
    });
  });
});

test('Open-Meteo is asked once, with the place and without a key, and tells the seven days before', async () => {
  const before = provider.asked.length;
  const { pastDays } = await forecastOf('open-meteo').fetch(kumasi, now);
  expect(provider.asked.slice(before)).toEqual([
    '/v1/forecast?latitude=6.6885&longitude=-1.6244&hourly=temperature_2m%2Crelative_humidity_2m%2Cprecipitation%2Cprecipitation_probability%2Cweather_code%2Cwind_speed_10m%2Cis_day&past_days=7&forecast_days=8&timeformat=unixtime&timezone=GMT',
  ]);
  expect(pastDays.map(({ date }) => date)).toEqual([
    '2026-11-14',
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
  ]);
  expect(pastDays[6]).toMatchObject({ meanC: 27.5, rainMm: 4, partial: false });
});

test('OpenWeather is asked for forecast and present weather in metric units; wind comes in km/h', async () => {
  const before = provider.asked.length;
  const { moments, reading, pastDays } = await forecastOf('openweather').fetch(kumasi, now);
  expect(provider.asked.slice(before).toSorted()).toEqual([
    `/data/2.5/forecast?lat=6.6885&lon=-1.6244&units=metric&appid=${STAND_IN_KEY}`,
    `/data/2.5/weather?lat=6.6885&lon=-1.6244&units=metric&appid=${STAND_IN_KEY}`,
  ]);
  // 2.5 m/s.
  expect(moments[0]?.windKmh).toBe(9);
  // 10 h: 27.5 − 4.5 cos(7/24 · 360°) = 28.7 °C.
  expect(reading).toEqual({ at: now.getTime() / 1000, tempC: 28.7, humidityPct: 80, rainMm: 0 });
  expect(pastDays).toEqual([]);
});

test('sample weather is the same every time for a place, and another elsewhere', async () => {
  const forecast = forecastOf('sample');
  const [one, again, elsewhere] = await Promise.all([
    forecast.fetch(kumasi, now),
    forecast.fetch(kumasi, new Date('2026-11-21T23:00:00Z')),
    forecast.fetch({ ...kumasi, id: 'ejura' }, now),
  ]);
  expect(again).toEqual(one);
  expect(elsewhere.moments).not.toEqual(one.moments);
  expect(one.pastDays).toHaveLength(7);
});

const faults: readonly (readonly [Fault, RegExp])[] = [
  ['slow', /did not answer within 0\.3 s/],
  ['hangs up', /was not reached/],
  ['rate limit', /answered 429/],
  ['server error', /answered 500/],
  ['wrong key', /answered 401: check the key in FORECAST_URL/],
  ['broken JSON', /not JSON/],
  ['HTML', /not JSON/],
  ['empty object', /gave no list/],
  ['missing fields', /temperature/],
  ['wrong types', /temperature that cannot be: "\d+/],
  ['900 degrees', /temperature that cannot be: 900/],
  ['endless', /more than 512 KiB/],
];

describe.each(outside)('%s in trouble', (maker) => {
  test.each(faults)('%s: a sentence for the log, without the key', async (fault, sentence) => {
    provider.set(fault);
    const error = await forecastOf(maker)
      .fetch(kumasi, now)
      .then(
        () => null,
        (thrown: unknown) => thrown,
      );
    expect(error).toBeInstanceOf(ForecastError);
    expect((error as ForecastError).message).toMatch(sentence);
    expect(`${(error as ForecastError).message} ${(error as ForecastError).stack}`).not.toContain(STAND_IN_KEY);
  });

  test('a limit says when to come back, and that no other place fares better', async () => {
    provider.set('rate limit');
    await expect(forecastOf(maker).fetch(kumasi, now)).rejects.toMatchObject({
      refusesAll: true,
      retryAfterSeconds: 120,
    });
  });

  test('after the trouble it answers again', async () => {
    provider.set('server error');
    const forecast = forecastOf(maker);
    await expect(forecast.fetch(kumasi, now)).rejects.toThrow(ForecastError);
    provider.set('none');
    expect((await forecast.fetch(kumasi, now)).moments.length).toBeGreaterThan(30);
  });
});

test('a provider that is not there is said so', async () => {
  const gone = await startWeatherStandIn(() => now);
  await gone.close();
  await expect(openForecast(gone.openMeteoUrl, () => null, 300).fetch(kumasi, now)).rejects.toThrow(
    'Open-Meteo was not reached (ECONNREFUSED).',
  );
});

test('sample weather without normals is an error, not made-up weather', async () => {
  await expect(openForecast('sample:', () => null).fetch(kumasi, now)).rejects.toThrow('no climate normals for kumasi');
});

test('Retry-After is read as seconds, as a date, and never waited for longer than six hours', () => {
  const at = Date.parse('2026-11-21T10:00:00Z');
  expect(readRetryAfter('90', at)).toBe(90);
  expect(readRetryAfter('Sat, 21 Nov 2026 10:02:00 GMT', at)).toBe(120);
  expect(readRetryAfter('Sat, 21 Nov 2026 09:00:00 GMT', at)).toBe(0);
  expect(readRetryAfter('86400', at)).toBe(21_600);
  expect(readRetryAfter('soon', at)).toBeNull();
  expect(readRetryAfter(null, at)).toBeNull();
});

test('FORECAST_URL names a maker, and where needed an address and a key', () => {
  expect(readForecastUrl('sample:')).toEqual({ maker: 'sample' });
  expect(readForecastUrl('open-meteo:')).toMatchObject({ base: new URL('https://api.open-meteo.com') });
  expect(readForecastUrl('open-meteo:http://127.0.0.1:8080')).toMatchObject({ base: new URL('http://127.0.0.1:8080') });
  expect(readForecastUrl('openweather:0123456789abcdef')).toEqual({
    maker: 'openweather',
    base: new URL('https://api.openweathermap.org'),
    key: '0123456789abcdef',
  });
  expect(readForecastUrl('openweather:http://127.0.0.1:8080?appid=0123456789')).toMatchObject({ key: '0123456789' });
  for (const wrong of [
    'openweather:',
    'openweather:http://127.0.0.1:8080',
    'openweather:a b',
    'open-meteo:elsewhere',
    'sample:ejura',
    'other:',
  ]) {
    expect(readForecastUrl(wrong), wrong).toBeNull();
  }
});
