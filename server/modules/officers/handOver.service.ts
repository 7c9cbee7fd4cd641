import { mayManageOfficer } from '#engines/access/people/officers.ts';
import type { AppContext } from '../../context.ts';
import type { BulkKind } from '../../platform/records/bulkKinds.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import * as accounts from '../accounts/accounts.service.ts';
import { startBulkAct } from '../bulkActs/bulkActs.service.ts';
import { countOwnFarmers, idsOfOwnFarmers, passFarmersOn, passSomeFarmers } from '../farmers/farmers.service.ts';
import { tell } from '../notifications/notifications.service.ts';

const kind = 'handOverFarmers';

interface HandOver {
  readonly from: string;
  readonly name: string;
  readonly to: string;
  readonly files: number;
}

/** Begins to hand the farmers of an officer who was deactivated over to another; answers the act. */
export async function startHandOver(
  scope: Scope,
  from: string,
  to: string,
  name: string,
  files: number,
): Promise<string> {
  return startBulkAct(scope, kind, { from, to, name, files }, await idsOfOwnFarmers(scope.db, from));
}

/** Says how farmers are handed over, some at a time. */
export function registerHandOvers({ bulkKinds }: Pick<AppContext, 'bulkKinds'>): void {
  bulkKinds.register(kind, handOver);
}

/** Tells an officer what was handed over to them. */
export function tellHeir(scope: Scope, heir: string, name: string, farmers: number, files: number): Promise<void> {
  return tell(scope, heir, {
    kind: 'handedOver',
    params: { name, farmers, files, kept: farmers > 0 && files > 0 ? 'both' : 'one' },
    link: farmers > 0 ? '/controlcenter/extensions' : '/controlcenter/uploads',
  });
}

const handOver: BulkKind = {
  async step(scope, asked, ids) {
    const { from, to } = asked as HandOver;
    if (!(await mayGoOn(scope, asked as HandOver)))
      return { done: 0, missed: [{ reason: 'officerActive', count: ids.length }] };
    const before = await countOwnFarmers(scope.db, from);
    await passSomeFarmers(scope.db, from, to, scope.context.clock.now(), ids);
    const done = before - (await countOwnFarmers(scope.db, from));
    scope.audit('handOverFarmers', [from, to, ...ids.map(String)]);
    return { done, missed: [{ reason: 'gone', count: ids.length - done }] };
  },
  async finish(scope, asked) {
    const { from, to } = asked as HandOver;
    if (await mayGoOn(scope, asked as HandOver)) await passFarmersOn(scope.db, from, to, scope.context.clock.now());
  },
  async tell(scope, asked, ids) {
    const { to, name, files } = asked as HandOver;
    if (to !== scope.actor.personId && ids.length + files > 0) await tellHeir(scope, to, name, ids.length, files);
  },
};

/**
 * Whether who leaves is still inactive.
 *
 * @throws officerNotFound where whoever began it looks after them no longer, partnerInactive
 */
async function mayGoOn(scope: Scope, { from, to, name }: HandOver): Promise<boolean> {
  const officer = await accounts.findOfficer(scope.db, from);
  if (officer === undefined || !mayManageOfficer(scope.actor, officer))
    throw problem('officerNotFound', { found: name });
  const isHeir =
    to === scope.actor.personId || (await accounts.officersAmong(scope.db, [to], { partners: true })).length > 0;
  if (!isHeir) throw problem('partnerInactive');
  return !officer.active;
}
