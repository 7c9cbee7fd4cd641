import type { ColumnType, Generated } from 'kysely';
import type { RainSeason } from '#engines/calendar/types.ts';
import type { Database } from '../../database/connection.ts';

export type OnsetScope = 'district' | 'region';

export interface SeasonsTables {
  declared_onset: {
    id: Generated<number>;
    scope: OnsetScope;
    place_id: string;
    season: RainSeason;
    year: number;
    onset_on: string;
    note: string;
    reason: Generated<string>;
    declared_by: string | null;
    declared_by_name: string;
    declared_at: ColumnType<Date, Date, never>;
    withdrawn_by: string | null;
    withdrawn_at: Date | null;
  };
}

/** A declaration of the day the rains set in. */
export interface Declaration {
  readonly id: number;
  readonly scope: OnsetScope;
  readonly placeId: string;
  readonly season: RainSeason;
  readonly year: number;
  readonly onsetOn: string;
  readonly note: string;
  /** Why it was declared ahead of its day or against what is known; empty where nothing spoke against it. */
  readonly reason: string;
  readonly declaredByName: string;
  readonly declaredAt: Date;
  readonly withdrawn: boolean;
}

/** Declarations that stand, newest first. */
export async function listStanding(db: Database): Promise<Declaration[]> {
  const rows = await db
    .selectFrom('declared_onset')
    .selectAll()
    .where('withdrawn_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(declaration);
}

/** Declarations of a year, or of all, newest first. */
export async function listDeclarations(
  db: Database,
  wanted: { readonly year?: number | undefined; readonly withdrawnToo: boolean; readonly limit: number },
): Promise<Declaration[]> {
  let query = db.selectFrom('declared_onset').selectAll().orderBy('id', 'desc').limit(wanted.limit);
  if (wanted.year !== undefined) query = query.where('year', '=', wanted.year);
  if (!wanted.withdrawnToo) query = query.where('withdrawn_at', 'is', null);
  return (await query.execute()).map(declaration);
}

/** One declaration, held until the transaction ends. */
export async function findDeclaration(db: Database, id: number): Promise<Declaration | undefined> {
  const row = await db.selectFrom('declared_onset').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && declaration(row);
}

/** The declaration that stands for a place, season and year. */
export async function findStanding(
  db: Database,
  place: Pick<Declaration, 'scope' | 'placeId' | 'season' | 'year'>,
): Promise<Declaration | undefined> {
  const row = await db
    .selectFrom('declared_onset')
    .selectAll()
    .where('scope', '=', place.scope)
    .where('place_id', '=', place.placeId)
    .where('season', '=', place.season)
    .where('year', '=', place.year)
    .where('withdrawn_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row && declaration(row);
}

export interface NewDeclaration extends Pick<
  Declaration,
  'scope' | 'placeId' | 'season' | 'year' | 'onsetOn' | 'note' | 'reason' | 'declaredByName' | 'declaredAt'
> {
  readonly declaredBy: string | null;
}

export async function addDeclaration(db: Database, given: NewDeclaration): Promise<Declaration> {
  const row = await db
    .insertInto('declared_onset')
    .values({
      scope: given.scope,
      place_id: given.placeId,
      season: given.season,
      year: given.year,
      onset_on: given.onsetOn,
      note: given.note,
      reason: given.reason,
      declared_by: given.declaredBy,
      declared_by_name: given.declaredByName,
      declared_at: given.declaredAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return declaration(row);
}

/** Marks a declaration as withdrawn at an instant, or as standing again with null. */
export async function setWithdrawn(db: Database, id: number, at: Date | null, by: string | null): Promise<void> {
  await db.updateTable('declared_onset').set({ withdrawn_at: at, withdrawn_by: by }).where('id', '=', id).execute();
}

function declaration(row: {
  id: number;
  scope: OnsetScope;
  place_id: string;
  season: RainSeason;
  year: number;
  onset_on: string;
  note: string;
  reason: string;
  declared_by_name: string;
  declared_at: Date;
  withdrawn_at: Date | null;
}): Declaration {
  return {
    id: row.id,
    scope: row.scope,
    placeId: row.place_id,
    season: row.season,
    year: row.year,
    onsetOn: row.onset_on,
    note: row.note,
    reason: row.reason,
    declaredByName: row.declared_by_name,
    declaredAt: row.declared_at,
    withdrawn: row.withdrawn_at !== null,
  };
}
