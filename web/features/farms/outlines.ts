import type { Outline } from '#engines/farms/farm.ts';
import type { Point } from '#engines/shapes/points.ts';
import { closeRing } from '#engines/shapes/rings.ts';
import { numbersAs } from '#web/lib/format.ts';
import type { FarmRecord } from './api.ts';

/** An outline as Leaflet takes it: latitude first. */
export function latLngs(outline: Outline): [number, number][][][] {
  return outline.map((polygon) => polygon.map((ring) => ring.map(([lng, lat]): [number, number] => [lat, lng])));
}

/** Corners as the wire takes an outline. */
export function wireOutline(corners: readonly Point[]): FarmRecord['outline'] {
  return [[closeRing(corners).map(([lng, lat]): [number, number] => [lng, lat])]];
}

/** "4.88": hectares as people write them. */
export const sayHectares = numbersAs({ maximumFractionDigits: 2 });
