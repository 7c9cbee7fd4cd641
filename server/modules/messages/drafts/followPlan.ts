import type { OnsetCondition, SeasonDraft } from '#engines/messages/seasonDrafts.ts';
import { addDays, type Day, daysBetween } from '#engines/dates/day.ts';
import type { StoredDraft } from './drafts.repository.ts';

/** A draft as the season stands today. */
export interface ShownDraft extends StoredDraft {
  /** Of a draft that waits for the onset of the rains: whether it is known to have come, and by what. Null for others. */
  readonly condition: (OnsetCondition & { readonly waitsFor: 'onset' | 'planting' }) | null;
  /** Why its dates are others than when it was drawn; empty where they are the same. */
  readonly moved: string;
  /** The day to keep so that this one is shown: days that were chosen stay as far from the activity as they were. */
  dayAsStored(day: Day): Day;
  /** What it rests on, kept when it is approved; met is null where its words do not turn on the onset. */
  readonly basis: { readonly from: Day; readonly met: boolean | null };
  /** Its officer changed the words it was drawn with. */
  readonly isOwnText: boolean;
}

/** What a season's plan says today. */
interface Season {
  readonly drawn: readonly SeasonDraft[];
  readonly condition: OnsetCondition | null;
}

/**
 * Shows a stored draft as its season stands today: an open one has the dates of today's plan, and its words where its
 * officer did not change them; the day to send it moves with the activity, never into the past. What was sent or skipped,
 * and what the plan has no more, stays as it was.
 */
export function followPlan(stored: StoredDraft, season: Season | null, today: Day): ShownDraft {
  const isOwnText = stored.text !== stored.drawnText;
  const current = season?.drawn.find(({ key }) => key === stored.activityKey);
  if (stored.state !== 'open' || season === null || current === undefined) {
    return {
      ...stored,
      condition: null,
      moved: '',
      dayAsStored: (day) => day,
      basis: { from: stored.from, met: null },
      isOwnText,
    };
  }
  const days = daysBetween(stored.from, current.from);
  const day = addDays(stored.day, days);
  return {
    ...stored,
    from: current.from,
    to: current.to,
    day: day < today ? today : day,
    text: isOwnText ? stored.text : current.text,
    condition:
      current.waitsFor === null || season.condition === null
        ? null
        : { ...season.condition, waitsFor: current.waitsFor },
    moved: days === 0 ? '' : movedBecause(days, season.condition, isOwnText),
    dayAsStored: (chosen) => addDays(chosen, -days),
    basis: { from: current.from, met: current.restsOnOnset ? (season.condition?.met ?? null) : null },
    isOwnText,
  };
}

/**
 * Why an approved draft must not go as it was approved: what was known of its onset is so no more, or its work comes later.
 * Empty where it may go. `season` is its plan today, null where the calendar has it no more.
 */
export function whyHeldBack(
  { activityKey, activity, approvedFrom, approvedMet }: StoredDraft,
  season: Season | null,
): string {
  if (approvedFrom === null) return '';
  if (season === null)
    return approvedMet === true
      ? `${activity} was approved for a season that the calendar does not have here any more.`
      : '';
  if (approvedMet === true && season.condition?.met === false)
    return `${season.condition.sentence} That was different when ${activity} was approved.`;
  const current = season.drawn.find(({ key }) => key === activityKey);
  const days = current === undefined ? 0 : daysBetween(approvedFrom, current.from);
  return days > 0 ? movedBecause(days, season.condition, false) : '';
}

function movedBecause(days: number, condition: OnsetCondition | null, isOwnText: boolean): string {
  const count = Math.abs(days);
  const moved = `Moved ${count} ${count === 1 ? 'day' : 'days'} ${days > 0 ? 'later' : 'earlier'}.`;
  const why = condition === null ? 'The calendar of this crop was changed.' : condition.sentence;
  return `${moved} ${why}${isOwnText ? ' You changed the text: check the dates in it.' : ''}`;
}
