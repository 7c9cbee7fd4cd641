import type { Point } from '../shapes/points.ts';

/** Where a risk was seen, as it was sent: a point and what the place is called, either of which may be missing. */
export interface ReadLocation {
  readonly point: Point | null;
  readonly name: string;
  /** A sentence where coordinates were sent that are none. */
  readonly wrong: string | null;
}

const pair = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/**
 * Reads the `location` of a risk: JSON text {"coordinates": "lat, lng", "name": "…"} as the older calls spell it, or
 * "lat, lng" alone. Ghana lies between 4.5° and 11.5° north and 3.5° west and 1.5° east, so a pair sent the other way
 * round is told by its numbers, and turned.
 */
export function readLocation(text: string | undefined): ReadLocation {
  const { coordinates, name } = fieldsOf(text ?? '');
  if (coordinates.trim() === '') return { point: null, name, wrong: null };
  const found = pair.exec(coordinates);
  if (found === null)
    return {
      point: null,
      name,
      wrong: `"${coordinates.slice(0, 60)}" are not coordinates. Write them as "lat, lng", such as "7.3900, -1.3600".`,
    };
  const [first, second] = [Number(found[1]), Number(found[2])];
  const point: Point = isLongitude(first) && isLatitude(second) ? [first, second] : [second, first];
  if (!isLatitude(point[1]) || !isLongitude(point[0]))
    return {
      point: null,
      name,
      wrong: `${coordinates.trim()} lies outside Ghana. Choose a point within it, or leave the point out and choose the district.`,
    };
  return { point, name, wrong: null };
}

/** A point and a name as the older calls spell them. */
export function writeLocation(point: Point | null, name: string): string {
  return JSON.stringify({ coordinates: point === null ? '' : `${point[1]}, ${point[0]}`, name });
}

/** A point as everybody may see it: to 0.01 degrees, about 1.1 km, so that it points at no field. */
export function publicPoint([lng, lat]: Point): Point {
  return [Math.round(lng * 100) / 100, Math.round(lat * 100) / 100];
}

function fieldsOf(text: string): { coordinates: string; name: string } {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'object' && read !== null) {
      const { coordinates, name } = read as Record<string, unknown>;
      return {
        coordinates: typeof coordinates === 'string' ? coordinates : '',
        name: typeof name === 'string' ? name.replaceAll(/\s+/g, ' ').trim().slice(0, 120) : '',
      };
    }
  } catch {
    // No JSON: the pair itself.
  }
  return { coordinates: text, name: '' };
}

function isLatitude(degrees: number): boolean {
  return degrees >= 4.5 && degrees <= 11.5;
}

function isLongitude(degrees: number): boolean {
  return degrees >= -3.5 && degrees <= 1.5;
}
