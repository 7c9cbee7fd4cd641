import { sql, type Generated } from 'kysely';
import type { NewsKind } from '#engines/risks/sayNews.ts';
import type { Database } from '../../../database/connection.ts';

export interface NewsTables {
  risk_news: { id: Generated<number>; risk_id: number; kind: NewsKind; at: Date; gathered: Generated<boolean> };
  risk_digest: { id: Generated<number>; person_id: string; at: Date };
  risk_news_for: {
    person_id: string;
    news_id: number;
    listed: Generated<boolean>;
    notice_id: number | null;
    mailed: Generated<boolean>;
    digest_id: number | null;
  };
}

/** A piece of news with what a sentence about it needs. */
export interface NewsRow {
  readonly kind: NewsKind;
  readonly riskId: number;
  readonly category: string;
  readonly districtId: string;
  readonly at: string;
}

export async function addNews(
  db: Database,
  news: readonly { readonly riskId: number; readonly kind: NewsKind; readonly at: Date }[],
): Promise<void> {
  if (news.length > 0)
    await db
      .insertInto('risk_news')
      .values(news.map(({ riskId, kind, at }) => ({ risk_id: riskId, kind, at })))
      .execute();
}

/** Lets one process at a time write notices and mails, until the transaction ends. */
export async function lockNews(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('news of risks', 0))`.execute(db);
}

/**
 * Works out who is to hear of the next news: plant protection of the district or of the zone; where there is none, that of
 * the region, then that of the nation. Of what is late, and where nobody is responsible, the level above too: the directors
 * and administrators of the district, else of the region, else of the nation. Who stands in for one of them is told too.
 * Who reported is not told of the report.
 * Answers how many news were worked out.
 */
export async function gatherNews(db: Database, most: number): Promise<number> {
  const { rows } = await sql<{ gathered: number }>`
    with batch as (
        select news.id, news.kind, risk.district_id, risk.zone_id, risk.reporter_id
        from risk_news news join risk on risk.id = news.risk_id where not news.gathered order by news.id limit ${most} for update of news skip locked),
      holder as (
        select post.person_id, post.role, post.level, post.id as post_id, case post.level when 'nation' then 2 when 'region' then 1 else 0 end as distance
        from post join person_grant g on g.person_id = post.person_id and g.audience = 'officer' join person p on p.id = post.person_id and p.disabled_at is null
        where post.role in ('pprsd', 'director', 'admin') and post.level <> 'area'),
      over as (
        select batch.id, holder.person_id, holder.role = 'pprsd' as protects, holder.distance from batch join post_district d on d.district_id = batch.district_id join holder on holder.post_id = d.post_id
        union select batch.id, holder.person_id, holder.role = 'pprsd', 2 from batch join holder on holder.level = 'nation'
        union select batch.id, z.officer_id, true, 0 from batch join risk_zone_officer z on z.zone_id = batch.zone_id join holder on holder.person_id = z.officer_id and holder.role = 'pprsd'),
      ranked as (select *, rank() over (partition by id, protects order by distance) as place from over),
      responsible as (select id, person_id from ranked where protects and place = 1),
      asked as (
        select id, person_id from responsible
        union select ranked.id, ranked.person_id from ranked join batch using (id)
        where not protects and place = 1 and (batch.kind <> 'reported' or not exists (select from responsible where responsible.id = batch.id))),
      told as (
        select id, person_id from asked
        union select asked.id, c.covered_by from asked join officer_cover c on c.officer_id = asked.person_id and c.begun),
      written as (
        insert into risk_news_for (person_id, news_id) select told.person_id, told.id from told join batch using (id)
        where batch.kind <> 'reported' or told.person_id is distinct from batch.reporter_id on conflict do nothing),
      done as (update risk_news set gathered = true where id in (select id from batch) returning id)
    select count(*)::integer as gathered from done`.execute(db);
  return rows[0]?.gathered ?? 0;
}

/** The next people with news that stand in no notice yet, after one. */
export async function peopleToList(db: Database, after: string, most: number): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select distinct person_id as id from risk_news_for where not listed and person_id > ${after}::uuid order by id limit ${most}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Puts what people have not been listed yet into their notices. */
export async function listNews(
  db: Database,
  notices: readonly { readonly id: number; readonly personId: string }[],
): Promise<void> {
  await sql`
    update risk_news_for f set listed = true, notice_id = n.id from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) as n (id bigint, "personId" uuid)
    where f.person_id = n."personId" and not f.listed`.execute(db);
}

/** What stands in each notice, of a risk the newest alone: how many of a kind, and the latest of them. */
export async function newsInNotices(
  db: Database,
  noticeIds: readonly number[],
  latest: number,
): Promise<{ noticeId: number; kind: NewsKind; count: number; latest: (NewsRow & { newsId: number })[] }[]> {
  const { rows } = await sql<{
    noticeId: number;
    kind: NewsKind;
    count: number;
    latest: (NewsRow & { newsId: number })[];
  }>`
    with newest as (
        select distinct on (f.notice_id, n.risk_id) f.notice_id, n.* from risk_news_for f join risk_news n on n.id = f.news_id
        where f.notice_id = any(${[...noticeIds]}::bigint[]) order by f.notice_id, n.risk_id, n.id desc),
      each as (select *, row_number() over (partition by notice_id, kind order by id desc) as place, count(*) over (partition by notice_id, kind) as count from newest)
    select each.notice_id as "noticeId", each.kind, each.count::integer as count,
      json_agg(json_build_object('newsId', each.id, 'kind', each.kind, 'riskId', risk.id, 'category', risk_category.name, 'districtId', risk.district_id, 'at', each.at) order by each.id desc) as latest
    from each join risk on risk.id = each.risk_id join risk_category on risk_category.id = risk.category_id
    where each.place <= ${latest} group by each.notice_id, each.kind, each.count`.execute(db);
  return rows;
}

/** Makes mails for the next people who wait for one: none within the pause after the last, and no more than the cap in a day. Answers the mails. */
export async function makeDigests(
  db: Database,
  {
    now,
    pauseMs,
    cap,
    most,
  }: { readonly now: Date; readonly pauseMs: number; readonly cap: number; readonly most: number },
): Promise<number[]> {
  const paused = new Date(now.getTime() - pauseMs);
  const dayBefore = new Date(now.getTime() - 86_400_000);
  const { rows } = await sql<{ id: number }>`
    with due as (
        select distinct person_id from risk_news_for f where not mailed
          and not exists (select from risk_digest d where d.person_id = f.person_id and d.at > ${paused})
          and (select count(*) from risk_digest d where d.person_id = f.person_id and d.at > ${dayBefore}) < ${cap}
        order by person_id limit ${most}),
      made as (insert into risk_digest (person_id, at) select person_id, ${now} from due returning id, person_id),
      put as (update risk_news_for f set mailed = true, digest_id = made.id from made where f.person_id = made.person_id and not f.mailed)
    select id from made order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whose mail it is, and what of it still waits: reports that nobody judged, steps of risks that are not over. The oldest first. */
export async function digestOf(
  db: Database,
  id: number,
  most: number,
): Promise<{ personId: string; total: number; found: NewsRow[] } | undefined> {
  const digest = await db
    .selectFrom('risk_digest')
    .select('person_id as personId')
    .where('id', '=', id)
    .executeTakeFirst();
  if (digest === undefined) return undefined;
  const { rows } = await sql<NewsRow & { total: number }>`
    with newest as (
      select distinct on (n.risk_id) n.* from risk_news_for f join risk_news n on n.id = f.news_id where f.digest_id = ${id} order by n.risk_id, n.id desc)
    select n.kind, risk.id as "riskId", risk_category.name as category, risk.district_id as "districtId", n.at, (count(*) over ())::integer as total
    from newest n join risk on risk.id = n.risk_id join risk_category on risk_category.id = risk.category_id
    where risk.is_active and risk.status = case when n.kind in ('reported', 'verify') then 'pending' else 'verified' end
    order by n.id limit ${most}`.execute(db);
  return { ...digest, total: rows[0]?.total ?? 0, found: rows };
}

export async function forgetNews(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('risk_news').where('at', '<', before).execute();
  await db.deleteFrom('risk_digest').where('at', '<', before).execute();
}
