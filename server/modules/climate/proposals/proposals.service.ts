import type { Answer } from '#contract/endpoint.ts';
import * as calls from '#contract/climate/rainProposals.ts';
import { mayKeepClimate } from '#engines/access/knowledge/climate.ts';
import { branchOfSupervising, maySuperviseTraps, supervisesTraps } from '#engines/access/field/traps.ts';
import { seasonNow } from '#engines/climate/seasons/districtSeasons.ts';
import { rainProposals } from '#engines/climate/seasons/proposals.ts';
import type { AppContext } from '../../../context.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { isOpen } from '../climate.service.ts';
import * as rows from './proposals.repository.ts';

const HOUR_SECONDS = 3_600;
const PAGE = 50;

/** Looks every hour at the newest days of the districts' records; what was proposed once is not proposed again. */
export function proposeFromRain(context: Pick<AppContext, 'jobs' | 'db' | 'clock' | 'rains' | 'reference'>): void {
  context.jobs.every('proposeFromRain', HOUR_SECONDS, (job) =>
    job.settle(async (db) => {
      await proposeNow({ ...context, db });
    }),
  );
}

/** Proposes what the newest days call for, in every district with a record. Answers how many proposals are new. */
export async function proposeNow({
  db,
  clock,
  rains,
  reference,
}: Pick<AppContext, 'db' | 'clock' | 'rains' | 'reference'>): Promise<number> {
  const thresholds = await rows.listThresholds(db);
  let added = 0;
  for (const { districtId, name } of reference.book().districts) {
    const record = rains.recordOf(districtId);
    if (!record || record.station.isSample) continue;
    for (const { rules } of record.seasons) {
      const now = seasonNow(record.newest, rules, clock.today());
      for (const found of rainProposals(record.newest, now, name, thresholds, isOpen(record.station)))
        if (await rows.saveProposal(db, districtId, found, clock.now())) added += 1;
    }
  }
  return added;
}

/** The calls of proposals and thresholds. */
export function proposalRoutes(mount: Mount): void {
  mount(calls.listRainProposals, async ({ query, scope }) => {
    requireSupervisor(scope);
    const { found, ...counts } = await rows.listProposals(
      scope.db,
      branchOfSupervising(scope.actor),
      PAGE,
      query.offset ?? 0,
    );
    return { ...counts, found: found.map((each) => present(scope, each)) };
  });
  mount(calls.decideRainProposal, async ({ params, body, scope }) => {
    requireSupervisor(scope);
    const decided = await rows.decide(scope.db, params.id, body.decision, scope.actor.personId, scope.now);
    // What is refused here is rolled back with the rest of the call.
    if (!decided || !maySuperviseTraps(scope.actor, decided.districtId))
      throw problem('climateNotFound', { found: String(params.id) });
    scope.audit('decideRainProposal', [String(params.id)], ['decision']);
    return present(scope, decided);
  });
  mount(calls.listRainThresholds, ({ scope }) => {
    requireSupervisor(scope);
    return rows.listThresholds(scope.db);
  });
  mount(calls.editRainThreshold, async ({ params, body, scope }) => {
    if (!mayKeepClimate(scope.actor)) throw problem('notForYou', { who: 'administrators' });
    const threshold = { ...body, concern: params.concern };
    await rows.changeThreshold(scope.db, threshold);
    scope.audit('editRainThreshold', [params.concern], Object.keys(body));
    return threshold;
  });
}

function requireSupervisor({ actor }: Scope): void {
  if (!supervisesTraps(actor)) throw problem('notForYou', { who: 'plant protection and administrators' });
}

function present(
  { context }: Scope,
  { districtId, ...each }: rows.KeptProposal,
): Answer<typeof calls.decideRainProposal> {
  const district = context.reference.book().districtById.get(districtId)?.name ?? districtId;
  return { ...each, district_id: districtId, district };
}
