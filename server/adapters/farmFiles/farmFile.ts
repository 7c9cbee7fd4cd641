import type { Outline } from '#engines/farms/farm.ts';
import type { Point } from '#engines/shapes/points.ts';
import { limits } from './limits.ts';
import { FarmFileRefusal } from './refusal.ts';

/** Formats that farms come in and go out as. */
export const farmFormats = ['geojson', 'kml', 'kmz', 'gpx', 'shp', 'csv'] as const;
export type FarmFormat = (typeof farmFormats)[number];

/** A shape as a file tells it; the outline is empty where it is no area. */
export interface FileShape {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly outline: Outline;
  /** Of a shape that is one point. */
  readonly point: Point | null;
  /** What the file has in the place of an area: "Point". */
  readonly instead: string | null;
}

/** A file of farms, read. */
export interface FarmFile {
  readonly format: FarmFormat;
  readonly shapes: readonly FileShape[];
}

/** Gathers what a file tells, within bounds. */
export interface Gathering {
  add(shape: {
    readonly name?: string | undefined;
    readonly properties?: Readonly<Record<string, unknown>>;
    readonly outline: Outline;
    readonly point?: Point | undefined;
    readonly instead?: string;
  }): void;
  /** Counts points as they come, before there is a shape of them. @throws FarmFileRefusal */
  count(points: number): void;
  readonly shapes: readonly FileShape[];
}

/** @throws FarmFileRefusal where there are more shapes or points than a file of farms has. */
export function gather(): Gathering {
  const shapes: FileShape[] = [];
  let counted = 0;
  return {
    shapes,
    count(points) {
      counted += points;
      if (counted > limits.points)
        throw new FarmFileRefusal(
          `The file has more than ${limits.points.toLocaleString('en')} points. Simplify the outlines, or divide the file.`,
        );
    },
    add({ name, properties = {}, outline, point, instead }) {
      if (shapes.length >= limits.shapes)
        throw new FarmFileRefusal(
          `The file has more than ${limits.shapes.toLocaleString('en')} shapes. Divide it and bring it in in parts.`,
        );
      const texts = Object.entries(properties)
        .filter(([, value]) => value !== null && value !== undefined && typeof value !== 'object')
        .slice(0, limits.properties)
        .map(([key, value]) => [key.slice(0, 60), String(value).trim().slice(0, limits.propertyLength)] as const);
      shapes.push({
        name: (name ?? '').trim().slice(0, limits.propertyLength),
        properties: Object.fromEntries(texts),
        outline,
        point: point ?? null,
        instead: instead ?? null,
      });
    },
  };
}

/** A point of two numbers; NaN where one is none. */
export function pointOf(lng: unknown, lat: unknown): Point {
  return [numberOf(lng), numberOf(lat)];
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
}
