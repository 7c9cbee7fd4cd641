import { dayOf, daysInMonth } from '../dates/day.ts';
import { spokenDay } from '../dates/spokenDay.ts';
import type { PestModelRow } from '../reference/rows.ts';
import { ARMYWORM, pestModel, type PestInput } from './pestModels.ts';
import type { PestPlace } from './pestYear.ts';
import { dayOfYear, generationsByDay, typicalMonths } from './typicalMonths.ts';

const WEATHER = 'Temperature, humidity and rain of each month: approximate usual values, not a forecast.';

/**
 * What went into the level of a pest, a sentence each, in the order in which it counts. Empty for a rule nobody knows.
 * @param ruleSource where the rule and its limits are from
 */
export function pestInputs(modelId: string, place: PestPlace, ruleSource: string): string[] {
  const model = pestModel(modelId);
  if (model === undefined) return [];
  const sentences: Readonly<Record<PestInput, () => string[]>> = {
    planting: () => [planting(place)],
    generations: () => generations(place),
    prevalence: () => [prevalence(place)],
    weather: () => [WEATHER],
  };
  const order: readonly PestInput[] = ['prevalence', 'planting', 'generations', 'weather'];
  const read = order.filter(
    (input) => model.reads.includes(input) || (input === 'planting' && place.plantings !== null),
  );
  const months = model.months === null ? [] : [onlyBetween(...model.months)];
  return [
    ...read.flatMap((input) => sentences[input]()),
    ...months,
    ...(ruleSource === '' ? [] : [`Rule: ${ruleSource}`]),
  ];
}

/** Where a rule and the limits of its classes are from, in words. */
export function ruleSource(row: Pick<PestModelRow, 'source' | 'ruleBasis' | 'basis'> | undefined): string {
  if (row === undefined) return '';
  if (row.basis === 'expert-general-knowledge') return 'general agronomy, not tied to a document.';
  return `${row.source}${/expert/.test(row.ruleBasis) ? '; the limits of the levels are general agronomy' : ''}.`;
}

/** Any plain year: only months and days are said. */
const YEAR = 2027;

function onlyBetween(from: number, to: number): string {
  return `Only between ${spokenDay(dayOf(YEAR, from, 1))} and ${spokenDay(dayOf(YEAR, to, daysInMonth(YEAR, to)))}.`;
}

function planting({ plantings, fieldDays }: PestPlace): string {
  if (plantings === null || plantings.length === 0) return 'The usual planting day is not known.';
  return `Planted about ${plantings.map((day) => spokenDay(day)).join(' and ')}, in the field for ${fieldDays} days.`;
}

function generations({ normals, firstRains }: PestPlace): string[] {
  const months = normals === null ? null : typicalMonths(normals);
  if (months === null || firstRains === null) return ['The first rains or the usual temperatures are not known.'];
  const byDay = generationsByDay(months, firstRains);
  const start = dayOfYear(firstRains);
  const days = byDay.findIndex((_, step) => (byDay[(start + step) % byDay.length] ?? 0) >= 2);
  return [
    `Warmth above ${ARMYWORM.baseC} °C summed from the first rains, about ${spokenDay(firstRains)}; ${ARMYWORM.degreeDays} degree-days make a generation.`,
    ...(days === -1 ? [] : [`Two generations are complete about ${days} days later: from then on the level is high.`]),
  ];
}

const OCCURS = { absent: 'Hardly found', present: 'Found on some fields', widespread: 'Widespread' } as const;

function prevalence({ prevalence: found, afterLegume }: PestPlace): string {
  if (found === null) return 'How widespread it is here is not known.';
  const field =
    afterLegume === true
      ? 'for a field that had a legume before'
      : 'for a field that had a cereal before; after a legume it is one step lower';
  return found === 'absent' ? `${OCCURS[found]} in this zone.` : `${OCCURS[found]} in this zone, ${field}.`;
}
