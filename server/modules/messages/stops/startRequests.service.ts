import { branchOfApproval, isByHolder, mayStartAgain } from '#engines/access/field/messages.ts';
import { isAny } from '#engines/access/roles.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { filled, isWithinBranch, officersAbove } from '../../accounts/accounts.service.ts';
import { requireOfficer, noteStart, recipientsOf } from '../../farmers/farmers.service.ts';
import { tell } from '../../notifications/notifications.service.ts';
import { findOptOut, mailOf, removeOptOut } from './optOuts.repository.ts';
import * as kept from './startRequests.repository.ts';

const place = '/controlcenter/settings/starts';
const mostOfFarmer = 50;

/**
 * Asks the level above that messages to a farmer may go again which another officer stopped.
 *
 * @throws farmerNotFound, fieldEmpty, stoppedByOther where the farmer stopped them, startRefused where nothing is to ask
 */
export async function askToStart(scope: Scope, farmerId: number, typed: string): Promise<number> {
  const me = requireOfficer(scope);
  const reason = filled('The reason', typed);
  const [farmer] = await recipientsOf(scope, { groupIds: [], farmerIds: [farmerId] });
  if (farmer === undefined) throw problem('farmerNotFound', { found: farmerId });
  const addresses = await stoppedByOthers(
    scope,
    [farmer.phone, mailOf(farmer)].filter((address) => address !== ''),
  );
  if (addresses.length === 0)
    throw problem('startRefused', {
      sentence: 'Nobody else ended messages to this farmer, so there is nothing to ask for. Start them yourself.',
    });
  const id = await kept.addStart(scope.db, { addresses, farmerId, reason, by: me, at: scope.now });
  if (id === undefined)
    throw problem('startRefused', { sentence: 'You asked already, and the answer is still to come.' });
  for (const personId of await officersAbove(scope.db, me)) {
    await tell(scope, personId, {
      kind: 'startAsked',
      params: { by: scope.actor.name, reason },
      link: place,
    });
  }
  scope.audit('askToStart', [String(id), String(farmerId)], ['reason']);
  return id;
}

/** A page of questions: for directors and administrators those of their branch, for others their own. */
export async function listStartRequests(scope: Scope, limit: number, offset: number) {
  const me = requireOfficer(scope);
  const branch = branchOfApproval(scope.actor);
  const of: kept.StartsOf = isAny(branch) ? { branch } : { askedBy: me };
  return { found: await kept.listStarts(scope.db, of, limit, offset), ...(await kept.countStarts(scope.db, of)) };
}

/** Who asked that messages to a farmer may go again, and what came of it, for the farmer's record. */
export function startsOfFarmer({ db }: Pick<Scope, 'db'>, farmerId: number): Promise<kept.StartRequest[]> {
  return kept.listStarts(db, { farmerId }, mostOfFarmer);
}

/**
 * Lets messages go again, or refuses; who asked is told, and the farmer's record has it.
 *
 * @throws notForYou, startRequestNotFound, fieldEmpty, stoppedByOther where the farmer stopped them meanwhile
 */
export async function decideStart(scope: Scope, id: number, start: boolean, typed: string): Promise<void> {
  const me = requireOfficer(scope);
  if (!isAny(branchOfApproval(scope.actor))) throw problem('notForYou', { who: 'directors and administrators' });
  const answer = filled('The reason', typed);
  const [request] = await kept.listStarts(scope.db, { id }, 1);
  if (request?.state !== 'open' || request.askedBy === null || !(await isAbove(scope, me, request.askedBy)))
    throw problem('startRequestNotFound', { found: id });
  if (start) {
    for (const address of request.addresses) {
      const stop = await findOptOut(scope.db, address);
      if (stop !== undefined && isByHolder(stop)) throw problem('stoppedByOther', { byHolder: true });
      await removeOptOut(scope.db, address);
    }
  }
  if (!(await kept.settleStart(scope.db, id, { state: start ? 'started' : 'refused', answer, by: me, at: scope.now })))
    throw problem('startRequestNotFound', { found: id });
  if (start && request.farmerId !== null) await noteStart(scope, request.farmerId, request.reason);
  await tell(scope, request.askedBy, {
    kind: start ? 'startGranted' : 'startRefused',
    params: { answer },
    link: request.farmerId === null ? '/controlcenter/extensions' : `/controlcenter/extensions/${request.farmerId}`,
  });
  scope.audit(
    'decideStart',
    [String(id), ...(request.farmerId === null ? [] : [String(request.farmerId)])],
    ['state', 'answer'],
  );
}

/** What stands in the way of messages to a number or address: how it was stopped, by whom, and whether whoever asks may start them; null where nothing does. */
export async function stopOf(scope: Scope, farmerId: number, address: string) {
  const stop = await findOptOut(scope.db, address);
  if (stop === undefined) return null;
  return {
    ...stop,
    mayStart: mayStartAgain(scope.actor, stop),
    asked: await kept.hasOpenStart(scope.db, requireOfficer(scope), farmerId),
  };
}

async function stoppedByOthers(scope: Scope, addresses: readonly string[]): Promise<string[]> {
  const others: string[] = [];
  let byHolder = false;
  for (const address of addresses) {
    const stop = await findOptOut(scope.db, address);
    if (stop === undefined || mayStartAgain(scope.actor, stop)) continue;
    if (isByHolder(stop)) byHolder = true;
    else others.push(address);
  }
  if (others.length === 0 && byHolder) throw problem('stoppedByOther', { byHolder });
  return others;
}

/** Whether a director or administrator stands above an officer, whose posts all lie within their branch. */
async function isAbove({ actor, db }: Scope, me: string, askedBy: string): Promise<boolean> {
  return me !== askedBy && isWithinBranch(db, askedBy, branchOfApproval(actor));
}
