import { type Sentence, sentence } from '../calendar/sentences/say.ts';
import { dayOf, daysInMonth } from '../dates/day.ts';
import type { PestModelRow } from '../reference/rows.ts';
import { ARMYWORM, pestModel, type PestInput } from './pestModels.ts';
import type { PestPlace } from './pestYear.ts';
import { dayOfYear, generationsByDay, typicalMonths } from './typicalMonths.ts';

/**
 * What went into the level of a pest, a sentence each, in the order in which it counts. Empty for a rule nobody knows.
 * @param ruleSource where the rule and its limits are from
 */
export function pestInputs(modelId: string, place: PestPlace, ruleSource: readonly Sentence[]): Sentence[] {
  const model = pestModel(modelId);
  if (model === undefined) return [];
  const sentences: Readonly<Record<PestInput, () => Sentence[]>> = {
    planting: () => [planting(place)],
    generations: () => generations(place),
    prevalence: () => [prevalence(place)],
    weather: () => [sentence('usualWeather')],
  };
  const order: readonly PestInput[] = ['prevalence', 'planting', 'generations', 'weather'];
  const read = order.filter(
    (input) => model.reads.includes(input) || (input === 'planting' && place.plantings !== null),
  );
  const months = model.months === null ? [] : [onlyBetween(...model.months)];
  return [...read.flatMap((input) => sentences[input]()), ...months, ...ruleSource];
}

/** Where a rule and the limits of its classes are from. */
export function ruleSource(row: Pick<PestModelRow, 'source' | 'ruleBasis' | 'basis'> | undefined): Sentence[] {
  if (row === undefined) return [];
  if (row.basis === 'expert-general-knowledge') return [sentence('pestRuleGeneral')];
  return [sentence('pestRule', { source: row.source, limitsAreGeneral: /expert/.test(row.ruleBasis) })];
}

/** Any plain year: only months and days are said. */
const YEAR = 2027;

function onlyBetween(from: number, to: number): Sentence {
  return sentence('onlyBetween', { from: dayOf(YEAR, from, 1), to: dayOf(YEAR, to, daysInMonth(YEAR, to)) });
}

function planting({ plantings, fieldDays }: PestPlace): Sentence {
  if (plantings === null || plantings.length === 0) return sentence('plantingUnknown');
  return sentence('plantedAbout', { plantings, fieldDays });
}

function generations({ normals, firstRains }: PestPlace): Sentence[] {
  const months = normals === null ? null : typicalMonths(normals);
  if (months === null || firstRains === null) return [sentence('warmthUnknown')];
  const byDay = generationsByDay(months, firstRains);
  const start = dayOfYear(firstRains);
  const days = byDay.findIndex((_, step) => (byDay[(start + step) % byDay.length] ?? 0) >= 2);
  const { baseC, degreeDays } = ARMYWORM;
  return [
    sentence('warmth', { baseC, degreeDays, firstRains }),
    ...(days === -1 ? [] : [sentence('twoGenerations', { days })]),
  ];
}

function prevalence({ prevalence: found, afterLegume }: PestPlace): Sentence {
  if (found === null) return sentence('spreadUnknown');
  return sentence('spread', { found, afterLegume: afterLegume === true });
}
