import { lazy, Suspense, useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, MapPin } from 'lucide-react';
import { useLocation } from 'wouter';
import {
  forecastQuery,
  liveDataQuery,
  placesQuery,
  regionsQuery,
  searchQuery,
  verificationQuery,
  weatherDataQuery,
  type Forecast,
} from '#web/features/weather/api.ts';
import { readWeatherAddress, TEMPRAIN, weatherHref, type WeatherAddress } from '#web/features/weather/address.ts';
import { ForecastScores } from '#web/features/weather/forecast/ForecastScores.tsx';
import { LocationSearch } from '#web/features/weather/places/LocationSearch.tsx';
import { remember, useRememberedPlace } from '#web/features/weather/places/memory.ts';
import { SampleNote, SourceLine } from '#web/features/weather/SourceNote.tsx';
import { useForecast } from '#web/features/weather/useForecast.ts';
import { dayAt, useNow } from '#web/lib/useNow.ts';
import { WhatActual } from '#web/features/weather/WhatActual.tsx';
import { sayDay, sayInstant } from '#web/lib/format.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { useForecastConnected } from '#web/lib/pageFacts.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Loader, Skeleton } from '#web/ui/states/Skeleton.tsx';
import './TempRainPage.css';
// The server draws the charts before their code is here: their styles come with the page.
import '#web/features/weather/forecast/TempRainCharts.css';
import '#web/ui/charts/ChartFrame.css';
import '#web/ui/states/EmptyState.css';

const TempRainCharts = lazy(() => loadCode(() => import('#web/features/weather/forecast/TempRainCharts.tsx')));

const Unconnected = lazy(() => loadCode(() => import('#web/features/weather/forecast/Unconnected.tsx')));

/** Shown until a place is chosen. */
const FIRST = 'accra';

/** Temperature and rain of a place: what was, what had been forecast, what is to come, and how good forecasts were. */
export default function TempRainPage(page: PageProps) {
  const t = useWords();
  if (useForecastConnected()) return <Viewer {...page} />;
  return (
    <div className="temprain-page">
      <h1>{t('pages.temprain')}</h1>
      <Suspense fallback={<Loader />}>
        <Unconnected />
      </Suspense>
    </div>
  );
}

function Viewer(page: PageProps) {
  const t = useWords();
  const asked = readWeatherAddress(page);
  const location = asked.location ?? FIRST;
  const { data: forecast, error, refetch } = useForecast(location);
  useRememberedChoice(asked, forecast);
  return (
    <div className="temprain-page">
      <header>
        <h1>{forecast ? t('tempRain.title', { place: forecast.place.location }) : t('pages.temprain')}</h1>
        <p>{t('tempRain.lead')}</p>
      </header>
      <details key={location} className="temprain-place" open={asked.q !== undefined || asked.all}>
        <summary>
          <MapPin size={18} aria-hidden="true" />
          <span>
            <small>{t('weather.place')}</small>
            {forecast
              ? t('weather.placeIn', { district: forecast.place.location, region: forecast.place.region })
              : t('weather.change')}
          </span>
          <ChevronDown size={18} aria-hidden="true" />
        </summary>
        <LocationSearch page={TEMPRAIN} asked={asked} />
      </details>
      {forecast ? (
        <Figures forecast={forecast} />
      ) : isApiProblem(error) && error.status === 404 ? (
        <ErrorState title={t('weather.placeUnknown', { text: location })}>{t('weather.placeUnknownText')}</ErrorState>
      ) : error ? (
        <ErrorState title={t('tempRain.chartsFailed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <>
          <Loader />
          <Skeleton height={420} />
        </>
      )}
    </div>
  );
}

/** Charts, what the actuals are, and the scores, once the place is known. */
function Figures({ forecast: { place, source, fetched_at: fetchedAt } }: { forecast: Forecast }) {
  const t = useWords();
  const now = useNow();
  const live = useQuery(liveDataQuery(place));
  const data = useQuery(weatherDataQuery(place));
  const { data: verification } = useQuery(verificationQuery(place.id));
  const failure = live.error ?? data.error;
  const since = verification?.collecting_since ?? null;
  if (failure) {
    return (
      <ErrorState
        title={t('tempRain.chartsFailed')}
        onRetry={() => {
          void live.refetch();
          void data.refetch();
        }}
      >
        {failure.message}
      </ErrorState>
    );
  }
  if (!live.data || !data.data) return <Loader />;
  return (
    <>
      <SampleNote source={source} />
      <Suspense fallback={<Skeleton height={720} />}>
        <TempRainCharts
          live={live.data}
          data={data.data}
          source={source}
          asOf={fetchedAt === null ? sayDay(dayAt(now), { withYear: true }) : sayInstant(fetchedAt)}
          today={dayAt(now)}
          since={since && sayDay(since, { withYear: true })}
        />
      </Suspense>
      <WhatActual live={live.data} />
      {verification && <ForecastScores verification={verification} />}
      <SourceLine source={source} fetchedAt={fetchedAt} now={now} />
      <p>
        <Link href={weatherHref({ location: place.id })}>{t('weather.titleFor', { place: place.location })}</Link>
      </p>
    </>
  );
}

/** Keeps the chosen place on this device, and comes back to it when none is asked for. */
function useRememberedChoice({ location, q, all }: WeatherAddress, forecast: Forecast | undefined): void {
  const [, navigate] = useLocation();
  const kept = useRememberedPlace();
  const chosen = location === undefined ? undefined : forecast?.place.id;
  useEffect(() => {
    if (chosen !== undefined) remember('place', chosen);
  }, [chosen]);
  useEffect(() => {
    if (location === undefined && q === undefined && all === undefined && kept !== undefined) {
      navigate(weatherHref({ location: kept }, TEMPRAIN), { replace: true });
    }
  }, [location, q, all, kept, navigate]);
}

/** The place, then its figures. */
export async function needs({ params, search, read }: NeedsContext) {
  const { location = FIRST, q, all, region } = readWeatherAddress({ params, search });
  const lists = [
    ...(q === undefined ? [] : [searchQuery(q)]),
    ...(all === undefined || q !== undefined ? [] : [regionsQuery, placesQuery(region)]),
  ];
  const { place } = await read(forecastQuery(location));
  return [...lists, liveDataQuery(place), weatherDataQuery(place), verificationQuery(place.id)];
}

export function head({ params, search, known, t }: HeadContext): Head {
  const { location = FIRST, q, all } = readWeatherAddress({ params, search });
  const place = known(forecastQuery(location))?.place;
  return {
    ...(place && { title: t('tempRain.title', { place: place.location }) }),
    description: t('tempRain.lead'),
    canonical: place ? weatherHref({ location: place.id }, TEMPRAIN) : TEMPRAIN,
    noindex: q !== undefined || all !== undefined,
  };
}
