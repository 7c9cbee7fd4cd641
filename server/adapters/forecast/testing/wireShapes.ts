/** The answers of both providers as their documents show them, filled with a plain warm day: 23 °C at 6 h, 32 °C at 15 h, rain at 18 h. */

const HOUR = 3_600;
const DAY = 86_400;

function midnightOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / DAY) * DAY;
}

/** Temperature of an hour of the day, °C, to a tenth. */
export function plainTemperature(hour: number): number {
  return Math.round((27.5 - 4.5 * Math.cos(((hour - 3) / 24) * 2 * Math.PI)) * 10) / 10;
}

/** GET /v1/forecast of Open-Meteo, with the columns that were asked for. */
export function openMeteoAnswer(url: URL, now: Date, warmer: number): unknown {
  const back = Number(url.searchParams.get('past_days') ?? 0);
  const ahead = Number(url.searchParams.get('forecast_days') ?? 7);
  const start = midnightOf(now) - back * DAY;
  const times = Array.from({ length: (back + ahead) * 24 }, (_, index) => start + index * HOUR);
  const hourOf = (at: number): number => (at % DAY) / HOUR;
  const columns: Record<string, (at: number) => number> = {
    temperature_2m: (at) => plainTemperature(hourOf(at)) + warmer,
    relative_humidity_2m: (at) => 90 - hourOf(at),
    precipitation: (at) => (hourOf(at) === 17 ? 2.5 : hourOf(at) === 18 ? 1.5 : 0),
    precipitation_probability: (at) => (hourOf(at) >= 16 && hourOf(at) <= 18 ? 70 : 5),
    weather_code: (at) => (hourOf(at) === 17 || hourOf(at) === 18 ? 61 : 1),
    wind_speed_10m: (at) => 5 + (hourOf(at) % 12),
    is_day: (at) => (hourOf(at) >= 6 && hourOf(at) < 18 ? 1 : 0),
  };
  const asked = (url.searchParams.get('hourly') ?? '').split(',').filter((name) => name in columns);
  return {
    latitude: Number(url.searchParams.get('latitude')),
    longitude: Number(url.searchParams.get('longitude')),
    generationtime_ms: 0.21,
    utc_offset_seconds: 0,
    timezone: 'GMT',
    timezone_abbreviation: 'GMT',
    elevation: 270,
    hourly_units: {
      time: 'unixtime',
      temperature_2m: '°C',
      relative_humidity_2m: '%',
      precipitation: 'mm',
      weather_code: 'wmo code',
      wind_speed_10m: 'km/h',
      is_day: '',
    },
    hourly: {
      time: times,
      ...Object.fromEntries(asked.map((name) => [name, times.map((at) => columns[name]?.(at) ?? 0)])),
    },
  };
}

/** GET /data/2.5/forecast of OpenWeather: forty entries from the next third hour on. */
export function openWeatherForecastAnswer(url: URL, now: Date, warmer: number): unknown {
  const first = Math.ceil(now.getTime() / 1000 / (3 * HOUR)) * 3 * HOUR;
  const list = Array.from({ length: 40 }, (_, index) => {
    const at = first + index * 3 * HOUR;
    const hour = (at % DAY) / HOUR;
    const temp = plainTemperature(hour) + warmer;
    const isRainy = hour === 18;
    const pod = hour >= 6 && hour < 18 ? 'd' : 'n';
    return {
      dt: at,
      main: {
        temp,
        feels_like: temp + 1.2,
        temp_min: temp,
        temp_max: temp,
        pressure: 1012,
        sea_level: 1012,
        grnd_level: 981,
        humidity: 90 - hour,
        temp_kf: 0,
      },
      weather: [
        isRainy
          ? { id: 500, main: 'Rain', description: 'light rain', icon: `10${pod}` }
          : { id: 801, main: 'Clouds', description: 'few clouds', icon: `02${pod}` },
      ],
      clouds: { all: 40 },
      wind: { speed: 2.5, deg: 200, gust: 4.1 },
      visibility: 10_000,
      pop: isRainy ? 0.7 : 0.05,
      ...(isRainy && { rain: { '3h': 4 } }),
      sys: { pod },
      dt_txt: new Date(at * 1000).toISOString().slice(0, 19).replace('T', ' '),
    };
  });
  return {
    cod: '200',
    message: 0,
    cnt: list.length,
    list,
    city: {
      id: 2298890,
      name: 'Kumasi',
      coord: { lat: Number(url.searchParams.get('lat')), lon: Number(url.searchParams.get('lon')) },
      country: 'GH',
      population: 1_468_609,
      timezone: 0,
      sunrise: first,
      sunset: first,
    },
  };
}

/** GET /data/2.5/weather of OpenWeather. */
export function openWeatherPresentAnswer(url: URL, now: Date, warmer: number): unknown {
  const at = Math.floor(now.getTime() / 1000);
  const hour = Math.floor((at % DAY) / HOUR);
  const temp = plainTemperature(hour) + warmer;
  return {
    coord: { lon: Number(url.searchParams.get('lon')), lat: Number(url.searchParams.get('lat')) },
    weather: [{ id: 801, main: 'Clouds', description: 'few clouds', icon: '02d' }],
    base: 'stations',
    main: { temp, feels_like: temp + 1, temp_min: temp, temp_max: temp, pressure: 1012, humidity: 90 - hour },
    visibility: 10_000,
    wind: { speed: 2.5, deg: 200 },
    ...(hour === 18 && { rain: { '1h': 4 } }),
    clouds: { all: 40 },
    dt: at,
    sys: { type: 2, id: 47567, country: 'GH', sunrise: at, sunset: at },
    timezone: 0,
    id: 2298890,
    name: 'Kumasi',
    cod: 200,
  };
}
