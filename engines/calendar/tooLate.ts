import { dayText } from '../dates/day.ts';
import type { PlanInput } from './planActivities.ts';
import { daysOfRainNeeded, type PlantingWindow } from './plantingWindow.ts';
import { type Sentence, sentence } from './sentences/say.ts';
import type { Instead, Onset, PlanWarning } from './types.ts';

/** That nothing is planted any more: by when it had to be, and why. */
export function tooLateWarning(
  { crop, rule, variety }: PlanInput,
  { from, by }: PlantingWindow,
  onset: Onset,
  instead: readonly Instead[],
): PlanWarning {
  const late = sentence('tooLate', {
    crop,
    season: rule.season === 'early' ? rule.name : null,
    variety: variety === null ? null : { min: variety.daysMin, max: variety.daysMax },
    onset: onset.kind,
    typical: onset.typical,
    lastDay: dayText(by),
  });
  const ask = instead.length === 0 ? [sentence('askWhatElse')] : [];
  return { kind: 'tooLate', said: [late, why(crop, variety, from, onset), ...ask] };
}

/** Rains that end too soon, or a time that has passed. */
function why(crop: PlanInput['crop'], variety: PlanInput['variety'], from: number, onset: Onset): Sentence {
  const until =
    variety === null || crop.calendarType !== 'annual' ? null : dayText(from + daysOfRainNeeded(crop, variety));
  const rainsEnd = onset.cessation.typical;
  if (until === null || until <= rainsEnd) return sentence('timeHasPassed');
  return sentence('rainsEndTooSoon', { planted: dayText(from), until, rainsEnd });
}
