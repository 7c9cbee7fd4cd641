import type { Geometry } from 'geojson';
import { parseDbf, parseShp } from 'shpjs';
import type { Point } from '#engines/shapes/points.ts';
import { limits } from './limits.ts';
import type { RawOutline, RawOutlines } from './rawOutline.ts';
import { OutlineRefusal } from './refusal.ts';
import type { Unpacked } from './unpack.ts';

/** Outlines of a Shapefile's parts. Throws OutlineRefusal. */
export function readShapefile({ shp, dbf, prj, cpg }: Extract<Unpacked, { kind: 'shapefile' }>): RawOutlines {
  const { shapes, rows } = parse(shp, dbf, cpg);
  if (shapes.length !== rows.length) {
    throw new OutlineRefusal(
      `The .shp file has ${shapes.length} outlines but the .dbf file has ${rows.length} rows. They are not of one Shapefile, or one is cut off: make the .zip again.`,
    );
  }
  if (shapes.length > limits.features) {
    throw new OutlineRefusal(
      `The Shapefile has ${shapes.length} outlines; at most ${limits.features} are read. Export the districts alone.`,
    );
  }
  const outlines = shapes.map((shape, i): RawOutline => {
    const polygons = polygonsOf(shape);
    if (polygons === null) {
      throw new OutlineRefusal(
        `Row ${i + 1} of the Shapefile is ${shape === null ? 'empty' : `a ${shape.type}`}; districts are areas. Export the areas, not their points or lines.`,
      );
    }
    return {
      properties: rows[i] ?? {},
      polygons: polygons.map((polygon) => polygon.map((ring) => ring.map(([x = NaN, y = NaN]): Point => [x, y]))),
    };
  });
  return { outlines, coordinateSystem: prj };
}

function parse(shp: Uint8Array, dbf: Uint8Array, cpg: string | null) {
  try {
    return { shapes: parseShp(shp), rows: cpg === null ? parseDbf(dbf) : parseDbf(dbf, cpg) };
  } catch {
    throw new OutlineRefusal(
      'The Shapefile is damaged and cannot be read. Export it again and put .shp, .shx, .dbf and .prj into one .zip.',
    );
  }
}

function polygonsOf(shape: Geometry | null): number[][][][] | null {
  if (shape?.type === 'Polygon') return [shape.coordinates];
  return shape?.type === 'MultiPolygon' ? shape.coordinates : null;
}
