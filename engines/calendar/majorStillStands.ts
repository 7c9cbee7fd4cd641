import { dayNumber, dayText } from '../dates/day.ts';
import type { PlanInput } from './planActivities.ts';
import type { Schedule } from './schedule.ts';
import type { Basis } from './sentences/english.ts';
import { sentence } from './sentences/say.ts';
import { LAND_PREPARATION, type Onset, type PlanWarning } from './types.ts';

/**
 * Whoever grows the crop in the major season too has it on the field when land for the minor one is prepared. That is
 * reckoned from the plan of the major season of that year, so it says of which variety, which planting and which onset.
 */
export function majorStillStands({ crop, major }: PlanInput, schedule: Schedule): PlanWarning[] {
  const preparation = schedule.slots.find(({ rule }) => rule.code === LAND_PREPARATION) ?? schedule.slots[0];
  if (major === undefined || preparation === undefined || dayNumber(major.harvestEnd) < preparation.start) return [];
  const { variety, onset, plantedUntil, harvestEnd } = major;
  return [
    {
      kind: 'majorStillStands',
      said: [
        sentence('majorStillStands', {
          crop,
          variety: variety === null ? null : { min: variety.daysMin, max: variety.daysMax },
          plantedUntil,
          basis: onset && basisOf(onset),
          harvestEnd,
          prepared: dayText(preparation.start),
        }),
      ],
    },
  ];
}

/** What a major season is reckoned from. */
function basisOf({ kind, typical, isOfRecord, record }: Onset): Basis {
  return { kind, typical, record: isOfRecord && record ? record : null };
}
