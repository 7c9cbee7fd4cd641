import { dayText } from '../dates/day.ts';
import { spokenDay } from '../dates/spokenDay.ts';
import type { PlanInput } from './planActivities.ts';
import { daysOfRainNeeded, type PlantingWindow } from './plantingWindow.ts';
import type { Instead, Onset, PlanWarning } from './types.ts';

const ONSET = {
  declared: 'the onset of the rains was declared for',
  observed: 'the rains set in on',
  forecast: 'the rains are expected about',
  default: 'the rains usually set in about',
} as const;

/** That nothing is planted any more: by when it had to be, and why. */
export function tooLateWarning(
  { crop, rule, variety }: PlanInput,
  { from, by }: PlantingWindow,
  onset: Onset,
  instead: readonly Instead[],
): PlanWarning {
  const days = variety === null ? '' : ` of ${variety.daysMin}–${variety.daysMax} days`;
  const what = `${rule.season === 'early' ? rule.name : crop.name.toLowerCase()}${days}`;
  const said = `It is too late for ${what} this season: ${ONSET[onset.kind]} ${spokenDay(onset.typical)}, and the last day to plant it is ${spokenDay(dayText(by))}.`;
  const ask = instead.length === 0 ? ['Ask the extension officer what can still be planted.'] : [];
  return { kind: 'tooLate', sentence: [said, why(crop, variety, from, onset), ...ask].join(' ') };
}

/** Rains that end too soon, or a time that has passed. */
function why(crop: PlanInput['crop'], variety: PlanInput['variety'], from: number, onset: Onset): string {
  const needs =
    variety === null || crop.calendarType !== 'annual' ? null : dayText(from + daysOfRainNeeded(crop, variety));
  if (needs === null || needs <= onset.cessation.typical) return 'Its usual time has passed.';
  return `Planted from ${spokenDay(dayText(from))} it would need rain until about ${spokenDay(needs)}, but the rains usually end about ${spokenDay(onset.cessation.typical)}.`;
}
