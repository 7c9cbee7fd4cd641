import { sql, type Generated } from 'kysely';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import type { Database } from '../../../database/connection.ts';

export interface ConfirmationTables {
  email_confirmation: {
    id: Generated<string>;
    person_id: string | null;
    email: string;
    name: Generated<string>;
    phone: Generated<string>;
    institution: Generated<string>;
    profession: Generated<string>;
    password_hash: string | null;
    language: Generated<PageLanguage>;
    code_hash: string | null;
    created_at: Date;
    expires_at: Date;
  };
}

/** An address that waits for a click: of somebody who joins, or a new one of somebody who is here. */
export type Confirmation = {
  readonly id: string;
  readonly email: string;
  readonly language: PageLanguage;
  readonly expiresAt: Date;
} & ({ readonly personId: null; readonly joining: Joining } | { readonly personId: string });

export interface Joining {
  readonly name: string;
  readonly phone: string;
  readonly institution: string;
  readonly profession: string;
  readonly language: PageLanguage;
  readonly passwordHash: string;
}

interface Times {
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Keeps somebody who joins until the link is followed; answers the key of the row. */
export function addJoining(db: Database, email: string, joining: Joining, times: Times): Promise<string> {
  const { passwordHash, ...typed } = joining;
  return add(db, { email, ...typed, password_hash: passwordHash, person_id: null }, times);
}

/** Keeps a new address of a person; an earlier one that waits stops working. */
export async function addNewAddress(
  db: Database,
  { id: personId, language }: { readonly id: string; readonly language: PageLanguage },
  email: string,
  times: Times,
): Promise<string> {
  await db.deleteFrom('email_confirmation').where('person_id', '=', personId).execute();
  return add(db, { email, language, person_id: personId, password_hash: null }, times);
}

async function add(
  db: Database,
  row: {
    email: string;
    language: PageLanguage;
    person_id: string | null;
    password_hash: string | null;
    name?: string;
    phone?: string;
    institution?: string;
    profession?: string;
  },
  { createdAt, expiresAt }: Times,
): Promise<string> {
  const { id } = await db
    .insertInto('email_confirmation')
    .values({ ...row, code_hash: null, created_at: createdAt, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One that still waits. */
export async function findConfirmation(db: Database, id: string, now: Date): Promise<Confirmation | undefined> {
  const row = await db
    .selectFrom('email_confirmation')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && read(row);
}

/** How many links were made for an address since an instant and wait to be followed. */
export async function countWaiting(db: Database, email: string, since: Date): Promise<number> {
  const { waiting } = await db
    .selectFrom('email_confirmation')
    .select((each) => each.fn.countAll<number>().as('waiting'))
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('code_hash', 'is not', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** Puts the hash of the link's code in; null takes it away. */
export async function setConfirmationCode(db: Database, id: string, codeHash: string | null): Promise<void> {
  await db.updateTable('email_confirmation').set({ code_hash: codeHash }).where('id', '=', id).execute();
}

export async function removeConfirmation(db: Database, id: string): Promise<void> {
  await db.deleteFrom('email_confirmation').where('id', '=', id).execute();
}

/** Takes out what a code opens; undefined where it is unknown, used or too old. Two at once: one has it. */
export async function takeConfirmation(db: Database, codeHash: string, now: Date): Promise<Confirmation | undefined> {
  const row = await db
    .deleteFrom('email_confirmation')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row && read(row);
}

interface Row extends Omit<Joining, 'passwordHash'> {
  readonly id: string;
  readonly email: string;
  readonly person_id: string | null;
  readonly password_hash: string | null;
  readonly expires_at: Date;
}

function read({
  id,
  email,
  person_id: personId,
  password_hash: passwordHash,
  expires_at: expiresAt,
  name,
  phone,
  institution,
  profession,
  language,
}: Row): Confirmation {
  if (personId !== null) return { id, email, language, expiresAt, personId };
  return {
    id,
    email,
    language,
    expiresAt,
    personId,
    joining: { name, phone, institution, profession, language, passwordHash: passwordHash ?? '' },
  };
}
