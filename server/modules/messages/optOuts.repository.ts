import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

/** merge: another number of the farmer was stopped when two entries became one. */
export type StopWay = 'reply' | 'link' | 'officer' | 'merge';

export interface OptOutTables {
  opt_out: {
    phone: string;
    way: StopWay;
    stopped_by: string | null;
    stopped_at: Date;
  };
}

/** Sets down that the holder of a number wants no messages; one that stands already stays, but where a merge set it down. */
export async function addOptOut(db: Database, given: { readonly phone: string; readonly way: StopWay; readonly by: string | null; readonly at: Date }): Promise<void> {
  const stop = { way: given.way, stopped_by: given.by, stopped_at: given.at };
  await db
    .insertInto('opt_out')
    .values({ phone: given.phone, ...stop })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet(stop).where('opt_out.way', '=', 'merge'))
    .execute();
}

export async function removeOptOut(db: Database, phone: string): Promise<void> {
  await db.deleteFrom('opt_out').where('phone', '=', phone).execute();
}

/** Those of some numbers that were stopped. */
export async function stoppedOf(db: Database, phones: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('opt_out').select('phone').where(sql<boolean>`phone = any(${[...phones]})`).execute();
  return new Set(rows.map(({ phone }) => phone));
}

/** The number to which a message with this code in its link went; undefined for a code that was never sent. */
export async function addressOfStopCode(db: Database, code: string): Promise<string | undefined> {
  return (await db.selectFrom('delivery').select('phone').where('stop_code', '=', code).limit(1).executeTakeFirst())?.phone;
}
