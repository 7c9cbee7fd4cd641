import { lazy, Suspense } from 'react';
import { dayCards } from '#engines/weather/dayCards.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { useWords } from '#web/lib/words.ts';
import { OfflineNote } from '#web/ui/states/OfflineNote.tsx';
import { Loader, Skeleton } from '#web/ui/states/Skeleton.tsx';
import type { Forecast } from '../api.ts';
import { weatherHref } from '../address.ts';
import { comingDays } from '../forecast.ts';
import { MainCard } from './MainCard.tsx';
import { SampleNote } from '../SourceNote.tsx';
import { sayAge } from '../sayWeather.ts';
import './ForecastView.css';
// The server draws these before their code is here: their styles come with the page.
import './DayRow.css';
import './FarmWork.css';
import '#web/ui/states/EmptyState.css';

// The weather comes first.
const NoForecast = lazy(() => loadCode(() => import('./NoForecast.tsx')));
const DayRow = lazy(() => loadCode(() => import('./DayRow.tsx')));
const AfterDays = lazy(() => loadCode(() => import('./AfterDays.tsx')));

interface ForecastViewProps {
  forecast: Forecast;
  /** Why the newest asking failed; the forecast shown is then an older one. */
  failure: Error | null;
  /** The day that was promoted to the main card. */
  day: string | undefined;
  /** Milliseconds. */
  now: number;
  today: string;
  onRetry: () => void;
}

/** A forecast in every state: on its way, not to be had, old, run out, or there. */
export function ForecastView({ forecast, failure, day, now, today, onRetry }: ForecastViewProps) {
  const t = useWords();
  const { state, place, source, fetched_at: fetchedAt } = forecast;
  const days = comingDays(forecast, today);
  const { main, row } = dayCards(days, day);
  const age = fetchedAt === null ? '' : sayAge(Date.parse(fetchedAt), now);
  if (main === undefined) {
    return (
      <Suspense fallback={<Loader />}>
        <NoForecast {...{ forecast, age, onRetry }} />
      </Suspense>
    );
  }
  return (
    <div className="forecast-view">
      <SampleNote source={source} />
      {isApiProblem(failure) && failure.status === 0 ? (
        <OfflineNote>{t('weather.offline', { age })}</OfflineNote>
      ) : (
        state === 'stale' && (
          <p className="forecast-view-stale" role="status">
            <b>{t('weather.stale')}.</b> {t('weather.staleText', { age })}
          </p>
        )
      )}
      <MainCard {...{ forecast, now, today }} day={main} />
      <Suspense fallback={<Skeleton height={220} />}>
        <DayRow
          days={row}
          today={today}
          hrefOf={(date) => weatherHref({ location: place.id, day: date === days[0]?.date ? undefined : date })}
        />
      </Suspense>
      <Suspense fallback={<Skeleton height={240} />}>
        <AfterDays {...{ forecast, now, today }} />
      </Suspense>
    </div>
  );
}
