import { supervisesTraps } from '#engines/access/field/traps.ts';
import { addDays } from '#engines/dates/day.ts';
import { thresholdFrom, trapsOver } from '#engines/traps/threshold.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { nearestHolders } from '../../accounts/accounts.service.ts';
import { tell } from '../../notifications/notifications.service.ts';
import { proposeRisk } from '../../risks/risks.service.ts';
import { categoryNames, requireCategory } from '../categories.service.ts';
import { requireOfficer, requireSupervisor, requireThresholds, trapSight } from '../access.service.ts';
import { totalsInDistrict } from '../map/catches.repository.ts';
import * as rows from './rules.repository.ts';
import type { Site } from '../traps.repository.ts';

/** @throws notForYou */
export async function listRules(scope: Scope): Promise<rows.Rule[]> {
  requireOfficer(scope);
  return rows.listRules(scope.db);
}

/** @throws notForYou, pestTypeNotFound */
export async function addRule(scope: Scope, rule: Omit<rows.Rule, 'id'>): Promise<rows.Rule> {
  requireThresholds(scope);
  if (rule.categoryId !== null) await requireCategory(scope.db, rule.categoryId);
  const id = await rows.addRule(scope.db, rule, scope.now);
  scope.audit('addTrapRule', [String(id)], Object.keys(rule));
  return { ...rule, id };
}

/** @throws notForYou, pestTypeNotFound, trapRuleNotFound */
export async function editRule(scope: Scope, id: number, rule: Omit<rows.Rule, 'id'>): Promise<rows.Rule> {
  requireThresholds(scope);
  if (rule.categoryId !== null) await requireCategory(scope.db, rule.categoryId);
  if (!(await rows.changeRule(scope.db, id, rule))) throw problem('trapRuleNotFound', { found: id });
  scope.audit('editTrapRule', [String(id)], Object.keys(rule));
  return { ...rule, id };
}

/** @throws notForYou */
export async function listProposals(scope: Scope): Promise<rows.Proposal[]> {
  return rows.listProposals(scope.db, trapSight(scope).branch);
}

/**
 * Proposes a risk where the report that just came in brings the traps of its district over a threshold: plant protection is
 * told once, and the proposal follows what is counted until somebody decides on it.
 */
export async function proposeRisks(scope: Scope, site: Site, categoryId: number): Promise<void> {
  const { districtId } = site;
  if (districtId === null) return;
  for (const rule of await rows.listRules(scope.db)) {
    if (!rule.active || (rule.categoryId !== null && rule.categoryId !== categoryId)) continue;
    const from = thresholdFrom(rule, scope.today);
    const over = trapsOver(
      rule,
      await totalsInDistrict(scope.db, categoryId, districtId, from, addDays(scope.today, 1)),
    );
    if (over.length === 0 || (await rows.decidedSince(scope.db, categoryId, districtId, from))) continue;
    const total = over.reduce((sum, { count }) => sum + count, 0);
    const proposal = { ruleId: rule.id, categoryId, districtId, from, to: scope.today, traps: over.length, total };
    if (await rows.propose(scope.db, proposal, scope.now)) await tellSupervisors(scope, proposal);
  }
}

/** Takes a proposal up, or dismisses it. @throws notForYou, trapProposalNotFound, trapProposalDecided */
export async function decideProposal(scope: Scope, id: number, decision: 'take' | 'dismiss'): Promise<rows.Proposal> {
  if (!supervisesTraps(scope.actor)) throw problem('notForYou', { who: 'plant protection and administrators' });
  const proposal = await rows.holdProposal(scope.db, id);
  if (proposal === undefined) throw problem('trapProposalNotFound', { found: id });
  requireSupervisor(scope, proposal.districtId);
  if (proposal.state !== 'open') throw problem('trapProposalDecided');
  const state = decision === 'take' ? 'taken' : 'dismissed';
  const riskId = decision === 'take' ? await proposeRisk(scope, riskOf(scope, proposal), scope.actor.personId) : null;
  await rows.decide(scope.db, id, state, riskId, scope.actor.personId, scope.now);
  scope.audit('decideTrapProposal', [String(id)], ['decision']);
  return { ...proposal, state, riskId };
}

/** The risk that a proposal says, as it goes into the queue. */
function riskOf(
  { context }: Scope,
  { categoryId, districtId, traps, total, from, to }: rows.Proposal,
): Parameters<typeof proposeRisk>[1] {
  const place = context.reference.book().districtById.get(districtId)?.name ?? districtId;
  const description = `Counted in ${traps} pest ${traps === 1 ? 'trap' : 'traps'} from ${from} to ${to}: ${total}, above the threshold.`;
  return {
    categoryId,
    zoneId: null,
    districtId,
    lat: null,
    lng: null,
    place,
    count: total,
    description,
    isActive: true,
  };
}

/** Who hears of what traps and fields show: the nearest of plant protection, and the nearest of who administers or directs. */
export async function supervisorsOf({ db }: Pick<Scope, 'db'>, districtId: string | null): Promise<Set<string>> {
  return new Set([
    ...(await nearestHolders(db, districtId, ['pprsd'])),
    ...(await nearestHolders(db, districtId, ['director', 'admin'])),
  ]);
}

async function tellSupervisors(
  scope: Scope,
  { categoryId, districtId, traps, total }: Pick<rows.Proposal, 'categoryId' | 'districtId' | 'traps' | 'total'>,
): Promise<void> {
  const pest = (await categoryNames(scope.db)).get(categoryId) ?? '';
  const district = scope.context.reference.book().districtById.get(districtId)?.name ?? districtId;
  for (const id of await supervisorsOf(scope, districtId))
    await tell(scope, id, {
      kind: 'trapProposal',
      params: { pest, district, total, traps },
      link: '/controlcenter/trapsite?show=proposals',
    });
}
