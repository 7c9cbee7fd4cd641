import type { Storage } from '../storage/storage.ts';
import type { Tables } from './tables.ts';

export interface TablesOptions {
  readonly storage: Storage;
  /** A folder of this machine for what does not fit in memory; made when needed. */
  readonly scratch: string;
  /** How long a question may wait and then run, each; ten seconds when left out. */
  readonly questionMs?: number;
}

/** Tables at rest in the storage. DuckDB, 70 MB of it, is loaded by the first question. */
export function openTables(options: TablesOptions): Tables {
  let opened: Promise<Tables> | undefined;
  const open = (): Promise<Tables> =>
    (opened ??= import('./duckTables.ts').then(({ duckTables }) => duckTables(options)));
  return {
    rows: async (...asked) => (await open()).rows(...asked),
    groups: async (...asked) => (await open()).groups(...asked),
    compare: async (...asked) => (await open()).compare(...asked),
    export: async (...asked) => (await open()).export(...asked),
    parquet: async (...asked) => (await open()).parquet(...asked),
    close: async () => (await opened)?.close(),
  };
}
