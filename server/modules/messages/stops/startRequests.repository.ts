import { sql, type ColumnType, type Generated, type SqlBool } from 'kysely';
import type { Branch } from '#engines/access/roles.ts';
import type { Database } from '../../../database/connection.ts';
import { worksWithin } from '../../accounts/accounts.service.ts';

export type StartState = 'open' | 'started' | 'refused';

export interface StartRequestTables {
  start_request: {
    id: Generated<number>;
    addresses: ColumnType<string[], readonly string[], readonly string[]>;
    farmer_id: number | null;
    state: StartState;
    reason: string;
    asked_by: string | null;
    asked_at: Date;
    answer: Generated<string>;
    decided_by: string | null;
    decided_at: Date | null;
  };
}

/** That somebody took a stop back, or asked for it. */
export interface StartRequest {
  readonly id: number;
  readonly addresses: readonly string[];
  readonly farmerId: number | null;
  /** Empty where no farmer was named, or they are gone. */
  readonly farmerName: string;
  readonly state: StartState;
  readonly reason: string;
  readonly askedBy: string | null;
  readonly askerName: string;
  readonly askedAt: Date;
  readonly answer: string;
  readonly deciderName: string;
  readonly decidedAt: Date | null;
}

/** Whose questions: those somebody asked, those of a farmer, or those of a branch (of the whole country for who has no districts). */
export type StartsOf =
  | { readonly askedBy: string }
  | { readonly farmerId: number }
  | { readonly branch: Branch }
  | { readonly id: number };

function requests(db: Database, of: StartsOf) {
  const all = db
    .selectFrom('start_request')
    .leftJoin('person as asker', 'asker.id', 'start_request.asked_by')
    .leftJoin('person as decider', 'decider.id', 'start_request.decided_by')
    .leftJoin('farmer', 'farmer.id', 'start_request.farmer_id');
  if ('id' in of) return all.where('start_request.id', '=', of.id);
  // What an officer took back by themselves asks nobody.
  const asking = all.where('start_request.asked_by', 'is distinct from', sql<string>`start_request.decided_by`);
  if ('askedBy' in of) return asking.where('start_request.asked_by', '=', of.askedBy);
  if ('farmerId' in of) return asking.where('start_request.farmer_id', '=', of.farmerId);
  return asking.$if(of.branch !== null, (all) => all.where(worksWithin('start_request.asked_by', of.branch)));
}

/** Questions, those open first, the oldest of them on top; then those answered, the latest on top. */
export async function listStarts(db: Database, of: StartsOf, limit: number, offset = 0): Promise<StartRequest[]> {
  return requests(db, of)
    .select(({ fn, val }) => [
      'start_request.id',
      'start_request.addresses',
      'start_request.farmer_id as farmerId',
      fn.coalesce('farmer.name', val('')).as('farmerName'),
      'start_request.state',
      'start_request.reason',
      'start_request.asked_by as askedBy',
      fn.coalesce('asker.name', val('')).as('askerName'),
      'start_request.asked_at as askedAt',
      'start_request.answer',
      fn.coalesce('decider.name', val('')).as('deciderName'),
      'start_request.decided_at as decidedAt',
    ])
    .orderBy(sql`start_request.state <> 'open'`)
    .orderBy(sql`case when start_request.state = 'open' then start_request.id else -start_request.id end`)
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countStarts(db: Database, of: StartsOf): Promise<{ total: number; open: number }> {
  const { total, open } = await requests(db, of)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('start_request.state', '=', 'open').as('open'),
    ])
    .executeTakeFirstOrThrow();
  return { total: Number(total), open: Number(open) };
}

/** Keeps a question; undefined where the same one is open. */
export async function addStart(
  db: Database,
  asked: {
    readonly addresses: readonly string[];
    readonly farmerId: number | null;
    readonly reason: string;
    readonly by: string;
    readonly at: Date;
  },
): Promise<number | undefined> {
  const { addresses, farmerId, reason, by, at } = asked;
  const added = await db
    .insertInto('start_request')
    .values({
      addresses: addresses.toSorted(),
      farmer_id: farmerId,
      state: 'open',
      reason,
      asked_by: by,
      asked_at: at,
      decided_by: null,
      decided_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Keeps that somebody took a stop back by themselves, and why. */
export async function noteStarted(
  db: Database,
  started: {
    readonly addresses: readonly string[];
    readonly farmerId: number | null;
    readonly reason: string;
    readonly by: string;
    readonly at: Date;
  },
): Promise<void> {
  const { addresses, farmerId, reason, by, at } = started;
  await db
    .insertInto('start_request')
    .values({
      addresses: addresses.toSorted(),
      farmer_id: farmerId,
      state: 'started',
      reason,
      asked_by: by,
      asked_at: at,
      decided_by: by,
      decided_at: at,
    })
    .execute();
}

/** Sets down what came of an open question; false where somebody was quicker. */
export async function settleStart(
  db: Database,
  id: number,
  settled: { readonly state: 'started' | 'refused'; readonly answer: string; readonly by: string; readonly at: Date },
): Promise<boolean> {
  const { state, answer, by, at } = settled;
  const changed = await db
    .updateTable('start_request')
    .set({ state, answer, decided_by: by, decided_at: at })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** What an officer asked or took back by themselves, for the export of their data; numbers and names are the farmers'. */
export function startsAskedBy(
  db: Database,
  personId: string,
): Promise<{ state: StartState; reason: string; askedAt: Date; answer: string }[]> {
  return db
    .selectFrom('start_request')
    .select(['state', 'reason', 'asked_at as askedAt', 'answer'])
    .where('asked_by', '=', personId)
    .orderBy('id')
    .execute();
}

/** Whether an officer's question about a farmer is open. */
export async function hasOpenStart(db: Database, askedBy: string, farmerId: number): Promise<boolean> {
  return (
    (await db
      .selectFrom('start_request')
      .select('id')
      .where('asked_by', '=', askedBy)
      .where('farmer_id', '=', farmerId)
      .where('state', '=', 'open')
      .executeTakeFirst()) !== undefined
  );
}

/** Takes numbers and reasons of erased farmers away. */
export async function eraseStarts(db: Database, farmerIds: readonly number[]): Promise<void> {
  await db
    .updateTable('start_request')
    .set({ addresses: [], reason: '', answer: '' })
    .where(sql<SqlBool>`farmer_id = any(${[...farmerIds]}::bigint[])`)
    .where('state', '<>', 'open')
    .execute();
  await db
    .deleteFrom('start_request')
    .where(sql<SqlBool>`farmer_id = any(${[...farmerIds]}::bigint[])`)
    .where('state', '=', 'open')
    .execute();
}

export async function forgetStarts(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('start_request').where('asked_at', '<', before).execute();
}
