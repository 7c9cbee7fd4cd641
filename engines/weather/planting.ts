import type { Day } from '../dates/day.ts';
import type { Advice, WorkDay, WorkWeather } from './workWeather.ts';

export type PlantReason =
  | 'plantMoist'
  | 'plantDrySpell'
  | 'plantDriedOut'
  | 'plantFalls'
  | 'plantStorm'
  | 'plantAhead'
  | 'plantUnsure'
  | 'plantLittle'
  | 'plantDry';

/** The days on which a rain-fed crop may be planted in a season, the last one counted. */
export interface PlantingTime {
  readonly from: Day;
  readonly by: Day;
}

/**
 * Rain that makes a start: 20 mm within a week, one of the rains 10 mm or more.
 * Source: the field rule of the Ghana Meteorological Agency, as explained to farmers at Gambaga (A1 Radio).
 */
const ENOUGH = { week: 20, once: 10 };
/** A day with less than 1 mm is a dry day (WMO). */
const WET_DAY = 1;
/** Chance of rain, %, from which a day's forecast rain is counted on; our own line, an even chance being none to plant by. */
const LIKELY = 60;
/**
 * Dry days in a row that a sprouting seed does not survive on one rain: our own line, shorter than the seven dry days
 * that turn an onset into a false start (Sivakumar 1988, recalled), because seed has no roots yet.
 */
const DRY_RUN = 5;
/** Below this the week counts as without rain: a quarter of what makes a start. Our own line. */
const HARDLY = 5;
const WEEK = 7;
/** Fewer days of forecast than this say nothing of the week. */
const LEAST_DAYS = 4;

/**
 * Whether to plant on a day, in the season of these planting times. Good only where enough rain has fallen and more is
 * likely without a long break: rain that is only forecast is never enough, nor is one storm before or after dry days.
 * Undefined, which is silence, outside all planting times and where too few days are forecast.
 * Values: `mm`, likely rain of the days looked at; `days`, how many; `past`, the rain of the last week; `soon`, likely
 * rain of the first two days; `dry`, the longest run of days without likely rain; `since`, dry days since
 * the last rain; `all` and `best`, the rain that may come and its best chance, %; `rainMm`, all rain as it is forecast.
 *
 * @param day the day to plant on
 * @param times planting times of the rain-fed crops asked about: one crop on its plan, all of a district on its weather page
 */
export function advisePlanting(
  { days, pastRainMm }: Pick<WorkWeather, 'days' | 'pastRainMm'>,
  day: Day,
  times: readonly PlantingTime[],
): Advice<PlantReason> | undefined {
  if (!times.some(({ from, by }) => from <= day && day <= by)) return undefined;
  const week = days.filter((each) => each.day >= day && each.rainMm !== null).slice(0, WEEK);
  if (week.length < LEAST_DAYS) return undefined;
  const likely = week.map(likelyRain);
  const all = sum(week.map(({ rainMm }) => rainMm ?? 0));
  const mm = sum(likely);
  const dry = longestDryRun(likely);
  const values = { mm: Math.round(mm), days: week.length, rainMm: all };

  if (pastRainMm !== undefined && isEnough(pastRainMm)) {
    const past = { ...values, past: Math.round(sum(pastRainMm)), dry };
    if (dry >= DRY_RUN) return { verdict: 'wait', reason: 'plantDrySpell', values: past };
    if (mm < HARDLY) return { verdict: 'wait', reason: 'plantLittle', values: { ...past, all: Math.round(mm) } };
    const since = lastDryRun(pastRainMm);
    return since < DRY_RUN
      ? { verdict: 'good', reason: 'plantMoist', values: past }
      : { verdict: 'wait', reason: 'plantDriedOut', values: { ...past, since } };
  }
  const soon = sum(likely.slice(0, 2));
  if (soon >= ENOUGH.week) {
    const falling = { ...values, soon: Math.round(soon), dry: longestDryRun(likely.slice(1)) };
    return {
      verdict: 'wait',
      reason: longestDryRun(likely.slice(1)) < DRY_RUN ? 'plantFalls' : 'plantStorm',
      values: falling,
    };
  }
  if (mm >= ENOUGH.week) return { verdict: 'wait', reason: 'plantAhead', values };
  if (all >= ENOUGH.week)
    return {
      verdict: 'wait',
      reason: 'plantUnsure',
      values: { ...values, all: Math.round(all), best: bestChance(week) },
    };
  return all >= HARDLY
    ? { verdict: 'wait', reason: 'plantLittle', values: { ...values, all: Math.round(all) } }
    : { verdict: 'no', reason: 'plantDry', values };
}

/** Rain of a day to count on: none where it is less likely than not to come. A provider without chances is taken at its word. */
function likelyRain({ rainMm, rainChancePct }: WorkDay): number {
  return (rainChancePct ?? 100) >= LIKELY ? (rainMm ?? 0) : 0;
}

function longestDryRun(rains: readonly number[]): number {
  let longest = 0;
  let run = 0;
  for (const rain of rains) {
    run = rain < WET_DAY ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Dry days since the last rain. */
function lastDryRun(rains: readonly number[]): number {
  return rains.length - 1 - rains.findLastIndex((rain) => rain >= WET_DAY);
}

/** The best chance of a day that brings rain worth counting. */
function bestChance(days: readonly WorkDay[]): number {
  return Math.max(
    0,
    ...days.flatMap(({ rainMm, rainChancePct }) => ((rainMm ?? 0) >= WET_DAY ? (rainChancePct ?? []) : [])),
  );
}

function isEnough(rains: readonly number[]): boolean {
  return sum(rains) >= ENOUGH.week && Math.max(...rains) >= ENOUGH.once;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}
