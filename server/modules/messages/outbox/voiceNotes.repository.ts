import type { ColumnType } from 'kysely';
import type { Database } from '../../../database/connection.ts';

export interface VoiceNoteTables {
  voice_note: { code: string; content: Buffer; milliseconds: number; kept_at: ColumnType<Date, Date, never> };
}

/** A recorded answer. */
export interface VoiceNote {
  readonly code: string;
  readonly content: Buffer;
  readonly milliseconds: number;
  readonly keptAt: Date;
}

export async function saveVoiceNote(db: Database, { keptAt, ...note }: VoiceNote): Promise<void> {
  await db
    .insertInto('voice_note')
    .values({ ...note, kept_at: keptAt })
    .execute();
}

export function findVoiceNote(db: Database, code: string): Promise<VoiceNote | undefined> {
  return db
    .selectFrom('voice_note')
    .select(['code', 'content', 'milliseconds', 'kept_at as keptAt'])
    .where('code', '=', code)
    .executeTakeFirst();
}

/** Lets go of those that came before a time: messages and questions name them no more. */
export async function forgetVoiceNotes(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('voice_note').where('kept_at', '<', before).execute();
}

/** Lets go of some; messages and questions name them no more. */
export async function dropVoiceNotes(db: Database, codes: readonly string[]): Promise<void> {
  if (codes.length > 0)
    await db
      .deleteFrom('voice_note')
      .where('code', 'in', [...codes])
      .execute();
}
