import type { ColumnType, Generated } from 'kysely';
import type { Database } from '../../database/connection.ts';

export interface TrashTables {
  trash: {
    id: Generated<string>;
    room: string;
    kind: string;
    thing_id: string;
    label: string;
    payload: ColumnType<unknown, string, never>;
    deleted_by: string | null;
    deleted_at: ColumnType<Date, Date, never>;
    restorable_until: ColumnType<Date, Date, never>;
  };
}

/** A deleted thing with all it takes to bring it back. */
export interface TrashedThing {
  readonly room: string;
  /** The thing's own word: `resource`. */
  readonly kind: string;
  readonly id: string;
  /** What a person calls it, shown in the list of deleted things. */
  readonly label: string;
  /** Its rows, as JSON can hold them; only the room's own restore function reads it. */
  readonly payload: unknown;
}

/** A line of the list of deleted things. */
export interface TrashEntry extends TrashedThing {
  readonly trashId: string;
  readonly deletedBy: string | null;
  readonly deletedAt: Date;
  readonly restorableUntil: Date;
}

export async function addToTrash(
  db: Database,
  thing: TrashedThing,
  when: { readonly by: string | null; readonly at: Date; readonly until: Date },
): Promise<string> {
  const row = await db
    .insertInto('trash')
    .values({
      room: thing.room,
      kind: thing.kind,
      thing_id: thing.id,
      label: thing.label,
      payload: JSON.stringify(thing.payload),
      deleted_by: when.by,
      deleted_at: when.at,
      restorable_until: when.until,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Takes an entry out, for restoring; undefined when it is unknown, restored already, or past its time. */
export async function takeFromTrash(db: Database, trashId: string, now: Date): Promise<TrashEntry | undefined> {
  const row = await db
    .deleteFrom('trash')
    .where('id', '=', trashId)
    .where('restorable_until', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row && entry(row);
}

/** Takes out up to `limit` entries past their time, oldest first. */
export async function takeExpired(db: Database, now: Date, limit: number): Promise<TrashEntry[]> {
  const expired = db
    .selectFrom('trash')
    .select('id')
    .where('restorable_until', '<=', now)
    .orderBy('restorable_until')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await db.deleteFrom('trash').where('id', 'in', expired).returningAll().execute();
  return rows.map(entry);
}

/** Deleted things that can still be brought back, newest first. */
export async function listTrash(db: Database, now: Date, limit: number): Promise<TrashEntry[]> {
  const rows = await db
    .selectFrom('trash')
    .selectAll()
    .where('restorable_until', '>', now)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(entry);
}

/** A deleted thing without what it takes to bring it back, which may be large. */
export type TrashLine = Pick<TrashEntry, 'trashId' | 'room' | 'kind' | 'label' | 'deletedAt' | 'restorableUntil'>;

/** What somebody deleted and can still bring back, newest first. */
export function listTrashOf(db: Database, personId: string, now: Date, limit: number): Promise<TrashLine[]> {
  return db
    .selectFrom('trash')
    .select([
      'id as trashId',
      'room',
      'kind',
      'label',
      'deleted_at as deletedAt',
      'restorable_until as restorableUntil',
    ])
    .where('deleted_by', '=', personId)
    .where('restorable_until', '>', now)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

interface TrashRow {
  id: string;
  room: string;
  kind: string;
  thing_id: string;
  label: string;
  payload: unknown;
  deleted_by: string | null;
  deleted_at: Date;
  restorable_until: Date;
}

function entry(row: TrashRow): TrashEntry {
  return {
    trashId: row.id,
    room: row.room,
    kind: row.kind,
    id: row.thing_id,
    label: row.label,
    payload: row.payload,
    deletedBy: row.deleted_by,
    deletedAt: row.deleted_at,
    restorableUntil: row.restorable_until,
  };
}
