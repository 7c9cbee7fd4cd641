import { sql, type ColumnType, type Generated, type SqlBool } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { uuidsAmong } from '../../platform/records/uuid.ts';

export interface RiskPartTables {
  risk_responder: { risk_id: number; responder_id: string; assigned_by: string | null; assigned_at: Date };
  risk_image: {
    id: Generated<number>;
    risk_id: number;
    name: string;
    state: 'waiting' | 'ready' | 'refused';
    original_key: string | null;
    small_key: string | null;
    large_key: string | null;
    width: Generated<number>;
    height: Generated<number>;
    refusal: Generated<string>;
    created_at: ColumnType<Date, Date, never>;
  };
  risk_comment: {
    id: Generated<number>;
    risk_id: number;
    author_id: string | null;
    text: string;
    at: ColumnType<Date, Date, never>;
  };
  risk_event: {
    id: Generated<number>;
    risk_id: number;
    at: Date;
    actor_id: string | null;
    kind: string;
    detail: ColumnType<EventDetail, string, never>;
  };
}

export type EventDetail = Readonly<Record<string, string | number | boolean>>;

/** A step on the time line of a risk. */
export interface NewRiskEvent {
  readonly riskId: number;
  readonly kind: string;
  /** Who; null for what the portal does by itself. */
  readonly actorId: string | null;
  readonly at: Date;
  readonly detail?: EventDetail;
}

export interface Author {
  readonly id: string;
  readonly name: string;
}

/** Writes steps on the time lines of risks, in the caller's transaction. */
export async function addEvents(db: Database, events: readonly NewRiskEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ riskId, kind, actorId, at, detail = {} }) => ({
    risk_id: riskId,
    kind,
    actor_id: actorId,
    at,
    detail: JSON.stringify(detail),
  }));
  await db.insertInto('risk_event').values(rows).execute();
}

export async function eventsOf(
  db: Database,
  riskId: number,
): Promise<{ id: number; at: Date; kind: string; detail: EventDetail; by: Author | null }[]> {
  const rows = await db
    .selectFrom('risk_event')
    .leftJoin('person', 'person.id', 'risk_event.actor_id')
    .select([
      'risk_event.id',
      'risk_event.at',
      'risk_event.kind',
      'risk_event.detail',
      'person.id as personId',
      'person.name',
    ])
    .where('risk_id', '=', riskId)
    .orderBy('risk_event.id')
    .execute();
  return rows.map(({ personId, name, ...event }) => ({ ...event, by: authorOf(personId, name) }));
}

export async function addComment(
  db: Database,
  riskId: number,
  authorId: string,
  text: string,
  at: Date,
): Promise<void> {
  await db.insertInto('risk_comment').values({ risk_id: riskId, author_id: authorId, text, at }).execute();
}

export async function commentsOf(
  db: Database,
  riskId: number,
): Promise<{ id: number; text: string; at: Date; organisation: string; by: Author | null }[]> {
  const rows = await db
    .selectFrom('risk_comment')
    .leftJoin('person', 'person.id', 'risk_comment.author_id')
    .select([
      'risk_comment.id',
      'risk_comment.text',
      'risk_comment.at',
      'person.id as personId',
      'person.name',
      'person.institution',
    ])
    .where('risk_id', '=', riskId)
    .orderBy('risk_comment.id')
    .execute();
  return rows.map(({ personId, name, institution, ...comment }) => ({
    ...comment,
    organisation: institution ?? '',
    by: authorOf(personId, name),
  }));
}

/** What somebody said about risks, for the file of their own data. */
export function commentsBy(db: Database, personId: string): Promise<{ risk_id: number; text: string; at: Date }[]> {
  return db
    .selectFrom('risk_comment')
    .select(['risk_id', 'text', 'at'])
    .where('author_id', '=', personId)
    .orderBy('id')
    .execute();
}

/** Assigns responders to risks besides those who are; answers the pairs that are new. */
export async function assignResponders(
  db: Database,
  riskIds: readonly number[],
  responderIds: readonly string[],
  by: string | null,
  at: Date,
): Promise<{ riskId: number; responderId: string }[]> {
  const rows = riskIds.flatMap((riskId) =>
    responderIds.map((responderId) => ({
      risk_id: riskId,
      responder_id: responderId,
      assigned_by: by,
      assigned_at: at,
    })),
  );
  if (rows.length === 0) return [];
  return db
    .insertInto('risk_responder')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['risk_id as riskId', 'responder_id as responderId'])
    .execute();
}

export async function unassignResponders(db: Database, riskId: number, responderIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('risk_responder')
    .where('risk_id', '=', riskId)
    .where(sql<SqlBool>`responder_id = any(${uuidsAmong(responderIds)}::uuid[])`)
    .execute();
}

/** Active risks that are assigned to each responder. */
export async function countAssigned(
  db: Database,
  responderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('risk_responder')
    .innerJoin('risk', 'risk.id', 'risk_responder.risk_id')
    .select(({ fn }) => ['risk_responder.responder_id as id', fn.countAll<number>().as('assigned')])
    .where(sql<boolean>`risk_responder.responder_id = any(${uuidsAmong(responderIds)}::uuid[])`)
    .where('risk.is_active', '=', true)
    .where('risk.status', 'in', ['pending', 'verified'])
    .groupBy('risk_responder.responder_id')
    .execute();
  return new Map(rows.map(({ id, assigned }) => [id, Number(assigned)]));
}

export async function addImages(
  db: Database,
  riskId: number,
  images: readonly { name: string; originalKey: string }[],
  at: Date,
): Promise<number[]> {
  if (images.length === 0) return [];
  const rows = images.map(({ name, originalKey }) => ({
    risk_id: riskId,
    name,
    state: 'waiting' as const,
    original_key: originalKey,
    small_key: null,
    large_key: null,
    created_at: at,
  }));
  return (await db.insertInto('risk_image').values(rows).returning('id').execute()).map(({ id }) => id);
}

export interface WaitingImage {
  readonly id: number;
  readonly riskId: number;
  readonly originalKey: string;
}

/** A photo that is still to be made; undefined where it was made or refused, or its risk is gone. */
export async function findWaitingImage(db: Database, id: number): Promise<WaitingImage | undefined> {
  const row = await db
    .selectFrom('risk_image')
    .select(['id', 'risk_id as riskId', 'original_key as originalKey'])
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row === undefined || row.originalKey === null ? undefined : { ...row, originalKey: row.originalKey };
}

export interface MadeSizes {
  readonly smallKey: string;
  readonly largeKey: string;
  readonly width: number;
  readonly height: number;
}

export async function setImageReady(
  db: Database,
  id: number,
  { smallKey, largeKey, width, height }: MadeSizes,
): Promise<void> {
  await db
    .updateTable('risk_image')
    .set({ state: 'ready', original_key: null, small_key: smallKey, large_key: largeKey, width, height })
    .where('id', '=', id)
    .execute();
}

export async function setImageRefused(db: Database, id: number, refusal: string): Promise<void> {
  await db
    .updateTable('risk_image')
    .set({ state: 'refused', original_key: null, refusal })
    .where('id', '=', id)
    .execute();
}

/** Those of some keys of the storage that a photo names: as it was sent, or made of it. */
export async function namedPhotoKeys(db: Database, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('risk_image')
    .select(['original_key', 'small_key', 'large_key'])
    .where(
      sql<SqlBool>`original_key = any(${[...keys]}) or small_key = any(${[...keys]}) or large_key = any(${[...keys]})`,
    )
    .execute();
  return rows.flatMap((row) => [row.original_key, row.small_key, row.large_key]).filter((key) => key !== null);
}

/** A photo that is ready, by the name it is served as. */
export function findReadyImage(
  db: Database,
  name: string,
): Promise<{ riskId: number; small_key: string | null; large_key: string | null } | undefined> {
  return db
    .selectFrom('risk_image')
    .select(['risk_id as riskId', 'small_key', 'large_key'])
    .where('name', '=', name)
    .where('state', '=', 'ready')
    .executeTakeFirst();
}

function authorOf(id: string | null, name: string | null): Author | null {
  return id === null || name === null ? null : { id, name };
}
