import type { Scope } from '../../../platform/records/scope.ts';
import { isUuid } from '../../../platform/records/uuid.ts';
import { problem } from '../../../platform/calls/problems.ts';
import { findOfficer, type OfficerRow } from '../../accounts/accounts.service.ts';
import { tell } from '../../notifications/notifications.service.ts';
import { requireManager, siteOf } from '../access.service.ts';
import { addLink, removeLink } from './siteOfficers.repository.ts';

/** Links an officer to a site, who is told of it; linking twice is linking once. @throws notForYou, trapSiteNotFound, officerNotFound */
export async function linkOfficer(scope: Scope, siteId: number, officerId: string): Promise<void> {
  requireManager(scope);
  const site = await siteOf(scope, siteId);
  requireManager(scope, site.districtId);
  const officer = await standingOfficer(scope, officerId);
  if (!(await addLink(scope.db, siteId, officer.id, scope.now))) return;
  scope.audit('linkTrapOfficer', [String(siteId), officer.id]);
  if (officer.id === scope.actor.personId) return;
  await tell(scope, officer.id, {
    kind: 'trapLinked',
    params: { trap: site.name, days: site.visitDays },
    link: `/controlcenter/trapsite/${siteId}`,
    byMail: false,
  });
}

/** Ends a link. @throws notForYou, trapSiteNotFound, trapLinkNotFound */
export async function unlinkOfficer(scope: Scope, siteId: number, officerId: string): Promise<void> {
  requireManager(scope);
  requireManager(scope, (await siteOf(scope, siteId)).districtId);
  if (!isUuid(officerId) || !(await removeLink(scope.db, siteId, officerId)))
    throw problem('trapLinkNotFound', { site: siteId, officer: officerId });
  scope.audit('unlinkTrapOfficer', [String(siteId), officerId]);
}

async function standingOfficer({ db }: Scope, id: string): Promise<OfficerRow> {
  const officer = isUuid(id) ? await findOfficer(db, id) : undefined;
  if (officer === undefined || !officer.active) throw problem('officerNotFound', { found: id });
  return officer;
}
