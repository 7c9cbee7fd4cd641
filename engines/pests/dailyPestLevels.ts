import { addDays, type Day, dayNumber, monthOf } from '../dates/day.ts';
import { ARMYWORM, armywormDegreeDays, type PestLevel, pestModel, type TypicalMonth } from './pestModels.ts';
import { levelAtAge, occursIn, type PestPlace } from './pestYear.ts';
import { dayOfYear, generationsByDay, typicalMonths, YEAR_DAYS } from './typicalMonths.ts';

/** The weather a day had. A missing figure is null. */
export interface PestDay {
  readonly date: Day;
  readonly minC: number;
  readonly meanC: number;
  readonly rainMm: number | null;
  readonly humidityPct: number | null;
}

/** A day and how favourable the weather up to it was for the pest. */
export interface DailyPestLevel {
  readonly date: Day;
  readonly level: PestLevel;
}

/** Rain that makes a wet day, mm. */
const WET_MM = 1;

/**
 * The level of a pest on each day that enough days of weather lead up to. None of them when the rule does not read
 * weather, or when it or anything it reads is missing; days with a figure missing that the rule reads, and days on
 * which the crop is not in the field, are left out.
 * @param days one after the other without a gap, the oldest first
 */
export function dailyPestLevels(modelId: string, place: PestPlace, days: readonly PestDay[]): DailyPestLevel[] {
  const model = pestModel(modelId);
  if (model === undefined || !model.reads.includes('weather')) return [];
  if (model.reads.includes('planting') && place.plantings === null) return [];
  const generations = model.reads.includes('generations') ? generationsOn(place, days) : [];
  if (generations === null) return [];
  return days.flatMap(({ date }, index) => {
    const age = ageOn(date, place);
    const window = days.slice(Math.max(0, index + 1 - model.looksBackDays), index + 1);
    const weather = window.length < model.looksBackDays ? null : weatherOf(window, model.meanDays);
    if (weather === null || age === null) return [];
    if (!occursIn(model, monthOf(date))) return [{ date, level: 'none' as const }];
    const setting = {
      generations: generations[index] ?? null,
      prevalence: place.prevalence,
      afterLegume: place.afterLegume ?? false,
    };
    return [{ date, level: levelAtAge(model, age, () => model.level(weather, setting)) }];
  });
}

/** Days after the last usual planting; 0 for trees; null while the crop is not in the field. */
function ageOn(date: Day, { plantings, fieldDays }: PestPlace): number | null {
  if (plantings === null) return 0;
  const ages = plantings.map(
    (planting) => (((dayNumber(date) - dayNumber(planting)) % YEAR_DAYS) + YEAR_DAYS) % YEAR_DAYS,
  );
  const age = Math.min(...ages);
  return age < fieldDays ? age : null;
}

/**
 * Generations of fall armyworm up to each day: those of a typical year before the first of the days, then by the
 * temperatures there have been. They begin again when the first rains usually set in. Null without normals or first rains.
 */
function generationsOn({ normals, firstRains }: PestPlace, days: readonly PestDay[]): number[] | null {
  const [first] = days;
  const months = normals === null ? null : typicalMonths(normals);
  if (months === null || firstRains === null || first === undefined) return null;
  const restart = dayOfYear(firstRains);
  let count = generationsByDay(months, firstRains)[dayOfYear(first.date)] ?? 0;
  return days.map(({ date, meanC }) => {
    if (dayOfYear(date) === restart && dayOfYear(addDays(date, -1)) !== restart) count = 0;
    const before = count;
    count += armywormDegreeDays(meanC) / ARMYWORM.degreeDays;
    return before;
  });
}

/** The days as the rules read them: sums over the last days of the window, means over the last few. Null with a gap. */
function weatherOf(window: readonly PestDay[], meanDays: number): TypicalMonth | null {
  const rains = window.flatMap(({ rainMm }) => rainMm ?? []);
  const recent = window.slice(-meanDays);
  const humidity = recent.flatMap(({ humidityPct }) => humidityPct ?? []);
  if (rains.length < window.length || humidity.length < recent.length) return null;
  const wet = rains.filter((mm) => mm >= WET_MM);
  const lastWet = rains.findLastIndex((mm) => mm >= WET_MM);
  return {
    meanC: mean(recent.map(({ meanC }) => meanC)),
    minC: mean(recent.map(({ minC }) => minC)),
    rhPct: mean(humidity),
    rain: (days) => total(rains.slice(-days)),
    wetDays: (days) => rains.slice(-days).filter((mm) => mm >= WET_MM).length,
    dryRun: rains.length - 1 - lastWet,
    rainOfWetDay: wet.length === 0 ? 0 : mean(wet),
  };
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function mean(values: readonly number[]): number {
  return total(values) / values.length;
}
