import type { Polygon } from '#engines/shapes/points.ts';

/** One outline as a file tells it: its properties and its polygons, in the file's own coordinates. */
export interface RawOutline {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly polygons: readonly Polygon[];
}

/** The outlines of a file and what it says of its coordinates. */
export interface RawOutlines {
  readonly outlines: readonly RawOutline[];
  /** Text of a .prj, or the name of a coordinate system; null when the file says nothing. */
  readonly coordinateSystem: string | null;
}
