import type { Outline } from '#engines/farms/farm.ts';
import type { Point } from '#engines/shapes/points.ts';
import { closeRing } from '#engines/shapes/rings.ts';
import { converter } from '../outlines/reproject.ts';
import { gather, pointOf, type FileShape, type Gathering } from './farmFile.ts';
import { FarmFileRefusal } from './refusal.ts';

type Json = Readonly<Record<string, unknown>>;
/** Collections in collections are read so deep. */
const DEEPEST = 4;

/** Shapes of a GeoJSON file: a FeatureCollection, a Feature or a geometry. @throws FarmFileRefusal */
export function readGeoJson(text: string): readonly FileShape[] {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    throw new FarmFileRefusal(
      'The file is not valid JSON: it is cut off, or was written by hand with a slip. Export it again as GeoJSON.',
    );
  }
  if (!isObject(root) || typeof root['type'] !== 'string')
    throw new FarmFileRefusal('The file is JSON but not GeoJSON: a FeatureCollection with the farms was expected.');
  const gathering = gather();
  const convert = converter(systemOf(root['crs'])) ?? ((point: Point) => point);
  const features =
    root['type'] === 'FeatureCollection' ? root['features'] : [root['type'] === 'Feature' ? root : { geometry: root }];
  if (!Array.isArray(features))
    throw new FarmFileRefusal('The FeatureCollection has no list "features". Export it again as GeoJSON.');
  for (const feature of features as unknown[]) readFeature(feature, gathering, convert);
  return gathering.shapes;
}

function readFeature(feature: unknown, gathering: Gathering, convert: (point: Point) => Point): void {
  const { geometry, properties } = isObject(feature) ? feature : {};
  const told = isObject(properties) ? properties : {};
  const outline = outlineOf(geometry, gathering, convert, 0);
  const type = isObject(geometry) ? String(geometry['type']).slice(0, 40) : 'nothing';
  const name = ['name', 'Name', 'NAME'].map((key) => told[key]).find((each) => typeof each === 'string');
  const [lng, lat] = isObject(geometry) && geometry['type'] === 'Point' ? listOf(geometry['coordinates']) : [];
  const point = lng === undefined ? undefined : convert(pointOf(lng, lat));
  gathering.add({
    name: name as string | undefined,
    properties: told,
    outline,
    point,
    ...(outline.length === 0 && { instead: type }),
  });
}

function outlineOf(geometry: unknown, gathering: Gathering, convert: (point: Point) => Point, depth: number): Outline {
  if (!isObject(geometry)) return [];
  const { type, coordinates, geometries } = geometry;
  if (type === 'Polygon') return [polygonOf(coordinates, gathering, convert)];
  if (type === 'MultiPolygon') return listOf(coordinates).map((polygon) => polygonOf(polygon, gathering, convert));
  if (type !== 'GeometryCollection') return [];
  if (depth >= DEEPEST)
    throw new FarmFileRefusal(`The file nests geometries more than ${DEEPEST} deep. Export the farms as polygons.`);
  return listOf(geometries).flatMap((each) => outlineOf(each, gathering, convert, depth + 1));
}

function polygonOf(rings: unknown, gathering: Gathering, convert: (point: Point) => Point): Outline[number] {
  return listOf(rings).map((ring) => {
    const points = listOf(ring);
    gathering.count(points.length);
    return closeRing(
      points.map((position) => {
        const [lng, lat] = listOf(position);
        return convert(pointOf(lng, lat));
      }),
    );
  });
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The `crs` member of GeoJSON before RFC 7946: its name, when it has one. */
function systemOf(crs: unknown): string | null {
  const properties = isObject(crs) ? crs['properties'] : undefined;
  const name = isObject(properties) ? properties['name'] : undefined;
  return typeof name === 'string' ? name : null;
}
