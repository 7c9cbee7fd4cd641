import type { Point, Ring } from '../shapes/points.ts';

/** Answers of a form as text, by their names. */
export type Answers = Readonly<Record<string, string>>;

/** A point as phones send one: "lat lng height accuracy", degrees and metres; null where it is none. */
export function readGeopoint(
  text: string | undefined,
): { readonly point: Point; readonly accuracy: number | null } | null {
  const [lat, lng, , accuracy] = (text ?? '').trim().split(/\s+/).map(Number);
  if (lat === undefined || lng === undefined || !Number.isFinite(lat) || !Number.isFinite(lng)) return null;
  return { point: [lng, lat], accuracy: accuracy !== undefined && accuracy > 0 ? accuracy : null };
}

/** An outline as phones send one: points with semicolons between, the last one the first; null where it is none. */
export function readGeoshape(text: string | undefined): Ring | null {
  const parts = (text ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const ring = parts.flatMap((part): Point[] => {
    const found = readGeopoint(part);
    return found === null ? [] : [found.point];
  });
  const [first] = ring;
  if (first === undefined || ring.length !== parts.length || ring.length < 3) return null;
  const last = ring.at(-1);
  return last?.[0] === first[0] && last[1] === first[1] ? ring : [...ring, first];
}
