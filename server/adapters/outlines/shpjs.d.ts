/** The two readers of shpjs that we use; the package has no types of its own. */
declare module 'shpjs' {
  import type { Geometry } from 'geojson';

  /** Geometries of a .shp file, row by row; null where a row is empty. Coordinates as they stand in the file. */
  export function parseShp(shp: Uint8Array): (Geometry | null)[];

  /** Rows of a .dbf file; the .cpg names the encoding. */
  export function parseDbf(dbf: Uint8Array, cpg?: string): Record<string, unknown>[];
}
