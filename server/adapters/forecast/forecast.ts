import type { WeatherDay, WeatherMoment } from '#engines/weather/weather.ts';

/** A place to ask the weather of. */
export interface ForecastPlace {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
}

/** none: nobody is connected, and nothing is shown. */
export type ForecastMaker = 'open-meteo' | 'openweather' | 'sample' | 'none';

/** Who makes the weather, and the words their licence asks for wherever it is shown. */
export interface ForecastSource {
  readonly maker: ForecastMaker;
  readonly name: string;
  readonly attribution: string;
  readonly link: string;
  readonly licence: string;
  /** Made up from normals: no forecast. */
  readonly isSample: boolean;
}

/** What a measured or computed moment of the past was. */
export interface Reading {
  /** Unix seconds. */
  readonly at: number;
  readonly tempC: number;
  readonly humidityPct: number | null;
  /** Rain of the hour up to it, mm. */
  readonly rainMm: number | null;
}

/** What one asking brought. */
export interface FetchedWeather {
  /** Every three hours, in order of time. */
  readonly moments: readonly WeatherMoment[];
  /** Today and the coming days. */
  readonly days: readonly WeatherDay[];
  /** Past days as they were, where the provider tells whole days. */
  readonly pastDays: readonly WeatherDay[];
  /** The present moment, where the provider tells no past: a day's actual is made of many. */
  readonly reading: Reading | null;
}

/** Weather from outside, or made up. */
export interface Forecast {
  readonly source: ForecastSource;
  /** Asks for the weather of a place from today on. Throws ForecastError, at the latest when its time is over or `signal` ends it. */
  fetch(place: ForecastPlace, now: Date, signal?: AbortSignal): Promise<FetchedWeather>;
}

/** Why there is no weather now; `sentence` is for the log and holds no key. */
export class ForecastError extends Error {
  override readonly name = 'ForecastError';
  /** Another place would fare no better: the provider is full, or refuses us. */
  readonly refusesAll: boolean;
  /** What the provider asked us to wait; null where it did not say. */
  readonly retryAfterSeconds: number | null;

  constructor(
    sentence: string,
    {
      refusesAll = false,
      retryAfterSeconds = null,
    }: { readonly refusesAll?: boolean; readonly retryAfterSeconds?: number | null } = {},
  ) {
    super(sentence);
    this.refusesAll = refusesAll;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
