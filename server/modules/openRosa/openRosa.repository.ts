import { sql, type ColumnType } from 'kysely';
import type { FormFile } from '#contract/endpoint.ts';
import type { Database } from '../../database/connection.ts';

export interface OpenRosaTables {
  openrosa_submission: {
    instance_id: string;
    form: string;
    form_version: string;
    person_id: string | null;
    record_id: string | null;
    record_version: number | null;
    replaces: string | null;
    at: Date;
  };
  openrosa_media: {
    instance_id: string;
    name: string;
    person_id: string;
    file_key: string;
    bytes: ColumnType<string, number, never>;
    sha256: string;
    at: Date;
  };
  collected_mapping: {
    person_id: string;
    form: string;
    columns: ColumnType<Record<string, string>, string, string>;
    at: Date;
  };
}

/** A filled form that was taken. */
export interface Submission {
  readonly instanceId: string;
  readonly form: string;
  readonly formVersion: string;
  readonly personId: string;
  readonly replaces: string | null;
}

/** Takes an instance id, in the caller's transaction; false where it was taken before. Another that takes it waits for this one. */
export async function takeInstance(db: Database, submission: Submission, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('openrosa_submission')
    .values({
      instance_id: submission.instanceId,
      form: submission.form,
      form_version: submission.formVersion,
      person_id: submission.personId,
      record_id: null,
      record_version: null,
      replaces: submission.replaces,
      at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Notes which record an instance became. */
export async function noteRecord(
  db: Database,
  instanceId: string,
  { id, version }: { readonly id: string | null; readonly version: number | null },
): Promise<void> {
  await db
    .updateTable('openrosa_submission')
    .set({ record_id: id, record_version: version })
    .where('instance_id', '=', instanceId)
    .execute();
}

/** The record that an instance of a person became. */
export function findInstance(db: Database, instanceId: string, personId: string, form: string) {
  return db
    .selectFrom('openrosa_submission')
    .select(['record_id as recordId', 'record_version as recordVersion'])
    .where('instance_id', '=', instanceId)
    .where('person_id', '=', personId)
    .where('form', '=', form)
    .executeTakeFirst();
}

/** Whether an instance was taken. */
export async function isTaken(db: Database, instanceId: string): Promise<boolean> {
  const found = await db
    .selectFrom('openrosa_submission')
    .select('instance_id')
    .where('instance_id', '=', instanceId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Keeps photos that came ahead of their form; answers the keys of those that were here already and are not kept twice. */
export async function saveMedia(
  db: Database,
  instanceId: string,
  personId: string,
  files: readonly FormFile[],
  at: Date,
): Promise<string[]> {
  const again: string[] = [];
  for (const { fileName, key, bytes, sha256 } of files) {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('openrosa_media')
      .values({ instance_id: instanceId, name: fileName, person_id: personId, file_key: key, bytes, sha256, at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) again.push(key);
  }
  return again;
}

/** Takes the photos of an instance that came ahead: they are no longer kept here. */
export async function takeMedia(db: Database, instanceId: string, personId: string): Promise<FormFile[]> {
  const rows = await db
    .deleteFrom('openrosa_media')
    .where('instance_id', '=', instanceId)
    .where('person_id', '=', personId)
    .returning(['name', 'file_key', 'bytes', 'sha256'])
    .execute();
  return rows.map(({ name, file_key: key, bytes, sha256 }) => ({ fileName: name, key, bytes: Number(bytes), sha256 }));
}

/** Which of some keys are photos that wait for their form. */
export async function namedMedia(db: Database, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('openrosa_media')
    .select('file_key')
    .where(sql<boolean>`file_key = any(${[...keys]})`)
    .execute();
  return rows.map(({ file_key: key }) => key);
}

/** Forgets photos whose form never became whole; the files are swept up since nothing names them. */
export async function forgetMedia(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('openrosa_media').where('at', '<', before).execute();
}

/** Which question each column answered in the last export of a form that a person brought in; nothing where there was none. */
export async function findMapping(db: Database, personId: string, form: string): Promise<Record<string, string>> {
  const found = await db
    .selectFrom('collected_mapping')
    .select('columns')
    .where('person_id', '=', personId)
    .where('form', '=', form)
    .executeTakeFirst();
  return found?.columns ?? {};
}

/** Keeps which question each column answers. */
export async function saveMapping(
  db: Database,
  personId: string,
  form: string,
  columns: Readonly<Record<string, string>>,
  at: Date,
): Promise<void> {
  const written = JSON.stringify(columns);
  await db
    .insertInto('collected_mapping')
    .values({ person_id: personId, form, columns: written, at })
    .onConflict((conflict) => conflict.columns(['person_id', 'form']).doUpdateSet({ columns: written, at }))
    .execute();
}

/** Does some work of the caller's transaction, and undoes that part alone where it throws. */
export async function inSavepoint(db: Database, work: () => Promise<void>): Promise<void> {
  await sql`savepoint collected`.execute(db);
  try {
    await work();
    await sql`release savepoint collected`.execute(db);
  } catch (error) {
    await sql`rollback to savepoint collected`.execute(db);
    throw error;
  }
}
