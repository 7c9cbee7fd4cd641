import { words } from '#web/lib/words.ts';
import type { LiveData, WeatherData } from '../api.ts';
import { sayMean, sayRain, sayWeekday } from '../sayWeather.ts';

/** A difference of the mean below this is no finding, °C. */
const ALIKE = 0.5;
/** A day with less is a dry day, mm. */
const WET_DAY = 1;

/** The finding on the last days' temperature, as the title of its chart. */
export function sayPastTemperature(live: LiveData, past: WeatherData): string {
  const pairs = paired(live, past, 'temperature');
  if (pairs.length > 0) {
    const by = mean(pairs.map(([actual, forecast]) => actual - forecast));
    if (Math.abs(by) < ALIKE) return words('tempRain.findingAsForecast');
    return words(by > 0 ? 'tempRain.findingWarmer' : 'tempRain.findingCooler', { by: sayMean(Math.abs(by)) });
  }
  const known = live.flatMap(({ temperature }) => temperature ?? []);
  if (known.length === 0) return nothing(past);
  const [low, high] = [sayMean(Math.min(...known)), sayMean(Math.max(...known))];
  if (low === high) return words('tempRain.findingSteady', { mean: low });
  const range = words('tempRain.findingRange', { low, high });
  return words('tempRain.findingTemperature', { mean: sayMean(mean(known)), range });
}

/** The finding on the last days' rain. */
export function sayPastRain(live: LiveData, past: WeatherData): string {
  const pairs = paired(live, past, 'rain');
  if (pairs.length > 0) {
    const [fell, forecast] = [sum(pairs.map(([actual]) => actual)), sum(pairs.map(([, each]) => each))];
    if (fell === 0 && forecast === 0) return words('tempRain.findingDryAsForecast');
    if (fell === 0) return words('tempRain.findingDryAgainst', { forecast: sayRain(forecast) });
    return forecast === 0
      ? words('tempRain.findingRainUnforeseen', { mm: amount(fell) })
      : words('tempRain.findingRainAgainst', { mm: amount(fell), forecast: sayRain(forecast) });
  }
  const known = live.flatMap(({ rain }) => rain ?? []);
  if (known.length === 0) return nothing(past);
  const count = known.filter((rain) => rain >= WET_DAY).length;
  return count === 0
    ? words('tempRain.findingNoRain')
    : words('tempRain.findingRain', { mm: Math.round(sum(known)), count });
}

/** The finding on the week to come. */
export function sayComing(coming: WeatherData, today: string): string {
  const high = sayMean(Math.max(...coming.flatMap(({ temperature }) => temperature ?? [])));
  const wettest = coming.toSorted((one, other) => (other.rain ?? 0) - (one.rain ?? 0))[0];
  if (wettest === undefined) return words('tempRain.coming');
  if ((wettest.rain ?? 0) < WET_DAY) return words('tempRain.findingComingDry', { high });
  const name = sayWeekday(wettest.date, today);
  return words('tempRain.findingComing', {
    day: wettest.date > today ? name : name.toLowerCase(),
    mm: Math.round(wettest.rain ?? 0),
    high,
  });
}

/** A sum of rain that begins a sentence. */
function amount(mm: number): string {
  const said = sayRain(mm);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Actual and forecast of the days that have both. */
function paired(
  live: LiveData,
  past: WeatherData,
  value: 'temperature' | 'rain',
): [actual: number, forecast: number][] {
  return live.flatMap((row) => {
    const forecast = past.find(({ date }) => date === row.date)?.[value];
    const actual = row[value];
    return actual === null || forecast === null || forecast === undefined
      ? []
      : [[actual, forecast] as [number, number]];
  });
}

function nothing(past: WeatherData): string {
  return words(
    past.some(({ lead_days: lead }) => lead !== null) ? 'tempRain.findingForecastOnly' : 'tempRain.findingNone',
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}
