import type { OnsetCondition, SeasonDraft } from '#engines/messages/seasonDrafts.ts';
import { addDays, type Day, daysBetween } from '#engines/dates/day.ts';
import type { StoredDraft } from './drafts.repository.ts';

/** A draft as the season stands today. */
export interface ShownDraft extends StoredDraft {
  /** Of a draft that waits for the onset of the rains: whether it is known to have come, and by what. Null for others. */
  readonly condition: OnsetCondition | null;
  /** Why its dates are others than when it was drawn; empty where they are the same. */
  readonly moved: string;
  /** The day to keep so that this one is shown: days that were chosen stay as far from the activity as they were. */
  dayAsStored(day: Day): Day;
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
  const current = season?.drawn.find(({ key }) => key === stored.activityKey);
  if (stored.state !== 'open' || season === null || current === undefined) return { ...stored, condition: null, moved: '', dayAsStored: (day) => day };
  const days = daysBetween(stored.from, current.from);
  const isOwnText = stored.text !== stored.drawnText;
  const day = addDays(stored.day, days);
  return {
    ...stored,
    from: current.from,
    to: current.to,
    day: day < today ? today : day,
    text: isOwnText ? stored.text : current.text,
    condition: current.waitsForOnset ? season.condition : null,
    moved: days === 0 ? '' : movedBecause(days, season.condition, isOwnText),
    dayAsStored: (chosen) => addDays(chosen, -days),
  };
}

function movedBecause(days: number, condition: OnsetCondition | null, isOwnText: boolean): string {
  const count = Math.abs(days);
  const moved = `Moved ${count} ${count === 1 ? 'day' : 'days'} ${days > 0 ? 'later' : 'earlier'}.`;
  const why = condition === null ? 'The calendar of this crop was changed.' : condition.sentence;
  return `${moved} ${why}${isOwnText ? ' You changed the text: check the dates in it.' : ''}`;
}
