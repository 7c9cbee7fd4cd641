import type { Database } from '../../../database/connection.ts';
import type { AccountsTables } from '../accounts.repository.ts';

/** A link of a mail to one person. */
export interface PersonalCode {
  readonly codeHash: string;
  readonly purpose: string;
  readonly personId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Adds a code beside those the person has: an older mail may be the one that arrives. */
export async function addCode(
  db: Database,
  { codeHash, purpose, personId, createdAt, expiresAt }: PersonalCode,
): Promise<void> {
  await db
    .insertInto('one_time_code')
    .values({
      code_hash: codeHash,
      purpose,
      person_id: personId,
      created_at: createdAt,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
}

/** Whose unused code it is; undefined where it is unknown, used or too old. */
export async function findCodeOwner(
  db: Database,
  codeHash: string,
  purpose: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('one_time_code')
    .select('person_id')
    .where('code_hash', '=', codeHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.person_id ?? undefined;
}

export async function countLiveCodes(db: Database, personId: string, purpose: string, now: Date): Promise<number> {
  const { codes } = await db
    .selectFrom('one_time_code')
    .select((each) => each.fn.countAll<number>().as('codes'))
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(codes);
}

export async function removeCode(db: Database, codeHash: string): Promise<void> {
  await db.deleteFrom('one_time_code').where('code_hash', '=', codeHash).execute();
}

/** Every link of the person stops working. */
export async function removeCodesOf(db: Database, personId: string): Promise<void> {
  await db.deleteFrom('one_time_code').where('person_id', '=', personId).execute();
}

/** Keeps one unused code per purpose: an older one stops working. */
export async function replaceCode(db: Database, code: Omit<AccountsTables['one_time_code'], 'used_at'>): Promise<void> {
  await db.deleteFrom('one_time_code').where('purpose', '=', code.purpose).where('used_at', 'is', null).execute();
  await db
    .insertInto('one_time_code')
    .values({ ...code, used_at: null })
    .execute();
}

/** Marks a code used; false when it is unknown, used or too old. Two at once: one wins. */
export async function spendCode(db: Database, codeHash: string, purpose: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('one_time_code')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  return row !== undefined;
}
