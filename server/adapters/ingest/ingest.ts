import type { Fix, Reading, ReadTable } from '#engines/tables/types.ts';

/** A file to be read. */
export interface IngestOrder {
  /** Where the file lies on this machine; it is only read. */
  readonly file: string;
  /** Its name as the sender gave it, for the name of the table and to tell a wrong ending. */
  readonly fileName: string;
  /** An empty folder for the Parquet files; the caller removes it. */
  readonly out: string;
  readonly fixes: readonly Fix[];
  /** Our regions and districts with the spellings they are known by. */
  readonly places: readonly {
    readonly id: string;
    readonly kind: 'region' | 'district';
    readonly names: readonly string[];
  }[];
  /** The day, for telling dates in the future. */
  readonly today: string;
  /** Whether each table is also written to `out` as `written-<n>.csv`, every cell as it is in the file; reads more slowly. */
  readonly asWritten?: boolean;
  /** The line it waits in; each is read one file after the other. Lists are what an officer waits for. */
  readonly line?: 'files' | 'lists';
}

/** A table that stands as Parquet. */
export interface ConvertedTable {
  readonly table: ReadTable;
  readonly parquet: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface Ingested {
  readonly reading: Reading;
  /** In the order of the sheets, with their profiles; empty where the file could not be read. */
  readonly tables: readonly ConvertedTable[];
  readonly sha256: string;
  readonly bytes: number;
}

/**
 * Reads a file into tables, in a child process of low priority with a bounded heap and a bounded time: whatever is in
 * the file, the server goes on. A file that cannot be read, is too big, too slow or kills the child is a `Reading` with
 * one error that says so; only our own troubles (disk full, no child) throw.
 */
export interface Ingest {
  /** `onPreviewable` is told once the tables stand as Parquet, before they are profiled (their `profile` is null). */
  read(
    order: IngestOrder,
    signal: AbortSignal,
    onPreviewable?: (tables: readonly ConvertedTable[]) => Promise<void>,
  ): Promise<Ingested>;
}
