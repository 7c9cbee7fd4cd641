import { mayManageTraps, mayReportTraps, maySuperviseTraps } from '#engines/access/traps.ts';
import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import { findSite, holdSite, type Site } from './traps.repository.ts';

/** The officer who asks. @throws notForYou for responders and whoever is no officer */
export function requireOfficer({ actor }: Scope): string {
  if (!mayReportTraps(actor) || actor.personId === null)
    throw problem('notForYou', { who: 'extension officers, plant protection and administrators' });
  return actor.personId;
}

/** @throws notForYou for anybody but administrators */
export function requireManager({ actor }: Scope): void {
  if (!mayManageTraps(actor)) throw problem('notForYou', { who: 'administrators of the control centre' });
}

/** @throws notForYou for anybody but plant protection and administrators */
export function requireSupervisor({ actor }: Scope): void {
  if (!maySuperviseTraps(actor)) throw problem('notForYou', { who: 'plant protection and administrators' });
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
