import type { ColumnType } from 'kysely';
import type { Database } from '../database/connection.ts';

export interface SettingTables {
  setting: {
    name: string;
    value: ColumnType<unknown, string, string>;
    updated_at: ColumnType<Date, Date | undefined, Date>;
    updated_by: string | null;
  };
}

/** The kept value, or undefined when it was never written. */
export async function readSetting(db: Database, name: string): Promise<unknown> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Writes a value that JSON can hold. */
export async function writeSetting(db: Database, name: string, value: unknown, by: string | null, at: Date): Promise<void> {
  const written = { value: JSON.stringify(value), updated_at: at, updated_by: by };
  await db
    .insertInto('setting')
    .values({ name, ...written })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(written))
    .execute();
}
