import { nearestName, plainName } from './names.ts';

/** A place as people may write it: its key and everything else it goes by. */
export interface Findable {
  readonly id: string;
  readonly name: string;
  /** ISO code, code of the older calendar, other spellings. */
  readonly alsoKnownAs: readonly string[];
  /** Name of what it was part of, "Brong-Ahafo": understood last, and may mean several places. */
  readonly formerly: readonly string[];
}

/** One place, several (a former region), or none with the nearest by name. */
export type FoundPlace<T> =
  | { readonly found: readonly T[] }
  | { readonly found: readonly []; readonly nearest: T | null };

/**
 * What somebody means by a key, code or name, whatever its case, accents and hyphens. Today's names come before
 * former ones: "Northern" is today's Northern, "Brong Ahafo" means the three regions made of it.
 */
export function findPlace<T extends Findable>(written: string, places: readonly T[]): FoundPlace<T> {
  const plain = plainName(written);
  const code = written.trim().toLowerCase();
  const today = places.find(
    (place) => place.id === code || plainName(place.id) === plain || plainName(place.name) === plain,
  );
  if (today !== undefined) return { found: [today] };
  const others = places.filter((place) =>
    place.alsoKnownAs.some((name) => name.toLowerCase() === code || plainName(name) === plain),
  );
  if (others.length > 0) return { found: others };
  const former = places.filter((place) => place.formerly.some((name) => plainName(name) === plain));
  if (former.length > 0) return { found: former };
  return { found: [], nearest: nearestName(written, places, (place) => place.name) };
}
