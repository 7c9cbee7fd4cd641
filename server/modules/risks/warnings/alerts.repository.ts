import { sql, type ColumnType } from 'kysely';
import type { AlertKind, SaidOfRisk } from '#engines/risks/capAlert.ts';
import type { Database } from '../../../database/connection.ts';
import type { Area } from './warnedArea.service.ts';

export interface AlertTables {
  cap_alert: {
    risk_id: number;
    number: number;
    kind: AlertKind;
    sent: Date;
    said: ColumnType<SaidOfRisk, string, never>;
    risk_version: number;
    warning_id: number | null;
  };
}

/** An alert that was given out; it never changes. */
export interface KeptAlert {
  readonly riskId: number;
  readonly number: number;
  readonly kind: AlertKind;
  readonly sent: Date;
  readonly said: SaidOfRisk;
}

const columns = ['risk_id as riskId', 'number', 'kind', 'sent', 'said'] as const;

/** Risks whose last alert may no longer say how they are, with their latest warning; at most `limit`. */
export async function risksToTell(
  db: Database,
  limit: number,
): Promise<{ id: number; warningId: number | null; area: Area | null }[]> {
  const { rows } = await sql<{ id: number; warningId: number | null; area: Area | null }>`
    select risk.id, warning.id as "warningId", warning.area
    from risk
    left join lateral (select * from cap_alert where risk_id = risk.id order by number desc limit 1) last on true
    left join lateral (select id, area from risk_warning where risk_id = risk.id order by id desc limit 1) warning on true
    where (risk.status = 'verified' and risk.is_active and (last.kind is null or last.kind = 'Cancel'))
      or (last.kind is not null
        and (last.risk_version <> risk.version or last.warning_id is distinct from warning.id))
    order by risk.id
    limit ${limit}`.execute(db);
  return rows.map(({ id, warningId, area }) => ({ id: Number(id), warningId: warningId && Number(warningId), area }));
}

/** The alerts of a risk, the first first. */
export function alertsOf(db: Database, riskId: number): Promise<KeptAlert[]> {
  return db.selectFrom('cap_alert').select(columns).where('risk_id', '=', riskId).orderBy('number').execute();
}

/** The latest alerts of all risks, the newest first. */
export function latestAlerts(db: Database, limit: number): Promise<KeptAlert[]> {
  return db
    .selectFrom('cap_alert')
    .select(columns)
    .orderBy('sent', 'desc')
    .orderBy('risk_id', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

/** Keeps an alert; nothing happens where another process was quicker. */
export async function addAlert(
  db: Database,
  { riskId, number, kind, sent, said }: KeptAlert,
  against: { readonly riskVersion: number; readonly warningId: number | null },
): Promise<void> {
  await db
    .insertInto('cap_alert')
    .values({
      risk_id: riskId,
      number,
      kind,
      sent,
      said: JSON.stringify(said),
      risk_version: against.riskVersion,
      warning_id: against.warningId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Notes that an alert still says how its risk is. */
export async function heldAgainst(
  db: Database,
  { riskId, number }: Pick<KeptAlert, 'riskId' | 'number'>,
  against: { readonly riskVersion: number; readonly warningId: number | null },
): Promise<void> {
  await db
    .updateTable('cap_alert')
    .set({ risk_version: against.riskVersion, warning_id: against.warningId })
    .where('risk_id', '=', riskId)
    .where('number', '=', number)
    .execute();
}
