import { sql, type Generated } from 'kysely';
import type { Branch } from '#engines/access/roles.ts';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import type { Database } from '../../database/connection.ts';

export interface OfficersTables {
  officer_request: {
    id: Generated<number>;
    name: string;
    email: string;
    phone: string;
    institution: string;
    district_id: string | null;
    reason: string;
    language: PageLanguage;
    asked_at: Date;
    answer: 'approved' | 'declined' | null;
    answer_note: Generated<string>;
    answered_by: string | null;
    answered_at: Date | null;
  };
}

/** What somebody wrote who asks to become an officer. */
export interface AskedOffice {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly institution: string;
  readonly districtId: string | null;
  readonly reason: string;
  /** Of the page they asked on. */
  readonly language: PageLanguage;
}

export interface OfficerRequest extends AskedOffice {
  readonly id: number;
  readonly askedAt: Date;
  readonly answer: 'approved' | 'declined' | null;
  readonly answerNote: string;
  readonly answeredAt: Date | null;
}

const columns = [
  'id',
  'name',
  'email',
  'phone',
  'institution',
  'district_id as districtId',
  'reason',
  'language',
  'asked_at as askedAt',
  'answer',
  'answer_note as answerNote',
  'answered_at as answeredAt',
] as const;

/** Of the nation also those that name no district. */
function isOf(branch: Branch) {
  return branch === null ? sql<boolean>`true` : sql<boolean>`district_id = any(${[...branch]})`;
}

/** Adds a request, in place of one of the same address that still waits. */
export async function addRequest(db: Database, { districtId, ...asked }: AskedOffice, at: Date): Promise<number> {
  await db
    .deleteFrom('officer_request')
    .where(sql<boolean>`lower(email) = lower(${asked.email})`)
    .where('answer', 'is', null)
    .execute();
  const { id } = await db
    .insertInto('officer_request')
    .values({ ...asked, district_id: districtId, asked_at: at, answer: null, answered_by: null, answered_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Those waiting first, the oldest of them on top; then those answered, the latest on top. */
export function listRequests(db: Database, branch: Branch, limit: number): Promise<OfficerRequest[]> {
  return db
    .selectFrom('officer_request')
    .select(columns)
    .where(isOf(branch))
    .orderBy((each) => each('answer', 'is not', null))
    .orderBy('answered_at', 'desc')
    .orderBy('asked_at')
    .limit(limit)
    .execute();
}

export function findRequest(db: Database, id: number): Promise<OfficerRequest | undefined> {
  return db.selectFrom('officer_request').select(columns).where('id', '=', id).executeTakeFirst();
}

export async function countWaitingRequests(db: Database, branch: Branch): Promise<number> {
  const { waiting } = await db
    .selectFrom('officer_request')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('answer', 'is', null)
    .where(isOf(branch))
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** Answers a request that waits; false where somebody was quicker. */
export async function answerRequest(
  db: Database,
  id: number,
  answer: 'approved' | 'declined',
  note: string,
  by: string | null,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('officer_request')
    .set({ answer, answer_note: note, answered_by: by, answered_at: at })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function requestsOf(db: Database, email: string): Promise<OfficerRequest[]> {
  return db
    .selectFrom('officer_request')
    .select(columns)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .execute();
}

export async function removeRequestsOf(db: Database, email: string): Promise<void> {
  await db
    .deleteFrom('officer_request')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .execute();
}

export async function forgetRequests(db: Database, askedBefore: Date): Promise<void> {
  await db.deleteFrom('officer_request').where('asked_at', '<', askedBefore).execute();
}
