import { sql } from 'kysely';
import type { Database } from '#server/database/connection.ts';

export interface ListTables {
  farmer_list_change: {
    id: number;
    officer_id: string;
    changed_at: Date;
  };
}

/** Names the state of an officer's list: another text once something that it shows changed. */
export async function stateOfList(db: Database, officerId: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select count(*) || ' ' || coalesce(sum(id), 0) as state from farmer_list_change where officer_id = ${officerId}`.execute(
    db,
  );
  return rows[0]?.state ?? '';
}

/** Lets go of notes a day old, by the clock that wrote them. */
export async function forgetListChanges(db: Database): Promise<void> {
  await sql`delete from farmer_list_change where changed_at < now() - interval '1 day'`.execute(db);
}
