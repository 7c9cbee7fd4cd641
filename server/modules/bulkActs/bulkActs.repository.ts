import { sql, type ColumnType, type Generated } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { bulkEnds } from '#contract/bulkActs/bulkActs.ts';
import type { StepResult } from '../../platform/records/bulkKinds.ts';
import type { KeptProblem } from '../../platform/calls/problems.ts';

export interface BulkActTables {
  bulk_act: {
    id: Generated<string>;
    kind: string;
    person_id: string;
    token_id: string | null;
    asked: ColumnType<unknown, string, never>;
    ids: ColumnType<number[], readonly number[], readonly number[]>;
    total: number;
    place: Generated<number>;
    done: Generated<number>;
    missed: ColumnType<Missed[], string | undefined, string>;
    undo: ColumnType<string[], readonly string[] | undefined, readonly string[]>;
    state: Generated<'running' | 'done' | 'stopped'>;
    why: ActEnd | null;
    refusal: ColumnType<KeptProblem | null, string | undefined, string | null>;
    created_at: Date;
    changed_at: Date;
  };
}

export type ActEnd = (typeof bulkEnds)[number];
export type Missed = StepResult['missed'][number];

/** An act over many records, without these. */
export interface BulkAct {
  readonly id: string;
  readonly kind: string;
  readonly state: 'running' | 'done' | 'stopped';
  readonly total: number;
  readonly place: number;
  readonly done: number;
  readonly missed: readonly Missed[];
  readonly undo: readonly string[];
  readonly why: ActEnd | null;
  readonly refusal: KeptProblem | null;
  readonly createdAt: Date;
}

/** An act that is held by the transaction, with its records. */
export interface HeldAct extends BulkAct {
  readonly personId: string;
  readonly tokenId: string | null;
  readonly asked: unknown;
  readonly ids: readonly number[];
}

const columns = [
  'id',
  'kind',
  'state',
  'total',
  'place',
  'done',
  'missed',
  'undo',
  'why',
  'refusal',
  'created_at as createdAt',
] as const;

export async function addAct(
  db: Database,
  act: Pick<HeldAct, 'kind' | 'personId' | 'tokenId' | 'asked' | 'ids'>,
  at: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('bulk_act')
    .values({
      kind: act.kind,
      person_id: act.personId,
      token_id: act.tokenId,
      asked: JSON.stringify(act.asked),
      ids: act.ids,
      total: act.ids.length,
      created_at: at,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Acts of a person, the newest first. */
export function actsOf(db: Database, personId: string, most: number): Promise<BulkAct[]> {
  return db
    .selectFrom('bulk_act')
    .select(columns)
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
}

/** All that is kept of acts of a person, the newest first. */
export function wholeActsOf(db: Database, personId: string) {
  return db
    .selectFrom('bulk_act')
    .select([...columns, 'token_id as tokenId', 'asked', 'ids', 'changed_at as changedAt'])
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Removes all acts of a person. */
export async function removeActsOf(db: Database, personId: string): Promise<void> {
  await db.deleteFrom('bulk_act').where('person_id', '=', personId).execute();
}

/** An act, held until the transaction ends; undefined where it is gone. */
export function holdAct(db: Database, id: string): Promise<HeldAct | undefined> {
  return db
    .selectFrom('bulk_act')
    .select([...columns, 'person_id as personId', 'token_id as tokenId', 'asked', 'ids'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Notes how far an act has come, or that it is over, with which its records are let go of. */
export async function noteAct(
  db: Database,
  { id, state, place, done, missed, undo, why, refusal }: Omit<BulkAct, 'kind' | 'total' | 'createdAt'>,
  at: Date,
): Promise<void> {
  await db
    .updateTable('bulk_act')
    .set({
      state,
      place,
      done,
      missed: JSON.stringify(missed),
      undo,
      why,
      refusal: refusal && JSON.stringify(refusal),
      changed_at: at,
    })
    .$if(state !== 'running', (query) => query.set({ ids: [] }))
    .where('id', '=', id)
    .execute();
}

export async function removeAct(db: Database, id: string): Promise<void> {
  await db.deleteFrom('bulk_act').where('id', '=', id).execute();
}

/** Acts under way that nothing was done of since a time: their job was lost. */
export async function restingActs(db: Database, since: Date): Promise<{ id: string; personId: string }[]> {
  return db
    .selectFrom('bulk_act')
    .select(['id', 'person_id as personId'])
    .where('state', '=', 'running')
    .where('changed_at', '<', since)
    .limit(100)
    .execute();
}

/** Lets go of acts that ended before a time. */
export async function forgetActs(db: Database, before: Date): Promise<void> {
  await sql`delete from bulk_act where state <> 'running' and changed_at < ${before}`.execute(db);
}
