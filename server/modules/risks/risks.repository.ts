import { sql, type ColumnType, type Generated, type SqlBool } from 'kysely';
import type { RiskStatus } from '#engines/access/field/risks.ts';
import type { Database } from '../../database/connection.ts';
import type { AlertTables } from './warnings/alerts.repository.ts';
import type { NewsTables } from './news/news.repository.ts';
import type { Author, RiskPartTables } from './riskParts.repository.ts';
import type { WarningTables } from './warnings/warnings.repository.ts';
import type { RiskIcon, ZoneTables } from './zones/zones.repository.ts';
import { containing } from '../../database/containing.ts';

export interface RisksTables extends ZoneTables, RiskPartTables, WarningTables, NewsTables, AlertTables {
  risk: {
    id: Generated<number>;
    category_id: number;
    zone_id: number | null;
    district_id: string;
    lat: number | null;
    lng: number | null;
    place: string;
    count: number;
    description: string;
    is_active: boolean;
    status: RiskStatus;
    reporter_id: string | null;
    claimed_by: string | null;
    decided_by: string | null;
    decided_at: Date | null;
    reason: Generated<string>;
    comments: Generated<string>;
    mitigation: Generated<string>;
    merged_into: number | null;
    merged_from: RiskStatus | null;
    version: Generated<number>;
    created_at: ColumnType<Date, Date, never>;
    updated_at: Date;
  };
}

/** What is said of a risk by who reports it. */
export interface RiskData {
  readonly categoryId: number;
  readonly zoneId: number | null;
  readonly districtId: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly place: string;
  readonly count: number;
  readonly description: string;
  readonly isActive: boolean;
}

/** A risk with whom and what it names. */
export interface Risk extends RiskData {
  readonly id: number;
  readonly category: string;
  readonly icon: RiskIcon;
  readonly zone: string | null;
  readonly zoneColor: string | null;
  readonly status: RiskStatus;
  readonly reporter: Author | null;
  readonly claimedBy: Author | null;
  readonly decidedBy: Author | null;
  readonly decidedAt: Date | null;
  readonly reason: string;
  readonly comments: string;
  readonly mitigation: string;
  readonly mergedInto: number | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly responders: readonly Author[];
  /** Plant protection officers who watch its zone. */
  readonly watchers: readonly string[];
  readonly images: readonly {
    readonly name: string;
    readonly state: 'waiting' | 'ready' | 'refused';
    readonly width: number;
    readonly height: number;
    readonly refusal: string;
  }[];
  /** Comments, each led by the organisation of its author. */
  readonly said: readonly string[];
}

/** Risks of districts, and those that concern a person: in a zone they watch, reported by them, assigned to them. */
export interface SeenRisks {
  readonly personId: string;
  readonly districts: readonly string[];
  readonly watched: boolean;
  readonly reported: boolean;
  readonly assigned: boolean;
}

export interface RiskFilter {
  /** Whose risks are looked at: all, those of a branch and one's own, those one reported, or those assigned to one. */
  readonly seen: 'all' | SeenRisks | { readonly reporterId: string } | { readonly responderId: string };
  readonly status?: RiskStatus | undefined;
  readonly zone?: number | undefined;
  readonly category?: number | undefined;
  readonly districts?: readonly string[] | undefined;
  readonly reporterId?: string | undefined;
  readonly claimed?: 'any' | 'none' | { readonly by: string } | undefined;
  readonly active?: boolean | undefined;
  readonly since?: Date | undefined;
  readonly q?: string | undefined;
  readonly ids?: readonly number[] | undefined;
  readonly mergedInto?: number | undefined;
}

export interface RiskPage {
  readonly order: 'newest' | 'oldest';
  readonly limit: number;
  readonly offset: number;
}

const author = (alias: string) =>
  sql<Author | null>`case when ${sql.ref(`${alias}.id`)} is null then null else json_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.name`)}) end`;

function risks(db: Database) {
  return db
    .selectFrom('risk')
    .innerJoin('risk_category', 'risk_category.id', 'risk.category_id')
    .leftJoin('risk_zone', 'risk_zone.id', 'risk.zone_id')
    .leftJoin('person as reporter', 'reporter.id', 'risk.reporter_id')
    .leftJoin('person as claimer', 'claimer.id', 'risk.claimed_by')
    .leftJoin('person as decider', 'decider.id', 'risk.decided_by')
    .select([
      'risk.id',
      'risk.category_id as categoryId',
      'risk_category.name as category',
      'risk_category.icon',
      'risk.zone_id as zoneId',
      'risk_zone.name as zone',
      'risk_zone.color as zoneColor',
      'risk.district_id as districtId',
      'risk.lat',
      'risk.lng',
      'risk.place',
      'risk.count',
      'risk.description',
      'risk.is_active as isActive',
      'risk.status',
      'risk.decided_at as decidedAt',
      'risk.reason',
      'risk.comments',
      'risk.mitigation',
      'risk.merged_into as mergedInto',
      'risk.version',
      'risk.created_at as createdAt',
      'risk.updated_at as updatedAt',
      author('reporter').as('reporter'),
      author('claimer').as('claimedBy'),
      author('decider').as('decidedBy'),
      sql<
        Author[]
      >`coalesce((select json_agg(json_build_object('id', person.id, 'name', person.name) order by lower(person.name))
        from risk_responder join person on person.id = risk_responder.responder_id where risk_responder.risk_id = risk.id), '[]')`.as(
        'responders',
      ),
      sql<string[]>`array(select officer_id::text from risk_zone_officer where zone_id = risk.zone_id)`.as('watchers'),
      sql<
        Risk['images']
      >`coalesce((select json_agg(json_build_object('name', name, 'state', state, 'width', width, 'height', height, 'refusal', refusal) order by id)
        from risk_image where risk_image.risk_id = risk.id), '[]')`.as('images'),
      sql<string[]>`array(select coalesce(nullif(person.institution, '') || ': ', '') || risk_comment.text
        from risk_comment left join person on person.id = risk_comment.author_id where risk_comment.risk_id = risk.id order by risk_comment.id)`.as(
        'said',
      ),
    ]);
}

function conditions({
  seen,
  status,
  zone,
  category,
  districts,
  reporterId,
  claimed,
  active,
  since,
  q,
  ids,
  mergedInto,
}: RiskFilter) {
  const all = [sql<SqlBool>`true`];
  if (seen !== 'all' && 'personId' in seen) all.push(isSeen(seen));
  if (seen !== 'all' && 'reporterId' in seen) all.push(sql`risk.reporter_id = ${seen.reporterId}`);
  if (seen !== 'all' && 'responderId' in seen)
    all.push(sql`risk.id in (select risk_id from risk_responder where responder_id = ${seen.responderId})`);
  if (status !== undefined) all.push(sql`risk.status = ${status}`);
  if (zone !== undefined) all.push(sql`risk.zone_id = ${zone}`);
  if (category !== undefined) all.push(sql`risk.category_id = ${category}`);
  if (districts !== undefined) all.push(sql`risk.district_id = any(${[...districts]})`);
  if (reporterId !== undefined) all.push(sql`risk.reporter_id = ${reporterId}`);
  if (claimed === 'any') all.push(sql`risk.claimed_by is not null`);
  else if (claimed === 'none') all.push(sql`risk.claimed_by is null`);
  else if (claimed !== undefined) all.push(sql`risk.claimed_by = ${claimed.by}`);
  if (active !== undefined) all.push(sql`risk.is_active = ${active}`);
  if (since !== undefined) all.push(sql`risk.created_at >= ${since}`);
  if (ids !== undefined) all.push(sql`risk.id = any(${[...ids]})`);
  if (mergedInto !== undefined) all.push(sql`risk.merged_into = ${mergedInto}`);
  for (const word of (q ?? '')
    .split(/\s+/)
    .filter((each) => each !== '')
    .slice(0, 8)) {
    all.push(
      sql`(risk.description || ' ' || risk.place || ' ' || risk.id || ' ' || replace(risk.district_id, '_', ' ')) ilike ${containing(word)}`,
    );
  }
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

function isSeen({ personId, districts, watched, reported, assigned }: SeenRisks) {
  const ways = [sql`risk.district_id = any(${[...districts]})`];
  if (watched)
    ways.push(sql`risk.zone_id = any(array(select zone_id from risk_zone_officer where officer_id = ${personId}))`);
  if (reported) ways.push(sql`risk.reporter_id = ${personId}`);
  if (assigned)
    ways.push(sql`risk.id = any(array(select risk_id from risk_responder where responder_id = ${personId}))`);
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`;
}

/** Risks that a filter leaves. */
export async function listRisks(db: Database, filter: RiskFilter, { order, limit, offset }: RiskPage): Promise<Risk[]> {
  const direction = order === 'newest' ? 'desc' : 'asc';
  return risks(db)
    .where(conditions(filter))
    .orderBy('risk.created_at', direction)
    .orderBy('risk.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many a filter leaves, in all. */
export async function countRisks(db: Database, filter: RiskFilter): Promise<number> {
  const { total } = await db
    .selectFrom('risk')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(conditions(filter))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function countByStatus(db: Database, filter: RiskFilter): Promise<Record<RiskStatus, number>> {
  const rows = await db
    .selectFrom('risk')
    .select(({ fn }) => ['status', fn.countAll<number>().as('risks')])
    .where(conditions(filter))
    .groupBy('status')
    .execute();
  const counts: Record<RiskStatus, number> = { pending: 0, verified: 0, rejected: 0, merged: 0 };
  for (const { status, risks: count } of rows) counts[status] = Number(count);
  return counts;
}

/** Numbers of verified risks, the newest first. */
export async function listVerifiedIds(db: Database, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('risk')
    .select('id')
    .where('status', '=', 'verified')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export function findRisk(db: Database, id: number): Promise<Risk | undefined> {
  return risks(db).where('risk.id', '=', id).executeTakeFirst();
}

/** Reports without a place on the ground are compared with none. */
export async function sightings(
  db: Database,
  filter: { readonly since: Date; readonly category?: number | undefined; readonly limit: number },
) {
  let query = db
    .selectFrom('risk')
    .select(['id', 'category_id as categoryId', 'lat', 'lng', 'created_at as at'])
    .where('status', 'in', ['pending', 'verified'])
    .where('lat', 'is not', null)
    .where('created_at', '>=', filter.since);
  if (filter.category !== undefined) query = query.where('category_id', '=', filter.category);
  const rows = await query.orderBy('created_at', 'desc').limit(filter.limit).execute();
  return rows.map(({ lat, lng, ...rest }) => ({ ...rest, point: [lng ?? 0, lat ?? 0] as const }));
}

/** How many risks of each district were verified in a time of days. */
export async function verifiedByDistrict(
  db: Database,
  from: string,
  until: string,
): Promise<{ districtId: string; count: number }[]> {
  const { rows } = await sql<{ districtId: string; count: number }>`
    select district_id as "districtId", count(*)::int as count from risk
    where status = 'verified' and decided_at >= ${from}::date and decided_at < ${until}::date
    group by district_id order by 1`.execute(db);
  return rows;
}
