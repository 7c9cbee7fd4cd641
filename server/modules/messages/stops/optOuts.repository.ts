import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** merge: another number of the farmer was stopped when two entries became one. */
export type StopWay = 'reply' | 'link' | 'officer' | 'merge';

export interface OptOutTables {
  opt_out: {
    address: string;
    way: StopWay;
    stopped_by: string | null;
    stopped_at: Date;
  };
}

/** A farmer's e-mail address as it is written to, stopped and looked for: in small letters; empty where there is none. */
export function mailOf({ email }: { readonly email: string }): string {
  return email.toLowerCase();
}

/** Sets down that the holder of a number or e-mail address wants no messages; one that stands already stays, but where a merge set it down, or where the holder now says so themselves. */
export async function addOptOut(
  db: Database,
  given: { readonly address: string; readonly way: StopWay; readonly by: string | null; readonly at: Date },
): Promise<void> {
  const stop = { way: given.way, stopped_by: given.by, stopped_at: given.at };
  await db
    .insertInto('opt_out')
    .values({ address: given.address, ...stop })
    .onConflict((conflict) =>
      conflict
        .column('address')
        .doUpdateSet(stop)
        .where(sql<boolean>`opt_out.way = 'merge' or (opt_out.way = 'officer' and excluded.way in ('reply', 'link'))`),
    )
    .execute();
}

/** How a number or e-mail address was stopped, and by which officer; undefined where it was not. */
export async function findOptOut(
  db: Database,
  address: string,
): Promise<{ way: StopWay; stoppedBy: string | null; stoppedByName: string } | undefined> {
  return db
    .selectFrom('opt_out')
    .leftJoin('person', 'person.id', 'opt_out.stopped_by')
    .select(({ fn, val }) => [
      'way',
      'stopped_by as stoppedBy',
      fn.coalesce('person.name', val('')).as('stoppedByName'),
    ])
    .where('address', '=', address)
    .executeTakeFirst();
}

export async function removeOptOut(db: Database, address: string): Promise<void> {
  await db.deleteFrom('opt_out').where('address', '=', address).execute();
}

/** Those of some numbers and e-mail addresses that were stopped. */
export async function stoppedOf(db: Database, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('opt_out')
    .select('address')
    .where(sql<boolean>`address = any(${[...addresses]})`)
    .execute();
  return new Set(rows.map(({ address }) => address));
}

/** The number or e-mail address to which a message with this code in its link went; undefined for a code that was never sent. */
export async function addressOfStopCode(db: Database, code: string): Promise<string | undefined> {
  return (await db.selectFrom('delivery').select('address').where('stop_code', '=', code).limit(1).executeTakeFirst())
    ?.address;
}
