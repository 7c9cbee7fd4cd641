import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { forecastQuery, placesQuery, regionsQuery, searchQuery, type Forecast } from '#web/features/weather/api.ts';
import { readWeatherAddress, WEATHER, weatherHref } from '#web/features/weather/address.ts';
import { comingDays } from '#web/features/weather/forecast.ts';
import { ForecastView } from '#web/features/weather/forecast/ForecastView.tsx';
import { LocationSearch } from '#web/features/weather/places/LocationSearch.tsx';
import { remember, useRememberedPlace } from '#web/features/weather/places/memory.ts';
import { sayLongDay, saySky } from '#web/features/weather/sayWeather.ts';
import { useForecast } from '#web/features/weather/useForecast.ts';
import { dayAt, useNow } from '#web/lib/useNow.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { useForecastConnected, useTextMode } from '#web/lib/pageFacts.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { useWords } from '#web/lib/words.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Loader, Skeleton } from '#web/ui/states/Skeleton.tsx';
import './WeatherPage.css';
// The server draws these before their code is here: their styles come with the page.
import '#web/features/weather/places/FindPlace.css';
import '#web/features/weather/forecast/WeatherScene.css';
import '#web/ui/states/EmptyState.css';

const WeatherScene = lazy(() => loadCode(() => import('#web/features/weather/forecast/WeatherScene.tsx')));
// Whoever comes with a place in the address has none to find.
const FindPlace = lazy(() => loadCode(() => import('#web/features/weather/places/FindPlace.tsx')));
// One element for good: the server's stays in sight until its code has come, whatever the page learns meanwhile.
const findPlace = (
  <Suspense fallback={<Loader />}>
    <FindPlace />
  </Suspense>
);

const DefaultNote = lazy(() => loadCode(() => import('#web/features/weather/DefaultNote.tsx')));
const Unconnected = lazy(() => loadCode(() => import('#web/features/weather/forecast/Unconnected.tsx')));
const unconnected = (
  <Suspense fallback={<Loader />}>
    <Unconnected />
  </Suspense>
);

/** Shown until a place is chosen on this device: the capital. */
const DEFAULT_PLACE = 'accra';

/** The place that is asked for; the default one where none is, and nothing is searched. */
function shownPlace({ location, q, all }: ReturnType<typeof readWeatherAddress>): string | undefined {
  return location ?? (q === undefined && all === undefined ? DEFAULT_PLACE : undefined);
}

/** Today and the coming week at a place, and what it means for the work on the farm. */
export default function WeatherPage(page: PageProps) {
  const t = useWords();
  const textMode = useTextMode();
  const now = useNow();
  const today = dayAt(now);
  const asked = readWeatherAddress(page);
  const isConnected = useForecastConnected();
  const { day } = asked;
  const location = shownPlace(asked);
  const isDefault = location !== asked.location;
  const { data: forecast, error, refetch } = useForecast(isConnected ? location : undefined);
  useRemembered(asked, isDefault ? undefined : forecast);
  return (
    <div className="weather-page">
      {!textMode && isConnected && (
        <div className="weather-page-scene">
          <Suspense>
            <WeatherScene {...{ forecast, now, day, today }} />
          </Suspense>
        </div>
      )}
      <div className="weather-page-inner">
        <h1>{forecast ? t('weather.titleFor', { place: forecast.place.location }) : t('weather.title')}</h1>
        {isConnected && <LocationSearch page={WEATHER} asked={asked} />}
        {isConnected && isDefault && forecast && (
          <Suspense>
            <DefaultNote place={forecast.place.location} />
          </Suspense>
        )}
        {!isConnected ? (
          unconnected
        ) : location === undefined ? (
          findPlace
        ) : forecast ? (
          <>
            <ForecastView {...{ forecast, day, now, today }} failure={error} onRetry={() => void refetch()} />
            {isDefault && findPlace}
          </>
        ) : isDefault && error ? (
          findPlace
        ) : isApiProblem(error) && error.status === 404 ? (
          <ErrorState title={t('weather.placeUnknown', { text: location })}>{t('weather.placeUnknownText')}</ErrorState>
        ) : error ? (
          <ErrorState
            title={t('weather.failed')}
            onRetry={() => void refetch()}
            requestId={isApiProblem(error) ? error.requestId : undefined}
          >
            {error.message}
          </ErrorState>
        ) : (
          <>
            <Loader />
            <Skeleton height={360} />
          </>
        )}
      </div>
    </div>
  );
}

/** Keeps the place on this device, and comes back to it when none is asked for. */
function useRemembered(
  { location, q, all }: ReturnType<typeof readWeatherAddress>,
  forecast: Forecast | undefined,
): void {
  const [, navigate] = useLocation();
  const kept = useRememberedPlace();
  const found = forecast?.place.id;
  useEffect(() => {
    if (found !== undefined) remember('place', found);
  }, [found]);
  useEffect(() => {
    if (location === undefined && q === undefined && all === undefined && kept !== undefined) {
      navigate(weatherHref({ location: kept }), { replace: true });
    }
  }, [location, q, all, kept, navigate]);
}

/** The forecast of the place, and the list or search the address asks for. */
export function needs(page: NeedsContext) {
  const asked = readWeatherAddress(page);
  const { q, all, region } = asked;
  const location = shownPlace(asked);
  return [
    ...(location === undefined ? [] : [forecastQuery(location)]),
    ...(q === undefined ? [] : [searchQuery(q)]),
    ...(all === undefined || q !== undefined ? [] : [regionsQuery, placesQuery(region)]),
  ];
}

/** Headed by its place; the day in short stands in the description. */
export function head({ params, search, known, t, today }: HeadContext): Head {
  const { location, q, all } = readWeatherAddress({ params, search });
  const noindex = q !== undefined || all !== undefined;
  const forecast = location === undefined ? undefined : known(forecastQuery(location));
  if (!forecast) return { description: t('weather.lead'), canonical: WEATHER, noindex };
  if (forecast.state === 'unconnected')
    return { description: t('weather.unconnectedLead'), canonical: WEATHER, noindex: true };
  const day = comingDays(forecast, today)[0];
  const words = day?.weather[0]?.description;
  return {
    title: t('weather.titleFor', { place: forecast.place.location }),
    description:
      !day || words === undefined || forecast.source.isSample
        ? t('weather.lead')
        : t('weather.described', {
            day: sayLongDay(day.date),
            sky: saySky(words),
            low: Math.round(day.temp_min),
            high: Math.round(day.temp_max),
            chance: day.rain_chance ?? '–',
          }),
    canonical: weatherHref({ location: forecast.place.id }),
    noindex,
  };
}
