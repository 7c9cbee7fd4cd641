import { sql, type Generated } from 'kysely';
import type { Database } from '../../database/connection.ts';

export interface LinkTables {
  file_link: {
    id: Generated<number>;
    file_id: number;
    made_by: string | null;
    made_at: Date;
    ends_at: Date;
    withdrawn_at: Date | null;
    opened: Generated<number>;
  };
}

export interface FileLink {
  readonly id: number;
  readonly fileId: number;
  readonly madeAt: Date;
  /** From then on it opens nothing. */
  readonly endsAt: Date;
  readonly withdrawnAt: Date | null;
  readonly opened: number;
}

const columns = [
  'id',
  'file_id as fileId',
  'made_at as madeAt',
  'ends_at as endsAt',
  'withdrawn_at as withdrawnAt',
  'opened',
] as const;

export function addLink(
  db: Database,
  link: { readonly fileId: number; readonly madeBy: string; readonly madeAt: Date; readonly endsAt: Date },
): Promise<FileLink> {
  const { fileId, madeBy, madeAt, endsAt } = link;
  return db
    .insertInto('file_link')
    .values({ file_id: fileId, made_by: madeBy, made_at: madeAt, ends_at: endsAt, withdrawn_at: null })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function findLink(db: Database, id: number): Promise<FileLink | undefined> {
  return db.selectFrom('file_link').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Links to a file, the newest first. */
export function linksOf(db: Database, fileId: number): Promise<FileLink[]> {
  return db.selectFrom('file_link').select(columns).where('file_id', '=', fileId).orderBy('id', 'desc').execute();
}

export async function countOpening(db: Database, id: number): Promise<void> {
  await db
    .updateTable('file_link')
    .set({ opened: sql`opened + 1` })
    .where('id', '=', id)
    .execute();
}

export async function withdrawLink(db: Database, id: number, at: Date): Promise<void> {
  await db
    .updateTable('file_link')
    .set({ withdrawn_at: at })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Lets go of links that ended before an instant. */
export async function forgetLinks(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('file_link').where('ends_at', '<', before).execute();
}
