import { confirmEmail, registerDataUser } from '#contract/accounts/registration.ts';
import { ownPath } from '#engines/words/ownPath.ts';
import { answerWith } from '../../../platform/calls/answer.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import { enter, onward } from '../signIn/openSession.service.ts';
import * as registration from './registration.service.ts';

const mailed = 'An email has been sent to your inbox. Follow its link within a day, then sign in.';

/** Joining the data hub, and confirming an address. */
export function registrationRoutes(mount: Mount): void {
  mount(registerDataUser, async ({ body, scope }) => {
    const person = await registration.register(scope, body);
    if (person === null) return answerWith(mailed, { status: 202, ...onward(scope, '/sign-in?confirm=1') });
    const { token, cookies } = await enter(scope, person, 'data');
    return answerWith(token, { cookies, ...onward(scope, ownPath(body.next ?? '/main/datasets')) });
  });

  mount(confirmEmail, async ({ params, scope }) => {
    const done = await registration.confirm(scope, params.token);
    return answerWith({ done }, onward(scope, '/sign-in?confirmed=1'));
  });
}
