import { sql, type ColumnType, type Generated } from 'kysely';
import type { Database } from '../../database/connection.ts';

export interface AuditTables {
  audit_entry: {
    id: Generated<number>;
    at: ColumnType<Date, Date | undefined, never>;
    actor_id: string | null;
    act: string;
    ids: ColumnType<string[], readonly string[], never>;
    field_names: ColumnType<string[], readonly string[], never>;
    request_id: string | null;
    token_id: string | null;
  };
}

/** Who did what to which things: ids and names of fields, never personal values. */
export interface AuditEntry {
  readonly actorId: string | null;
  readonly act: string;
  readonly ids: readonly string[];
  readonly fieldNames: readonly string[];
  readonly requestId: string | null;
  /** The access token it was done with. */
  readonly tokenId?: string | undefined;
}

/** Leaves one audit row in the caller's transaction. */
export async function addAuditEntry(db: Database, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values({
      actor_id: entry.actorId,
      act: entry.act,
      ids: entry.ids,
      field_names: entry.fieldNames,
      request_id: entry.requestId,
      token_id: entry.tokenId ?? null,
    })
    .execute();
}

/** An audit row as it is read again. */
export interface AuditedAct {
  readonly at: Date;
  readonly actorId: string | null;
  readonly act: string;
  readonly ids: readonly string[];
  readonly fieldNames: readonly string[];
}

const columns = ['at', 'actor_id as actorId', 'act', 'ids', 'field_names as fieldNames'] as const;

/** What was done to a thing, the newest first. */
export function findActsOn(db: Database, thing: string, acts: readonly string[], limit: number): Promise<AuditedAct[]> {
  return db
    .selectFrom('audit_entry')
    .select(columns)
    .where(sql<boolean>`ids @> ${[thing]}`)
    .where('act', 'in', acts)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** What a person did, the newest first. */
export function findActsBy(db: Database, actorId: string, limit: number): Promise<AuditedAct[]> {
  return db
    .selectFrom('audit_entry')
    .select(columns)
    .where('actor_id', '=', actorId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** How often a person did something since an instant. */
export async function countActs(db: Database, actorId: string, act: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('audit_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('actor_id', '=', actorId)
    .where('act', '=', act)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
