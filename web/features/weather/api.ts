import type { Answer } from '#contract/endpoint.ts';
import { findNearLocation, listWeatherLocations, listWeatherRegions, showForecast } from '#contract/weather/weather.ts';
import { showLiveData, showVerification, showWeatherData } from '#contract/weather/weatherHistory.ts';
import { apiQuery } from '#web/lib/query.ts';

export type Locations = Answer<typeof listWeatherLocations>;
export type WeatherPlace = Locations[number];
export type Forecast = Answer<typeof showForecast>;
export type ForecastDay = Forecast['days'][number];
export type ForecastEntry = Forecast['entries'][number];
export type WeatherSource = Forecast['source'];
export type NearPlace = Answer<typeof findNearLocation>;
export type LiveData = Answer<typeof showLiveData>;
export type WeatherData = Answer<typeof showWeatherData>;
export type Verification = Answer<typeof showVerification>;

/** The most places shown of a search. */
export const MOST_FOUND = 12;
/** Whose places are listed first: most people live there. */
const FIRST_REGION = 'greater_accra';

/** The forecast of a place. */
export function forecastQuery(location: string) {
  return apiQuery(showForecast, { query: { location } });
}

/** Places whose name is like a text, the best first. */
export function searchQuery(text: string) {
  return apiQuery(listWeatherLocations, { query: { q: text, limit: MOST_FOUND } });
}

/** All places of a region. */
export function placesQuery(region = FIRST_REGION) {
  return apiQuery(listWeatherLocations, { query: { region } });
}

/** The regions, to choose one. */
export const regionsQuery = apiQuery(listWeatherRegions, {});

/** What the weather of the last seven days was at a place. */
export function liveDataQuery({ latitude, longitude }: Pick<WeatherPlace, 'latitude' | 'longitude'>) {
  return apiQuery(showLiveData, { body: { latitude, longitude } });
}

/** What was forecast for the last seven days, and is forecast for the coming ones. */
export function weatherDataQuery({ latitude, longitude }: Pick<WeatherPlace, 'latitude' | 'longitude'>) {
  return apiQuery(showWeatherData, { body: { latitude, longitude } });
}

export function verificationQuery(location: string) {
  return apiQuery(showVerification, { query: { location } });
}
