import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** Failed tries since an instant, by subject. */
export async function countFailures(
  db: Database,
  subjects: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('sign_in_attempt')
    .select(['subject', (eb) => eb.fn.countAll<number>().as('failures')])
    .where('subject', 'in', subjects)
    .where('succeeded', '=', false)
    .where('at', '>', since)
    .groupBy('subject')
    .execute();
  return new Map(rows.map(({ subject, failures }) => [subject, Number(failures)]));
}

/** Adds a failure for each subject; answers their numbers. */
export async function addFailures(db: Database, subjects: readonly string[], at: Date): Promise<number[]> {
  const added = await db
    .insertInto('sign_in_attempt')
    .values(subjects.map((subject) => ({ subject, succeeded: false, at })))
    .returning('id')
    .execute();
  return added.map(({ id }) => id);
}

/** Tries that were none after all. */
export async function takeBack(db: Database, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('id', 'in', ids).execute();
}

/** Lets those who count the same subject wait for each other until the transaction ends. */
export async function lockSubject(db: Database, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(db);
}

/** Failures of a subject no longer count. */
export async function forgetFailures(db: Database, subject: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('subject', '=', subject).where('succeeded', '=', false).execute();
}

/** Keeps the latest success of a subject. */
export async function noteSuccess(db: Database, subject: string, at: Date): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('subject', '=', subject).where('succeeded', '=', true).execute();
  await db.insertInto('sign_in_attempt').values({ subject, succeeded: true, at }).execute();
}

export async function hasSucceeded(db: Database, subject: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_attempt')
    .select('id')
    .where('subject', '=', subject)
    .where('succeeded', '=', true)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes away failures and successes made before two instants. */
export async function purgeAttempts(db: Database, failuresBefore: Date, successesBefore: Date): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('succeeded', '=', false).where('at', '<', failuresBefore).execute();
  await db.deleteFrom('sign_in_attempt').where('succeeded', '=', true).where('at', '<', successesBefore).execute();
}
