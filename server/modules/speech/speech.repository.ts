import { sql, type ColumnType } from 'kysely';
import type { DoorLanguage } from '#engines/conversation/phrasebook.ts';
import type { Database } from '../../database/connection.ts';

export interface SpeechTables {
  speech_sound: { hash: string; content: Buffer; milliseconds: number; kept_at: ColumnType<Date, Date, never> };
  speech_piece: {
    language: DoorLanguage;
    key: string;
    text: string;
    hash: string;
    recorded_by: string | null;
    recorded_by_name: string;
    recorded_at: Date;
    reviewed_by: string | null;
    reviewed_by_name: string | null;
    reviewed_at: Date | null;
  };
}

/** A recording of a piece as it is kept. */
export interface Recording {
  readonly language: DoorLanguage;
  readonly key: string;
  /** The words it was recorded for. */
  readonly text: string;
  readonly hash: string;
  readonly milliseconds: number;
  readonly recordedBy: string | null;
  readonly recordedByName: string;
  readonly recordedAt: Date;
  readonly reviewedBy: string | null;
  readonly reviewedByName: string | null;
  readonly reviewedAt: Date | null;
}

/** All recordings: some hundred of each language, without their sound. */
export function listRecordings(db: Database): Promise<Recording[]> {
  return db
    .selectFrom('speech_piece as p')
    .innerJoin('speech_sound as s', 's.hash', 'p.hash')
    .select([
      'p.language',
      'p.key',
      'p.text',
      'p.hash',
      's.milliseconds',
      'p.recorded_by as recordedBy',
      'p.recorded_by_name as recordedByName',
      'p.recorded_at as recordedAt',
      'p.reviewed_by as reviewedBy',
      'p.reviewed_by_name as reviewedByName',
      'p.reviewed_at as reviewedAt',
    ])
    .orderBy('p.language')
    .orderBy('p.key')
    .execute();
}

/** The sound of some recordings by their hashes. */
export async function readSounds(db: Database, hashes: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const rows = await db
    .selectFrom('speech_sound')
    .select(['hash', 'content'])
    .where('hash', 'in', [...new Set(hashes)])
    .execute();
  return new Map(rows.map(({ hash, content }) => [hash, content]));
}

export async function saveSound(
  db: Database,
  sound: { readonly hash: string; readonly content: Buffer; readonly milliseconds: number },
  at: Date,
): Promise<void> {
  await db
    .insertInto('speech_sound')
    .values({ ...sound, kept_at: at })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

/** Keeps a recording in place of the one before. */
export async function saveRecording(db: Database, given: Omit<Recording, 'milliseconds'>): Promise<void> {
  const set = rowOf(given);
  await db
    .insertInto('speech_piece')
    .values({ language: given.language, key: given.key, ...set })
    .onConflict((conflict) => conflict.columns(['language', 'key']).doUpdateSet(set))
    .execute();
}

/** Puts a deleted recording back; false where the piece was recorded anew meanwhile. */
export async function putRecordingBack(db: Database, given: Omit<Recording, 'milliseconds'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('speech_piece')
    .values({ language: given.language, key: given.key, ...rowOf(given) })
    .onConflict((conflict) => conflict.columns(['language', 'key']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

function rowOf(given: Omit<Recording, 'milliseconds'>) {
  return {
    text: given.text,
    hash: given.hash,
    recorded_by: given.recordedBy,
    recorded_by_name: given.recordedByName,
    recorded_at: given.recordedAt,
    reviewed_by: given.reviewedBy,
    reviewed_by_name: given.reviewedByName,
    reviewed_at: given.reviewedAt,
  };
}

export async function removeRow(db: Database, { language, key }: Pick<Recording, 'language' | 'key'>): Promise<void> {
  await db.deleteFrom('speech_piece').where('language', '=', language).where('key', '=', key).execute();
}

/** Sets or takes back a review, where the recording is still the one that was heard; false where it is not. */
export async function setReviewed(
  db: Database,
  { language, key, hash }: Pick<Recording, 'language' | 'key' | 'hash'>,
  review: { readonly by: string | null; readonly name: string; readonly at: Date } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('speech_piece')
    .set({
      reviewed_by: review?.by ?? null,
      reviewed_by_name: review?.name ?? null,
      reviewed_at: review?.at ?? null,
    })
    .where('language', '=', language)
    .where('key', '=', key)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Lets a sound go that no piece and no deleted piece names. */
export async function dropUnnamed(db: Database, hash: string): Promise<void> {
  await sql`delete from speech_sound where hash = ${hash}
    and not exists (select from speech_piece where speech_piece.hash = speech_sound.hash)
    and not exists (select from trash where kind = 'recording' and payload->>'hash' = speech_sound.hash)`.execute(db);
}
