import { sql, type Generated } from 'kysely';
import type { Branch } from '#engines/access/roles.ts';
import type { Database } from '../../database/connection.ts';
import { everybodyWithin } from '../accounts/accounts.service.ts';

export interface AuditSealTables {
  audit_seal: { position: number; entry_id: number; hash: string };
  audit_loss: { id: Generated<number>; entry_id: number; how: 'changed' | 'gone'; at: Generated<Date> };
}

export interface AuditRow {
  readonly id: number;
  readonly at: Date;
  readonly actorId: string | null;
  readonly act: string;
  readonly ids: readonly string[];
  readonly fields: readonly string[];
  readonly requestId: string | null;
  readonly tokenId: string | null;
}

export interface AuditFilter {
  /** Acts of officers who work within it. */
  readonly branch: Branch;
  /** Ids of those who acted. */
  readonly actorIds?: readonly string[];
  /** How the act begins. */
  readonly act?: string;
  readonly thing?: string;
  readonly from?: Date;
  readonly until?: Date;
  /** Rows before this one. */
  readonly before?: number;
}

/** Rows that fit, the newest first. */
export function findAuditRows(db: Database, filter: AuditFilter, limit: number): Promise<AuditRow[]> {
  let query = db
    .selectFrom('audit_entry')
    .select(['id', 'at', 'actor_id as actorId', 'act', 'ids', 'field_names as fields', 'request_id as requestId'])
    .select('token_id as tokenId');
  const { branch, actorIds, act, thing, from, until, before } = filter;
  if (branch !== null) query = query.where(sql<boolean>`actor_id = any(array${everybodyWithin(branch)})`);
  if (actorIds) query = query.where(sql<boolean>`actor_id = any(${actorIds})`);
  if (act !== undefined) query = query.where(sql<boolean>`starts_with(lower(act), lower(${act}))`);
  if (thing !== undefined) query = query.where(sql<boolean>`ids @> ${[thing]}`);
  if (from) query = query.where('at', '>=', from);
  if (until) query = query.where('at', '<', until);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** What a seal is made of: the row as one line of JSON; the instant in microseconds since 1970, as PostgreSQL keeps it. */
export interface SealedText {
  readonly entryId: number;
  readonly text: string | null;
}

const sealedParts = sql.raw(
  'e.id, (extract(epoch from e.at) * 1000000)::bigint, e.actor_id, e.act, e.ids, e.field_names, e.request_id',
);
// A row without a token is sealed as rows were before there were tokens.
const canonical = sql<string>`case when e.token_id is null then json_build_array(${sealedParts}) else json_build_array(${sealedParts}, e.token_id) end::text`;
/** A row whose transaction took long has a number lower than rows that are sealed already; so far back it is looked for. */
const lookBack = 100_000;

/** One process seals at a time; the lock ends with the transaction. False where another is at it. */
export async function takeSealing(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_xact_lock(hashtext('audit_seal')) as taken`.execute(db);
  return rows[0]?.taken ?? false;
}

export function lastSeal(db: Database): Promise<{ position: number; hash: string } | undefined> {
  return db
    .selectFrom('audit_seal')
    .select(['position', 'hash'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Rows without a seal, in the order of their numbers. */
export async function unsealedRows(db: Database, limit: number): Promise<{ entryId: number; text: string }[]> {
  const { rows } = await sql<{ entryId: number; text: string }>`
    select e.id as "entryId", ${canonical} as text
    from audit_entry e
    where e.id > coalesce((select max(entry_id) from audit_seal), 0) - ${lookBack}
      and not exists (select 1 from audit_seal s where s.entry_id = e.id)
    order by e.id
    limit ${limit}`.execute(db);
  return rows;
}

export async function countUnsealed(db: Database): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select (select count(*) from audit_entry) - (select count(*) from audit_seal s join audit_entry e on e.id = s.entry_id) as count`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}

/** The first row that was changed or taken away before its seal, as the database noted. */
export function firstLoss(db: Database): Promise<{ entryId: number; how: 'changed' | 'gone' } | undefined> {
  return db.selectFrom('audit_loss').select(['entry_id as entryId', 'how']).orderBy('id').limit(1).executeTakeFirst();
}

export async function addSeals(
  db: Database,
  seals: readonly { position: number; entryId: number; hash: string }[],
): Promise<void> {
  await db
    .insertInto('audit_seal')
    .values(seals.map(({ position, entryId, hash }) => ({ position, entry_id: entryId, hash })))
    .execute();
}

/** Seals after a place in the chain, each with its row; null where the row is gone. */
export async function sealsAfter(
  db: Database,
  position: number,
  limit: number,
): Promise<(SealedText & { position: number; hash: string })[]> {
  const { rows } = await sql<SealedText & { position: number; hash: string }>`
    select s.position, s.entry_id as "entryId", s.hash, case when e.id is null then null else ${canonical} end as text
    from audit_seal s left join audit_entry e on e.id = s.entry_id
    where s.position > ${position}
    order by s.position
    limit ${limit}`.execute(db);
  return rows;
}
