import { addDays, type Day } from '#engines/dates/day.ts';
import { dayOfMoment, summariseDays } from '#engines/weather/summariseDays.ts';
import { sampleWeather, type SamplePlace } from '#engines/weather/sampleWeather.ts';
import { ForecastError, type Forecast, type ForecastPlace, type ForecastSource } from './forecast.ts';

const DAYS_AHEAD = 8;
const DAYS_BACK = 7;

const source: ForecastSource = {
  maker: 'sample',
  name: 'Sample weather',
  attribution: 'Sample weather made from monthly normals, not a forecast',
  link: '',
  licence: '',
  isSample: true,
};

/**
 * Sample weather, where no provider is set: plausible for date and place, always the same, never a forecast.
 * @param normalsOf the twelve months of a place; null where none are known
 */
export function sample(normalsOf: (place: ForecastPlace) => SamplePlace['normals'] | null): Forecast {
  return {
    source,
    async fetch(place, now) {
      const normals = normalsOf(place);
      if (normals === null) throw new ForecastError(`There are no climate normals for ${place.id}.`);
      const today: Day = dayOfMoment(Math.floor(now.getTime() / 1000));
      const all = sampleWeather({ id: place.id, normals }, addDays(today, -DAYS_BACK), DAYS_BACK + DAYS_AHEAD);
      const days = summariseDays(all, 3);
      return {
        moments: all.filter(({ at }) => dayOfMoment(at) >= today),
        days: days.filter(({ date }) => date >= today),
        pastDays: days.filter(({ date }) => date < today),
        reading: null,
      };
    },
  };
}
