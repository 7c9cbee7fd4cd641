import { type Findable, findPlace } from '#engines/geography/findPlace.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { Column } from '#engines/tables/types.ts';
import type { Scope } from '../../platform/records/scope.ts';
import type { OutlineSet } from '../../adapters/outlines/outlines.ts';
import { drawAtlas, drawDistrictPlaces, placesOf } from '../geography/geography.service.ts';
import type { MapGround } from './picture/map.ts';

/** Keys of our places for the labels of a chart. */
export interface LabelPlaces {
  readonly level: 'region' | 'district';
  /** One for each label; null where it names none of ours, or several. */
  readonly keys: readonly (string | null)[];
  /** Places that more than one label names. */
  readonly twice: number;
}

/** The places that labels name, where their column names places; else null. */
export function placesOfLabels({ context }: Scope, { names }: Column, labels: readonly string[]): LabelPlaces | null {
  if (names === null) return null;
  const { regions, districts } = placesOf(context.reference.book());
  const ours: readonly Findable[] = names === 'region' ? regions : districts;
  const keys = labels.map((label) => {
    const { found } = findPlace(label, ours);
    return found.length === 1 ? (found[0]?.id ?? null) : null;
  });
  const seen = new Map<string, number>();
  for (const key of keys) if (key !== null) seen.set(key, (seen.get(key) ?? 0) + 1);
  return { level: names, keys, twice: [...seen.values()].filter((count) => count > 1).length };
}

type Ground = Omit<MapGround, 'keys'>;

interface Grounds {
  readonly book: ReferenceBook;
  readonly byLevel: Map<LabelPlaces['level'], Ground>;
}
const drawn = new WeakMap<OutlineSet, Grounds>();

/** The country with its regions or districts, drawn once for each set of outlines and list of places. */
export function groundOf({ context }: Scope, level: LabelPlaces['level']): Ground {
  const [set, book] = [context.outlines.current(), context.reference.book()];
  let grounds = drawn.get(set);
  if (grounds?.book !== book) drawn.set(set, (grounds = { book, byLevel: new Map() }));
  const known = grounds.byLevel.get(level);
  if (known !== undefined) return known;
  const { regions, districts } = placesOf(book);
  const { country, regions: outlined } = drawAtlas(set, regions, districts);
  const ground: Ground = {
    box: country.box,
    country: country.d,
    places: level === 'region' ? outlined : drawDistrictPlaces(set, districts),
  };
  grounds.byLevel.set(level, ground);
  return ground;
}
