import type { PackLanguage } from '#engines/conversation/languages.ts';
import { sql } from 'kysely';

import type { Database } from '../../database/connection.ts';

export interface TranslationsTables {
  phrase_text: {
    language: PackLanguage;
    key: string;
    text: string;
    source: string;
    written_by: string | null;
    written_by_name: string;
    written_at: Date;
    reviewed_by: string | null;
    reviewed_by_name: string | null;
    reviewed_at: Date | null;
  };
}

/** A translation as it is kept. */
export interface PhraseText {
  readonly language: PackLanguage;
  readonly key: string;
  readonly text: string;
  /** The English sentence it was written for. */
  readonly source: string;
  readonly writtenBy: string | null;
  readonly writtenByName: string;
  readonly writtenAt: Date;
  readonly reviewedByName: string | null;
  readonly reviewedAt: Date | null;
}

const columns = [
  'language',
  'key',
  'text',
  'source',
  'written_by as writtenBy',
  'written_by_name as writtenByName',
  'written_at as writtenAt',
  'reviewed_by_name as reviewedByName',
  'reviewed_at as reviewedAt',
] as const;

/** All translations: some hundred of each language. */
export function listTexts(db: Database): Promise<PhraseText[]> {
  return db.selectFrom('phrase_text').select(columns).orderBy('language').orderBy('key').execute();
}

/** Keeps a draft; what was reviewed before is none any more. */
export async function saveText(
  db: Database,
  given: Pick<PhraseText, 'language' | 'key' | 'text' | 'source' | 'writtenBy' | 'writtenByName' | 'writtenAt'>,
): Promise<void> {
  const set = {
    text: given.text,
    source: given.source,
    written_by: given.writtenBy,
    written_by_name: given.writtenByName,
    written_at: given.writtenAt,
    reviewed_by: null,
    reviewed_by_name: null,
    reviewed_at: null,
  };
  await db
    .insertInto('phrase_text')
    .values({ language: given.language, key: given.key, ...set })
    .onConflict((conflict) => conflict.columns(['language', 'key']).doUpdateSet(set))
    .execute();
}

export async function removeText(db: Database, language: PackLanguage, key: string): Promise<void> {
  await db.deleteFrom('phrase_text').where('language', '=', language).where('key', '=', key).execute();
}

/** Sets or takes back a review, where the text is still the one that was read; false where it is not. */
export async function setReviewed(
  db: Database,
  { language, key, text }: Pick<PhraseText, 'language' | 'key' | 'text'>,
  review: { readonly by: string | null; readonly name: string; readonly at: Date } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('phrase_text')
    .set({
      reviewed_by: review?.by ?? null,
      reviewed_by_name: review?.name ?? null,
      reviewed_at: review?.at ?? null,
    })
    .where('language', '=', language)
    .where('key', '=', key)
    .where('text', '=', text)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Makes writers of one language wait for each other, so that a file is taken in whole. */
export async function holdLanguage(db: Database, language: PackLanguage): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phrases ${language}`}, 0))`.execute(db);
}
