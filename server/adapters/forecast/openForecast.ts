import type { Forecast } from './forecast.ts';
import { openMeteo } from './openMeteo.ts';
import { openWeather } from './openWeather.ts';
import { noForecast } from './noForecast.ts';
import { sample } from './sample.ts';

type SampleNormals = Parameters<typeof sample>[0];

/** What FORECAST_URL may say, and how to mend what it may not: shown at the start, so it repeats no key. */
export const FORECAST_FORMS =
  'sample:, or open-meteo:, or open-meteo: followed by an http(s) address (with ?apikey= for customers), or openweather: followed by your key, or by an http(s) address with ?appid= and your key';

/** The address and key a FORECAST_URL names; null where it is none of the forms above. */
export function readForecastUrl(
  url: string,
):
  | { readonly maker: 'sample' }
  | { readonly maker: 'open-meteo'; readonly base: URL }
  | { readonly maker: 'openweather'; readonly base: URL; readonly key: string }
  | null {
  const [, maker, rest = ''] = /^([a-z-]+):(.*)$/i.exec(url.trim()) ?? [];
  const base = /^https?:\/\/./i.test(rest) && URL.canParse(rest) ? new URL(rest) : null;
  switch (maker?.toLowerCase()) {
    case 'sample':
      return rest === '' ? { maker: 'sample' } : null;
    case 'open-meteo':
      if (rest === '') return { maker: 'open-meteo', base: new URL('https://api.open-meteo.com') };
      return base && { maker: 'open-meteo', base };
    case 'openweather': {
      const key = base === null ? rest : (base.searchParams.get('appid') ?? '');
      if (!/^[\w-]{8,200}$/.test(key)) return null;
      return { maker: 'openweather', base: base ?? new URL('https://api.openweathermap.org'), key };
    }
    default:
      return null;
  }
}

/** The forecast that FORECAST_URL names; without one, nobody's. Throws where it is none of FORECAST_FORMS: config has refused it before. */
export function openForecast(url: string | null, normalsOf: SampleNormals, timeOutMs?: number): Forecast {
  if (url === null) return noForecast;
  const read = readForecastUrl(url);
  if (read === null) throw new Error(`FORECAST_URL must be ${FORECAST_FORMS}.`);
  if (read.maker === 'open-meteo') return openMeteo(read.base, timeOutMs);
  if (read.maker === 'openweather') return openWeather(read.base, read.key, timeOutMs);
  return sample(normalsOf);
}
