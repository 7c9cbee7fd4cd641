import * as calls from '#contract/farmers/groups.ts';
import type { AppContext } from '#server/context.ts';
import type { Mount } from '#server/platform/calls/mount.ts';
import { presentGroup, presentLink } from '../farmers.presenter.ts';
import { addManyMembers, removeManyMembers, saidOf } from '../bulk.service.ts';
import * as groups from './groups.service.ts';

const pageSize = 50;

/** Groups of farmers, and who is in them. */
export function groupsRoutes(mount: Mount, context: AppContext): void {
  mount(calls.listGroups, async ({ scope }) => (await groups.listGroups(scope)).map(presentGroup));
  mount(calls.addGroup, async ({ body, scope }) => {
    const group = await groups.addGroup(scope, body);
    return { ...presentGroup(group), message: `${group.label} has been created` };
  });
  mount(calls.editGroup, async ({ params, body, scope }) => {
    const group = await groups.editGroup(scope, params.id, body);
    return { ...presentGroup(group), message: `${group.label} has been updated` };
  });
  mount(calls.removeGroup, async ({ params, scope }) => {
    const { label, ...rest } = await groups.removeGroup(scope, params.id);
    return { message: `${label} has been deleted`, removed: 1, ...rest };
  });
  mount(calls.listGroupMembers, async ({ params, query, scope }) => {
    const { q, limit = pageSize, offset = 0 } = query;
    const { found, total } = await groups.listMembers(scope, params.id, { q, limit, offset });
    return { total, found: found.map((each) => presentLink(context, params.id, each, scope.actor.personId)) };
  });
  mount(calls.addGroupMembers, async ({ params, body, scope }) => {
    const added = await addManyMembers(scope, params.id, body.farmerIds);
    return { message: saidOf(added, 'contact(s) added'), ...added };
  });
  mount(calls.removeGroupMembers, async ({ params, body, scope }) => {
    const removed = await removeManyMembers(scope, params.id, body.farmerIds);
    return { message: saidOf(removed, 'contact(s) taken out'), ...removed };
  });
}
