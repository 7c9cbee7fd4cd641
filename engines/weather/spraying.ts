import { deltaT } from './deltaT.ts';
import { HOUR, hourOf, isRainLikely, type Advice, type WorkHour } from './workWeather.ts';

export type SprayReason = 'sprayNow' | 'sprayLater' | SprayObstacle;
type SprayObstacle = 'sprayRain' | 'sprayWindy' | 'sprayHot' | 'sprayCalm' | 'sprayDamp';

/**
 * Wind in which spray reaches its target, km/h. Below, drops hang in still air; above, they drift.
 * Source: DPIRD Western Australia, "Environmental conditions and windspeeds affecting spraying operations".
 */
const WIND = { least: 3, most: 15 };
/**
 * Delta T in °C between which drops live long enough to wet the leaf and not so long as to run off it.
 * Source: GRDC, Spray application manual, module 10.3; Bureau of Meteorology of Australia.
 */
const DELTA_T = { least: 2, most: 8 };
/**
 * Hours without rain that a spray needs on the leaf, where its label says nothing: most is lost in the first two
 * or three, some up to twelve. Source: Ontario Ministry of Agriculture, "Rainfastness of fungicides", 2020.
 */
const DRY_HOURS = 6;
/** Sprayers work by day; by night the air lies still and cold over the field (GRDC, module 10.8). */
const DAYLIGHT = { from: 6, to: 18 };

/** The obstacle a farmer is told of where there are several, the weightiest first. */
const WEIGHTIEST: readonly SprayObstacle[] = ['sprayRain', 'sprayWindy', 'sprayHot', 'sprayCalm', 'sprayDamp'];

/**
 * Whether a crop may be sprayed in the rest of a day's light, from `from` (Unix seconds) on. Undefined where wind or
 * humidity are not forecast. Values: `from` and `to`, the hours that suit; `wind`, km/h; `rainAt`, the hour by which
 * rain is likely.
 */
export function adviseSpraying(hours: readonly WorkHour[], from: number): Advice<SprayReason> | undefined {
  const judged = hours
    .filter(({ at }) => at > from - 1.5 * HOUR && at < from + 18 * HOUR && isSameDay(at, from))
    .filter(({ at }) => hourOf(at) >= DAYLIGHT.from && hourOf(at) <= DAYLIGHT.to)
    .map((hour) => ({ ...hour, obstacle: obstacleOf(hour, hours) }));
  if (judged.length === 0 || judged.some(({ obstacle }) => obstacle === undefined)) return undefined;

  const first = judged.findIndex(({ obstacle }) => obstacle === null);
  const start = judged[first];
  if (start === undefined) return refusal(judged.flatMap(({ obstacle }) => obstacle ?? []), judged, hours);
  const last = judged.slice(first).findIndex(({ obstacle }) => obstacle !== null);
  const run = last === -1 ? judged.slice(first) : judged.slice(first, first + last);
  const isNow = start.at <= from + 1.5 * HOUR;
  return {
    verdict: isNow ? 'good' : 'wait',
    reason: isNow ? 'sprayNow' : 'sprayLater',
    values: { from: hourOf(start.at), to: hourOf((run.at(-1) ?? start).at), wind: Math.round(start.windKmh ?? 0) },
  };
}

/** What stands in the way at an hour; null: nothing; undefined: it cannot be said. */
function obstacleOf(hour: WorkHour, hours: readonly WorkHour[]): SprayObstacle | null | undefined {
  if (rainAfter(hour, hours) !== undefined) return 'sprayRain';
  if (hour.windKmh === null || hour.humidityPct === null) return undefined;
  const dryness = deltaT(hour.temperatureC, hour.humidityPct);
  if (hour.windKmh > WIND.most) return 'sprayWindy';
  if (dryness > DELTA_T.most) return 'sprayHot';
  if (hour.windKmh < WIND.least) return 'sprayCalm';
  return dryness < DELTA_T.least ? 'sprayDamp' : null;
}

/** The first likely rain that would wet or wash the leaves sprayed at an hour. */
function rainAfter({ at }: WorkHour, hours: readonly WorkHour[]): WorkHour | undefined {
  return hours.find((each) => each.at >= at && each.at <= at + DRY_HOURS * HOUR && isRainLikely(each));
}

function refusal(obstacles: readonly SprayObstacle[], judged: readonly WorkHour[], hours: readonly WorkHour[]): Advice<SprayReason> {
  const reason = WEIGHTIEST.find((each) => obstacles.includes(each)) ?? 'sprayDamp';
  const rain = judged.map((hour) => rainAfter(hour, hours)).find((found) => found !== undefined);
  const winds = judged.map(({ windKmh }) => Math.round(windKmh ?? 0));
  const wind = reason === 'sprayCalm' ? Math.min(...winds) : Math.max(...winds);
  return { verdict: 'no', reason, values: { wind, ...(rain && { rainAt: hourOf(rain.at) }) } };
}

function isSameDay(one: number, other: number): boolean {
  return Math.floor(one / (24 * HOUR)) === Math.floor(other / (24 * HOUR));
}
