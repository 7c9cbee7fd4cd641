import type { ColumnType } from 'kysely';
import type { Database } from '../../../database/connection.ts';

const hourMs = 3_600_000;
/** A draft waits as long as the older product's cookie did (C §9). */
const draftMs = 24 * hourMs;

export interface IssuerTables {
  issuer: {
    id: string;
    name: string;
    sender: string;
    key_salt: string;
    created_at: ColumnType<Date, Date, never>;
    keyed_at: Date;
    revoked_at: Date | null;
  };
  issuer_request: { signature: string; expires_at: Date };
  entry_code: {
    code_hash: string;
    issuer_id: string | null;
    person_id: string;
    message: string;
    expires_at: Date;
    used_at: Date | null;
  };
  entry_draft: { person_id: string; issuer_id: string | null; message: string; at: Date };
}

export interface Issuer {
  readonly id: string;
  readonly name: string;
  readonly sender: string;
  readonly salt: string;
  readonly createdAt: Date;
  readonly keyedAt: Date;
  readonly revokedAt: Date | null;
}

const columns = [
  'id',
  'name',
  'sender',
  'key_salt as salt',
  'created_at as createdAt',
  'keyed_at as keyedAt',
  'revoked_at as revokedAt',
] as const;

/** All, those that were revoked last. */
export function allIssuers(db: Database): Promise<Issuer[]> {
  return db
    .selectFrom('issuer')
    .select(columns)
    .orderBy((each) => each('revoked_at', 'is not', null))
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export function findIssuer(db: Database, id: string): Promise<Issuer | undefined> {
  return db.selectFrom('issuer').select(columns).where('id', '=', id).executeTakeFirst();
}

export async function insertIssuer(
  db: Database,
  { id, name, sender, salt, createdAt }: Pick<Issuer, 'id' | 'name' | 'sender' | 'salt' | 'createdAt'>,
): Promise<void> {
  await db
    .insertInto('issuer')
    .values({ id, name, sender, key_salt: salt, created_at: createdAt, keyed_at: createdAt, revoked_at: null })
    .execute();
}

export async function setSalt(db: Database, id: string, salt: string, at: Date): Promise<void> {
  await db.updateTable('issuer').set({ key_salt: salt, keyed_at: at }).where('id', '=', id).execute();
}

/** Ends an issuer with the codes it holds. */
export async function endIssuer(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('issuer').set({ revoked_at: at }).where('id', '=', id).where('revoked_at', 'is', null).execute();
  await db.deleteFrom('entry_code').where('issuer_id', '=', id).execute();
}

/** Notes a signature; false where it was sent before. */
export async function noteSignature(db: Database, signature: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('issuer_request')
    .values({ signature, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export interface EntryCode {
  readonly codeHash: string;
  readonly issuerId: string | null;
  readonly personId: string;
  readonly message: string;
  readonly expiresAt: Date;
}

export async function insertEntryCode(
  db: Database,
  { codeHash, issuerId, personId, message, expiresAt }: EntryCode,
): Promise<void> {
  await db
    .insertInto('entry_code')
    .values({
      code_hash: codeHash,
      issuer_id: issuerId,
      person_id: personId,
      message,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
}

/** A code with its issuer's name, whether or not it can still be spent. */
export function findEntryCode(
  db: Database,
  codeHash: string,
): Promise<(EntryCode & { readonly issuer: string | null; readonly usedAt: Date | null }) | undefined> {
  return db
    .selectFrom('entry_code')
    .leftJoin('issuer', 'issuer.id', 'entry_code.issuer_id')
    .select([
      'code_hash as codeHash',
      'issuer_id as issuerId',
      'person_id as personId',
      'message',
      'expires_at as expiresAt',
      'used_at as usedAt',
      'issuer.name as issuer',
    ])
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
}

/** What is kept of a person's coming over from other services: the codes, and what they sent along. */
export async function entriesOf(db: Database, personId: string) {
  const codes = await db
    .selectFrom('entry_code')
    .leftJoin('issuer', 'issuer.id', 'entry_code.issuer_id')
    .select(['issuer.name as issuer', 'message', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('person_id', '=', personId)
    .orderBy('expires_at', 'desc')
    .execute();
  const draft = await db
    .selectFrom('entry_draft')
    .leftJoin('issuer', 'issuer.id', 'entry_draft.issuer_id')
    .select(['issuer.name as issuer', 'message', 'at'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return { codes, draft: draft ?? null };
}

/** Spends a code; false where somebody was quicker, or it ended. */
export async function spendEntryCode(db: Database, codeHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('entry_code')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Notes an older signed text as spent; false where it was already. */
export async function spendSignedText(
  db: Database,
  { codeHash, personId, expiresAt }: Pick<EntryCode, 'codeHash' | 'personId' | 'expiresAt'>,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('entry_code')
    .values({
      code_hash: codeHash,
      issuer_id: null,
      person_id: personId,
      expires_at: expiresAt,
      used_at: now,
      message: '',
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function saveDraft(
  db: Database,
  { personId, issuerId, message }: Pick<EntryCode, 'personId' | 'issuerId' | 'message'>,
  at: Date,
): Promise<void> {
  const kept = { issuer_id: issuerId, message, at };
  await db
    .insertInto('entry_draft')
    .values({ person_id: personId, ...kept })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(kept))
    .execute();
}

/** The draft of a person, with who sent it and the name their messages go under. */
export function findDraft(
  db: Database,
  personId: string,
  now: Date,
): Promise<{ message: string; from: string | null; sender: string | null } | undefined> {
  return db
    .selectFrom('entry_draft')
    .leftJoin('issuer', 'issuer.id', 'entry_draft.issuer_id')
    .select(['message', 'issuer.name as from', 'issuer.sender'])
    .where('person_id', '=', personId)
    .where('at', '>', new Date(now.getTime() - draftMs))
    .executeTakeFirst();
}

export async function removeDraft(db: Database, personId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('entry_draft').where('person_id', '=', personId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Lets go of codes and signatures that ended, and of drafts of yesterday. */
export async function forgetEndedEntries(db: Database, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await db.deleteFrom('entry_code').where('expires_at', '<', ago(hourMs)).execute();
  await db.deleteFrom('issuer_request').where('expires_at', '<', ago(hourMs)).execute();
  await db.deleteFrom('entry_draft').where('at', '<', ago(draftMs)).execute();
}
