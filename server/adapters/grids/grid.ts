/** A grid of daily rain that cannot be taken as it stands, with the sentence that says why. */
export class GridRefused extends Error {
  override readonly name = 'GridRefused';
}

/** A file of daily rain on a grid of degrees, read a day at a time, so that memory does not grow with the file. */
export interface RainGrid {
  readonly format: 'NetCDF 3' | 'NetCDF 4' | 'GeoTIFF';
  /** Degrees north of each row and east of each column, in the order of the file. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  /** Day numbers (see engines/dates), in the order of the file. */
  readonly days: readonly number[];
  /** Rain of a day in mm by row and column; NaN where the grid has none. Throws GridRefused where the file is spoiled. */
  readDay(at: number): Promise<Float32Array>;
  close(): Promise<void>;
}

export interface GridQuestion {
  /** The variable that holds the rain, where a file has several. */
  readonly variable?: string | undefined;
}
