import type { Answer } from '#contract/endpoint.ts';
import type { listWeatherLocations, showForecast } from '#contract/weather/weather.ts';
import type { showLiveData, showVerification, showWeatherData } from '#contract/weather/weatherHistory.ts';

type Forecast = Answer<typeof showForecast>;

export const kumasi: Forecast['place'] = {
  id: 'kumasi',
  location: 'Kumasi',
  latitude: 6.69,
  longitude: -1.62,
  district: 'Kumasi Metropolitan',
  district_id: 'kumasi_metropolitan',
  region: 'Ashanti',
  kind: 'district capital',
};
export const tamale: Forecast['place'] = {
  ...kumasi,
  id: 'tamale',
  location: 'Tamale',
  latitude: 9.4,
  longitude: -0.84,
  district: 'Tamale Metropolitan',
  district_id: 'tamale_metropolitan',
  region: 'Northern',
};
export const places: Answer<typeof listWeatherLocations> = [kumasi, tamale];

export const openMeteo: Forecast['source'] = {
  maker: 'open-meteo',
  name: 'Open-Meteo',
  attribution: 'Weather data by Open-Meteo.com, CC BY 4.0',
  link: 'https://open-meteo.com/',
  licence: 'CC BY 4.0',
  isSample: false,
};
export const sampleSource: Forecast['source'] = {
  maker: 'sample',
  name: 'Sample weather',
  attribution: 'Sample weather made from monthly normals, not a forecast',
  link: '',
  licence: '',
  isSample: true,
};

const fewClouds = { icon: '02d', description: 'few clouds' };
const rainy = { icon: '10d', description: 'light rain' };

/** The day so many after 6 May 2026. */
const dateOf = (index: number) => `2026-05-${String(6 + index).padStart(2, '0')}`;

/**
 * Kumasi from 6 May 2026 on, fetched at 05:00. Every day 21 to 31 °C, few clouds, a wind of 8 km/h at 60 % humidity;
 * 9 mm of light rain on the 8th. Temperatures by the hour: 22 22 21 24 28 30 27 24.
 */
export const forecastOfKumasi: Forecast = {
  state: 'fresh',
  place: kumasi,
  source: openMeteo,
  fetched_at: '2026-05-06T05:00:00.000Z',
  age_minutes: 180,
  next_try_at: '2026-05-06T06:00:00.000Z',
  ask_again_seconds: 3600,
  entries: Array.from({ length: 7 * 8 }, (_, index) => ({
    dt: Date.UTC(2026, 4, 6, index * 3) / 1000,
    main: { temp: [22, 22, 21, 24, 28, 30, 27, 24][index % 8] ?? 0, humidity: 60 },
    weather: [fewClouds],
    rain_chance: 10,
    rain_mm: 0,
    wind_kmh: 8,
  })),
  days: Array.from({ length: 7 }, (_, index) => ({
    date: dateOf(index),
    temp_min: 21,
    temp_max: 31,
    rain_mm: index === 2 ? 9 : 0,
    rain_chance: index === 2 ? 70 : 10,
    wind_max_kmh: 12,
    sunrise: `${dateOf(index)}T05:52:00.000Z`,
    sunset: `${dateOf(index)}T18:08:00.000Z`,
    weather: [index === 2 ? rainy : fewClouds],
    partial: false,
  })),
  past_days: [],
  planting: [{ crop_id: 'maize', crop: 'Maize', season: 'major', from: '2026-03-28', by: '2026-05-20' }],
};

/** 29 April to 5 May: 26 °C every day, 12 mm on 1 May. */
export const liveOfKumasi: Answer<typeof showLiveData> = Array.from({ length: 7 }, (_, index) => ({
  date: `2026-${index < 2 ? '04' : '05'}-${['29', '30', '01', '02', '03', '04', '05'][index]}`,
  temperature: 26,
  rain: index === 2 ? 12 : 0,
  kind: 'model analysis' as const,
}));

/** As forecast the day before: 27 °C and 3 mm a day; then from 6 May on 26.4 °C, and 9 mm on the 8th. */
export const forecastsOfKumasi: Answer<typeof showWeatherData> = [
  ...liveOfKumasi.map(({ date }) => ({
    date,
    temperature: 27,
    rain: 3,
    period: 'past' as const,
    lead_days: 1,
    isSample: false,
  })),
  ...Array.from({ length: 7 }, (_, index) => ({
    date: dateOf(index),
    temperature: 26.4,
    rain: index === 2 ? 9 : 0,
    period: 'coming' as const,
    lead_days: index,
    isSample: false,
  })),
];

export const scoresOfKumasi: Answer<typeof showVerification> = {
  state: 'ready',
  place: kumasi,
  source: openMeteo,
  collecting_since: '2026-04-01',
  days_collected: 35,
  days_needed: 14,
  actual_kind: 'model analysis',
  wet_day_mm: 1,
  wet_day_source: 'WMO',
  leads: [
    {
      lead_days: 1,
      days: 35,
      mean_error: 0.62,
      mean_absolute_error: 1.1,
      rain_days: 12,
      rain_hit_rate: 83,
      rain_false_alarm_rate: 20,
    },
    {
      lead_days: 2,
      days: 34,
      mean_error: -0.4,
      mean_absolute_error: 1.4,
      rain_days: 12,
      rain_hit_rate: 75,
      rain_false_alarm_rate: null,
    },
  ],
};
