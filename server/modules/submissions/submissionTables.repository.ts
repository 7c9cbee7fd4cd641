import type { Column } from '#engines/tables/types.ts';
import type { Database } from '../../database/connection.ts';
import type { NoteAct } from './submissions.repository.ts';

/** A table read out of a file of the holding area, at rest as Parquet. */
export interface SubmissionTable {
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly Column[];
  readonly fileKey: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The tables of a file, in the order of its sheets. */
export function tablesOf(db: Database, itemId: string): Promise<SubmissionTable[]> {
  return db
    .selectFrom('lake_table')
    .select(['name', 'rows', 'columns', 'file_key as fileKey', 'bytes', 'sha256'])
    .where('lake_item_id', '=', itemId)
    .orderBy('position')
    .execute();
}

/** Puts these in the place of those there were; answers the keys of files that no table names any more. */
export async function replaceTables(
  db: Database,
  itemId: string,
  tables: readonly SubmissionTable[],
): Promise<string[]> {
  const before = await db
    .deleteFrom('lake_table')
    .where('lake_item_id', '=', itemId)
    .returning('file_key as fileKey')
    .execute();
  if (tables.length > 0) {
    await db
      .insertInto('lake_table')
      .values(
        tables.map(({ name, rows, columns, fileKey, bytes, sha256 }, position) => ({
          lake_item_id: itemId,
          position,
          name,
          rows,
          columns: JSON.stringify(columns),
          file_key: fileKey,
          bytes,
          sha256,
        })),
      )
      .execute();
  }
  const kept = new Set(tables.map(({ fileKey }) => fileKey));
  return before.map(({ fileKey }) => fileKey).filter((key) => !kept.has(key));
}

/** What was done with a file and said of it. */
export interface SubmissionNote {
  readonly authorId: string | null;
  readonly act: NoteAct;
  readonly text: string;
  readonly at: Date;
}

/** What was done and said, the oldest first. */
export function notesOf(db: Database, itemId: string): Promise<SubmissionNote[]> {
  return db
    .selectFrom('lake_note')
    .select(['author_id as authorId', 'act', 'text', 'at'])
    .where('lake_item_id', '=', itemId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

export async function addNote(
  db: Database,
  itemId: string,
  { authorId, act, text, at }: SubmissionNote,
): Promise<void> {
  await db.insertInto('lake_note').values({ lake_item_id: itemId, author_id: authorId, act, text, at }).execute();
}
