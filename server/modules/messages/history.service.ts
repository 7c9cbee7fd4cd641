import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import { requireOfficer, recipientsOf } from '../farmers/farmers.service.ts';
import { type Delivery, deliveriesTo } from './deliveries.repository.ts';
import { mailOf, stoppedOf } from './optOuts.repository.ts';
import { stopOf } from './startRequests.service.ts';

/** What whoever asks sent to a farmer of theirs, and what the farmer asked the portal for, the newest first. @throws farmerNotFound */
export async function messagesToFarmer(
  scope: Scope,
  farmerId: number,
  limit: number,
  offset: number,
): Promise<{
  found: Delivery[];
  total: number;
  stopped: boolean;
  mailStopped: boolean;
  stop: Awaited<ReturnType<typeof stopOf>>;
}> {
  const [farmer] = await recipientsOf(scope, { groupIds: [], farmerIds: [farmerId] });
  if (farmer === undefined) throw problem('farmerNotFound', { found: farmerId });
  const mail = mailOf(farmer);
  const ownerId = requireOfficer(scope);
  // A number typed into an entry is nobody's proof: what it asked for is for the farmer's own officer, from the entry on.
  const addresses = farmer.ownerId === ownerId ? [farmer.phone, mail] : [];
  const whose = { farmerId, addresses, since: farmer.createdAt, ownerId };
  const sent = await deliveriesTo(scope.db, whose, limit, offset);
  const stopped = await stoppedOf(scope.db, [farmer.phone, mail]);
  return {
    ...sent,
    stopped: stopped.has(farmer.phone),
    mailStopped: stopped.has(mail),
    stop: await stopOf(scope, farmerId, farmer.phone || mail),
  };
}
