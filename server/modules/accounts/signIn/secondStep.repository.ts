import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

export interface SecondStepTables {
  second_step: {
    person_id: string;
    secret: string;
    created_at: Date;
    confirmed_at: Date | null;
    last_step: string | number | null;
  };
  recovery_code: { person_id: string; hash: string; used_at: Date | null };
}

export interface SecondStep {
  /** As it is kept: sealed. */
  readonly secret: string;
  readonly confirmedAt: Date | null;
}

export function findSecondStep(db: Database, personId: string): Promise<SecondStep | undefined> {
  return db
    .selectFrom('second_step')
    .select(['secret', 'confirmed_at as confirmedAt'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** Keeps a secret that is not confirmed yet, in place of another such one. */
export async function saveSecret(db: Database, personId: string, secret: string, at: Date): Promise<void> {
  const kept = { secret, created_at: at, confirmed_at: null, last_step: null };
  await db
    .insertInto('second_step')
    .values({ person_id: personId, ...kept })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(kept))
    .execute();
}

/** Takes a half minute; false where it or a later one was taken before: of two at once, one wins. */
export async function takeStep(db: Database, personId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_step')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where((each) => each.or([each('last_step', 'is', null), each('last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function setConfirmed(db: Database, personId: string, at: Date): Promise<void> {
  await db.updateTable('second_step').set({ confirmed_at: at }).where('person_id', '=', personId).execute();
}

/** Takes a second step away with its recovery codes; false where there was none. */
export async function removeSecondStep(db: Database, personId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('second_step').where('person_id', '=', personId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Puts recovery codes in place of those there are. */
export async function replaceRecoveryCodes(db: Database, personId: string, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_code').where('person_id', '=', personId).execute();
  await db
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ person_id: personId, hash, used_at: null })))
    .execute();
}

/** Takes a recovery code; false where it is none, or was taken before. */
export async function takeRecoveryCode(db: Database, personId: string, hash: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used_at: at })
    .where('person_id', '=', personId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countRecoveryCodes(db: Database, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether the sign-in of a row of `person` asks for a code. */
export const hasStep = sql<boolean>`exists (select from second_step where second_step.person_id = person.id and confirmed_at is not null)`;
/** The same as a column. */
export const hasSecondStep = hasStep.as('hasSecondStep');
