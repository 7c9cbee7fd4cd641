import { sql, type Generated } from 'kysely';
import type { Database } from '../../database/connection.ts';

export interface UploadTables {
  upload: {
    id: string;
    person_id: string;
    file_name: string;
    bytes: number;
    received: Generated<number>;
    file_key: string | null;
    sha256: string | null;
    created_at: Date;
    expires_at: Date;
  };
  upload_part: {
    upload_id: string;
    starts_at: number;
    bytes: number;
    file_key: string;
  };
}

/** A file on its way in parts. */
export interface Upload {
  readonly id: string;
  readonly personId: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly received: number;
  /** Set once its parts were put together. */
  readonly fileKey: string | null;
  readonly sha256: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const columns = [
  'id',
  'person_id as personId',
  'file_name as fileName',
  'bytes',
  'received',
  'file_key as fileKey',
  'sha256',
  'created_at as createdAt',
  'expires_at as expiresAt',
] as const;

export async function addUpload(
  db: Database,
  upload: Pick<Upload, 'id' | 'personId' | 'fileName' | 'bytes' | 'createdAt' | 'expiresAt'>,
): Promise<void> {
  const { id, personId, fileName, bytes, createdAt, expiresAt } = upload;
  await db
    .insertInto('upload')
    .values({ id, person_id: personId, file_name: fileName, bytes, created_at: createdAt, expires_at: expiresAt })
    .execute();
}

export function findUpload(db: Database, id: string): Promise<Upload | undefined> {
  return db.selectFrom('upload').select(columns).where('id', '=', id).executeTakeFirst();
}

/** A person's files on their way that are not past their time, the newest first. */
export function uploadsOf(db: Database, personId: string, now: Date): Promise<Upload[]> {
  return db
    .selectFrom('upload')
    .select(columns)
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * Notes a part that stands, behind what was there. False where another came in first, or the upload is gone: the part
 * is then nobody's.
 */
export async function addPart(
  db: Database,
  id: string,
  part: { readonly startsAt: number; readonly bytes: number; readonly fileKey: string },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const grown = await transaction
      .updateTable('upload')
      .set({ received: part.startsAt + part.bytes })
      .where('id', '=', id)
      .where('received', '=', part.startsAt)
      .where('bytes', '>=', part.startsAt + part.bytes)
      .returning('id')
      .executeTakeFirst();
    if (grown === undefined) return false;
    await transaction
      .insertInto('upload_part')
      .values({ upload_id: id, starts_at: part.startsAt, bytes: part.bytes, file_key: part.fileKey })
      .execute();
    return true;
  });
}

/** Keys of the parts, in the order of the file. */
export async function partsOf(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('upload_part')
    .select('file_key as fileKey')
    .where('upload_id', '=', id)
    .orderBy('starts_at')
    .execute();
  return rows.map(({ fileKey }) => fileKey);
}

/** Notes under which key the whole file stands. False where that was noted already, or the upload is gone. */
export async function setWhole(
  db: Database,
  id: string,
  file: { readonly key: string; readonly sha256: string },
): Promise<boolean> {
  const row = await db
    .updateTable('upload')
    .set({ file_key: file.key, sha256: file.sha256 })
    .where('id', '=', id)
    .where('file_key', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes an upload out, with its parts; answers it, or undefined where it is gone. The files stay. */
export async function takeUpload(db: Database, id: string): Promise<Upload | undefined> {
  return db.deleteFrom('upload').where('id', '=', id).returning(columns).executeTakeFirst();
}

/** Uploads past their time. */
export async function findExpired(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('upload')
    .select('id')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Uploads on their way and the bytes they are to come to, of a person, or of all when null. */
export async function countUploads(db: Database, personId: string | null): Promise<{ count: number; bytes: number }> {
  let query = db
    .selectFrom('upload')
    .select(({ fn }) => [fn.countAll<number>().as('count'), sql<string>`coalesce(sum(bytes), 0)`.as('bytes')]);
  if (personId !== null) query = query.where('person_id', '=', personId);
  const { count, bytes } = await query.executeTakeFirstOrThrow();
  return { count: Number(count), bytes: Number(bytes) };
}

/** Lets those who count towards a quota do so one after the other, until their transactions end. */
export async function takeQuotaTurn(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('upload quota', 0))`.execute(db);
}

/** Which of these keys something names: a file of the holding area, an upload, or a deleted thing. */
export async function namedKeys(db: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as key where
      exists (select 1 from lake_item where file_key = key)
      or exists (select 1 from lake_table where file_key = key)
      or exists (select 1 from upload where file_key = key)
      or exists (select 1 from upload_part where file_key = key)
      or key in (select told[1] from trash, regexp_matches(payload::text, '[a-z]+/\\d{4}-\\d{2}-\\d{2}/[a-z0-9._-]+', 'g') told)
  `.execute(db);
  return new Set(rows.map(({ key }) => key));
}
