import { ArrowRight, Clock3 } from 'lucide-react';
import { adviseWaiting, type RainedActivity } from '#engines/weather/calendarRain.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import type { Forecast } from '../api.ts';
import { weatherHref } from '../address.ts';
import { comingDays, workWeatherOf } from '../forecast.ts';
import { sayPercent, sayRain, sayWeekday, weekdayOf } from '../sayWeather.ts';
import { sayWork } from './sayWork.ts';
import { SampleNote, SourceLine } from '../SourceNote.tsx';
import { useForecast } from '../useForecast.ts';
import { dayAt, useNow } from '#web/lib/useNow.ts';
import './RainAhead.css';

// It is fetched after the season plan, and brings its words along.
await loadWords(['weather', 'farmWork']);

/** Days shown, and the rain that fills a bar at least, mm. */
const DAYS = 7;
const FULL_MM = 20;

interface RainAheadProps {
  /** Id of a place, or a district's key: its capital stands for the field. */
  location: string;
  activities: readonly RainedActivity[];
}

/** The coming days' rain beside the season plan, and what of the work that is due it advises to hold back. */
export default function RainAhead({ location, activities }: RainAheadProps) {
  const t = useWords();
  const { data: forecast, isError } = useForecast(location);
  const isMissing = isError || forecast?.state === 'unavailable';
  return (
    <section className="rain-ahead" aria-labelledby="rain-ahead-title">
      <h2 id="rain-ahead-title">{t('farmWork.rainAheadAt', { place: forecast?.place.location ?? '…' })}</h2>
      {forecast && forecast.days.length > 0 ? (
        <Days forecast={forecast} activities={activities} />
      ) : (
        <p role="status">{t(isMissing ? 'farmWork.rainUnknown' : 'farmWork.rainAwaited')}</p>
      )}
    </section>
  );
}

function Days({ forecast, activities }: { forecast: Forecast; activities: readonly RainedActivity[] }) {
  const t = useWords();
  const now = useNow();
  const today = dayAt(now);
  const { place, source, fetched_at: fetchedAt } = forecast;
  const days = comingDays(forecast, today).slice(0, DAYS);
  const most = Math.max(FULL_MM, ...days.map(({ rain_mm: mm }) => mm ?? 0));
  const { on, isDue, waits } = adviseWaiting(activities, workWeatherOf(forecast, today), now / 1000);
  return (
    <>
      <SampleNote source={source} short />
      <ol className="rain-ahead-days">
        {days.map(({ date, rain_mm: mm, rain_chance: chance }) => (
          <li
            key={date}
            aria-label={t('farmWork.rainDay', { day: sayWeekday(date, today), mm: sayRain(mm), chance: chance ?? '–' })}
          >
            <span className="rain-ahead-bar" aria-hidden="true">
              <i style={{ height: `${Math.round(((mm ?? 0) / most) * 100)}%` }} />
            </span>
            <b className="figures" aria-hidden="true">
              {sayRain(mm)}
            </b>
            <small className="figures" aria-hidden="true">
              {sayPercent(chance)}
            </small>
            <span aria-hidden="true">{date === today ? t('weather.today') : weekdayOf(date).slice(0, 3)}</span>
          </li>
        ))}
      </ol>
      {waits.length > 0 ? (
        <div className="rain-ahead-wait">
          <h3>
            <Clock3 size={18} aria-hidden="true" />
            {t(
              source.isSample
                ? 'farmWork.rainSampleAdvises'
                : on === 'today'
                  ? 'farmWork.waitToday'
                  : 'farmWork.waitTomorrow',
            )}
          </h3>
          <ul>
            {waits.map(({ activity, advice }) => (
              <li key={activity}>{t('farmWork.waitWith', { activity, why: sayWork(advice) })}</li>
            ))}
          </ul>
        </div>
      ) : (
        isDue && !source.isSample && <p className="rain-ahead-clear">{t('farmWork.rainNothing')}</p>
      )}
      <Link className="rain-ahead-open" href={weatherHref({ location: place.id })}>
        {t('farmWork.rainOpen', { place: place.location })}
        <ArrowRight size={16} aria-hidden="true" />
      </Link>
      <SourceLine source={source} fetchedAt={fetchedAt} now={now} />
    </>
  );
}
