import type { Outline } from '#engines/farms/farm.ts';
import { boxAround, kmToShape, shapesMeet } from '#engines/shapes/meeting.ts';
import type { Box, Point } from '#engines/shapes/points.ts';
import type { Database } from '../../../database/connection.ts';
import { farmersWithFarms } from '../farms.repository.ts';

/** Where farms are looked for: inside a shape, around a point, or in districts. */
export type FarmArea =
  | { readonly kind: 'shape'; readonly outline: Outline }
  | { readonly kind: 'around'; readonly point: Point; readonly km: number }
  | { readonly kind: 'districts'; readonly ids: readonly string[] };

const kmOfDegree = 110;

/**
 * Farmers with a farm in an area, each once, whosever they are: a farm of which any part lies in the shape or within the
 * distance; of districts, one whose mark does. What may be told to whom is for the caller to see to.
 */
export async function farmersInArea(db: Database, area: FarmArea): Promise<number[]> {
  if (area.kind === 'districts')
    return unique((await farmersWithFarms(db, { districts: area.ids })).map(({ farmerId }) => farmerId));
  const near = await farmersWithFarms(db, { box: boxOfArea(area) });
  const isIn = (outline: Outline) =>
    area.kind === 'shape' ? shapesMeet(outline, area.outline) : kmToShape(area.point, outline) <= area.km;
  return unique(near.filter(({ outline }) => isIn(outline)).map(({ farmerId }) => farmerId));
}

function boxOfArea(area: Exclude<FarmArea, { kind: 'districts' }>): Box {
  if (area.kind === 'shape') return boxAround(area.outline);
  const [lng, lat] = area.point;
  const degrees = area.km / kmOfDegree;
  const wide = degrees / Math.cos((lat * Math.PI) / 180);
  return [lng - wide, lat - degrees, lng + wide, lat + degrees];
}

function unique(ids: readonly number[]): number[] {
  return [...new Set(ids)].toSorted((a, b) => a - b);
}
