import { type Day, dayNumber, monthOf } from '../dates/day.ts';
import { type PestLevel, type PestModel, type TypicalMonth, PEST_MODELS } from './pestModels.ts';

/** The weather a day had. A missing figure is null. */
export interface PestDay {
  readonly date: Day;
  readonly minC: number;
  readonly meanC: number;
  readonly rainMm: number | null;
  readonly humidityPct: number | null;
}

/** What the levels of days are made from. */
export interface DailyPestInputs {
  readonly modelId: string;
  readonly zone: string;
  /** One after the other without a gap, the oldest first. */
  readonly days: readonly PestDay[];
  /** Needed by rules that count days after planting; its year does not matter. Null for standing crops. */
  readonly planting: Day | null;
}

/** A day and how favourable the weather up to it was for the pest. */
export interface DailyPestLevel {
  readonly date: Day;
  readonly level: PestLevel;
}

/** Rain that makes a wet day, mm. */
const WET_MM = 1;

/**
 * The level of a pest on each day that enough days of weather lead up to. None of them when the model or the planting
 * day it needs is missing; days with a figure missing that the rule reads are left out.
 */
export function dailyPestLevels({ modelId, zone, days, planting }: DailyPestInputs): DailyPestLevel[] {
  const model = Object.hasOwn(PEST_MODELS, modelId) ? PEST_MODELS[modelId] : undefined;
  if (model === undefined || (model.phases !== null && planting === null)) return [];
  return days.flatMap(({ date }, index) => {
    const window = days.slice(Math.max(0, index + 1 - model.looksBackDays), index + 1);
    const weather = window.length < model.looksBackDays ? null : weatherOf(window, model.meanDays);
    return weather === null ? [] : [{ date, level: levelOn(date, model, zone, weather, planting) }];
  });
}

function levelOn(date: Day, model: PestModel, zone: string, weather: TypicalMonth, planting: Day | null): PestLevel {
  const month = monthOf(date);
  if (model.zones !== null && !model.zones.includes(zone)) return 'none';
  if (model.months !== null && (month < model.months[0] || month > model.months[1])) return 'none';
  if (model.phases === null || planting === null) return model.level(weather);
  const age = (((dayNumber(date) - dayNumber(planting)) % 365) + 365) % 365;
  const phase = model.phases.findIndex(([from, to]) => age >= from && age <= to);
  return phase === -1 ? 'none' : (model.levelByPhase?.[phase] ?? model.level(weather));
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
