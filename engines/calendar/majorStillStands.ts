import { dayNumber, dayText } from '../dates/day.ts';
import { spokenDay } from '../dates/spokenDay.ts';
import type { PlanInput } from './planActivities.ts';
import type { Schedule } from './schedule.ts';
import { LAND_PREPARATION, type Onset, type PlanWarning } from './types.ts';

/**
 * Whoever grows the crop in the major season too has it on the field when land for the minor one is prepared. That is
 * reckoned from the plan of the major season of that year, so it says of which variety, which planting and which onset.
 */
export function majorStillStands({ crop, major }: PlanInput, schedule: Schedule): PlanWarning[] {
  const preparation = schedule.slots.find(({ rule }) => rule.code === LAND_PREPARATION) ?? schedule.slots[0];
  if (major === undefined || preparation === undefined || dayNumber(major.harvestEnd) < preparation.start) return [];
  const { variety, onset, plantedUntil, harvestEnd } = major;
  const kind = variety === null ? '' : ` of ${variety.daysMin}–${variety.daysMax} days`;
  return [
    {
      kind: 'majorStillStands',
      sentence: `If you grow ${crop.name.toLowerCase()}${kind} in the major season as well: planted until ${spokenDay(plantedUntil, true)} (${basisOf(onset)}), its harvest lasts until about ${spokenDay(harvestEnd, true)}, and land for this season is prepared from ${spokenDay(dayText(preparation.start), true)}. Use another field then, or plant an early variety in the major season.`,
    },
  ];
}

/** What a major season is reckoned from. */
function basisOf(onset: Onset | null): string {
  if (onset === null) return 'as its calendar has it';
  if (onset.isOfRecord && onset.record)
    return `reckoned from daily rain at ${onset.record.place}, ${onset.record.firstYear}–${onset.record.lastYear}`;
  if (onset.kind === 'default') return `reckoned from the usual onset in the table, about ${spokenDay(onset.typical)}`;
  return `reckoned from the onset ${onset.kind} for ${spokenDay(onset.typical)}`;
}
