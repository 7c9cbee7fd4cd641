import { useEffect, useId, useState } from 'react';
import { ChevronDown, CloudSun, Umbrella } from 'lucide-react';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import type { Forecast } from './api.ts';
import { WEATHER, weatherHref } from './address.ts';
import { comingDays, entryAt } from './forecast.ts';
import { recall, remember } from './places/memory.ts';
import { statement } from './places/positionWords.tsx';
import { sayDegrees, sayPercent, saySky, sayAge } from './sayWeather.ts';
import { SampleNote } from './SourceNote.tsx';
import { useForecast } from './useForecast.ts';
import { dayAt, useNow } from '#web/lib/useNow.ts';
import { usePosition, type Position } from './places/usePosition.ts';
import { useAtFoot } from './useAtFoot.ts';
import { WeatherIcon } from './WeatherIcon.tsx';
import './WeatherPanel.css';

// It is fetched after the page stands, and brings its words along.
await loadWords(['weather', 'findWeather']);

/** Shown where nothing is known of the reader: a large town in the middle of the country. */
const STAND_IN = 'kumasi';

interface WeatherPanelProps {
  /** District last planned for on this device. */
  planned?: string | undefined;
  /** What the panel must not cover by itself, as a selector. */
  clearOf?: string | undefined;
}

/**
 * The weather at the foot of the first page. It opens by itself where it covers nothing that is needed, asks the device for its position once in its life,
 * shows the place last looked at from then on, and stays away once put away. Where the device tells nothing, it shows
 * the district last planned for, or a town, until a place is chosen.
 */
export default function WeatherPanel({ planned = STAND_IN, clearOf }: WeatherPanelProps) {
  const t = useWords();
  const id = useId();
  const [wanted, setWanted] = useState<boolean | undefined>(() => (recall('panel') === 'closed' ? false : undefined));
  const isInTheWay = useAtFoot(clearOf);
  const open = wanted ?? !isInTheWay;
  const [place, setPlace] = useState(() => recall('place'));
  const [position, ask] = usePosition();
  const shown = place ?? (isSettled(position) ? planned : undefined);
  const { data: forecast, error } = useForecast(open ? shown : undefined);

  useEffect(() => {
    if (!open || place !== undefined || recall('position') !== undefined) return;
    const find = async () => {
      const answer = await ask();
      if (answer.state !== 'found') return;
      remember('place', answer.near.place.id);
      setPlace(answer.near.place.id);
    };
    void find();
  }, [open, place, ask]);

  function toggle() {
    remember('panel', open ? 'closed' : undefined);
    setWanted(!open);
  }

  return (
    <aside className="weather-panel" data-open={open || undefined} aria-label={t('findWeather.panel')}>
      {open && (
        <div className="weather-panel-card" id={id}>
          {forecast ? (
            <Present forecast={forecast} isChosen={place !== undefined} />
          ) : (
            <Missing position={position} failure={error} />
          )}
        </div>
      )}
      {/* One button in both states, so that the keyboard stays on it. */}
      <button
        type="button"
        className={open ? 'weather-panel-close' : 'weather-panel-tab'}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={open ? t('findWeather.panelClose') : undefined}
        onClick={toggle}
      >
        {open ? (
          <ChevronDown size={20} aria-hidden="true" />
        ) : (
          <>
            <CloudSun size={20} aria-hidden="true" />
            {t('findWeather.panelOpen')}
          </>
        )}
      </button>
    </aside>
  );
}

/** The device was asked, now or on an earlier day, and told of no place. */
function isSettled({ state }: Position): boolean {
  return state === 'idle' ? recall('position') !== undefined : state !== 'asking' && state !== 'found';
}

/** The weather of this hour, in three lines; below it the way to the reader's own place, where none is chosen. */
function Present({ forecast, isChosen }: { forecast: Forecast; isChosen: boolean }) {
  const t = useWords();
  const now = useNow();
  const { place, source, fetched_at: fetchedAt } = forecast;
  const day = comingDays(forecast, dayAt(now))[0];
  const present = entryAt(forecast, now);
  const sky = (present ?? day)?.weather[0];
  if (!day || !sky) return <Missing position={{ state: 'idle' }} failure={null} />;
  return (
    <>
      <Link className="weather-panel-now" href={weatherHref({ location: place.id })}>
        <WeatherIcon code={sky.icon} size={56} first />
        <span className="weather-panel-degrees figures">{sayDegrees(present?.main.temp ?? day.temp_max)}</span>
        <span className="weather-panel-words">
          <b>{place.location}</b>
          <span>{saySky(sky.description)}</span>
          <span className="weather-panel-rain figures">
            <Umbrella size={14} aria-hidden="true" />
            {sayPercent(day.rain_chance)}
            {!source.isSample && fetchedAt !== null && (
              <small>
                {' '}
                · {t('weather.sourceAge', { source: source.name, age: sayAge(Date.parse(fetchedAt), now) })}
              </small>
            )}
          </span>
        </span>
      </Link>
      {!isChosen && (
        <Link className="weather-panel-choose" href={WEATHER}>
          {t('findWeather.panelChooseTown')}
        </Link>
      )}
      <SampleNote source={source} short />
    </>
  );
}

interface MissingProps {
  position: Position;
  failure: Error | null;
}

/** No weather yet: why, and the way to a place. Where nothing is asked of the device, a forecast is waited for. */
function Missing({ position, failure }: MissingProps) {
  const t = useWords();
  const { title } = statement(position.state === 'idle' ? { state: 'asking' } : position, t);
  return (
    <div className="weather-panel-missing">
      <CloudSun size={24} aria-hidden="true" />
      <p role="status">{failure ? t('weather.failed') : title}</p>
      <Link href={WEATHER}>{t('findWeather.panelChoose')}</Link>
    </div>
  );
}
