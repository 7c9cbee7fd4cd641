import type { Day } from '../dates/day.ts';
import {
  type MonthNormals,
  type PestLevel,
  type PestModel,
  pestModel,
  type PestSetting,
  type Prevalence,
  type TypicalMonth,
  worse,
} from './pestModels.ts';
import { dayOfYear, generationsByDay, MONTHS_OF_DAYS, typicalMonths, YEAR_DAYS } from './typicalMonths.ts';

/** Where and when a crop stands, as the rules read it. */
export interface PestPlace {
  /** Twelve months, January first; null where the place has no normals. */
  readonly normals: readonly MonthNormals[] | null;
  /** The days the crop is usually planted on here, one per season; their year does not matter. Null: trees that stand all year. */
  readonly plantings: readonly Day[] | null;
  /** Days a planted crop stays in the field. */
  readonly fieldDays: number;
  /** The day on which the first rains of the year usually set in; null where nobody knows. */
  readonly firstRains: Day | null;
  /** How widespread the pest is in the zone; null where nobody knows. */
  readonly prevalence: Prevalence | null;
  /** Whether a legume stood on the field before. */
  readonly afterLegume?: boolean;
}

/** A typical year of a pest on a crop, day by day, 1 January first. */
export interface PestYear {
  readonly levels: readonly PestLevel[];
  /** Whether the crop is in the field. */
  readonly inField: readonly boolean[];
}

/**
 * How favourable each day of a typical year is for a pest (not a forecast): none while the crop is not in the field.
 * Null ("no data") when the rule, or anything it reads, is missing.
 */
export function pestYear(modelId: string, place: PestPlace): PestYear | null {
  const model = pestModel(modelId);
  if (model === undefined || place.plantings?.length === 0) return null;
  if (model.reads.includes('planting') && place.plantings === null) return null;
  if (model.reads.includes('prevalence') && place.prevalence === null) return null;
  const months = place.normals === null ? null : typicalMonths(place.normals);
  if (model.reads.includes('weather') && months === null) return null;
  const counts = model.reads.includes('generations');
  if (counts && place.firstRains === null) return null;
  const generations =
    counts && months !== null && place.firstRains !== null ? generationsByDay(months, place.firstRains) : null;
  const ages = agesByDay(place);
  const levelOn = levelsByMonth(model, months, place, generations);
  return {
    levels: ages.map((age, day) => {
      const month = MONTHS_OF_DAYS[day] ?? 1;
      if (age === null || !occursIn(model, month)) return 'none';
      return levelAtAge(model, age, () => levelOn(day, month));
    }),
    inField: ages.map((age) => age !== null),
  };
}

/** The worst level of the days of each month, January first. */
export function monthlyLevels({ levels }: PestYear): PestLevel[] {
  const months = Array.from({ length: 12 }, (): PestLevel => 'none');
  for (const [day, level] of levels.entries()) {
    const month = (MONTHS_OF_DAYS[day] ?? 1) - 1;
    months[month] = worse(months[month] ?? 'none', level);
  }
  return months;
}

/** The level of a crop of that age (days after planting; 0 for trees) where the rule counts days. */
export function levelAtAge(model: PestModel, age: number, byWeather: () => PestLevel): PestLevel {
  if (model.phases === null) return byWeather();
  const phase = model.phases.findIndex(([from, to]) => age >= from && age <= to);
  return phase === -1 ? 'none' : (model.levelByPhase?.[phase] ?? byWeather());
}

export function occursIn({ months }: PestModel, month: number): boolean {
  return months === null || (month >= months[0] && month <= months[1]);
}

/** Days after the planting the crop in the field comes from (the youngest where seasons overlap); null: none in the field. */
function agesByDay({ plantings, fieldDays }: PestPlace): (number | null)[] {
  if (plantings === null) return Array.from({ length: YEAR_DAYS }, () => 0);
  const ages = Array.from({ length: YEAR_DAYS }, (): number | null => null);
  for (const planting of plantings) {
    const start = dayOfYear(planting);
    for (let age = 0; age < Math.min(fieldDays, YEAR_DAYS); age += 1) {
      const day = (start + age) % YEAR_DAYS;
      ages[day] = Math.min(age, ages[day] ?? age);
    }
  }
  return ages;
}

const NO_WEATHER: TypicalMonth = {
  meanC: 0,
  minC: 0,
  rhPct: 0,
  rain: () => 0,
  wetDays: () => 0,
  dryRun: 0,
  rainOfWetDay: 0,
};

/** The level by weather: worked out once a month, or day by day where generations are counted. */
function levelsByMonth(
  model: PestModel,
  months: readonly TypicalMonth[] | null,
  place: PestPlace,
  generations: readonly number[] | null,
) {
  const made = new Map<number, PestLevel>();
  return (day: number, month: number): PestLevel => {
    const found = generations === null ? made.get(month) : undefined;
    if (found !== undefined) return found;
    const setting: PestSetting = {
      generations: generations?.[day] ?? null,
      prevalence: place.prevalence,
      afterLegume: place.afterLegume ?? false,
    };
    const level = model.level(months?.[month - 1] ?? NO_WEATHER, setting);
    made.set(month, level);
    return level;
  };
}
