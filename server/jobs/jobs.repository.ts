import { sql, type ColumnType, type Generated, type SelectQueryBuilder } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';

export interface JobTables {
  job: {
    id: Generated<number>;
    kind: string;
    payload: ColumnType<unknown, string, never>;
    owner: string | null;
    dedupe_key: string | null;
    run_at: ColumnType<Date, Date | undefined, Date>;
    attempts: Generated<number>;
    max_attempts: Generated<number>;
    locked_by: string | null;
    locked_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
    last_error: string | null;
    created_at: ColumnType<Date, never, never>;
    done_at: ColumnType<Date | null, never, Date>;
    failed_at: ColumnType<Date | null, never, Date>;
  };
}

export interface NewJob {
  readonly kind: string;
  readonly payload: unknown;
  /** The person it is done for: in one queue people take turns, however many jobs each has. */
  readonly owner?: string | null;
  /** A job of this key, running or done, stands for this one. */
  readonly dedupeKey?: string;
  readonly runAt?: Date;
  /** 1 for work that touches an outside service: at most once. Default 5. */
  readonly maxAttempts?: number;
}

export interface ClaimedJob {
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  /** 1 on the first try. */
  readonly attempts: number;
  readonly maxAttempts: number;
}

/** Adds a job in the caller's transaction. False when its key stood already. */
export async function addJob(db: Database, job: NewJob): Promise<boolean> {
  const added = await db
    .insertInto('job')
    .values({
      kind: job.kind,
      payload: JSON.stringify(job.payload ?? null),
      owner: job.owner ?? null,
      dedupe_key: job.dedupeKey ?? null,
      run_at: job.runAt,
      ...(job.maxAttempts === undefined ? {} : { max_attempts: job.maxAttempts }),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Which of these kinds have a job that is due. */
export async function dueKinds(db: Database, kinds: readonly string[]): Promise<Set<string>> {
  const due = await isDue(db.selectFrom('job'), kinds).select('kind').distinct().execute();
  return new Set(due.map(({ kind }) => kind));
}

/** How long ago somebody's turn still counts. */
const turnsCount = '1 hour';

/**
 * Takes due jobs of the known kinds for `leaseSeconds`: first those of whoever has waited longest since their last one,
 * then the oldest; what is done for nobody in particular comes first. A job whose worker died is due again when its lease ran out;
 * one that has no attempt left then is set down as failed by `failAbandoned`.
 */
export async function claimJobs(
  db: Database,
  worker: string,
  kinds: readonly string[],
  limit: number,
  leaseSeconds: number,
): Promise<ClaimedJob[]> {
  const lastTurn = sql`(
    select max(coalesce(turn.done_at, turn.failed_at, turn.locked_until)) from job turn
    where turn.owner = job.owner and turn.kind in (${sql.join(kinds)}) and (turn.locked_by is not null
      or coalesce(turn.done_at, turn.failed_at) > now() - interval '${sql.raw(turnsCount)}'))`;
  const due = isDue(db.selectFrom('job'), kinds)
    .select('id')
    .orderBy(lastTurn, (order) => order.asc().nullsFirst())
    .orderBy('run_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('job')
    .set({ locked_by: worker, locked_until: inSeconds(leaseSeconds), attempts: sql`attempts + 1` })
    .where('id', 'in', due)
    .returning(['id', 'kind', 'payload', 'attempts', 'max_attempts as maxAttempts'])
    .execute();
}

/** Keeps the worker's jobs for another lease. */
export async function renewLeases(
  db: Database,
  worker: string,
  ids: readonly number[],
  leaseSeconds: number,
): Promise<void> {
  await held(db, worker, ids)
    .set({ locked_until: inSeconds(leaseSeconds) })
    .execute();
}

/**
 * Sets a job down as done, in the transaction that holds its effects. False when the lease was lost to
 * another worker: the caller rolls back, and the effects are the other worker's alone.
 */
export async function finishJob(db: Database, worker: string, id: number): Promise<boolean> {
  const finished = await held(db, worker, [id])
    .set({ done_at: sql`now()`, locked_by: null, locked_until: null, last_error: null })
    .returning('id')
    .executeTakeFirst();
  return finished !== undefined;
}

/** Sets a failed try down: due again after the delay, or failed for good when it was the last one. */
export async function postponeJob(
  db: Database,
  worker: string,
  job: ClaimedJob,
  error: string,
  delaySeconds: number,
): Promise<void> {
  const last = job.attempts >= job.maxAttempts;
  await held(db, worker, [job.id])
    .set({
      last_error: error,
      locked_by: null,
      locked_until: null,
      ...(last ? { failed_at: sql`now()` } : { run_at: inSeconds(delaySeconds) }),
    })
    .execute();
}

/** Gives jobs back untouched, as when the process is asked to end. */
export async function returnJobs(db: Database, worker: string, ids: readonly number[]): Promise<void> {
  await held(db, worker, ids)
    .set({ locked_by: null, locked_until: null, attempts: sql`attempts - 1` })
    .execute();
}

/**
 * Ends the leases of workers that are gone, told by no other process of the portal being connected; answers how many.
 * Where another one is, or the address names its processes otherwise, leases run out by themselves.
 */
export async function endLostLeases(db: Database, worker: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ locked_until: inSeconds(-1) })
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('locked_by', '!=', worker)
    .where(sql<boolean>`current_setting('application_name') like 'agrihub-%' and not exists (
      select 1 from pg_stat_activity
      where datname = current_database() and application_name like 'agrihub-%' and application_name <> current_setting('application_name'))`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Names the doubtful cases: jobs whose last allowed try ended with its worker. */
export async function failAbandoned(db: Database): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({
      failed_at: sql`now()`,
      locked_by: null,
      locked_until: null,
      last_error: 'The process ended during the last allowed try; whether its effect outside happened is unknown.',
    })
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('locked_until', '<', sql<Date>`now()`)
    .whereRef('attempts', '>=', 'max_attempts')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Forgets jobs that ended before the instant, and with them their keys; answers how many. */
export async function forgetEndedJobs(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('job')
    .where(sql<Date>`coalesce(done_at, failed_at)`, '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Seconds until the next waiting job of these kinds is due; undefined when none waits. */
export async function secondsToNextJob(db: Database, kinds: readonly string[]): Promise<number | undefined> {
  const next = await db
    .selectFrom('job')
    .select(sql<number | null>`extract(epoch from min(greatest(run_at, locked_until)) - now())::float8`.as('seconds'))
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('kind', 'in', kinds)
    .executeTakeFirstOrThrow();
  return next.seconds ?? undefined;
}

export interface QueueDepth {
  readonly kind: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
}

/** Jobs per kind that wait, run, or failed for good and are still kept. */
export async function queueDepths(db: Database): Promise<QueueDepth[]> {
  return db
    .selectFrom('job')
    .select((each) => [
      'kind',
      each.fn
        .countAll<number>()
        .filterWhere('failed_at', 'is', null)
        .filterWhere('locked_by', 'is', null)
        .as('waiting'),
      each.fn
        .countAll<number>()
        .filterWhere('failed_at', 'is', null)
        .filterWhere('locked_by', 'is not', null)
        .as('running'),
      each.fn.countAll<number>().filterWhere('failed_at', 'is not', null).as('failed'),
    ])
    .where('done_at', 'is', null)
    .groupBy('kind')
    .orderBy('kind')
    .execute();
}

function isDue(jobs: SelectQueryBuilder<Tables, 'job', object>, kinds: readonly string[]) {
  return jobs
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('kind', 'in', kinds)
    .where('run_at', '<=', sql<Date>`now()`)
    .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<', sql<Date>`now()`)]))
    .whereRef('attempts', '<', 'max_attempts');
}

function held(db: Database, worker: string, ids: readonly number[]) {
  return db
    .updateTable('job')
    .where('id', 'in', ids)
    .where('locked_by', '=', worker)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null);
}

function inSeconds(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`;
}
