import type { Outline } from '#engines/farms/farm.ts';
import { pointInPolygon } from '#engines/shapes/pointInPolygon.ts';
import type { Point, Ring } from '#engines/shapes/points.ts';
import { closeRing } from '#engines/shapes/rings.ts';

/** Rings that a file tells without saying which is a hole: one that lies in an earlier one is a hole of it. */
export function groupRings(rings: readonly (readonly Point[])[]): Outline {
  const polygons: Ring[][] = [];
  for (const ring of rings.map(closeRing)) {
    const around = polygons.find(
      ([outer]) => outer !== undefined && ring.every((corner) => pointInPolygon(corner, [outer])),
    );
    if (around) around.push(ring);
    else polygons.push([ring]);
  }
  return polygons;
}
