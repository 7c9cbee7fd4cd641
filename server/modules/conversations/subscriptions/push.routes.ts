import * as contract from '#contract/conversations/push.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import { endPush, followByPush, followedBy, movePush } from './push.service.ts';

/** Notices to browsers: asked for, looked at and ended by the browser itself. */
export function pushRoutes(mount: Mount): void {
  mount(contract.showPushKey, ({ scope }) => ({ publicKey: scope.context.push.publicKey }));
  mount(contract.followByPush, ({ body, scope }) => followByPush(scope, body));
  mount(contract.movePush, ({ body, scope }) => movePush(scope, body));
  mount(contract.listPushFollows, ({ body, scope }) => followedBy(scope, body.endpoint));
  mount(contract.endPushFollow, ({ body, scope }) => endPush(scope, body));
}
