import type { SequencePosition, TableShape } from './tableShapes.ts';

/*
 * A backup is a .tar.gz:
 *   backup.json            what it is, the migrations, the tables and their columns
 *   tables/<name>/00000    rows in PostgreSQL's COPY text form, in parts of at most 4 MiB
 *   data/<path>            the data folder without the database: files, key
 *   files/<path>           the files, where they are kept outside the data folder
 *   contents.json          rows per table and a hash per file; an archive without it was cut short
 */
export const format = 1;
export const partBytes = 4 * 1024 * 1024;

/** In the data folder, what belongs to PostgreSQL or can be made again. */
export const leftOut: readonly string[] = ['postgres', 'postgres.log', 'run', 'cache', 'work', 'backups'];

export interface BackupHead {
  readonly product: 'agrihub-ghana';
  readonly format: number;
  readonly madeAt: string;
  readonly migrations: readonly string[];
  readonly tables: readonly TableShape[];
  readonly sequences: readonly SequencePosition[];
}

export interface BackupContents {
  readonly rows: Readonly<Record<string, number>>;
  readonly files: Readonly<Record<string, string>>;
}

/** Where the parts of a backup live on this machine. */
export interface Folders {
  readonly data: string;
  /** The files' own folder, where it lies outside the data folder. */
  readonly files?: string | undefined;
  /** Where the files lie inside the data folder, when not in `files`. */
  readonly kept?: string | undefined;
}

export function rowTotal(contents: BackupContents): number {
  return Object.values(contents.rows).reduce((sum, rows) => sum + rows, 0);
}
