import {
  branchOfTraps,
  mayKeepThresholds,
  mayManageTraps,
  mayReportTraps,
  maySuperviseTraps,
} from '#engines/access/field/traps.ts';
import { type Branch, covers } from '#engines/access/roles.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { sitesOfOfficer } from './sites/siteOfficers.repository.ts';
import { findSite, holdSite, type Site } from './traps.repository.ts';

/** The officer who asks. @throws notForYou for responders and whoever is no officer */
export function requireOfficer({ actor }: Scope): string {
  if (!mayReportTraps(actor) || actor.personId === null)
    throw problem('notForYou', { who: 'extension officers, plant protection and administrators' });
  return actor.personId;
}

/** @throws notForYou for anybody but administrators of the district; without one, of any */
export function requireManager({ actor }: Scope, districtId?: string | null): void {
  if (!mayManageTraps(actor, districtId)) throw problem('notForYou', { who: 'administrators of the control centre' });
}

/** @throws notForYou for anybody but administrators of the nation */
export function requireThresholds({ actor }: Scope): void {
  if (!mayKeepThresholds(actor)) throw problem('notForYou', { who: 'administrators of the whole country' });
}

/** @throws notForYou for anybody but plant protection and administrators of the district */
export function requireSupervisor({ actor }: Scope, districtId: string | null): void {
  if (!maySuperviseTraps(actor, districtId)) throw problem('notForYou', { who: 'plant protection and administrators' });
}

/** Whose traps and fields somebody reads: of a branch, those they visit, and what they reported themselves. */
export interface TrapSight {
  readonly officerId: string;
  readonly branch: Branch;
}

/** What whoever asks reads of traps and fields. @throws notForYou for responders and whoever is no officer */
export function trapSight(scope: Scope): TrapSight {
  return { officerId: requireOfficer(scope), branch: branchOfTraps(scope.actor) };
}

/** A site whose reports whoever asks may read: of their branch, or one they visit. @throws notForYou, trapSiteNotFound */
export async function readableSite(scope: Scope, id: number): Promise<Site> {
  const { officerId, branch } = trapSight(scope);
  const site = await siteOf(scope, id);
  if (covers(branch, site.districtId) || (await sitesOfOfficer(scope.db, officerId)).includes(id)) return site;
  throw problem('notForYou', { who: 'officers who visit this trap or work in its district' });
}

/** A site. @throws trapSiteNotFound */
export async function siteOf({ db }: Pick<Scope, 'db'>, id: number): Promise<Site> {
  return found(await findSite(db, id), id);
}

/** The same, kept from others until the transaction ends. @throws trapSiteNotFound */
export async function heldSite({ db }: Pick<Scope, 'db'>, id: number): Promise<Site> {
  return found(await holdSite(db, id), id);
}

function found(site: Site | undefined, id: number): Site {
  if (site === undefined) throw problem('trapSiteNotFound', { found: id });
  return site;
}
