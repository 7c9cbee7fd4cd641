/** The front door of the weather room: what other rooms, the routes and the start of the portal ask of it. */
import { addDays } from '#engines/dates/day.ts';
import type { SamplePlace } from '#engines/weather/sampleWeather.ts';
import { openForecast } from '../../adapters/forecast/openForecast.ts';
import type { Forecast, ForecastPlace } from '../../adapters/forecast/forecast.ts';
import type { AppContext, Weather } from '../../context.ts';
import { normalsFor } from '../calendar/calendar.service.ts';
import { openActuals } from './actuals.service.ts';
import { FRESH_MS, actualsTopic } from './fetchWeather.service.ts';
import { locationsOf, type Location } from './locations.service.ts';
import { emptyShelf, openSampleShelf } from './sampleShelf.service.ts';
import { openShelf } from './shelf.service.ts';
import { forgetRecords, type Retention } from './records.repository.ts';
import { makeActualsOfReadings } from './actuals.repository.ts';
import { forgetPlaces, listDuePlaces } from './weather.repository.ts';

export { type Location, locationsOf, nearestLocation } from './locations.service.ts';

/** Days of collected weather, and after how many a place nobody asks for is let go of; as in the tables' pages. */
export const RETENTION: Retention & { readonly places: number } = {
  everyFetch: 14,
  forecasts: 400,
  actuals: 1_826,
  readings: 8,
  places: 60,
};

/** Places somebody asked for in the last days are kept fresh, so that their forecasts can be held against what came. */
const KEPT_FRESH_DAYS = 7;
/** Places fetched in one run of the job, twelve runs an hour: what the free plans of the providers bear. */
const PLACES_A_RUN = 10;
/** Hours of a day with a reading that make its actual. */
const FEWEST_HOURS = 20;

/** Opens the forecast that FORECAST_URL names, what is kept of it, and the days that were. */
export async function openWeather(
  parts: Pick<
    AppContext,
    'config' | 'db' | 'signals' | 'clock' | 'log' | 'reference' | 'outlines' | 'bumpCacheVersion'
  >,
): Promise<{ readonly forecast: Forecast; readonly weather: Weather }> {
  const forecast = openForecast(parts.config.forecastUrl, (place) => sampleNormals(parts, place));
  const actuals = await openActuals(parts);
  const { isSample, maker } = forecast.source;
  const shelf =
    maker === 'none'
      ? emptyShelf
      : isSample
        ? openSampleShelf(forecast, parts.clock)
        : openShelf({ ...parts, forecast });
  const weather: Weather = {
    of: shelf.of,
    refresh: shelf.refresh,
    stop: shelf.stop,
    recentDays: (districtId) => actuals.daysOf(locationsOf(parts).ofDistrict.get(districtId) ?? []),
    pastDays: (id) => (forecast.source.isSample ? [] : actuals.daysOf([{ id }])),
  };
  return { forecast, weather };
}

/** Keeps the places people ask for fresh, makes the actuals of readings, and lets go of what is old. */
export function scheduleWeatherCollection(context: AppContext): void {
  const { db, clock, jobs, forecast, weather, signals } = context;
  if (!forecast.source.isSample && forecast.source.maker !== 'none') {
    jobs.every(
      'refreshWeather',
      300,
      async () => {
        const now = clock.now();
        const askedSince = addDays(clock.today(), -KEPT_FRESH_DAYS);
        const due = await listDuePlaces(db, forecast.source.maker, {
          askedSince,
          staleBefore: new Date(now.getTime() - FRESH_MS),
          now,
          limit: PLACES_A_RUN,
        });
        // One after the other: the free plan of Open-Meteo answers one request at a time.
        for (const id of due) {
          const location = locationsOf(context).byId.get(id);
          if (location !== undefined) await weather.refresh(placeOf(location));
        }
      },
      'outside',
    );
  }
  jobs.every('makeWeatherDays', 3_600, async (job) => {
    await job.settle(async (tx) => {
      if ((await makeActualsOfReadings(tx, clock.today(), FEWEST_HOURS)) > 0)
        await signals.publish(tx, actualsTopic, null);
    });
  });
  jobs.every('forgetWeather', 86_400, async (job) => {
    await job.settle(async (tx) => {
      await forgetRecords(tx, clock.now(), RETENTION);
      await forgetPlaces(tx, addDays(clock.today(), -RETENTION.places));
    });
  });
}

/** A location as the provider is asked for it. */
export function placeOf({ id, point: [lng, lat] }: Location): ForecastPlace {
  return { id, lat, lng };
}

/** The monthly normals of a location's district; null where a figure is missing. */
function sampleNormals(
  context: Pick<AppContext, 'reference' | 'outlines'>,
  { id }: ForecastPlace,
): SamplePlace['normals'] | null {
  const location = locationsOf(context).byId.get(id);
  return location === undefined ? null : normalsFor(context.reference.book(), location.district.row).months;
}
