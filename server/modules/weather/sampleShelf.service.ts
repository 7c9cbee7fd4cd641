import type { Clock } from '../../adapters/clock/clock.ts';
import {
  ForecastError,
  type FetchedWeather,
  type Forecast,
  type ForecastPlace,
} from '../../adapters/forecast/forecast.ts';
import type { PlaceWeather } from '../../context.ts';
import type { Shelf } from './shelf.service.ts';

const HOUR_MS = 3_600_000;
const mostPlaces = 500;

/** Nobody forecasts: there is nothing, and asking again within the hour brings nothing. */
export const emptyShelf: Shelf = {
  of: async () => ({
    state: 'unconnected',
    weather: null,
    fetchedAt: null,
    nextTryAt: null,
    askAgainSeconds: HOUR_MS / 1000,
  }),
  refresh: async () => {},
  stop: async () => {},
};

/** Sample weather needs no outside and no records: it is made when asked for, and stands as of the present hour. */
export function openSampleShelf(forecast: Forecast, clock: Clock): Shelf {
  const made = new Map<string, Promise<FetchedWeather>>();
  let day = '';

  function make(place: ForecastPlace): Promise<FetchedWeather> {
    if (day !== clock.today() || made.size > mostPlaces) {
      day = clock.today();
      made.clear();
    }
    const known = made.get(place.id) ?? forecast.fetch(place, clock.now());
    made.set(place.id, known);
    return known;
  }

  return {
    async of(place): Promise<PlaceWeather> {
      const now = clock.now().getTime();
      const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
      const nextTryAt = new Date(hour + HOUR_MS);
      const weather = await make(place).catch(nothingKnown);
      if (weather === null) return { state: 'unavailable', weather, fetchedAt: null, nextTryAt, askAgainSeconds: 300 };
      return {
        state: 'fresh',
        weather,
        fetchedAt: new Date(hour),
        nextTryAt,
        askAgainSeconds: Math.max(60, Math.ceil((hour + HOUR_MS - now) / 1000)),
      };
    },
    refresh: async () => {},
    stop: async () => {},
  };
}

/** A place whose normals were taken out of the reference data. */
function nothingKnown(error: unknown): null {
  if (error instanceof ForecastError) return null;
  throw error;
}
