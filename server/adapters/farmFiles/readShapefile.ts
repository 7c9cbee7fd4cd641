import { parseDbf, parseShp } from 'shpjs';
import type { Point } from '#engines/shapes/points.ts';
import { closeRing } from '#engines/shapes/rings.ts';
import { converter } from '../outlines/reproject.ts';
import { gather, type FileShape } from './farmFile.ts';
import { FarmFileRefusal } from './refusal.ts';

/** The parts of a Shapefile that are read; the index is not needed. */
export interface ShapefileParts {
  readonly shp: Uint8Array;
  readonly dbf: Uint8Array | undefined;
  readonly prj: string | null;
  readonly cpg: string | undefined;
}

/** Shapes of a Shapefile, in degrees. @throws FarmFileRefusal */
export function readShapefile({ shp, dbf, prj, cpg }: ShapefileParts): readonly FileShape[] {
  const { shapes, rows } = parse(shp, dbf, cpg);
  const convert = converter(prj) ?? ((point: Point) => point);
  const gathering = gather();
  shapes.forEach((shape, i) => {
    const properties = rows[i] ?? {};
    const polygons =
      shape?.type === 'Polygon' ? [shape.coordinates] : shape?.type === 'MultiPolygon' ? shape.coordinates : [];
    gathering.count(polygons.flat(2).length);
    const outline = polygons.map((polygon) =>
      polygon.map((ring) => closeRing(ring.map(([x = NaN, y = NaN]) => convert([x, y])))),
    );
    const name = Object.entries(properties).find(
      ([key, value]) => /^(name|farm)$/i.test(key) && typeof value === 'string',
    )?.[1];
    gathering.add({
      name: name as string | undefined,
      properties,
      outline,
      ...(outline.length === 0 && { instead: shape?.type ?? 'nothing' }),
    });
  });
  return gathering.shapes;
}

function parse(shp: Uint8Array, dbf: Uint8Array | undefined, cpg: string | undefined) {
  try {
    const shapes = parseShp(shp);
    const rows = dbf === undefined ? [] : cpg === undefined ? parseDbf(dbf) : parseDbf(dbf, cpg);
    return { shapes, rows };
  } catch {
    throw new FarmFileRefusal(
      'The Shapefile is damaged and cannot be read. Export it again and put .shp, .dbf and .prj into one .zip.',
    );
  }
}
