/** The front door of the conversations room: phones by their doors, what farmers ask, and what they are sent. */
import type { AppContext } from '../../context.ts';
import { forgetReaders } from '../climate/climate.service.ts';
import { dropVoiceNotes } from '../messages/messages.service.ts';
import { forgetOldConversations } from './channels/doors.service.ts';
import { forgetCallers } from './forgetNumbers.repository.ts';
import { sendPushes } from './subscriptions/sendPush.service.ts';
import { watchQuestions } from './questions/questions.service.ts';
import { warnBrowsers } from './subscriptions/warnBrowsers.service.ts';
import { sendWeeklyWork } from './subscriptions/subscriptions.service.ts';
import { sendWhatsapp } from './channels/whatsapp.service.ts';

export { soundOf, voiceNoteAt } from './questions/answerByVoice.service.ts';
export { answerOf, weekOf } from './dialogue/answers.service.ts';
export { placesLike } from './dialogue/places.service.ts';
export { confirmSubscription, endSubscription, subscriptionByCode } from './subscriptions/subscriptions.repository.ts';
export { subscribeByMail } from './subscriptions/subscriptions.service.ts';
export { tryPhone } from './dialogue/trial.service.ts';

/** What the room does in the background. */
export function registerConversations(context: AppContext): void {
  sendWhatsapp(context);
  sendWeeklyWork(context);
  sendPushes(context);
  warnBrowsers(context);
  watchQuestions(context);
  forgetOldConversations(context);
  context.personalData.onAddressesErased(async ({ db }, addresses) => {
    await dropVoiceNotes(db, await forgetCallers(db, addresses));
    await forgetReaders(db, addresses);
  });
}
