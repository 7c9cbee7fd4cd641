import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** A size of a photo that may be served. */
export interface PhotoSize {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

export interface Photo {
  readonly id: number;
  readonly reportId: number;
  readonly original: string | null;
  readonly sizes: readonly PhotoSize[];
  readonly refused: string | null;
}

export async function addPhotos(db: Database, reportId: number, originals: readonly string[]): Promise<number[]> {
  if (originals.length === 0) return [];
  const rows = await db
    .insertInto('trap_photo')
    .values(originals.map((original, position) => ({ report_id: reportId, position, original, refused: null })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

function photos(db: Database) {
  return db.selectFrom('trap_photo').select(['id', 'report_id as reportId', 'original', 'sizes', 'refused']);
}

export function findPhoto(db: Database, id: number): Promise<Photo | undefined> {
  return photos(db).where('id', '=', id).executeTakeFirst();
}

export function photosOfReports(db: Database, reportIds: readonly number[]): Promise<Photo[]> {
  return reportIds.length === 0
    ? Promise.resolve([])
    : photos(db)
        .where('report_id', 'in', [...reportIds])
        .orderBy('report_id')
        .orderBy('position')
        .execute();
}

/** What became of a photo: sizes, or why there are none. The original is no longer named. */
export async function settlePhoto(
  db: Database,
  id: number,
  made: { readonly sizes: readonly PhotoSize[]; readonly refused: string | null },
): Promise<void> {
  await db
    .updateTable('trap_photo')
    .set({ original: null, sizes: JSON.stringify(made.sizes), refused: made.refused })
    .where('id', '=', id)
    .execute();
}

/** Those of some keys of the storage that a photo names, as it was sent or made of it. */
export async function namedPhotoKeys(db: Database, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select original as key from trap_photo where original = any(${[...keys]}::text[])
    union all
    select size ->> 'key' from trap_photo, jsonb_array_elements(sizes) size where size ->> 'key' = any(${[...keys]}::text[])`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}
