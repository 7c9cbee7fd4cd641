import { Droplets, Sunrise, Umbrella, Wind } from 'lucide-react';
import { partsOfDay } from '#engines/weather/partsOfDay.ts';
import { sayDay } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import type { Forecast, ForecastEntry } from '../api.ts';
import { entryAt, isoOf, partsOf, type ComingDay } from '../forecast.ts';
import {
  sayClock,
  sayDegrees,
  sayLongDay,
  sayPercent,
  sayRain,
  saySky,
  sayWeekday,
  sayWind,
  weekdayOf,
} from '../sayWeather.ts';
import { WeatherIcon } from '../WeatherIcon.tsx';
import './MainCard.css';

interface MainCardProps {
  forecast: Forecast;
  day: ComingDay;
  /** Milliseconds. */
  now: number;
  today: string;
}

/** One day in full: its temperature, sky, parts, rain, wind and sun. Of today, the weather of this hour comes first. */
export function MainCard({ forecast, day, now, today }: MainCardProps) {
  const t = useWords();
  const { place } = forecast;
  const name = sayWeekday(day.date, today);
  const present = day.date === today ? entryAt(forecast, now) : undefined;
  const sky = (present ?? day).weather[0];
  const parts = partsOf(forecast, day.date);
  const facts = [
    { Icon: Umbrella, name: t('weather.rainChance'), value: sayPercent(day.rain_chance) },
    { Icon: Droplets, name: t('weather.rainAmount'), value: sayRain(day.rain_mm) },
    { Icon: Wind, name: t('weather.wind'), value: sayWind(day.wind_max_kmh) },
    {
      Icon: Sunrise,
      name: t('weather.sun'),
      value: t('weather.sunFromTo', { rise: sayClock(day.sunrise), set: sayClock(day.sunset) }),
    },
  ];
  return (
    <section className="weather-card" aria-labelledby="weather-card-title">
      <div className="weather-card-now">
        <header>
          <h2 id="weather-card-title" aria-live="polite">
            {name} <small>{name === weekdayOf(day.date) ? sayDay(day.date) : sayLongDay(day.date)}</small>
          </h2>
          <p>{t('weather.placeIn', { district: place.location, region: place.region })}</p>
        </header>
        <div className="weather-card-sky">
          {sky && <WeatherIcon code={sky.icon} size={112} moving first />}
          <p className="weather-card-degrees figures">
            {sayDegrees(present?.main.temp ?? day.temp_max)}
            <small>{t(present ? 'weather.now' : 'weather.high')}</small>
          </p>
        </div>
        <p className="weather-card-words">
          <b>{sky && saySky(sky.description)}</b>
          <span className="figures">
            {t('weather.highLow', { high: Math.round(day.temp_max), low: Math.round(day.temp_min) })}
          </span>
        </p>
      </div>
      <div className="weather-card-more">
        <ul className="weather-parts">
          {partsOfDay.map(({ part }) => (
            <PartReading key={part} name={t(`weather.${part}`)} reading={parts[part]} />
          ))}
        </ul>
        <dl className="weather-facts">
          {facts.map(({ Icon, name, value }) => (
            <div key={name}>
              <dt>
                <Icon size={16} aria-hidden="true" />
                {name}
              </dt>
              <dd className="figures">{value}</dd>
            </div>
          ))}
        </dl>
        {day.partial && <p className="weather-card-note">{t('weather.partial')}</p>}
      </div>
    </section>
  );
}

/** Morning, afternoon or evening, told by one reading. */
function PartReading({ name, reading }: { name: string; reading: ForecastEntry | undefined }) {
  const t = useWords();
  const sky = reading?.weather[0];
  return (
    <li>
      <h3>{name}</h3>
      {reading === undefined || sky === undefined ? (
        <p className="weather-part-none">{t('weather.noReading')}</p>
      ) : (
        <>
          <WeatherIcon code={sky.icon} size={48} first />
          <p className="weather-part-degrees figures">{sayDegrees(reading.main.temp)}</p>
          <p className="weather-part-sky">{saySky(sky.description)}</p>
          <p className="weather-part-hour figures">{t('weather.partAt', { hour: sayClock(isoOf(reading.dt)) })}</p>
        </>
      )}
    </li>
  );
}
