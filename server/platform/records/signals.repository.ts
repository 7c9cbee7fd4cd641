import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

/** Sends a text to every listener of the channel, at the commit of the caller's transaction. */
export async function notify(db: Database, channel: string, text: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${text})`.execute(db);
}
