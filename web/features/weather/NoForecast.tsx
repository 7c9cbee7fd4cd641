import { CloudOff, Hourglass } from 'lucide-react';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Forecast } from './api.ts';
import { WEATHER } from './address.ts';
import { sayClock } from './sayWeather.ts';

interface NoForecastProps {
  forecast: Forecast;
  /** Age of a forecast that has run out, in words. */
  age: string;
  onRetry: () => void;
}

/** A forecast that is on its way, has run out, or is not to be had: what is known, and when there is more. */
export default function NoForecast({ forecast: { state, place, days, next_try_at: nextTryAt }, age, onRetry }: NoForecastProps) {
  const t = useWords();
  const when = nextTryAt === null ? '' : t('weather.unreachableWhen', { time: sayClock(nextTryAt) });
  const said =
    state === 'fetching'
      ? { title: t('weather.waiting'), text: t('weather.fetchingText', { place: place.location }), Icon: Hourglass }
      : days.length > 0
        ? { title: t('weather.old'), text: t('weather.oldText', { age }), Icon: CloudOff }
        : { title: t('weather.unreachable', { place: place.location }), text: t('weather.unreachableText', { when }), Icon: CloudOff };
  return (
    <EmptyState
      title={said.title}
      icon={<said.Icon size={28} />}
      action={
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
      }
    >
      <p role="status">{said.text}</p>
    </EmptyState>
  );
}
