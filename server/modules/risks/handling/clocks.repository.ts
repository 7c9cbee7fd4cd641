import { sql } from 'kysely';
import type { Branch } from '#engines/access/roles.ts';
import type { Database } from '../../../database/connection.ts';
import type { Step } from '../warnings/warnings.repository.ts';

export type Hours = Readonly<Record<Step, number>>;

export interface ClockRow {
  readonly district: string;
  readonly reported: number;
  readonly verifyDone: number;
  readonly verifyMedian: number | null;
  readonly verifyLate: number;
  readonly warnDone: number;
  readonly warnMedian: number | null;
  readonly warnLate: number;
  readonly respondDone: number;
  readonly respondMedian: number | null;
  readonly respondLate: number;
}

/**
 * When each risk took each step. Verified counts from the report, warned and responded from the verification; a response
 * is the first comment of a responder after it was assigned. Rejected reports are judged, merged ones leave it to the one
 * they were merged into.
 */
const steps = sql`
  select risk.id, risk.district_id, risk.status, risk.is_active, risk.created_at, risk.decided_at,
    case when risk.status in ('verified', 'rejected') then risk.decided_at end as judged_at,
    case when risk.status = 'verified' then risk.decided_at end as verified_at,
    (select min(at) from risk_warning where risk_id = risk.id) as warned_at,
    (select min(risk_comment.at) from risk_comment join risk_responder on risk_responder.risk_id = risk_comment.risk_id and risk_responder.responder_id = risk_comment.author_id
      where risk_comment.risk_id = risk.id) as responded_at,
    exists (select from risk_responder where risk_id = risk.id) as assigned
  from risk where risk.status <> 'merged'`;

const hoursBetween = (begin: string, end: string) =>
  sql`extract(epoch from (${sql.ref(end)} - ${sql.ref(begin)})) / 3600`;
const late = (begin: string, end: string, hours: number, now: Date) =>
  sql`count(*) filter (where ${sql.ref(begin)} is not null and coalesce(${sql.ref(end)}, ${now}) - ${sql.ref(begin)} > make_interval(hours => ${hours}))::integer`;

/** By district of a branch, and for all together under an empty id; of risks reported since a day. */
export async function clockRows(
  db: Database,
  since: Date,
  hours: Hours,
  now: Date,
  branch: Branch,
): Promise<ClockRow[]> {
  const { rows } = await sql<ClockRow>`
    with step as (${steps} and risk.created_at >= ${since} and ${branch === null ? sql`true` : sql`risk.district_id = any(${[...branch]})`}),
      open_step as (select *, case when is_active or warned_at is not null then verified_at end as to_warn_at, case when assigned then verified_at end as to_respond_at from step)
    select coalesce(district_id, '') as district, count(*)::integer as reported,
      count(judged_at)::integer as "verifyDone", percentile_cont(0.5) within group (order by ${hoursBetween('created_at', 'judged_at')}) as "verifyMedian", ${late('created_at', 'judged_at', hours.verify, now)} as "verifyLate",
      count(warned_at)::integer as "warnDone", percentile_cont(0.5) within group (order by ${hoursBetween('verified_at', 'warned_at')}) as "warnMedian", ${late('to_warn_at', 'warned_at', hours.warn, now)} as "warnLate",
      count(responded_at)::integer as "respondDone", percentile_cont(0.5) within group (order by ${hoursBetween('verified_at', 'responded_at')}) as "respondMedian", ${late('to_respond_at', 'responded_at', hours.respond, now)} as "respondLate"
    from open_step group by grouping sets ((), (district_id)) order by reported desc, district_id`.execute(db);
  return rows;
}

export interface Overdue {
  readonly riskId: number;
  readonly step: Step;
}

/** Writes down, once for each risk and step, what nobody did within its hours, no more than so many at once; answers what is new. Risks that are over wait for nothing. */
export async function escalateOverdue(db: Database, hours: Hours, now: Date, most: number): Promise<Overdue[]> {
  const { rows } = await sql<Overdue>`
    with step as (${steps} and risk.is_active),
      overdue (risk_id, step) as (
        select id, 'verify' from step where status = 'pending' and created_at < ${now}::timestamptz - make_interval(hours => ${hours.verify})
        union all select id, 'warn' from step where status = 'verified' and warned_at is null and verified_at < ${now}::timestamptz - make_interval(hours => ${hours.warn})
        union all select id, 'respond' from step where status = 'verified' and assigned and responded_at is null and verified_at < ${now}::timestamptz - make_interval(hours => ${hours.respond})),
      fresh as (
        select risk_id, step from overdue where not exists (select from risk_escalation e where e.risk_id = overdue.risk_id and e.step = overdue.step)
        order by risk_id, step limit ${most})
    insert into risk_escalation (risk_id, step, at) select risk_id, step, ${now} from fresh on conflict do nothing returning risk_id as "riskId", step`.execute(
    db,
  );
  return rows;
}
