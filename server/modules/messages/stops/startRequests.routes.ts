import * as calls from '#contract/messages/startRequests.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import { presentStart } from '../messages.presenter.ts';
import * as starts from './startRequests.service.ts';

const pageSize = 50;

/** Questions to the level above, that messages may go again which another officer stopped. */
export function startsRoutes(mount: Mount): void {
  mount(calls.askToStart, async ({ params, body, scope }) => ({
    id: await starts.askToStart(scope, params.id, body.reason),
    message: 'The administrators above you were asked.',
  }));
  mount(calls.listStartRequests, async ({ query: { limit = pageSize, offset = 0 }, scope }) => {
    const { found, total, open } = await starts.listStartRequests(scope, limit, offset);
    return { total, open, found: found.map((each) => ({ ...presentStart(each), farmer: each.farmerName })) };
  });
  mount(calls.decideStartRequest, async ({ params, body, scope }) => {
    await starts.decideStart(scope, params.id, body.start, body.reason);
    return { message: body.start ? 'Messages may go again.' : 'Messages stay stopped.' };
  });
}
