import { sql, type ColumnType } from 'kysely';
import type { Static } from 'typebox';
import type { ImportReport } from '#contract/farmers/farmerImport.ts';
import type { Database } from '#server/database/connection.ts';
import type { ImportOrder } from './importPlan.service.ts';

export type ImportState = 'checking' | 'checked' | 'applying' | 'applied' | 'failed';
export type Report = Static<typeof ImportReport>;

export interface ImportTables {
  farmer_import: {
    id: string;
    owner_id: string;
    file_name: string;
    file_key: string;
    error_key: string | null;
    asked: ColumnType<ImportOrder, string, string>;
    state: ImportState;
    done: number;
    rows: number;
    report: ColumnType<Report | null, string | null, string | null>;
    mistake: string;
    changed_at: Date;
  };
}

/** A list that an officer is bringing in. */
export interface FarmerImport {
  readonly id: string;
  readonly ownerId: string;
  readonly fileName: string;
  readonly fileKey: string;
  readonly errorKey: string | null;
  readonly asked: ImportOrder;
  readonly state: ImportState;
  readonly done: number;
  readonly rows: number;
  readonly report: Report | null;
  readonly mistake: string;
}

const columns = [
  'id',
  'owner_id as ownerId',
  'file_name as fileName',
  'file_key as fileKey',
  'error_key as errorKey',
  'asked',
  'state',
  'done',
  'rows',
  'report',
  'mistake',
] as const;

/** The list an officer is bringing in. */
export function findImport(db: Database, ownerId: string): Promise<FarmerImport | undefined> {
  return db.selectFrom('farmer_import').select(columns).where('owner_id', '=', ownerId).executeTakeFirst();
}

export function findImportById(db: Database, id: string): Promise<FarmerImport | undefined> {
  return db.selectFrom('farmer_import').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Puts a new list in the place of the one before. */
export async function putImport(
  db: Database,
  given: Pick<FarmerImport, 'id' | 'ownerId' | 'fileName' | 'fileKey' | 'asked' | 'rows'>,
  at: Date,
): Promise<void> {
  const { id, ownerId, fileName, fileKey, asked, rows } = given;
  const fresh = {
    id,
    file_name: fileName,
    file_key: fileKey,
    error_key: null,
    asked: JSON.stringify(asked),
    state: 'checking' as const,
    done: 0,
    rows,
    report: null,
    mistake: '',
    changed_at: at,
  };
  await db
    .insertInto('farmer_import')
    .values({ owner_id: ownerId, ...fresh })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(fresh))
    .execute();
}

/** Lets a list be gone through again, from one of some states; false where it is in none of them. */
export async function beginAgain(
  db: Database,
  id: string,
  state: 'checking' | 'applying',
  from: readonly ImportState[],
  asked: ImportOrder,
  at: Date,
): Promise<boolean> {
  const begun = await db
    .updateTable('farmer_import')
    .set({
      state,
      asked: JSON.stringify(asked),
      done: 0,
      changed_at: at,
      ...(state === 'checking' && { report: null, mistake: '' }),
    })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returning('id')
    .executeTakeFirst();
  return begun !== undefined;
}

/** Notes how far it is; false where it is let go of, or begun another way. */
export async function noteProgress(
  db: Database,
  { id, state, asked }: FarmerImport,
  done: number,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update farmer_import set done = ${done}, changed_at = ${at} where id = ${id} and state = ${state} and asked = ${JSON.stringify(asked)}::jsonb returning id`.execute(
    db,
  );
  return rows.length > 0;
}

/** Notes what came of it; false as {@link noteProgress}. */
export async function endImport(
  db: Database,
  { id, state, asked, rows: all }: FarmerImport,
  end: {
    readonly state: ImportState;
    readonly report: Report | null;
    readonly errorKey: string | null;
    readonly mistake: string;
  },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update farmer_import set state = ${end.state}, done = ${all}, report = ${end.report === null ? null : JSON.stringify(end.report)}::jsonb, error_key = ${end.errorKey}, mistake = ${end.mistake}, changed_at = ${at}
    where id = ${id} and state = ${state} and asked = ${JSON.stringify(asked)}::jsonb returning id`.execute(db);
  return rows.length > 0;
}

/** Takes a list away, unless it is being applied; answers it. */
export function takeImport(db: Database, id: string): Promise<FarmerImport | undefined> {
  return db
    .deleteFrom('farmer_import')
    .where('id', '=', id)
    .where('state', '!=', 'applying')
    .returning(columns)
    .executeTakeFirst();
}

/** Takes away what nobody touched since an instant; answers it. */
export function takeOldImports(db: Database, before: Date): Promise<FarmerImport[]> {
  return db.deleteFrom('farmer_import').where('changed_at', '<', before).returning(columns).execute();
}

/** Those of some keys of the storage that lists name. */
export async function namedImportKeys(db: Database, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from farmer_import, unnest(array[file_key, error_key]) key where key = any(${[...keys]})`.execute(db);
  return rows.map(({ key }) => key);
}
