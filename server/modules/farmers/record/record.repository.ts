import { sql, type ColumnType, type Generated } from 'kysely';
import type { ConsentSource } from '#engines/farmers/farmer.ts';
import type { Database } from '#server/database/connection.ts';

export interface RecordTables {
  farmer_visit: {
    id: Generated<number>;
    farmer_id: number;
    officer_id: string | null;
    visited_on: string;
    seen: string;
    next_step: string;
    community_id: number | null;
    created_at: ColumnType<Date, Date, never>;
  };
  farmer_consent_change: {
    id: Generated<number>;
    farmer_id: number;
    kind: 'consent' | 'stop' | 'start';
    given: boolean;
    source: ConsentSource;
    consent_on: string | null;
    reason: string;
    changed_by: string | null;
    changed_at: ColumnType<Date, Date, never>;
  };
}

/** A visit to a farmer, as its officer noted it. */
export interface Visit {
  readonly id: number;
  readonly farmerId: number;
  readonly officerId: string | null;
  /** Empty where the account is gone. */
  readonly officerName: string;
  readonly date: string;
  readonly seen: string;
  readonly nextStep: string;
}

/** What a farmer said on messages, when it was written down. */
export interface ConsentChange {
  readonly kind: 'consent' | 'stop' | 'start';
  readonly given: boolean;
  readonly source: ConsentSource;
  readonly date: string | null;
  readonly reason: string;
  /** Empty where the account is gone. */
  readonly officerName: string;
  readonly changedAt: Date;
}

function visits(db: Database) {
  return db
    .selectFrom('farmer_visit')
    .leftJoin('person', 'person.id', 'farmer_visit.officer_id')
    .select(({ fn, val }) => [
      'farmer_visit.id',
      'farmer_visit.farmer_id as farmerId',
      'farmer_visit.officer_id as officerId',
      fn.coalesce('person.name', val('')).as('officerName'),
      'farmer_visit.visited_on as date',
      'farmer_visit.seen',
      'farmer_visit.next_step as nextStep',
    ]);
}

/** Visits to a farmer, the latest first. */
export function visitsTo(db: Database, farmerId: number): Promise<Visit[]> {
  return visits(db)
    .where('farmer_id', '=', farmerId)
    .orderBy('visited_on', 'desc')
    .orderBy('farmer_visit.id', 'desc')
    .execute();
}

/** Visits that an officer noted, the latest first. */
export function visitsBy(db: Database, officerId: string): Promise<Visit[]> {
  return visits(db)
    .where('farmer_visit.officer_id', '=', officerId)
    .orderBy('visited_on', 'desc')
    .orderBy('farmer_visit.id', 'desc')
    .execute();
}

export function findVisit(db: Database, id: number): Promise<Visit | undefined> {
  return visits(db).where('farmer_visit.id', '=', id).executeTakeFirst();
}

export async function addVisit(db: Database, visit: Omit<Visit, 'id' | 'officerName'>, at: Date): Promise<number> {
  const { farmerId, officerId, date, seen, nextStep } = visit;
  const community = sql<number | null>`(select community_id from farmer where id = ${farmerId})`;
  const { id } = await db
    .insertInto('farmer_visit')
    .values({
      farmer_id: farmerId,
      officer_id: officerId,
      visited_on: date,
      seen,
      next_step: nextStep,
      community_id: community,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes a visit out; answers it as JSON, to put it back. */
export async function takeVisit(db: Database, id: number): Promise<unknown> {
  const { rows } = await sql<{
    whole: unknown;
  }>`delete from farmer_visit v where id = ${id} returning to_jsonb(v) as whole`.execute(db);
  return rows[0]?.whole;
}

/** Puts a visit back, where its farmer is still there. */
export async function putVisitBack(db: Database, whole: unknown): Promise<void> {
  await sql`
    insert into farmer_visit select v.* from jsonb_populate_record(null::farmer_visit, ${JSON.stringify(whole)}::jsonb) v
    where v.farmer_id in (select id from farmer)`.execute(db);
}

/** What a farmer said on messages, the latest first. */
export function consentChangesOf(db: Database, farmerId: number): Promise<ConsentChange[]> {
  return db
    .selectFrom('farmer_consent_change as change')
    .leftJoin('person', 'person.id', 'change.changed_by')
    .select(({ fn, val }) => [
      'change.kind',
      'change.given',
      'change.source',
      'change.consent_on as date',
      'change.reason',
      fn.coalesce('person.name', val('')).as('officerName'),
      'change.changed_at as changedAt',
    ])
    .where('farmer_id', '=', farmerId)
    .orderBy('change.id', 'desc')
    .execute();
}

/** Notes what farmers agreed to now, where it is not what was noted last. They are changed by who keeps them. */
export async function noteConsent(db: Database, farmerIds: readonly number[], at: Date): Promise<void> {
  await sql`
    insert into farmer_consent_change (farmer_id, kind, given, source, consent_on, changed_by, changed_at)
    select f.id, 'consent', f.consent_given, f.consent_source, f.consent_on, f.owner_id, ${at}
    from farmer f left join lateral (
      select given, source, consent_on from farmer_consent_change c where c.farmer_id = f.id and c.kind = 'consent' order by c.id desc limit 1
    ) last on true
    where f.id = any(${[...farmerIds]}::bigint[])
      and (coalesce(last.given, false), coalesce(last.source, 'unknown'), last.consent_on) is distinct from (f.consent_given, f.consent_source, f.consent_on)`.execute(
    db,
  );
}

/** Notes that messages to a farmer were stopped or started, and why. */
export async function noteStop(
  db: Database,
  farmerId: number,
  noted: { readonly kind: 'stop' | 'start'; readonly reason: string; readonly by: string | null; readonly at: Date },
): Promise<void> {
  await sql`
    insert into farmer_consent_change (farmer_id, kind, given, reason, changed_by, changed_at)
    select id, ${noted.kind}, consent_given, ${noted.reason}, ${noted.by}, ${noted.at} from farmer where id = ${farmerId}`.execute(
    db,
  );
}

/** Puts visits and what was said on messages back, of the farmers who came back. Who wrote it may have gone meanwhile. */
export async function putRecordsBack(db: Database, taken: string, farmerIds: readonly number[]): Promise<void> {
  for (const { table, rows, officer } of [
    { table: 'farmer_visit', rows: 'visits', officer: 'officer_id' },
    { table: 'farmer_consent_change', rows: 'consents', officer: 'changed_by' },
  ]) {
    await sql`
      insert into ${sql.table(table)}
      select (jsonb_populate_record(null::${sql.table(table)},
        case when (each ->> ${sql.lit(officer)})::uuid in (select id from person) then each else each || jsonb_build_object(${sql.lit(officer)}, null) end)).*
      from jsonb_array_elements(coalesce(${taken}::jsonb -> ${sql.lit(rows)}, '[]')) each
      where (each ->> 'farmer_id')::bigint = any(${[...farmerIds]}::bigint[])`.execute(db);
  }
}

/** How many visits were made in each district in a time of days. */
export async function visitsByDistrict(
  db: Database,
  from: string,
  until: string,
): Promise<{ districtId: string; count: number }[]> {
  const { rows } = await sql<{ districtId: string; count: number }>`
    select farmer.district_id as "districtId", count(*)::int as count
    from farmer_visit join farmer on farmer.id = farmer_id
    where visited_on >= ${from}::date and visited_on < ${until}::date
    group by farmer.district_id order by 1`.execute(db);
  return rows;
}
