import { CloudOff, Hourglass } from 'lucide-react';
import { paths } from '#web/lib/paths.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import type { Forecast } from '../api.ts';
import { WEATHER } from '../address.ts';
import { sayClock } from '../sayWeather.ts';

// It is fetched when it is shown, and brings its words along.
await loadWords(['findWeather']);

interface NoForecastProps {
  forecast: Forecast;
  /** Age of a forecast that has run out, in words. */
  age: string;
  onRetry: () => void;
}

/** A forecast that is on its way, has run out, or is not to be had: what is known, and when there is more. */
export default function NoForecast({
  forecast: { state, place, days, next_try_at: nextTryAt },
  age,
  onRetry,
}: NoForecastProps) {
  const t = useWords();
  const when = nextTryAt === null ? '' : t('findWeather.unreachableWhen', { time: sayClock(nextTryAt) });
  const said =
    state === 'fetching'
      ? {
          title: t('findWeather.waiting'),
          text: t('findWeather.fetchingText', { place: place.location }),
          Icon: Hourglass,
        }
      : days.length > 0
        ? { title: t('findWeather.old'), text: t('findWeather.oldText', { age }), Icon: CloudOff }
        : {
            title: t('findWeather.unreachable', { place: place.location }),
            text: t('findWeather.unreachableText', { when }),
            Icon: CloudOff,
          };
  return (
    <EmptyState
      title={said.title}
      icon={<said.Icon size={28} />}
      action={
        <form
          action={pageAddress(WEATHER)}
          onSubmit={(event) => {
            event.preventDefault();
            onRetry();
          }}
        >
          <input type="hidden" name="location" value={place.id} />
          <Button kind="secondary" type="submit">
            {t('findWeather.lookAgain')}
          </Button>
        </form>
      }
    >
      <p role="status">{said.text}</p>
      {state !== 'fetching' && (
        <p>
          <Link href={`${paths.support}#outages`}>{t('findWeather.whatIsDown')}</Link>
        </p>
      )}
    </EmptyState>
  );
}
