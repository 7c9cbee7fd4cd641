import type { Findable } from './findPlace.ts';
import { editDistance, plainName } from './names.ts';

/** A place that fits what was written; `exact` when it is one of its names. */
export interface PlaceHit<T> {
  readonly place: T;
  readonly exact: boolean;
}

/** How well a name fits, best first: it is the name, another name, begins so, has a word that begins so, holds it, is near it. */
const FIT = { name: 6, otherName: 5, begins: 4, wordBegins: 3, holds: 2, near: 1 } as const;

/** A word may have this share of its letters wrong. */
const WRONG = 0.34;

/**
 * Places by what somebody wrote, best first: names and other names, beginnings, words inside, and with typing errors.
 * Places that fit as well come by name.
 */
export function searchPlaces<T extends Findable>(written: string, places: readonly T[], most: number): PlaceHit<T>[] {
  const plain = plainName(written).slice(0, 80);
  if (plain === '') return [];
  return places
    .map((place) => ({ place, fit: fitOf(plain, place) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit || (a.place.name < b.place.name ? -1 : 1))
    .slice(0, most)
    .map(({ place, fit }) => ({ place, exact: fit >= FIT.otherName }));
}

/** The names of a place as they are compared; made once for each. */
interface PlainNames {
  readonly id: string;
  readonly own: string;
  readonly names: readonly string[];
  /** Names and their words, each once. */
  readonly parts: readonly string[];
}
const made = new WeakMap<Findable, PlainNames>();

function plainNamesOf(place: Findable): PlainNames {
  const known = made.get(place);
  if (known !== undefined) return known;
  const { id, name, alsoKnownAs, formerly } = place;
  const names = [name, ...alsoKnownAs, ...formerly].map(plainName);
  const parts = [...new Set(names.flatMap((each) => [each, ...each.split(' ')]))];
  const plain = { id: plainName(id), own: names[0] ?? '', names, parts };
  made.set(place, plain);
  return plain;
}

function fitOf(plain: string, place: Findable): number {
  const { id, own, names, parts } = plainNamesOf(place);
  if (own === plain || id === plain) return FIT.name;
  if (names.includes(plain)) return FIT.otherName;
  if (own.startsWith(plain)) return FIT.begins;
  if (names.some((each) => each.split(' ').some((word) => word.startsWith(plain)))) return FIT.wordBegins;
  if (names.some((each) => each.includes(plain))) return FIT.holds;
  return nearness(plain, parts);
}

/** Between 0 and 1: the share of letters that are right in the nearest name or word of a name; 0 when too few are. */
function nearness(plain: string, parts: readonly string[]): number {
  let best = 0;
  for (const candidate of parts) {
    const longest = Math.max(plain.length, candidate.length);
    if (Math.abs(plain.length - candidate.length) > WRONG * longest || candidate.length < 3) continue;
    const wrong = editDistance(plain, candidate) / longest;
    if (wrong <= WRONG) best = Math.max(best, (1 - wrong) * FIT.near);
  }
  return best;
}
