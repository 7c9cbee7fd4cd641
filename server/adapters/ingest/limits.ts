const MB = 1_000_000;

/** How much a file may ask of the machine while it is read. Real files stay far below. */
export const limits = {
  /** Files inside a zipped file or a spreadsheet (which is a zipped file too). */
  entries: 2_000,
  /** What a spreadsheet may unpack to: Excel writes about 40 bytes a cell, so this is some seven million cells. */
  spreadsheetBytes: 300 * MB,
  /** What a zipped CSV may unpack to; it is read as it streams. */
  zippedTextBytes: 2_000 * MB,
  /** How many times smaller than its content a zipped file may be; text comes to 5 to 30. Looked at past 10 MB. */
  ratio: 200,
  ratioPastBytes: 10 * MB,
  /** Tables of one file. */
  tables: 100,
  columns: 2_000,
  /** Rows × columns of one sheet. */
  cells: 50_000_000,
  /** The child's JavaScript heap. */
  heapMb: 512,
  /** What DuckDB may hold; it writes to disk past that. */
  duckDbMb: 384,
  /** All the child may hold at any moment. */
  residentMb: 1_200,
} as const;

/** How long reading a file of so many bytes may take: two minutes, and a second for each megabyte. */
export function millisecondsFor(bytes: number): number {
  return 120_000 + Math.ceil(bytes / MB) * 1_000;
}

/** "300 MB", "1.5 GB" */
export function inWords(bytes: number): string {
  return bytes >= 1_000 * MB
    ? `${(bytes / 1_000 / MB).toFixed(1).replace('.0', '')} GB`
    : `${Math.round(bytes / MB)} MB`;
}
