import Papa from 'papaparse';
import { readPoint, type Outline } from '#engines/farms/farm.ts';
import { closeRing } from '#engines/shapes/rings.ts';
import { gather, pointOf, type FileShape, type Gathering } from './farmFile.ts';
import { limits } from './limits.ts';
import { FarmFileRefusal } from './refusal.ts';

const shapeColumns = /^(wkt|geometry|geom|the_geom|coordinates|outline)$/i;
const nameColumns = /^(name|farm|farm name)$/i;

/** Shapes of a CSV file: a farm a row, its outline as WKT or as a list of "lat, lng". @throws FarmFileRefusal */
export function readCsv(text: string): readonly FileShape[] {
  const { data } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    preview: limits.shapes + 1,
  });
  const columns = Object.keys(data[0] ?? {});
  const shapeColumn = columns.find((column) => shapeColumns.test(column.trim()));
  if (shapeColumn === undefined) {
    throw new FarmFileRefusal(
      `No column with outlines was found. Name one WKT (POLYGON ((-1.36 7.38, …))) or coordinates (["7.38, -1.36", …]). Found: ${columns.join(', ').slice(0, 200) || 'no columns'}.`,
    );
  }
  const nameColumn = columns.find((column) => nameColumns.test(column.trim()));
  const gathering = gather();
  for (const { [shapeColumn]: shape = '', ...properties } of data) {
    const outline = outlineOf(shape, gathering);
    gathering.add({
      name: nameColumn === undefined ? undefined : properties[nameColumn],
      properties,
      outline,
      ...(outline.length === 0 && { instead: shape.trim() === '' ? 'nothing' : shape.trim().slice(0, 30) }),
    });
  }
  return gathering.shapes;
}

function outlineOf(text: string, gathering: Gathering): Outline {
  if (text.trim().startsWith('[')) return listed(text, gathering);
  const [, type, body] = /^\s*(?:SRID=\d+;)?\s*(MULTIPOLYGON|POLYGON)\s*(?:Z|M|ZM)?\s*(\(.*\))\s*$/is.exec(text) ?? [];
  if (type === undefined || body === undefined) return [];
  // Rings are what stands in the innermost brackets; a polygon begins where another opens around them.
  const polygons: Outline[number][] = [];
  for (const piece of body.split(')')) {
    const opening = piece.lastIndexOf('(') + 1;
    const ring = piece.slice(opening);
    if (opening === 0 || ring === '') continue;
    const points = ring.split(',').map((each) => {
      const [lng, lat] = each.trim().split(/\s+/);
      return pointOf(lng, lat);
    });
    gathering.count(points.length);
    if (piece.split('(').length > 2 || polygons.length === 0) polygons.push([closeRing(points)]);
    else polygons[polygons.length - 1] = [...(polygons.at(-1) ?? []), closeRing(points)];
  }
  return polygons;
}

/** As the specification's calls write it: a JSON list of "lat, lng". */
function listed(text: string, gathering: Gathering): Outline {
  try {
    const list: unknown = JSON.parse(text);
    const points = Array.isArray(list)
      ? list.map((each) => readPoint(String(each)) ?? pointOf(undefined, undefined))
      : [];
    gathering.count(points.length);
    return points.length === 0 ? [] : [[closeRing(points)]];
  } catch {
    return [];
  }
}
