import { type Day, addDays, dayNumber, dayOf, daysInMonth, monthOf, yearOf } from '../dates/day.ts';
import type { PestLevel } from '../pests/pestModels.ts';
import type { RiskLevel } from './display/comparePlans.ts';
import { falseStartShare } from './falseStartShare.ts';
import { isInMonth } from './display/months.ts';
import type { Plan, PlannedActivity } from './types.ts';
import { HARVESTING, PLANTING } from './types.ts';

/** A month of the normals, all figures known. */
export interface MonthClimate {
  readonly rainMm: number;
  readonly rainDays: number;
  readonly tmaxC: number;
  readonly rhPct: number;
}

/** What the levels are judged by. */
export interface RiskFacts {
  /** Twelve months, January first; null where the place has no normals. */
  readonly climate: readonly MonthClimate[] | null;
  /** Twelve levels by risk id, from the pest models; risks without a model are missing. */
  readonly pests: ReadonlyMap<string, readonly PestLevel[] | null>;
}

/** Usual weather of the days of an activity. */
interface UsualWeather {
  readonly rainPerDay: number;
  readonly wetDaysPer30: number;
  readonly tmaxC: number;
  readonly rhPct: number;
}

/**
 * The weather rules. Marks follow the triggers of the risk list, read for monthly normals; how often a usual month
 * comes near them is general agronomy of this project, so a level is shown as "typical for these dates".
 */
const WEATHER_RULES: Readonly<Record<string, (usual: UsualWeather) => RiskLevel>> = {
  // Trigger 20 mm in the 5 days around harvest.
  harvest_rain: ({ rainPerDay }) => byMarks(rainPerDay * 5, 10, 20),
  // Trigger 7 days without rain: fewer than 4 wet days a month leave such gaps as a rule, fewer than 8 often.
  dry_spell: ({ wetDaysPer30 }) => byMarks(-wetDaysPer30, -8, -4),
  // Trigger 30-day rain below half of the need; need about 5 mm a day.
  drought: ({ rainPerDay }) => byMarks(-rainPerDay * 30, -110, -75),
  // Trigger 100 mm in 3 days, likely only in months of 150 mm and more.
  flood: ({ rainPerDay }) => byMarks(rainPerDay * 30, 150, 200),
  // Trigger daily maximum of 37 °C.
  heat: ({ tmaxC }) => byMarks(tmaxC, 35, 37),
  // Trigger harmattan with humidity under 30 %.
  bush_fire: ({ rhPct }) => byMarks(-rhPct, -50, -30),
};

/** How likely each risk of an activity is on its dates; null where neither a rule nor a figure is known. */
export function riskLevels(plan: Plan, activity: PlannedActivity, facts: RiskFacts): Map<string, RiskLevel | null> {
  const usual = facts.climate === null ? null : usualWeather(activity.start, activity.end, facts.climate);
  return new Map(activity.risks.map((riskId) => [riskId, levelOf(riskId, plan, activity, usual, facts)]));
}

function levelOf(
  riskId: string,
  plan: Plan,
  activity: PlannedActivity,
  usual: UsualWeather | null,
  facts: RiskFacts,
): RiskLevel | null {
  if (riskId === 'false_start') return falseStart(plan);
  if (riskId === 'early_cessation') return earlyCessation(plan);
  const pest = facts.pests.get(riskId);
  if (pest !== undefined) return pest === null ? null : pestLevel(activity, pest);
  const rule = Object.hasOwn(WEATHER_RULES, riskId) ? WEATHER_RULES[riskId] : undefined;
  return rule === undefined || usual === null ? null : rule(usual);
}

/**
 * How many of the starts around the day of planting failed in the years of daily rain: low up to one in ten, high from
 * one in three (marks of this project). Null, which says nothing, without daily rain or with too few starts.
 */
function falseStart(plan: Plan): RiskLevel | null {
  const planting = plan.activities.find((activity) => activity.code === PLANTING);
  if (!plan.onset?.record || planting === undefined) return null;
  const share = falseStartShare(plan.onset.record, planting.start);
  return share === null ? null : byMarks(share.failed / share.starts, 0.1, 1 / 3);
}

/** The crop must be close to ripe when the rains end: harvest within a month of the earliest end is safe. */
function earlyCessation(plan: Plan): RiskLevel | null {
  const harvest = plan.activities.find((activity) => activity.code === HARVESTING);
  if (plan.onset === null || harvest === undefined) return null;
  const { earliest, typical } = plan.onset.cessation;
  if (harvest.start <= addDays(earliest, RIPENING_DAYS)) return 'low';
  return harvest.start <= addDays(typical, RIPENING_DAYS) ? 'moderate' : 'high';
}

const RIPENING_DAYS = 30;

function pestLevel(activity: PlannedActivity, levels: readonly PestLevel[]): RiskLevel {
  let worst: RiskLevel = 'low';
  for (const [index, level] of levels.entries()) {
    if (level === 'none' || !isInMonth(activity, index + 1)) continue;
    if (level === 'high') return 'high';
    worst = 'moderate';
  }
  return worst;
}

/** Whether a usual year brings the rain of the harvest-rain trigger in the days of a harvest. */
export function isWetHarvest(start: Day, end: Day, climate: readonly MonthClimate[]): boolean {
  const usual = usualWeather(start, end, climate);
  return usual !== null && WEATHER_RULES['harvest_rain']?.(usual) === 'high';
}

/** Means over the days of an activity, month by month. */
function usualWeather(start: Day, end: Day, climate: readonly MonthClimate[]): UsualWeather | null {
  let [days, rain, wetDays, tmax, rh] = [0, 0, 0, 0, 0];
  const [first, last] = [dayNumber(start), dayNumber(end)];
  const begins = yearOf(start) * 12 + monthOf(start) - 1;
  const ends = yearOf(end) * 12 + monthOf(end) - 1;
  for (let month = begins; month <= ends; month += 1) {
    const [year, at] = [Math.floor(month / 12), month % 12];
    const length = daysInMonth(year, at + 1);
    const firstOfMonth = dayNumber(dayOf(year, at + 1, 1));
    const share = Math.min(last, firstOfMonth + length - 1) - Math.max(first, firstOfMonth) + 1;
    const figures = climate[at];
    if (figures === undefined) return null;
    days += share;
    rain += (figures.rainMm / length) * share;
    wetDays += (figures.rainDays / length) * share;
    tmax += figures.tmaxC * share;
    rh += figures.rhPct * share;
  }
  return days === 0
    ? null
    : { rainPerDay: rain / days, wetDaysPer30: (wetDays / days) * 30, tmaxC: tmax / days, rhPct: rh / days };
}

function byMarks(value: number, moderate: number, high: number): RiskLevel {
  if (value >= high) return 'high';
  return value >= moderate ? 'moderate' : 'low';
}
