import type { Body } from '#contract/endpoint.ts';
import type { actOnRisks as call } from '#contract/risks/risks.ts';
import { isAdministrator } from '#engines/access/roles.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { tell } from '../../notifications/notifications.service.ts';
import { announceEvent } from '../../webhooks/webhooks.service.ts';
import * as acts from './acts.repository.ts';
import { assign, requireResponders } from './assign.service.ts';
import { presentPublicRisk, presentRisk } from '../risks.presenter.ts';
import { listRisks, type Risk } from '../risks.repository.ts';
import { addEvents } from '../riskParts.repository.ts';
import { judgedBy, requireJudge } from '../seen.service.ts';

type Asked = Body<typeof call>;
type Act = Asked['act'];

const kinds: Readonly<Record<Act, string>> = {
  verify: 'verified',
  reject: 'rejected',
  reopen: 'reopened',
  claim: 'claimed',
  release: 'released',
  assign: 'assigned',
  activate: 'activated',
  deactivate: 'ended',
};

/** What became of an act on many risks. */
export interface ActOutcome {
  readonly done: readonly { readonly id: number; readonly version: number }[];
  /** Left as they are, each with what stands there now. */
  readonly missed: readonly { readonly id: number; readonly sentence: string }[];
}

/**
 * Does one act on risks, in one statement however many they are. Of two officers at once one is first; the other is told
 * what stands there now.
 *
 * @throws notForYou, riskRefused without a reason or a responder, notAResponder, changedMeanwhile where one alone was meant
 */
export async function actOnRisks(
  scope: Scope,
  { act, risks, reason = '', responderIds = [] }: Asked,
): Promise<ActOutcome> {
  const actorId = requireJudge(scope);
  if (act === 'reject' && reason.trim() === '')
    throw problem('riskRefused', {
      sentence: 'The reason is empty. Say in a sentence why the report is rejected; its reporter reads it.',
    });
  if (act === 'assign' && responderIds.length === 0)
    throw problem('riskRefused', { sentence: 'No responder was chosen. Choose at least one.' });
  await requireResponders(scope, responderIds);
  const done = await perform(scope, act, await withinReach(scope, risks), actorId, reason.trim());
  if (act === 'assign')
    await assign(
      scope,
      done.map(({ id }) => id),
      responderIds,
    );
  else
    await addEvents(
      scope.db,
      done.map(({ id }) => ({
        riskId: id,
        kind: kinds[act],
        actorId,
        at: scope.now,
        ...(act === 'reject' && { detail: { reason: reason.trim() } }),
      })),
    );
  if (act === 'verify' || act === 'reject') await tellReporters(scope, act, done, reason.trim());
  if (act === 'verify') await announceVerified(scope, done);
  scope.audit(
    `${act}Risks`,
    done.map(({ id }) => String(id)),
    [],
  );
  return { done: done.map(({ id, version }) => ({ id, version })), missed: await sayMissed(scope, risks, done) };
}

/** Tells other services what everybody may see from now on. */
async function announceVerified(scope: Scope, done: readonly acts.Acted[]): Promise<void> {
  const ids = done.map(({ id }) => id);
  if (ids.length === 0) return;
  for (const risk of await listRisks(
    scope.db,
    { seen: 'all', ids },
    { order: 'oldest', limit: ids.length, offset: 0 },
  )) {
    const { id, riskCategory, district, description, point, verifiedAt } = presentPublicRisk(scope, risk);
    await announceEvent(scope, 'risk.verified', {
      id,
      category: riskCategory.name,
      district,
      description,
      point,
      verifiedAt,
      path: `/main/risks/${id}`,
    });
  }
}

/** Those that whoever asks judges; the others are to them as if they were not there. */
async function withinReach(scope: Scope, risks: Asked['risks']): Promise<Asked['risks']> {
  const seen = judgedBy(scope);
  if (seen === 'all') return risks;
  const ids = risks.map(({ id }) => id);
  const judged = await listRisks(scope.db, { seen, ids }, { order: 'oldest', limit: ids.length, offset: 0 });
  return risks.filter(({ id }) => judged.some((risk) => risk.id === id));
}

function perform(
  { db, now, actor }: Scope,
  act: Act,
  risks: Asked['risks'],
  actorId: string,
  reason: string,
): Promise<acts.Acted[]> {
  switch (act) {
    case 'verify':
      return acts.verifyRisks(db, risks, actorId, now);
    case 'reject':
      return acts.rejectRisks(db, risks, actorId, reason, now);
    case 'reopen':
      return acts.reopenRisks(db, risks, now);
    case 'claim':
      return acts.claimRisks(db, risks, actorId, now);
    case 'release':
      return acts.releaseRisks(db, risks, isAdministrator(actor) ? null : actorId, now);
    case 'assign':
      return acts.touchRisks(db, risks, now);
    case 'activate':
      return acts.setActive(db, risks, true, now);
    case 'deactivate':
      return acts.setActive(db, risks, false, now);
  }
}

async function sayMissed(
  scope: Scope,
  asked: Asked['risks'],
  done: readonly acts.Acted[],
): Promise<ActOutcome['missed']> {
  const acted = new Set(done.map(({ id }) => id));
  const ids = asked.map(({ id }) => id).filter((id) => !acted.has(id));
  if (ids.length === 0) return [];
  const byId = new Map(
    (await listRisks(scope.db, { seen: judgedBy(scope), ids }, { order: 'oldest', limit: ids.length, offset: 0 })).map(
      (risk) => [risk.id, risk],
    ),
  );
  const [only] = asked;
  const risk = only && byId.get(only.id);
  if (asked.length === 1 && risk !== undefined)
    throw problem('riskChanged', { sentence: sayStanding(risk) }).with(presentRisk(scope, risk));
  if (asked.length === 1) throw problem('riskNotFound', { found: only?.id ?? 0 });
  return ids.map((id) => ({ id, sentence: sayOne(id, byId.get(id)) }));
}

function sayOne(id: number, risk: Risk | undefined): string {
  return risk === undefined ? `There is no risk ${id}.` : sayStanding(risk);
}

/** What stands there now, as a sentence. */
function sayStanding({ id, status, decidedBy, claimedBy, isActive, mergedInto }: Risk): string {
  const by = (person: Risk['decidedBy']): string => (person === null ? '' : ` by ${person.name}`);
  if (status === 'verified') return `Risk ${id} was verified${by(decidedBy)}${isActive ? '' : ', and is over'}.`;
  if (status === 'rejected') return `Risk ${id} was rejected${by(decidedBy)}.`;
  if (status === 'merged') return `Risk ${id} was merged into risk ${mergedInto}.`;
  return claimedBy === null
    ? `Risk ${id} is pending and was changed since you looked.`
    : `Risk ${id} is claimed by ${claimedBy.name}.`;
}

/** Each reporter is told once, in the list alone: reports are many. */
async function tellReporters(
  scope: Scope,
  act: 'verify' | 'reject',
  done: readonly acts.Acted[],
  reason: string,
): Promise<void> {
  const reporters = new Set(
    done.map(({ reporterId }) => reporterId).filter((id) => id !== null && id !== scope.actor.personId),
  );
  for (const reporterId of reporters) {
    const ids = done.filter((each) => each.reporterId === reporterId).map(({ id }) => id);
    const [first] = ids;
    await tell(scope, reporterId as string, {
      kind: act === 'verify' ? 'riskVerified' : 'riskRejected',
      params: { count: ids.length, risk: first ?? 0, reason },
      link: ids.length === 1 ? `/controlcenter/risk/${first}` : '/controlcenter/risk',
      byMail: false,
    });
  }
}
