import { requestPasswordReset, resetPassword } from '#contract/accounts/passwordReset.ts';
import { answerWith } from '../../../platform/calls/answer.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import { onward } from './openSession.service.ts';
import * as resets from './resets.service.ts';

/** D §8 quotes the first. */
const mailed = 'An email has been sent to your inbox';
const texted = 'A link has been sent to this number, or to the e-mail address of its officer';

/** New passwords by mail and by SMS. */
export function resetsRoutes(mount: Mount): void {
  mount(requestPasswordReset, async ({ body, scope }) => {
    const by = await resets.requestReset(scope, body.email ?? '');
    return answerWith(by === 'email' ? mailed : texted, onward(scope, '/main/services?mailed=1'));
  });

  mount(resetPassword, async ({ params, body, scope }) => {
    await resets.resetPassword(scope, params.token, body.password, body.repeat_password);
    return answerWith('Your password is set. Sign in with it.', onward(scope, '/main/services?password=set'));
  });
}
