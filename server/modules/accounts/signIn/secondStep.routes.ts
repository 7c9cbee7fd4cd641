import * as calls from '#contract/accounts/secondStep.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import * as steps from './secondStep.service.ts';

/** The second step of signing in, as its owner sets it up. */
export function secondStepRoutes(mount: Mount): void {
  mount(calls.showSecondStep, ({ scope }) => steps.showSecondStep(scope));
  mount(calls.beginSecondStep, ({ body, scope }) => steps.beginSecondStep(scope, body.current_password ?? ''));
  mount(calls.confirmSecondStep, async ({ body, scope }) => ({
    recoveryCodes: await steps.confirmSecondStep(scope, body.code),
  }));
  mount(calls.renewRecoveryCodes, async ({ body, scope }) => ({
    recoveryCodes: await steps.renewRecoveryCodes(scope, body.password),
  }));
  mount(calls.endSecondStep, async ({ body, scope }) => {
    await steps.endSecondStep(scope, body.password);
    return { on: false };
  });
  mount(calls.endPersonsSecondStep, async ({ params, scope }) => {
    await steps.endPersonsSecondStep(scope, params.id);
    return { on: false };
  });
}
