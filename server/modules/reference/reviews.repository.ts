import { sql, type ColumnType, type Generated } from 'kysely';
import type { Day } from '#engines/dates/day.ts';
import { generalKnowledge, type Signature } from '#engines/reference/review.ts';
import type { AnyRow } from '#engines/reference/table.ts';
import type { Database } from '../../database/connection.ts';

export interface ReviewTables {
  reference_review: {
    id: Generated<number>;
    table_name: string;
    key: string;
    signed: ColumnType<AnyRow, string, never>;
    name: string;
    institution: string;
    reviewed_on: string;
    note: string;
    entered_by: string | null;
    entered_by_name: string;
    entered_at: ColumnType<Date, Date, never>;
    withdrawn_at: ColumnType<Date | null, undefined, Date>;
  };
  reference_view: { month: string; page: 'plan' | 'bundle'; crop_id: string; district_id: string; views: number };
}

/** A signature with what is known of its entering. */
export interface KeptReview extends Signature {
  readonly note: string;
  readonly enteredBy: string;
}

/** Joins the signature that holds for the row `r`: not withdrawn, and given to what the row says now. */
export const reviewJoin = sql`left join reference_review v
  on v.table_name = r.table_name and v.key = r.key and v.withdrawn_at is null and v.signed = coalesce(r.edited, r.shipped)`;

/** That signature as a value; null where there is none. */
export const reviewColumn = sql`case when v.id is null then null else jsonb_build_object(
  'name', v.name, 'institution', v.institution, 'reviewedOn', v.reviewed_on, 'note', v.note, 'enteredBy', v.entered_by_name) end as review`;

/** What the signature adds to the row: who reviewed it, as one line. */
export const reviewedByOf = sql`case when v.id is null then '{}'::jsonb else jsonb_build_object(
  'reviewedBy', v.name || ', ' || v.institution || ', ' || to_char(v.reviewed_on, 'FMDD FMMonth YYYY')) end`;

/** Names of rows. */
export interface RowName {
  readonly table: string;
  readonly key: string;
}

/** Enters a signature under each row as it is in force; an earlier one of the row is replaced. */
export async function addReviews(
  db: Database,
  rows: readonly RowName[],
  { name, institution, reviewedOn, note }: Signature & { readonly note: string },
  by: { readonly id: string | null; readonly name: string; readonly at: Date },
): Promise<void> {
  await withdrawReviews(db, rows, by.at);
  await sql`
    insert into reference_review (table_name, key, signed, name, institution, reviewed_on, note, entered_by, entered_by_name, entered_at)
    select r.table_name, r.key, coalesce(r.edited, r.shipped), ${name}, ${institution}, ${reviewedOn}::date, ${note}, ${by.id}::uuid, ${by.name}, ${by.at}
    from reference_row r join ${named(rows)} on given.table_name = r.table_name and given.key = r.key
    where not r.removed`.execute(db);
}

/** Withdraws what is signed of the rows; answers of how many. */
export async function withdrawReviews(db: Database, rows: readonly RowName[], at: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update reference_review v set withdrawn_at = ${at} from ${named(rows)}
    where v.table_name = given.table_name and v.key = given.key and v.withdrawn_at is null`.execute(db);
  return Number(numAffectedRows ?? 0);
}

function named(rows: readonly RowName[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(rows.map(({ table, key }) => ({ table_name: table, key })))}::jsonb) as given (table_name text, key text)`;
}

/** A row of general knowledge, for the list of what is to be reviewed. */
export interface ToReview {
  readonly table: string;
  readonly key: string;
  readonly row: AnyRow;
  readonly version: number;
  /** How often pages that show it were opened. */
  readonly views: number;
  readonly review: KeptReview | null;
  /** An earlier signature does not hold any more, because the row was changed since. */
  readonly changedSince: boolean;
}

export interface ReviewWanted {
  readonly tables: readonly string[];
  readonly state: 'unreviewed' | 'reviewed';
  readonly q: string;
  readonly since: Day;
  readonly limit: number;
  readonly offset: number;
}

/** Tables whose rows a season plan shows, and by what it finds them: its crop, the zone or the region of its district, or the district itself. */
const ofPlans = [
  'activities',
  'varieties',
  'crops',
  'cropWater',
  'pests',
  'riskAdvisories',
  'fertilizerRates',
  'onsetWindows',
  'climateNormals',
  'districts',
];
const ofBundles = ['bundles', 'bundleItems', 'bundleServices'];

/**
 * Rows of general knowledge in force, those most often seen first, and how many there are in all. A plan is counted for every
 * row whose crop, zone and region are those of the plan; a row that names none of them is shown with every plan.
 */
export async function listToReview(
  db: Database,
  { tables, state, q, since, limit, offset }: ReviewWanted,
): Promise<{ total: number; found: ToReview[] }> {
  const words = q
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const { rows } = await sql<ToReview & { total: number }>`
    with place as (
      select key as district_id, coalesce(edited, shipped) ->> 'zone' as zone, coalesce(edited, shipped) ->> 'regionId' as region
      from reference_row where table_name = 'districts' and not removed
    ),
    seen as (
      select coalesce(v.crop_id, '') as crop, coalesce(p.zone, '') as zone, coalesce(p.region, '') as region, coalesce(v.district_id, '') as district, sum(v.views)::int as views
      from reference_view v join place p using (district_id) where v.page = 'plan' and v.month >= ${since}::date
      group by grouping sets (cube (v.crop_id, p.zone, p.region), (v.district_id))
    ),
    bundle as (select coalesce(sum(views), 0)::int as views from reference_view where page = 'bundle' and month >= ${since}::date),
    row as (
      select r.table_name, r.key, r.version, r.position, coalesce(r.edited, r.shipped) as document, ${reviewColumn},
        v.id is null and exists (select from reference_review o where o.table_name = r.table_name and o.key = r.key and o.withdrawn_at is null) as changed
      from reference_row r ${reviewJoin}
      where not r.removed and r.table_name = any(${tables}) and coalesce(r.edited, r.shipped) ->> 'basis' = ${generalKnowledge}
        and (v.id is not null) = ${state === 'reviewed'}
        and (select coalesce(bool_and(position(word in lower(r.table_name || ' ' || r.key || ' ' || coalesce(r.edited, r.shipped)::text)) > 0), true) from unnest(${words}::text[]) word)
    )
    select table_name as table, key, document as row, version, review, changed as "changedSince", count(*) over ()::int as total,
      coalesce(case when table_name = any(${ofPlans}) then seen.views when table_name = any(${ofBundles}) then (select views from bundle) end, 0) as views
    from row left join seen on seen.crop = coalesce(document ->> 'cropId', '')
      and seen.zone = case table_name when 'climateNormals' then document ->> 'place' when 'districts' then '' else coalesce(document ->> 'zone', '') end
      and seen.region = case table_name when 'districts' then '' else coalesce(document ->> 'regionId', '') end
      and seen.district = case table_name when 'districts' then key else '' end
    order by views desc, table_name, position, key limit ${limit} offset ${offset}`.execute(db);
  return { total: rows[0]?.total ?? 0, found: rows };
}

/** Rows of general knowledge by table, and how many of them are reviewed. */
export async function countReviews(db: Database): Promise<{ table: string; general: number; reviewed: number }[]> {
  const { rows } = await sql<{ table: string; general: number; reviewed: number }>`
    select r.table_name as table, count(*)::int as general, count(v.id)::int as reviewed from reference_row r ${reviewJoin}
    where not r.removed and coalesce(r.edited, r.shipped) ->> 'basis' = ${generalKnowledge} group by r.table_name`.execute(
    db,
  );
  return rows;
}

/** Openings of a page. */
export interface Seen {
  readonly page: 'plan' | 'bundle';
  readonly cropId: string;
  readonly districtId: string;
  readonly views: number;
}

/** Adds openings to a month, many at once. */
export async function addViews(db: Database, month: Day, seen: readonly Seen[]): Promise<void> {
  await sql`
    insert into reference_view (month, page, crop_id, district_id, views)
    select ${month}::date, page, "cropId", "districtId", views
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as given (page text, "cropId" text, "districtId" text, views integer)
    on conflict (month, page, crop_id, district_id) do update set views = reference_view.views + excluded.views`.execute(
    db,
  );
}

/** Removes the months before a day. */
export async function forgetViews(db: Database, before: Day): Promise<void> {
  await db.deleteFrom('reference_view').where('month', '<', before).execute();
}
