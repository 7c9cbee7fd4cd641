import { recall, remember } from './memory.ts';

/** A place somebody looked at on this device. */
export interface RecentPlace {
  readonly id: string;
  readonly name: string;
}

/** Places kept beside the one that is shown. */
const MOST_RECENT = 3;

/** The places looked at before this one, the last first; this one is kept for the next. */
export function recentBefore(place: RecentPlace): RecentPlace[] {
  const others = kept()
    .filter(({ id }) => id !== place.id)
    .slice(0, MOST_RECENT);
  remember('recent', JSON.stringify([place, ...others]));
  return others;
}

function kept(): RecentPlace[] {
  try {
    const found: unknown = JSON.parse(recall('recent') ?? '[]');
    return Array.isArray(found) ? found.filter(isPlace).map(({ id, name }) => ({ id, name })) : [];
  } catch {
    // What cannot be read counts as nothing kept.
    return [];
  }
}

function isPlace(value: unknown): value is RecentPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof name === 'string';
}
