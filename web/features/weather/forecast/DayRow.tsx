import { Umbrella } from 'lucide-react';
import { Link } from '#web/ui/actions/Link.tsx';
import { sayDay } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import type { ComingDay } from '../forecast.ts';
import { sayDegrees, sayPercent, sayRain, saySky, sayWeekday } from '../sayWeather.ts';
import { WeatherIcon } from '../WeatherIcon.tsx';

interface DayRowProps {
  /** The days that do not stand on the main card. */
  days: readonly ComingDay[];
  today: string;
  hrefOf: (day: string) => string;
}

/** The coming days, a card each; a press puts the day on the main card, and each has an address. */
export default function DayRow({ days, today, hrefOf }: DayRowProps) {
  const t = useWords();
  return (
    <nav aria-labelledby="weather-days-title">
      <h2 id="weather-days-title" className="weather-days-title">
        {t('weather.days')}
      </h2>
      <ul className="weather-days">
        {days.map((day, slot) => (
          // oxlint-disable-next-line react/no-array-index-key -- days swap places with the main card; the keyboard stays on the place
          <li key={slot}>
            <Link className="weather-day" href={hrefOf(day.date)} replace aria-label={aloud(day)}>
              <b>
                {sayWeekday(day.date, today)} <small>{sayDay(day.date)}</small>
              </b>
              {day.weather[0] && <WeatherIcon code={day.weather[0].icon} size={44} />}
              <span className="weather-day-degrees figures">
                {sayDegrees(day.temp_max)} <small>{sayDegrees(day.temp_min)}</small>
              </span>
              <span className="weather-day-rain figures">
                <Umbrella size={14} aria-hidden="true" />
                {sayPercent(day.rain_chance)}
                <small>{sayRain(day.rain_mm)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );

  function aloud(day: ComingDay): string {
    return t('weather.dayCard', {
      day: `${sayWeekday(day.date, today)} ${sayDay(day.date)}`,
      sky: saySky(day.weather[0]?.description ?? ''),
      low: Math.round(day.temp_min),
      high: Math.round(day.temp_max),
      chance: day.rain_chance ?? '–',
    });
  }
}
