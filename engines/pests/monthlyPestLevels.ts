import { type Day, dayNumber, dayText, daysInMonth, monthOf, yearOf } from '../dates/day.ts';
import { type MonthNormals, type PestLevel, type PestModel, type TypicalMonth, PEST_MODELS } from './pestModels.ts';

/** What the levels of a year are made from. */
export interface PestInputs {
  readonly modelId: string;
  readonly zone: string;
  /** Twelve months, January first; null where the place has no normals. */
  readonly normals: readonly MonthNormals[] | null;
  /** Needed by rules that count days after planting; null for standing crops. */
  readonly planting: Day | null;
}

/** A year that is not a leap year: normals know no leap years. */
const PLAIN_YEAR = 2027;

/**
 * The level of a pest in each month, January first, typical for the month (not a forecast). Rules that count days
 * after planting say `none` in months without such a day. Null ("no data") when the model, a figure of the normals
 * or the planting day it needs is missing.
 */
export function monthlyPestLevels({ modelId, zone, normals, planting }: PestInputs): PestLevel[] | null {
  const model = Object.hasOwn(PEST_MODELS, modelId) ? PEST_MODELS[modelId] : undefined;
  if (model === undefined || normals === null || normals.length !== 12) return null;
  if (model.phases !== null && planting === null) return null;
  const months = typicalMonths(normals);
  if (months === null) return null;
  return months.map((month, index) => (occurs(model, zone, index + 1) ? levelIn(model, month, index + 1, planting) : 'none'));
}

function occurs(model: PestModel, zone: string, month: number): boolean {
  if (model.zones !== null && !model.zones.includes(zone)) return false;
  return model.months === null || (month >= model.months[0] && month <= model.months[1]);
}

function levelIn(model: PestModel, month: TypicalMonth, number: number, planting: Day | null): PestLevel {
  if (model.phases === null || planting === null) return model.level(month);
  let worst: PestLevel = 'none';
  for (const [index, [from, to]] of model.phases.entries()) {
    if (!touches(dayNumber(planting) + from, dayNumber(planting) + to, number)) continue;
    worst = worse(worst, model.levelByPhase?.[index] ?? model.level(month));
  }
  return worst;
}

/** Whether the days from first to last (day numbers, less than a year) touch the month, in any year. */
function touches(first: number, last: number, month: number): boolean {
  const [start, end] = [dayText(first), dayText(last)];
  const months = (yearOf(end) - yearOf(start)) * 12 + monthOf(end) - monthOf(start);
  return (month - monthOf(start) + 12) % 12 <= months;
}

const known = new WeakMap<readonly MonthNormals[], readonly TypicalMonth[] | null>();

/** The months of a place as the rules read them, made once; null when a figure is missing. */
function typicalMonths(normals: readonly MonthNormals[]): readonly TypicalMonth[] | null {
  const made = known.get(normals);
  if (made !== undefined) return made;
  const months = normals.map((figures, index) => typicalMonth(figures, index + 1));
  const complete = months.every((month) => month !== null) ? months : null;
  known.set(normals, complete);
  return complete;
}

function typicalMonth(figures: MonthNormals, month: number): TypicalMonth | null {
  const { rainMm, rainDays, tmaxC, tminC, rhPct } = figures;
  if (rainMm === null || rainDays === null || tmaxC === null || tminC === null || rhPct === null) return null;
  const length = daysInMonth(PLAIN_YEAR, month);
  return {
    meanC: (tmaxC + tminC) / 2,
    minC: tminC,
    rhPct,
    rain: (days) => (rainMm / length) * days,
    wetDays: (days) => Math.round((rainDays / length) * days),
    dryRun: (length - rainDays) / (rainDays + 1),
    rainOfWetDay: rainDays === 0 ? 0 : rainMm / rainDays,
  };
}

const RANK: Readonly<Record<PestLevel, number>> = { none: 0, moderate: 1, high: 2 };

function worse(a: PestLevel, b: PestLevel): PestLevel {
  return RANK[b] > RANK[a] ? b : a;
}
