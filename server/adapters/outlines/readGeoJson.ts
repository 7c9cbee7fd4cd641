import type { Point, Polygon } from '#engines/shapes/points.ts';
import { limits } from './limits.ts';
import type { RawOutline, RawOutlines } from './rawOutline.ts';
import { OutlineRefusal } from './refusal.ts';

/** Outlines of a GeoJSON FeatureCollection. Throws OutlineRefusal. */
export function readGeoJson(text: string): RawOutlines {
  const root = parse(text);
  const type = root['type'];
  if (type === 'Topology') {
    throw new OutlineRefusal(
      'This is TopoJSON. Export the districts as GeoJSON (a FeatureCollection) and import that.',
    );
  }
  const features = root['features'];
  if (type !== 'FeatureCollection' || !Array.isArray(features)) {
    const found = typeof type === 'string' ? `a ${type.slice(0, 40)}` : 'JSON without a "type"';
    throw new OutlineRefusal(
      `This is ${found}; a GeoJSON FeatureCollection with one feature for each district was expected.`,
    );
  }
  if (features.length > limits.features) {
    throw new OutlineRefusal(
      `The file has ${features.length} features; at most ${limits.features} are read. Export the districts alone.`,
    );
  }
  let points = 0;
  const outlines = features.map((feature: unknown, i): RawOutline => {
    const outline = readFeature(feature, i + 1);
    points += outline.polygons.flat(2).length;
    if (points > limits.points) {
      throw new OutlineRefusal(
        `The outlines have more than ${limits.points.toLocaleString('en')} points. Simplify them and import again.`,
      );
    }
    return outline;
  });
  return { outlines, coordinateSystem: coordinateSystemOf(root['crs']) };
}

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): Json {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    const start = text.trimStart().slice(0, 20).replace(/\s+/g, ' ');
    throw new OutlineRefusal(
      `The file begins with "${start}" and is not valid JSON. Give a GeoJSON file, or a .zip with a Shapefile.`,
    );
  }
  if (!isObject(root)) throw new OutlineRefusal('The file is JSON but not GeoJSON: a FeatureCollection was expected.');
  return root;
}

function readFeature(feature: unknown, number: number): RawOutline {
  const geometry = isObject(feature) ? feature['geometry'] : undefined;
  const properties = isObject(feature) && isObject(feature['properties']) ? feature['properties'] : {};
  if (!isObject(geometry)) {
    throw new OutlineRefusal(`Feature ${number} has no geometry. Remove it, or draw its outline, and import again.`);
  }
  const coordinates = geometry['coordinates'];
  if (geometry['type'] === 'Polygon') return { properties, polygons: [readPolygon(coordinates, number)] };
  if (geometry['type'] === 'MultiPolygon' && Array.isArray(coordinates)) {
    return { properties, polygons: coordinates.map((polygon) => readPolygon(polygon, number)) };
  }
  const found = String(geometry['type']).slice(0, 40);
  throw new OutlineRefusal(
    `Feature ${number} is a ${found}; districts are Polygons or MultiPolygons. Export the areas, not their points or lines.`,
  );
}

function readPolygon(rings: unknown, number: number): Polygon {
  if (!Array.isArray(rings)) throw misshapen(number);
  return rings.map((ring: unknown) => {
    if (!Array.isArray(ring)) throw misshapen(number);
    return ring.map((position: unknown): Point => {
      const [lng, lat]: unknown[] = Array.isArray(position) ? position : [];
      if (typeof lng !== 'number' || typeof lat !== 'number') throw misshapen(number);
      return [lng, lat];
    });
  });
}

function misshapen(number: number): OutlineRefusal {
  return new OutlineRefusal(
    `The coordinates of feature ${number} are not rings of [longitude, latitude]. Export the file again as GeoJSON.`,
  );
}

/** The `crs` member of GeoJSON before RFC 7946: its name, when it has one. */
function coordinateSystemOf(crs: unknown): string | null {
  const properties = isObject(crs) ? crs['properties'] : undefined;
  const name = isObject(properties) ? properties['name'] : undefined;
  return typeof name === 'string' ? name : null;
}
