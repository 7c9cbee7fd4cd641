import { deltaT } from './deltaT.ts';
import { findRain, HOUR, hourOf, type Advice, type RainFound, type WorkHour } from './workWeather.ts';

export type SprayReason = 'sprayNow' | 'sprayLater' | 'sprayMaybe' | SprayObstacle;
type SprayObstacle = 'sprayRain' | 'sprayWindy' | 'sprayHot' | 'sprayCalm' | 'sprayDamp';

/**
 * Wind at the height of the nozzle as a share of the wind at 10 m, which forecasts give: 0.75, as FAO-56 (equation 47)
 * has for 2 m over short grass. A nozzle is held lower, where the wind is weaker still: the careful side.
 */
const AT_NOZZLE = 0.75;
/**
 * Wind at the nozzle of a knapsack sprayer in which spray reaches its target, km/h. Below, drops hang in still air;
 * above, they drift. Basis: FAO 2001, Guidelines on good practice for ground application of pesticides, recalled: best
 * in a light breeze of about 3 to 6.5 km/h, inadvisable above about 10.
 */
const WIND = { least: 3, most: 10 };
/**
 * Delta T in °C between which drops live long enough to wet the leaf and not so long as to run off it.
 * General knowledge of spray application; no Ghanaian source is known to us.
 */
const DELTA_T = { least: 2, most: 8 };
/**
 * Hours without rain that a spray needs on the leaf, where its label says nothing: most is lost in the first two
 * or three, some up to twelve. General knowledge.
 */
const DRY_HOURS = 6;
/** Sprayers work by day; by night the air lies still and cold over the field. */
const DAYLIGHT = { from: 6, to: 18 };

/** The obstacle a farmer is told of where there are several, the weightiest first. */
const WEIGHTIEST: readonly SprayObstacle[] = ['sprayRain', 'sprayWindy', 'sprayHot', 'sprayCalm', 'sprayDamp'];

/**
 * Whether a crop may be sprayed in the rest of a day's light, from `from` (Unix seconds) on. Undefined where wind or
 * humidity are not forecast. Values: `from` and `to`, the hours that suit; `wind`, km/h at the nozzle; `rainAt`, the hour by which
 * rain is likely or possible, with its `chance`; `rainMm`, the little that is forecast all the same.
 */
export function adviseSpraying(hours: readonly WorkHour[], from: number): Advice<SprayReason> | undefined {
  const judged = hours
    .filter(({ at }) => at > from - 1.5 * HOUR && at < from + 18 * HOUR && isSameDay(at, from))
    .filter(({ at }) => hourOf(at) >= DAYLIGHT.from && hourOf(at) <= DAYLIGHT.to)
    .map((hour): Judged => {
      const atNozzle = hour.windKmh === null ? null : hour.windKmh * AT_NOZZLE;
      const rain = findRain(hours.filter(({ at }) => at >= hour.at && at <= hour.at + DRY_HOURS * HOUR));
      return { ...hour, windKmh: atNozzle, rain, obstacle: obstacleOf({ ...hour, windKmh: atNozzle }, rain) };
    });
  if (judged.length === 0 || judged.some(({ obstacle }) => obstacle === undefined)) return undefined;

  const free = judged.filter(({ obstacle }) => obstacle === null);
  if (free.length === 0) return refusal(judged);
  // Hours in which rain is possible are named only where there are none without.
  const isDry = free.some(({ rain }) => rain.is === 'hardly');
  const suits = ({ obstacle, rain }: Judged) => obstacle === null && (!isDry || rain.is === 'hardly');
  const rest = judged.slice(judged.findIndex(suits));
  const end = rest.findIndex((hour) => !suits(hour));
  return found(end === -1 ? rest : rest.slice(0, end), from);
}

/** An hour with its wind at the nozzle. */
interface Judged extends WorkHour {
  /** In the hours a spray needs to dry on. */
  readonly rain: RainFound;
  /** What stands in the way; null: nothing; undefined: it cannot be said. */
  readonly obstacle: SprayObstacle | null | undefined;
}

/** What is said of a run of hours that suit. */
function found(run: readonly Judged[], from: number): Advice<SprayReason> | undefined {
  const [start, last] = [run[0], run.at(-1)];
  if (start === undefined || last === undefined) return undefined;
  const values = { from: hourOf(start.at), to: hourOf(last.at), wind: Math.round(start.windKmh ?? 0) };
  const possible = run.find(({ rain }) => rain.is === 'possible')?.rain;
  if (possible)
    return {
      verdict: 'wait',
      reason: 'sprayMaybe',
      values: { ...values, rainAt: possible.rainAt, chance: possible.chance },
    };
  const isNow = start.at <= from + 1.5 * HOUR;
  const rainMm = Math.max(...run.map(({ rain }) => rain.rainMm));
  return { verdict: isNow ? 'good' : 'wait', reason: isNow ? 'sprayNow' : 'sprayLater', values: { ...values, rainMm } };
}

function obstacleOf(hour: WorkHour, rain: RainFound): Judged['obstacle'] {
  if (rain.is === 'likely') return 'sprayRain';
  if (hour.windKmh === null || hour.humidityPct === null) return undefined;
  const dryness = deltaT(hour.temperatureC, hour.humidityPct);
  if (hour.windKmh > WIND.most) return 'sprayWindy';
  if (dryness > DELTA_T.most) return 'sprayHot';
  if (hour.windKmh < WIND.least) return 'sprayCalm';
  return dryness < DELTA_T.least ? 'sprayDamp' : null;
}

function refusal(judged: readonly Judged[]): Advice<SprayReason> {
  const obstacles = new Set(judged.map(({ obstacle }) => obstacle));
  const reason = WEIGHTIEST.find((each) => obstacles.has(each)) ?? 'sprayDamp';
  const rain = judged.find(({ obstacle }) => obstacle === 'sprayRain')?.rain;
  const winds = judged.map(({ windKmh }) => Math.round(windKmh ?? 0));
  const wind = reason === 'sprayCalm' ? Math.min(...winds) : Math.max(...winds);
  return { verdict: 'no', reason, values: { wind, ...(rain && { rainAt: rain.rainAt }) } };
}

function isSameDay(one: number, other: number): boolean {
  return Math.floor(one / (24 * HOUR)) === Math.floor(other / (24 * HOUR));
}
