import type { ColumnType, Generated, Selectable } from 'kysely';
import type { MatchReport } from '#engines/geography/matchOutlines.ts';
import type { DistrictTopology } from '../../adapters/outlines/outlines.ts';
import type { Database } from '../../database/connection.ts';

/** The match report with the names the file used, in the order of its outlines. */
export interface StoredReport extends MatchReport {
  readonly names: readonly string[];
}

export interface GeographyTables {
  outline_set: {
    id: Generated<string>;
    state: 'fetching' | 'ready' | 'refused';
    address: string;
    vintage: Generated<string>;
    source: Generated<string>;
    licence: Generated<string>;
    approximate: Generated<boolean>;
    topology: ColumnType<DistrictTopology | null, string | undefined, string>;
    report: ColumnType<StoredReport | null, string | undefined, string>;
    refusal: Generated<string>;
    created_at: ColumnType<Date, Date | undefined, never>;
    created_by: string | null;
    activated_at: Date | null;
    active: Generated<boolean>;
  };
}

/** A set without its topology: what lists show. */
export type OutlineSetRow = Omit<Selectable<GeographyTables['outline_set']>, 'topology'>;

const listed = [
  'id',
  'state',
  'address',
  'vintage',
  'source',
  'licence',
  'approximate',
  'report',
  'refusal',
  'created_at',
  'created_by',
  'activated_at',
  'active',
] as const;

/** What a set is known by before its file is read. */
export interface NewOutlineSet {
  readonly address: string;
  readonly vintage: string;
  readonly source: string;
  readonly licence: string;
  readonly createdBy: string | null;
}

/** Notes that outlines are to be fetched; answers the key. */
export async function addOutlineSet(db: Database, set: NewOutlineSet): Promise<string> {
  const { createdBy, ...rest } = set;
  const { id } = await db
    .insertInto('outline_set')
    .values({ ...rest, created_by: createdBy, activated_at: null, state: 'fetching' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Puts the read outlines into their set. */
export async function fillOutlineSet(
  db: Database,
  id: string,
  read: { topology: DistrictTopology; report: StoredReport; vintage: string; source: string; licence: string },
): Promise<void> {
  await db
    .updateTable('outline_set')
    .set({
      ...read,
      topology: JSON.stringify(read.topology),
      report: JSON.stringify(read.report),
      state: 'ready',
      refusal: '',
    })
    .where('id', '=', id)
    .execute();
}

/** Notes why a file cannot be used. */
export async function refuseOutlineSet(db: Database, id: string, refusal: string): Promise<void> {
  await db.updateTable('outline_set').set({ state: 'refused', refusal }).where('id', '=', id).execute();
}

/** The newest sets first, at most fifty. */
export async function listOutlineSets(db: Database): Promise<OutlineSetRow[]> {
  return db.selectFrom('outline_set').select(listed).orderBy('created_at', 'desc').limit(50).execute();
}

export async function findOutlineSet(db: Database, id: string): Promise<OutlineSetRow | undefined> {
  return db.selectFrom('outline_set').select(listed).where('id', '=', id).executeTakeFirst();
}

/** The set in use with its topology; nothing when the approximate outlines are. */
export async function findActiveOutlines(
  db: Database,
): Promise<
  | Pick<
      Selectable<GeographyTables['outline_set']>,
      'id' | 'vintage' | 'source' | 'licence' | 'address' | 'approximate' | 'topology'
    >
  | undefined
> {
  return db
    .selectFrom('outline_set')
    .select(['id', 'vintage', 'source', 'licence', 'address', 'approximate', 'topology'])
    .where('active', '=', true)
    .executeTakeFirst();
}

/** Key of the set in use; null when the approximate outlines are. */
export async function findActiveId(db: Database): Promise<string | null> {
  const row = await db.selectFrom('outline_set').select('id').where('active', '=', true).executeTakeFirst();
  return row?.id ?? null;
}

/** Puts a set to use in place of the one before; null goes back to the approximate outlines. */
export async function activateOutlineSet(db: Database, id: string | null, now: Date): Promise<void> {
  await db.updateTable('outline_set').set({ active: false }).where('active', '=', true).execute();
  if (id === null) return;
  await db.updateTable('outline_set').set({ active: true, activated_at: now }).where('id', '=', id).execute();
}

/** Whether any set was ever put to use, or the file at this address is there or on its way. */
export async function outlinesWereTried(db: Database, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('outline_set')
    .select('id')
    .where((where) =>
      where.or([
        where('activated_at', 'is not', null),
        where.and([where('address', '=', address), where('state', '<>', 'refused')]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes out what the portal itself tried in vain at an address, so that every start leaves one hint, not many. */
export async function forgetRefused(db: Database, address: string): Promise<void> {
  await db
    .deleteFrom('outline_set')
    .where('address', '=', address)
    .where('state', '=', 'refused')
    .where('created_by', 'is', null)
    .execute();
}
