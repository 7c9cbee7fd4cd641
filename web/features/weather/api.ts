import type { Answer } from '#contract/endpoint.ts';
import { findNearLocation, listWeatherLocations, showForecast } from '#contract/weather.ts';
import { showLiveData, showVerification, showWeatherData } from '#contract/weatherHistory.ts';
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

/** Rows of a page of the list of locations, and of a search. */
export const LIST_PAGE = 90;
export const MOST_FOUND = 12;

/** The forecast of a place. */
export function forecastQuery(location: string) {
  return apiQuery(showForecast, { query: { location } });
}

/** Places whose name is like a text, the best first. */
export function searchQuery(text: string) {
  return apiQuery(listWeatherLocations, { query: { q: text, limit: MOST_FOUND } });
}

/** A page of all places, after the one with the id. */
export function listQuery(after?: string) {
  return apiQuery(listWeatherLocations, { query: { limit: LIST_PAGE, ...(after !== undefined && { after }) } });
}

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
