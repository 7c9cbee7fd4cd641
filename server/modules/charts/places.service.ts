import { type Findable, findPlace } from '#engines/geography/findPlace.ts';
import type { Column } from '#engines/tables/types.ts';
import type { Scope } from '../../platform/scope.ts';
import { placesOf } from '../geography/geography.service.ts';

/** Keys of our places for the labels of a chart. */
export interface LabelPlaces {
  readonly level: 'region' | 'district';
  /** One for each label; null where it names none of ours, or several. */
  readonly keys: readonly (string | null)[];
  readonly unknown: number;
  /** Places that more than one label names. */
  readonly twice: number;
}

/** The places that labels name, where their column names places; else null. */
export function placesOfLabels({ house }: Scope, { names }: Column, labels: readonly string[]): LabelPlaces | null {
  if (names === null) return null;
  const { regions, districts } = placesOf(house.reference.book());
  const ours: readonly Findable[] = names === 'region' ? regions : districts;
  const keys = labels.map((label) => {
    const { found } = findPlace(label, ours);
    return found.length === 1 ? (found[0]?.id ?? null) : null;
  });
  const known = keys.filter((key) => key !== null);
  const seen = new Map<string, number>();
  for (const key of known) seen.set(key, (seen.get(key) ?? 0) + 1);
  return { level: names, keys, unknown: keys.length - known.length, twice: [...seen.values()].filter((count) => count > 1).length };
}
