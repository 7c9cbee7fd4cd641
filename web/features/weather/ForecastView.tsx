import { lazy, Suspense } from 'react';
import { CloudOff, Hourglass } from 'lucide-react';
import { dayCards } from '#engines/weather/dayCards.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { OfflineNote } from '#web/ui/OfflineNote.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { Forecast } from './api.ts';
import { WEATHER, weatherHref } from './address.ts';
import { DayRow } from './DayRow.tsx';
import { comingDays } from './forecast.ts';
import { MainCard } from './MainCard.tsx';
import { SampleNote, SourceLine } from './SourceNote.tsx';
import { sayAge, sayClock } from './sayWeather.ts';
import './ForecastView.css';
// The server draws the work before its code is here: its styles come with the page.
import './FarmWork.css';

// The weather comes first.
const FarmWork = lazy(() => loadCode(() => import('./FarmWork.tsx')));

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
  const { state, place, source, fetched_at: fetchedAt, next_try_at: nextTryAt } = forecast;
  const days = comingDays(forecast, today);
  const { main, row } = dayCards(days, day);
  const age = fetchedAt === null ? '' : sayAge(Date.parse(fetchedAt), now);
  const again = (
    <form
      action={WEATHER}
      onSubmit={(event) => {
        event.preventDefault();
        onRetry();
      }}
    >
      <input type="hidden" name="location" value={place.id} />
      <Button kind="secondary" type="submit">
        {t('weather.lookAgain')}
      </Button>
    </form>
  );

  if (state === 'fetching') {
    return (
      <EmptyState title={t('weather.waiting')} icon={<Hourglass size={28} />} action={again}>
        <p role="status">{t('weather.fetchingText', { place: place.location })}</p>
      </EmptyState>
    );
  }
  if (main === undefined) {
    const isOld = forecast.days.length > 0;
    const when = nextTryAt === null ? '' : t('weather.unreachableWhen', { time: sayClock(nextTryAt) });
    return (
      <EmptyState
        title={isOld ? t('weather.old') : t('weather.unreachable', { place: place.location })}
        icon={<CloudOff size={28} />}
        action={again}
      >
        <p role="status">{isOld ? t('weather.oldText', { age }) : t('weather.unreachableText', { when })}</p>
      </EmptyState>
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
      <DayRow days={row} today={today} hrefOf={(date) => weatherHref({ location: place.id, day: date === days[0]?.date ? undefined : date })} />
      <Suspense fallback={<Skeleton height={240} />}>
        <FarmWork {...{ forecast, now, today }} />
      </Suspense>
      <SourceLine source={source} fetchedAt={fetchedAt} now={now} />
    </div>
  );
}
