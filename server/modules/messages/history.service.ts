import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { countReachedAt, type Farmer, requireOfficer, recipientsOf } from '../farmers/farmers.service.ts';
import { type Delivery, deliveriesTo } from './outbox/deliveries.repository.ts';
import { mailOf, stoppedOf } from './stops/optOuts.repository.ts';
import { stopOf } from './stops/startRequests.service.ts';

/**
 * What whoever asks sent to a farmer of theirs, and what the farmer asked the portal for, the newest first. @throws farmerNotFound
 */
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
  sharedBy: number;
  stop: Awaited<ReturnType<typeof stopOf>>;
}> {
  const [farmer] = await recipientsOf(scope, { groupIds: [], farmerIds: [farmerId] });
  if (farmer === undefined) throw problem('farmerNotFound', { found: farmerId });
  const mail = mailOf(farmer);
  const ownerId = requireOfficer(scope);
  const { addresses, sharedBy } = await ownAddresses(scope, farmer, ownerId);
  const whose = { farmerId, addresses, since: farmer.createdAt, ownerId };
  const sent = await deliveriesTo(scope.db, whose, limit, offset);
  const stopped = await stoppedOf(scope.db, [farmer.phone, mail]);
  return {
    ...sent,
    stopped: stopped.has(farmer.phone),
    mailStopped: stopped.has(mail),
    sharedBy,
    stop: await stopOf(scope, farmerId, farmer.phone || mail),
  };
}

/**
 * Number and e-mail address whose wishes are the farmer's: those that no other farmer has, for the farmer's own officer. Of one
 * that several have nobody knows who asked; how many they are is for an officer who keeps them all.
 */
async function ownAddresses(
  scope: Scope,
  farmer: Farmer,
  officerId: string,
): Promise<{ addresses: string[]; sharedBy: number }> {
  const addresses: string[] = [];
  let sharedBy = 0;
  // A number typed into an entry is nobody's proof.
  if (farmer.ownerId !== officerId) return { addresses, sharedBy };
  for (const address of [farmer.phone, mailOf(farmer)].filter(Boolean)) {
    const { all, own } = await countReachedAt(scope.db, address, officerId);
    if (all === 1) addresses.push(address);
    else if (all === own) sharedBy = Math.max(sharedBy, all);
  }
  return { addresses, sharedBy };
}
