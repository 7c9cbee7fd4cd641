import type { Feature, FeatureCollection, MultiPolygon, Position } from 'geojson';
import { quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, quantile, simplify } from 'topojson-simplify';
import type { GeometryCollection, Objects, Topology } from 'topojson-specification';
import type { Polygon } from '#engines/shapes/points.ts';
import { closeRing } from '#engines/shapes/rings.ts';
import type { DistrictTopology } from './outlines.ts';

/** Corners nearer than about 10 m are one corner: neighbours drawn apart by less share their border afterwards. */
const STEPS_ACROSS = 60_000;

/** Corners kept of the whole country: enough for a region that fills a screen, small enough to hold in memory. */
const CORNERS = 14_000;

/** Outlines as a topology with shared borders, simplified together; geometry ids are places in the list. */
export function buildTopology(outlines: readonly { readonly polygons: readonly Polygon[] }[]): DistrictTopology {
  const features = outlines.map(({ polygons }, id): Feature<MultiPolygon, null> => ({
    type: 'Feature',
    id,
    properties: null,
    geometry: { type: 'MultiPolygon', coordinates: polygons.map(positions) },
  }));
  const collection: FeatureCollection<MultiPolygon, null> = { type: 'FeatureCollection', features };
  const full = topology({ districts: collection }, STEPS_ACROSS) as Topology<Objects<Record<string, never>>>;
  const weighted = presimplify(full);
  const corners = weighted.arcs.reduce((sum, arc) => sum + arc.length, 0);
  const least = corners > CORNERS ? quantile(weighted, CORNERS / corners) : 0;
  const small = quantize(simplify(weighted, least), STEPS_ACROSS);
  return { ...small, objects: { districts: small.objects['districts'] as GeometryCollection } };
}

function positions(polygon: Polygon): Position[][] {
  return polygon.map((ring) => closeRing(ring).map(([lng, lat]) => [lng, lat]));
}
