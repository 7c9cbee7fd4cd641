import type { AnyRow } from '#engines/reference/table.ts';
import type { Database } from '../../database/connection.ts';
import { type ChangeAct, text } from './reference.repository.ts';

export interface Change {
  readonly id: number;
  readonly at: Date;
  readonly act: ChangeAct;
  readonly before: AnyRow | null;
  readonly after: AnyRow | null;
  readonly why: string;
  readonly changedByName: string;
}

export async function addChange(
  db: Database,
  tableName: string,
  key: string,
  change: Omit<Change, 'id'> & { readonly changedBy: string | null },
): Promise<void> {
  await db
    .insertInto('reference_change')
    .values({
      table_name: tableName,
      key,
      at: change.at,
      act: change.act,
      before: text(change.before),
      after: text(change.after),
      why: change.why,
      changed_by: change.changedBy,
      changed_by_name: change.changedByName,
    })
    .execute();
}

/** A change of a row, by its number. */
export async function findChange(
  db: Database,
  tableName: string,
  key: string,
  id: number,
): Promise<Change | undefined> {
  const row = await db
    .selectFrom('reference_change')
    .selectAll()
    .where('table_name', '=', tableName)
    .where('key', '=', key)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && presentable(row);
}

/** Changes of a row, newest first. */
export async function listChanges(db: Database, tableName: string, key: string, limit: number): Promise<Change[]> {
  const rows = await db
    .selectFrom('reference_change')
    .selectAll()
    .where('table_name', '=', tableName)
    .where('key', '=', key)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(presentable);
}

function presentable(row: Omit<Change, 'changedByName'> & { readonly changed_by_name: string }): Change {
  const { id, at, act, before, after, why, changed_by_name: changedByName } = row;
  return { id, at, act, before, after, why, changedByName };
}
