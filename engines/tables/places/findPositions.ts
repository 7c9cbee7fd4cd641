import { coordinateOf } from '../personal/personalData.ts';
import type { Column } from '../types.ts';

const bounds = { latitude: 90, longitude: 180 } as const;

/** The columns that say where a row lies in degrees, by their names and the range of their values; null where a table has none. */
export function findPositions<Found extends Pick<Column, 'name' | 'type' | 'profile'>>(
  columns: readonly Found[],
): { readonly latitude: Found; readonly longitude: Found } | null {
  const of = (which: 'latitude' | 'longitude'): Found | undefined =>
    columns.find(
      ({ name, type, profile }) =>
        (type === 'decimal' || type === 'whole') && coordinateOf(name) === which && isWithin(profile, bounds[which]),
    );
  const [latitude, longitude] = [of('latitude'), of('longitude')];
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** Metres of a grid are no degrees. */
function isWithin(profile: Column['profile'], bound: number): boolean {
  return (
    profile === null ||
    ((profile.min === null || Number(profile.min) >= -bound) && (profile.max === null || Number(profile.max) <= bound))
  );
}
