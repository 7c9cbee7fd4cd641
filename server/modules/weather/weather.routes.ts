import {
  findNearLocation,
  listWeatherLocations,
  listWeatherRegions,
  searchWeatherLocations,
  showForecast,
} from '#contract/weather/weather.ts';
import { showLiveData, showVerification, showWeatherData } from '#contract/weather/weatherHistory.ts';
import type { AppContext } from '../../context.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { problem } from '../../platform/calls/problems.ts';
import { forecastDays, isInGhana, liveDays, locationAt, verification } from './history.service.ts';
import { openPlantingTimes } from '../calendar/calendar.service.ts';
import {
  findLocation,
  locationsOf,
  nearestLocation,
  regionsWithLocations,
  type Location,
} from './locations.service.ts';
import {
  presentForecast,
  presentForecastedDay,
  presentLiveDay,
  presentLocation,
  presentNear,
  presentVerification,
} from './weather.presenter.ts';
import { placeOf } from './weather.service.ts';

const USUAL_PAGE = 500;
/** Days that a forecast reaches ahead at most. */
const DAYS_AHEAD = 7;

/** Places, forecasts, what the weather was, and how forecasts did. */
export function weatherRoutes(mount: Mount, context: AppContext): void {
  const { source } = context.forecast;

  mount(listWeatherLocations, ({ query }) =>
    page(query.q === undefined ? locationsOf(context).all : locationsOf(context).search(query.q), query),
  );

  mount(searchWeatherLocations, ({ params, query }) =>
    page(locationsOf(context).search(query.q ?? params.searchText), query),
  );

  mount(listWeatherRegions, () =>
    regionsWithLocations(context).map(({ id, name, count }) => ({ region_id: id, region: name, places: count })),
  );

  mount(showForecast, async ({ query, scope }) => {
    const location = findLocation(context, query.location);
    const weather = await context.weather.of(placeOf(location));
    const planting = weather.weather === null ? [] : openPlantingTimes(scope, location.district.row, DAYS_AHEAD);
    return presentForecast(location, { source, weather, past: context.weather.pastDays(location.id), planting }, scope);
  });

  mount(findNearLocation, ({ query: { lat, lng } }) => {
    const { location, km } = nearestLocation(context, [lng, lat]);
    return presentNear(location, [lng, lat], km, isInGhana({ context }, lat, lng));
  });

  mount(showLiveData, async ({ body, scope }) => (await liveDays(scope, locationAt(scope, body))).map(presentLiveDay));

  mount(showWeatherData, async ({ body, scope }) => {
    const days = await forecastDays(scope, locationAt(scope, body));
    return days.map((day) => presentForecastedDay(day, source.isSample));
  });

  mount(showVerification, async ({ query, scope }) => {
    const location = findLocation(context, query.location);
    return presentVerification(location, source, await verification(scope, location));
  });
}

interface Paging {
  readonly limit?: number | undefined;
  readonly after?: string | undefined;
  readonly region?: string | undefined;
}

/** One page of a list, of one region where one is asked for, with how long the list is. Throws a problem when the page is to follow a row that is not in it. */
function page(all: readonly Location[], { limit = USUAL_PAGE, after, region }: Paging) {
  const found = region === undefined ? all : all.filter(({ district }) => district.row.regionId === region);
  const start = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && start === 0) {
    throw problem('badInput', {
      sentence: `after is "${after.slice(0, 60)}", which is not in this list. Send the id of the last row of the page before, or leave it out to begin.`,
    });
  }
  return answerWith(found.slice(start, start + limit).map(presentLocation), {
    headers: { 'x-total-count': String(found.length) },
  });
}
