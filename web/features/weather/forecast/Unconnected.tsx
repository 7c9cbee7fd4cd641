import { CalendarDays, CloudOff } from 'lucide-react';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';

// It is fetched when it is shown, and brings its words along.
await loadWords(['findWeather']);

/** No forecast is connected to this portal: says so, and where to go for the season and for a forecast. */
export default function Unconnected() {
  const t = useWords();
  return (
    <EmptyState
      title={t('findWeather.unconnected')}
      icon={<CloudOff size={28} />}
      action={
        <Button kind="secondary" href="/main/croppingcalendar" icon={<CalendarDays size={18} aria-hidden="true" />}>
          {t('findWeather.unconnectedCalendar')}
        </Button>
      }
    >
      <p>{t('findWeather.unconnectedText')}</p>
      <p>
        <a href="https://www.meteo.gov.gh/">{t('findWeather.unconnectedGmet')}</a>
      </p>
    </EmptyState>
  );
}
