import type { Feature, FeatureCollection, Position } from 'geojson';
import { feature, mergeArcs } from 'topojson-client';
import { presimplify, quantile, simplify } from 'topojson-simplify';
import type { MultiPolygon, Polygon as PolygonArcs } from 'topojson-specification';
import { labelPoint } from '#engines/shapes/labelPoint.ts';
import { boxOf, type Point, type Polygon } from '#engines/shapes/points.ts';
import { project, type Projection } from '#engines/shapes/projection.ts';
import { ringsToPath } from '#engines/shapes/svgPath.ts';
import type { DistrictTopology } from './outlines.ts';

type Outline = PolygonArcs | MultiPolygon;

/** A shape as the atlas draws it: path, label point and bounding box in atlas units. */
export interface DrawnShape {
  readonly d: string;
  readonly at: readonly [number, number];
  readonly box: readonly [number, number, number, number];
}

/**
 * Corners drawn of a whole set. One measure for country, regions and districts, so that a region's border and those of
 * its districts are one line at every zoom; few enough that the regions take 8 KB on the wire, compressed.
 */
const CORNERS = 4_500;

/** The whole country and each region: regions are unions of their districts, so that every border coincides. */
export function drawCountry(
  topology: DistrictTopology,
  regionOf: ReadonlyMap<string, string>,
  projection: Projection,
): { country: DrawnShape; regions: Map<string, DrawnShape> } {
  const plain = simplified(topology);
  const regions = [...new Set(regionOf.values())].map((id): [string, DrawnShape] => {
    const outlines = outlinesOf(plain).filter((outline) => regionOf.get(String(outline.id)) === id);
    return [id, drawShape(polygonsOf(plain, mergeArcs(plain, outlines)), projection)];
  });
  const country = drawShape(polygonsOf(plain, mergeArcs(plain, outlinesOf(plain))), projection);
  return { country, regions: new Map(regions) };
}

/** The districts of a set (of one region, when `wanted` says so), by district_id. */
export function drawDistricts(
  topology: DistrictTopology,
  wanted: (districtId: string) => boolean,
  projection: Projection,
): Map<string, DrawnShape> {
  const plain = simplified(topology);
  return new Map(
    outlinesOf(plain)
      .filter((outline) => wanted(String(outline.id)))
      .map((outline) => [String(outline.id), drawShape(polygonsOf(plain, outline), projection)]),
  );
}

/** Districts taken together, in degrees: their inner borders are gone. */
export function unionOf(topology: DistrictTopology, holds: (districtId: string) => boolean): Polygon[] {
  const outlines = outlinesOf(topology).filter(({ id }) => holds(String(id)));
  return polygonsOf(topology, mergeArcs(topology, outlines));
}

/** The outlines of a set, one for each district it draws. */
export function outlinesOf(topology: DistrictTopology): Outline[] {
  return topology.objects.districts.geometries.filter(
    (geometry) => geometry.type === 'Polygon' || geometry.type === 'MultiPolygon',
  );
}

/** An outline's polygons in degrees. */
export function polygonsOf(topology: DistrictTopology, outline: Outline): Polygon[] {
  return polygonsIn(feature(topology, outline)).map((polygon) =>
    polygon.map((ring) => ring.map(([lng = NaN, lat = NaN]): Point => [lng, lat])),
  );
}

function polygonsIn(shape: Feature | FeatureCollection): Position[][][] {
  if (shape.type === 'FeatureCollection') return shape.features.flatMap(polygonsIn);
  if (shape.geometry.type === 'Polygon') return [shape.geometry.coordinates];
  return shape.geometry.type === 'MultiPolygon' ? shape.geometry.coordinates : [];
}

const drawable = new WeakMap<DistrictTopology, DistrictTopology>();

/** A set with as many corners as are drawn; worked out once for each. */
function simplified(topology: DistrictTopology): DistrictTopology {
  const known = drawable.get(topology) ?? simplify(...weighed(topology));
  drawable.set(topology, known);
  return known;
}

function weighed(topology: DistrictTopology): [DistrictTopology, number] {
  const weighted = presimplify(topology);
  const corners = weighted.arcs.reduce((sum, arc) => sum + arc.length, 0);
  return [weighted, corners > CORNERS ? quantile(weighted, CORNERS / corners) : 0];
}

function drawShape(polygons: readonly Polygon[], projection: Projection): DrawnShape {
  const [west, south, east, north] = boxOf(polygons.flat(2));
  const [x0, y0] = project(projection, [west, north]).map(round) as [number, number];
  const [x1, y1] = project(projection, [east, south]).map(round) as [number, number];
  const at = project(projection, labelPoint(polygons)).map(round) as [number, number];
  return { d: ringsToPath(polygons.flat(), projection), at, box: [x0, y0, x1, y1] };
}

const round = (unit: number): number => Math.round(unit * 10) / 10;
