import type { Point, Polygon } from '#engines/shapes/points.ts';

/** How an outline came about. */
export const outlineSources = ['typed', 'drawn', 'walked', 'imported'] as const;
export type OutlineSource = (typeof outlineSources)[number];

/** The outline of a farm: one or several pieces of ground, each with the holes in it. */
export type Outline = readonly Polygon[];

/** C §5, C §9: points that may be entered on the form; the closing one comes on top. */
export const FEWEST_POINTS = 4;
export const MOST_POINTS = 8;
/** Corners of an outline however it came. */
export const MOST_CORNERS = 10_000;
/** Digits kept of a degree: a centimetre on the ground. */
const DIGITS = 1e7;
/** More than any farm of Ghana: a mistyped degree. */
export const MOST_HECTARES = 50_000;
/** A square of three metres. */
export const LEAST_HECTARES = 0.001;

/** Around Ghana with its waters: west, south, east, north. */
export const GHANA = [-3.4, 4.5, 1.4, 11.3] as const;

/** A degree to a centimetre on the ground, as outlines are kept. */
export function keptDegrees(degrees: number): number {
  return Math.round(degrees * DIGITS) / DIGITS;
}

/** The outline with the digits that are kept. */
export function keptOutline(outline: Outline): Outline {
  return outline.map((polygon) =>
    polygon.map((ring) => ring.map(([lng, lat]): Point => [keptDegrees(lng), keptDegrees(lat)])),
  );
}

/** "7.38, -1.36" or "7.38 -1.36" as a point; null where it is not two numbers. Latitude comes first. */
export function readPoint(text: string): Point | null {
  const [, lat, lng] = /^\s*\(?\s*([+-]?\d+(?:\.\d+)?)°?\s*[,;\s]\s*([+-]?\d+(?:\.\d+)?)°?\s*\)?\s*$/.exec(text) ?? [];
  if (lat === undefined || lng === undefined) return null;
  const point: Point = [Number(lng), Number(lat)];
  return Math.abs(point[0]) <= 180 && Math.abs(point[1]) <= 180 ? point : null;
}

/** A point as people write it: latitude first. */
export function sayPoint([lng, lat]: Point): string {
  return `${keptDegrees(lat)}, ${keptDegrees(lng)}`;
}
