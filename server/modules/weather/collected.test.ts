import { describe, expect, test } from 'vitest';
import type { showCropClimate } from '#contract/calendar/calendar.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { showDistrict } from '#contract/geography/geography.ts';
import type { showLiveData, showVerification, showWeatherData } from '#contract/weather/weatherHistory.ts';
import { addDays } from '#engines/dates/day.ts';
import { ask, askUntilSettled, open, portal, provider, setTime } from './testing/providerPortal.ts';

describe('what was and what was forecast', () => {
  const point = { latitude: 7.3862, longitude: -1.3572 };
  const live = async () =>
    (await portal.inject({ method: 'POST', url: '/api/weather/livedata', payload: point })).json<
      Answer<typeof showLiveData>
    >();
  const data = async () =>
    (await portal.inject({ method: 'POST', url: '/api/weather/weatherdata', payload: point })).json<
      Answer<typeof showWeatherData>
    >();
  const scores = async () =>
    (await portal.inject('/api/weather/verification?location=ejura')).json<Answer<typeof showVerification>>();

  test('before anything is collected there are dates without figures', async () => {
    await open();
    expect(await live()).toEqual(
      ['14', '15', '16', '17', '18', '19', '20'].map((day) => ({
        date: `2026-11-${day}`,
        temperature: null,
        rain: null,
        kind: 'none yet',
      })),
    );
    expect(await scores()).toMatchObject({
      state: 'collecting',
      collecting_since: null,
      days_collected: 0,
      actual_kind: 'none yet',
      leads: [],
    });
  });

  test('one fetch brings the days before as model analysis; forecasts of past days come with the days', async () => {
    await open();
    await askUntilSettled();
    expect((await live()).map(({ temperature, rain, kind }) => [temperature, rain, kind])).toEqual(
      Array.from({ length: 7 }, () => [27.5, 4, 'model analysis']),
    );
    await expect
      .poll(async () => (await ask()).past_days)
      .toEqual(['14', '15', '16', '17', '18', '19', '20'].map((day) => ({ date: `2026-11-${day}`, rain_mm: 4 })));
    const first = await data();
    expect(first.filter(({ period }) => period === 'past').map(({ temperature }) => temperature)).toEqual(
      Array(7).fill(null),
    );
    expect(first.filter(({ period }) => period === 'coming').map(({ lead_days: lead }) => lead)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7,
    ]);
    setTime('2026-11-23T10:00:00Z');
    await askUntilSettled();
    const later = await data();
    // Of 21 November there is only what was forecast on the day itself; the 22nd was forecast the day before.
    expect(later.filter(({ period, temperature }) => period === 'past' && temperature !== null)).toEqual([
      { date: '2026-11-22', temperature: 27.5, rain: 4, period: 'past', lead_days: 1, isSample: false },
    ]);
  });

  test('after two weeks each lead day with enough days has its score', async () => {
    await open();
    for (let day = 0; day < 16; day += 1) {
      const date = addDays('2026-11-21', day);
      // In the morning the days before are kept as they were; the forecast of the evening is two degrees too warm.
      provider.warm(0);
      setTime(`${date}T06:00:00Z`);
      await askUntilSettled();
      provider.warm(2);
      setTime(`${date}T18:00:00Z`);
      await askUntilSettled();
    }
    const answer = await scores();
    // Forecast on 21 November for the 22nd, …, on 5 December for the 6th, of which the 22nd to the 5th came: 14 days.
    expect(answer).toMatchObject({
      state: 'ready',
      collecting_since: '2026-11-22',
      days_collected: 14,
      actual_kind: 'model analysis',
    });
    expect(answer.leads).toEqual([
      {
        lead_days: 1,
        days: 14,
        mean_error: 2,
        mean_absolute_error: 2,
        rain_days: 14,
        rain_hit_rate: 100,
        rain_false_alarm_rate: 0,
      },
    ]);
  });

  test('where the provider tells no past, the hours of a day make it', async () => {
    await open(0, 'openWeatherUrl');
    for (let hour = 0; hour < 24; hour += 1) {
      setTime(`2026-11-22T${String(hour).padStart(2, '0')}:10:00Z`);
      await askUntilSettled();
    }
    setTime('2026-11-23T00:30:00Z');
    await portal.context.jobs.runDue();
    const rows = await live();
    expect(rows.at(-1)).toEqual({ date: '2026-11-22', temperature: 27.5, rain: 4, kind: 'model analysis' });
    expect(rows.at(-2)).toMatchObject({ date: '2026-11-21', kind: 'none yet' });
  });

  test('a day of an OpenWeather forecast keeps its morning as it goes by', async () => {
    await open(0, 'openWeatherUrl');
    setTime('2026-11-22T00:00:00Z');
    await askUntilSettled();
    setTime('2026-11-22T16:00:00Z');
    const { days, entries } = await askUntilSettled();
    expect(days[0]).toMatchObject({ date: '2026-11-22', temp_min: 23, temp_max: 32, partial: false });
    expect(entries[0]?.dt).toBe(Date.parse('2026-11-22T00:00:00Z') / 1000);
  });
});

test('pest levels of a district are of its daily weather, once there is enough of it', async () => {
  await open();
  const levels = async () => {
    const district = (await portal.inject('/api/cc/district/ejura_sekyedumase_municipal?geometry=false')).json<
      Answer<typeof showDistrict>
    >();
    const climate = (await portal.inject('/api/cc/climate/ejura_sekyedumase_municipal/groundnut')).json<
      Answer<typeof showCropClimate>
    >();
    return {
      periods: new Set(district.pest_risk_levels.map(({ period }) => period)),
      daily: climate.pests.map(({ levels: each, daily_month: month }) => [month, each?.[10]]),
    };
  };
  const before = await levels();
  expect(before.periods).toEqual(new Set(['typical for the month']));
  expect(before.daily.every(([month]) => month === undefined)).toBe(true);
  // Thirty days of 5 mm each up to yesterday: leaves stay wet, aphids are washed off.
  for (let back = 1; back <= 30; back += 1) {
    await portal.context.db
      .insertInto('weather_actual_day')
      .values({
        location_id: 'ejura',
        day: addDays('2026-11-21', -back),
        maker: 'open-meteo',
        kind: 'model analysis',
        min_c: 21,
        max_c: 29,
        mean_c: 25,
        rain_mm: 5,
        humidity_pct: 80,
        kept_on: '2026-11-20',
      })
      .execute();
  }
  // The fetch brings seven days, and the news that days are there.
  await askUntilSettled();
  await expect.poll(async () => (await levels()).periods).toContain('last 24 days, from daily weather');
  expect((await levels()).daily).toContainEqual([11, 'high']);
});

describe('places people ask for', () => {
  test('are kept fresh by a job, the others not', async () => {
    await open();
    await askUntilSettled('ejura');
    setTime('2026-11-30T08:00:00Z');
    await askUntilSettled('kumasi');
    setTime('2026-11-30T10:00:00Z');
    const before = provider.asked.length;
    await portal.context.jobs.runDue();
    expect(provider.asked.slice(before).map((address) => /latitude=([\d.]+)/.exec(address)?.[1])).toEqual(['6.6885']);
  });
});
