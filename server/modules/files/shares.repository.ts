import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

export interface ShareTables {
  file_share: {
    file_id: number;
    officer_id: string;
    shared_at: Date;
  };
}

/** Shares files with an officer; answers those that were not shared with them before. */
export async function addShares(
  db: Database,
  fileIds: readonly number[],
  officerId: string,
  at: Date,
): Promise<number[]> {
  const { rows } = await sql<{ file_id: number }>`
    insert into file_share (file_id, officer_id, shared_at)
    select unnest(${[...fileIds]}::bigint[]), ${officerId}, ${at}
    on conflict do nothing returning file_id`.execute(db);
  return rows.map((row) => row.file_id);
}

/** Whether one of some files is shared with an officer. */
export async function isOneShared(db: Database, fileIds: readonly number[], officerId: string): Promise<boolean> {
  const found = await db
    .selectFrom('file_share')
    .select('file_id')
    .where(sql<boolean>`file_id = any(${[...fileIds]})`)
    .where('officer_id', '=', officerId)
    .limit(1)
    .execute();
  return found.length > 0;
}

/** Ends shares of files: with the officers named, or with all. Answers how many ended. */
export async function removeShares(
  db: Database,
  fileIds: readonly number[],
  officerIds: readonly string[] | null,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('file_share')
    .where(sql<boolean>`file_id = any(${[...fileIds]})`)
    .$if(officerIds !== null, (query) => query.where(sql<boolean>`officer_id::text = any(${[...(officerIds ?? [])]})`))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Passes all files of an officer to another, who sees what was shared with the first too. Answers how many files. */
export async function passFilesOn(db: Database, from: string, to: string, at: Date): Promise<number> {
  await sql`
    insert into file_share (file_id, officer_id, shared_at)
    select s.file_id, ${to}, s.shared_at from file_share s join file f on f.id = s.file_id
    where s.officer_id = ${from} and f.owner_id <> ${to} on conflict do nothing`.execute(db);
  await db.deleteFrom('file_share').where('officer_id', '=', from).execute();
  await sql`delete from file_share using file where file.id = file_share.file_id and file.owner_id = ${from} and officer_id = ${to}`.execute(
    db,
  );
  const { numUpdatedRows } = await db
    .updateTable('file')
    .set({ owner_id: to, updated_at: at })
    .where('owner_id', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
