import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** A risk as whoever acts saw it; without a version whatever stands there will do. */
export interface Asked {
  readonly id: number;
  readonly version?: number | undefined;
}

export interface Acted {
  readonly id: number;
  readonly version: number;
  readonly reporterId: string | null;
}

interface Step {
  readonly set: RawBuilder<unknown>;
  /** Where the act can be done; the others are left as they are. */
  readonly where: RawBuilder<unknown>;
}

/** One statement for any number of risks: of two at once on the same risk the second finds it changed. */
async function act(db: Database, asked: readonly Asked[], { set, where }: Step, now: Date): Promise<Acted[]> {
  const ids = asked.map(({ id }) => id);
  const versions = asked.map(({ version }) => version ?? null);
  const { rows } = await sql<Acted>`
    update risk set ${set}, version = risk.version + 1, updated_at = ${now}
    from unnest(${ids}::bigint[], ${versions}::integer[]) as asked (id, version)
    where risk.id = asked.id and (asked.version is null or asked.version = risk.version) and ${where}
    returning risk.id, risk.version, risk.reporter_id as "reporterId"`.execute(db);
  return rows;
}

export const verifyRisks = (db: Database, asked: readonly Asked[], by: string | null, now: Date): Promise<Acted[]> =>
  act(
    db,
    asked,
    {
      set: sql`status = 'verified', decided_by = ${by}, decided_at = ${now}, reason = '', claimed_by = null`,
      where: sql`risk.status in ('pending', 'rejected')`,
    },
    now,
  );

export const rejectRisks = (
  db: Database,
  asked: readonly Asked[],
  by: string | null,
  reason: string,
  now: Date,
): Promise<Acted[]> =>
  act(
    db,
    asked,
    {
      set: sql`status = 'rejected', decided_by = ${by}, decided_at = ${now}, reason = ${reason}, claimed_by = null`,
      where: sql`risk.status in ('pending', 'verified')`,
    },
    now,
  );

export const reopenRisks = (db: Database, asked: readonly Asked[], now: Date): Promise<Acted[]> =>
  act(
    db,
    asked,
    {
      set: sql`status = 'pending', decided_by = null, decided_at = null, reason = ''`,
      where: sql`risk.status in ('verified', 'rejected')`,
    },
    now,
  );

export const claimRisks = (db: Database, asked: readonly Asked[], by: string, now: Date): Promise<Acted[]> =>
  act(
    db,
    asked,
    { set: sql`claimed_by = ${by}`, where: sql`risk.status = 'pending' and risk.claimed_by is null` },
    now,
  );

/** One's own claims, or anybody's where `of` is null. */
export const releaseRisks = (db: Database, asked: readonly Asked[], of: string | null, now: Date): Promise<Acted[]> =>
  act(
    db,
    asked,
    {
      set: sql`claimed_by = null`,
      where: sql`risk.claimed_by is not null and (${of}::uuid is null or risk.claimed_by = ${of}::uuid)`,
    },
    now,
  );

/** Says that something of them changed that stands in other tables. */
export const touchRisks = (db: Database, asked: readonly Asked[], now: Date): Promise<Acted[]> =>
  act(db, asked, { set: sql`is_active = risk.is_active`, where: sql`risk.status in ('pending', 'verified')` }, now);

export const setActive = (db: Database, asked: readonly Asked[], active: boolean, now: Date): Promise<Acted[]> =>
  act(db, asked, { set: sql`is_active = ${active}`, where: sql`risk.is_active <> ${active}` }, now);

/** Lets one risk stand for others that are pending or verified. */
export const mergeInto = (db: Database, asked: readonly Asked[], into: number, now: Date): Promise<Acted[]> =>
  act(
    db,
    asked,
    {
      set: sql`merged_from = status, status = 'merged', merged_into = ${into}, claimed_by = null`,
      where: sql`risk.status in ('pending', 'verified') and risk.id <> ${into}`,
    },
    now,
  );

export const unmerge = (db: Database, asked: readonly Asked[], now: Date): Promise<Acted[]> =>
  act(
    db,
    asked,
    { set: sql`status = merged_from, merged_from = null, merged_into = null`, where: sql`risk.status = 'merged'` },
    now,
  );
