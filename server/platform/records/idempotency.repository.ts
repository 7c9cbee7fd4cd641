import type { ColumnType } from 'kysely';
import type { Database } from '../../database/connection.ts';

export interface IdempotencyTables {
  idempotency_key: {
    actor: string;
    endpoint: string;
    key: string;
    fingerprint: string;
    status: number | null;
    headers: ColumnType<Record<string, string> | null, string | null, string | null>;
    body: Buffer | null;
    created_at: ColumnType<Date, Date | undefined, never>;
  };
}

/** One write a caller may repeat: whose, which call, under which key. */
export interface IdempotentCall {
  /** Person id, or what tells visitors apart. */
  readonly actor: string;
  readonly endpoint: string;
  readonly key: string;
}

/** The answer given the first time. `fingerprint` is the hash of what was asked. */
export interface StoredAnswer {
  readonly fingerprint: string;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/**
 * Takes the key for the caller's transaction, or answers what was answered before. A repeat that arrives
 * while the first is still being worked on waits for it: rolled back, the repeat takes its place.
 */
export async function takeKey(
  db: Database,
  call: IdempotentCall,
  fingerprint: string,
): Promise<StoredAnswer | undefined> {
  const taken = await db
    .insertInto('idempotency_key')
    .values({ ...call, fingerprint, status: null, headers: null, body: null })
    .onConflict((conflict) => conflict.columns(['actor', 'endpoint', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken) return undefined;
  const kept = await whereCall(db, call).executeTakeFirst();
  // Forgotten between the two statements: as good as new.
  if (kept === undefined) return takeKey(db, call, fingerprint);
  return {
    fingerprint: kept.fingerprint,
    status: kept.status ?? 200,
    headers: kept.headers ?? {},
    body: kept.body ?? Buffer.alloc(0),
  };
}

/** Keeps the answer beside the key, in the transaction that took it. */
export async function saveAnswer(
  db: Database,
  call: IdempotentCall,
  answer: Omit<StoredAnswer, 'fingerprint'>,
): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ status: answer.status, headers: JSON.stringify(answer.headers), body: answer.body })
    .where('actor', '=', call.actor)
    .where('endpoint', '=', call.endpoint)
    .where('key', '=', call.key)
    .execute();
}

/** Gives a key back unused, in the transaction that took it. */
export async function releaseKey(db: Database, call: IdempotentCall): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('actor', '=', call.actor)
    .where('endpoint', '=', call.endpoint)
    .where('key', '=', call.key)
    .execute();
}

/** Forgets keys taken before the instant; answers how many. */
export async function forgetKeys(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('idempotency_key').where('created_at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}

function whereCall(db: Database, call: IdempotentCall) {
  return db
    .selectFrom('idempotency_key')
    .selectAll()
    .where('actor', '=', call.actor)
    .where('endpoint', '=', call.endpoint)
    .where('key', '=', call.key);
}
