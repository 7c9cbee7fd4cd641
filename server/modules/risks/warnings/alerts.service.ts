import { frenchRiskCategories } from '#engines/conversation/terms.ts';
import { isDeepStrictEqual } from 'node:util';
import type { AlertNames } from '#engines/risks/alertWords.ts';
import { type AlertArea, alertIdentifier, type SaidOfRisk, writeCap } from '#engines/risks/capAlert.ts';
import { publicPoint } from '#engines/risks/location.ts';
import type { Database } from '../../../database/connection.ts';
import type { AppContext } from '../../../context.ts';
import { maskText } from '../../../platform/observability/maskText.ts';
import { problem } from '../../../platform/calls/problems.ts';
import { siteOrigin } from '../../../platform/http/origin.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { addAlert, alertsOf, heldAgainst, type KeptAlert, latestAlerts, risksToTell } from './alerts.repository.ts';
import { findRisk, type Risk } from '../risks.repository.ts';
import type { Area } from './warnedArea.service.ts';
import { findCategory, findZone } from '../zones/zones.repository.ts';

const atOnce = 100;
const everySeconds = 30;
/** A risk is shown to about a kilometre. */
const publicKm = 1;
const mostInFeed = 200;

type Room = Pick<AppContext, 'jobs' | 'db' | 'clock'>;

/** Writes in the background what other warning systems are told of verified risks: alerts, updates and cancels. */
export function tellOtherSystems(context: Room): void {
  context.jobs.every(
    'writeAlerts',
    everySeconds,
    async (job) => {
      while (!job.signal.aborted) {
        const told = await context.db.transaction().execute((db) => tellBatch(context, db));
        if (told < atOnce) return;
      }
    },
    'messages',
  );
}

async function tellBatch(context: Room, db: Database): Promise<number> {
  const risks = await risksToTell(db, atOnce);
  for (const { id, warningId, area } of risks) {
    const risk = await findRisk(db, id);
    if (risk === undefined) continue;
    const against = { riskVersion: risk.version, warningId };
    const before = await alertsOf(db, id);
    const last = before.at(-1);
    const isTold = risk.status === 'verified' && risk.isActive;
    const said = isTold || last === undefined ? await saidOf(db, risk, area) : last.said;
    const stands = last !== undefined && last.kind !== 'Cancel';
    const kind = isTold ? (stands ? 'Update' : 'Alert') : 'Cancel';
    const isSame = isTold ? stands && isDeepStrictEqual(said, last.said) : !stands;
    if (isSame && last !== undefined) await heldAgainst(db, last, against);
    else
      await addAlert(
        db,
        { riskId: id, number: (last?.number ?? 0) + 1, kind, sent: context.clock.now(), said },
        against,
      );
  }
  return risks.length;
}

async function saidOf(db: Database, risk: Risk, warned: Area | null): Promise<SaidOfRisk> {
  const { id, districtId, lat, lng, category, icon, description, createdAt, categoryId } = risk;
  const { advice = {} } = (await findCategory(db, categoryId)) ?? {};
  const seen: AlertArea = {
    kind: 'seen',
    ...(lat !== null && lng !== null && { circle: { at: publicPoint([lng, lat]), km: publicKm } }),
    districtIds: [districtId],
  };
  return {
    riskId: id,
    event: category,
    kind: icon,
    description: maskText(description),
    seen: createdAt.toISOString(),
    advice,
    areas: warned === null ? [seen] : [seen, await warnedArea(db, warned, districtId)],
  };
}

async function warnedArea(db: Database, area: Area, districtId: string): Promise<AlertArea> {
  if (area.kind === 'around') {
    const circle = { at: publicPoint([area.lng, area.lat]), km: area.km };
    return { kind: 'around', circle, districtIds: [districtId] };
  }
  // Who drew it saw where farmers are: the shape itself is not given out.
  if (area.kind === 'shape') return { kind: 'shape', districtIds: [districtId] };
  const ids = area.kind === 'districts' ? area.ids : ((await findZone(db, area.id))?.districtIds ?? []);
  return { kind: 'districts', districtIds: [...ids] };
}

/** What categories and districts are called in alerts. */
export function alertNames({ reference }: Pick<AppContext, 'reference'>): AlertNames {
  const book = reference.book();
  return {
    inFrench: (event) => frenchRiskCategories[event] ?? event,
    district: (id) => {
      const found = book.districtById.get(id);
      return found && { name: found.name, region: book.regionById.get(found.regionId)?.name ?? found.regionId };
    },
  };
}

/** An alert as a line of the feed. */
export interface AlertLine {
  readonly alert: KeptAlert;
  readonly identifier: string;
  readonly address: string;
}

/** The latest alerts, the newest first. */
export async function listAlerts(scope: Scope): Promise<AlertLine[]> {
  const alerts = await latestAlerts(scope.context.readDb, mostInFeed);
  return alerts.map((alert) => {
    const identifier = alertIdentifier(alert.riskId, alert.number);
    return { alert, identifier, address: `${siteOrigin(scope)}/cap/alerts/${identifier}.xml` };
  });
}

/** One alert after CAP 1.2, as it was given out. @throws notFound */
export async function showAlert(scope: Scope, identifier: string): Promise<string> {
  const [, risk, number] = /^agrihub-risk-(\d{1,15})-(\d{1,6})$/.exec(identifier) ?? [];
  const alerts = risk === undefined ? [] : await alertsOf(scope.context.readDb, Number(risk));
  const at = alerts.findIndex((each) => each.number === Number(number));
  const alert = alerts[at];
  if (alert === undefined) throw problem('notFound', { path: `/cap/alerts/${identifier.slice(0, 60)}.xml` });
  const { riskId, kind, sent, said } = alert;
  const begins = alerts.slice(0, at).findLastIndex((each) => each.kind === 'Cancel') + 1;
  const { config } = scope.context;
  return writeCap(
    {
      identifier,
      sender: `alerts@${config.publicUrl === null ? 'localhost' : new URL(config.publicUrl).hostname}`,
      sent: sent.toISOString(),
      kind,
      status: config.demo ? 'Exercise' : 'Actual',
      references:
        kind === 'Alert'
          ? []
          : alerts.slice(begins, at).map((each) => ({
              identifier: alertIdentifier(riskId, each.number),
              sent: each.sent.toISOString(),
            })),
      web: `${siteOrigin(scope)}/main/risks/${riskId}`,
      said,
    },
    alertNames(scope.context),
  );
}
