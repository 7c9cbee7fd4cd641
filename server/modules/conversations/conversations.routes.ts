import { listDoors as doorsCall, tryPhone as tryCall } from '#contract/conversations/phones.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { chatRoutes } from './channels/chat.routes.ts';
import { listDoors } from './channels/doors.service.ts';
import { pushRoutes } from './subscriptions/push.routes.ts';
import { questionsRoutes } from './questions/questions.routes.ts';
import { smsRoutes } from './channels/sms.routes.ts';
import { tryPhone } from './dialogue/trial.service.ts';
import { ussdRoutes } from './channels/ussd.routes.ts';
import { voiceRoutes } from './channels/voice.routes.ts';

/** Phones: the doors of their providers, and the phone to try them on. */
export function conversationsRoutes(mount: Mount): void {
  mount(tryCall, ({ body, scope }) => tryPhone(scope, body));
  mount(doorsCall, ({ scope }) => listDoors(scope));
  pushRoutes(mount);
  questionsRoutes(mount);
  ussdRoutes(mount);
  smsRoutes(mount);
  chatRoutes(mount);
  voiceRoutes(mount);
}
