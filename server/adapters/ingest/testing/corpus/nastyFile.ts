import type { FileKind, FindingCode, Fix } from '#engines/tables/types.ts';

/** A file that people send, or that somebody made to bring a server down. */
export interface NastyFile {
  /** What is wrong with it. */
  readonly what: string;
  readonly fileName: string;
  make(): Uint8Array | string | Promise<Uint8Array>;
  /** What it is read as; null where it is not read. */
  readonly kind: FileKind | null;
  /** "error code" or "warning code" or "note code" of each finding, in the order of the alphabet. */
  readonly findings: readonly `${'error' | 'warning' | 'note'} ${FindingCode}`[];
  /** Rows of each table that comes of it. */
  readonly rows: readonly number[];
  readonly fixes?: readonly Fix[];
}

/** A table that is in order, for what is to be wrong around it: 4 rows. */
export const harvest = `District,Crop,Area ha,Yield t/ha
Tamale,Maize,120,1.8
Ejura,Maize,340,2.1
Ho,Rice,75,2.9
Bawku,Millet,210,0.9
`;

/** The same as cells. */
export const harvestRows: readonly (readonly (string | number)[])[] = harvest
  .trimEnd()
  .split('\n')
  .map((line) => line.split(',').map((cell) => (/^[\d.]+$/.test(cell) ? Number(cell) : cell)));
