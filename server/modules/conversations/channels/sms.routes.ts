import * as contract from '#contract/conversations/channels.ts';
import { readPhoneNumber } from '#engines/words/phoneNumber.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import { sendToNumber } from '../../messages/messages.service.ts';
import { hear } from '../dialogue/hear.service.ts';
import { admitTo, requireTwilioSignature, textFields } from './gate.ts';
import { twilioReply } from './voiceXml.ts';

/** Text messages that came in at Africa's Talking, Twilio and Kannel. A number that is none of Ghana gets no answer. */
export function smsRoutes(mount: Mount): void {
  // https://developers.africastalking.com/docs/sms/notifications
  mount(
    contract.answerAfricasTalkingSms,
    async ({ body, scope }) => {
      const phone = readPhoneNumber(body.from);
      if (phone === null) return { taken: false };
      const said = await hear(scope, {
        door: 'sms-africastalking',
        session: phone,
        phone,
        input: body.text,
        mark: body.id ?? '',
      });
      // What came before was answered before: it is not sent twice.
      if (said === null || said.isRepeat) return { taken: false };
      await sendToNumber(scope, {
        address: phone,
        text: said.text,
        about: 'wish reply',
        districtId: '',
        urgent: true,
      });
      return { taken: true };
    },
    undefined,
    admitTo('sms-africastalking'),
  );
  // https://www.twilio.com/docs/messaging/guides/webhook-request
  mount(
    contract.answerTwilioSms,
    async ({ body, scope }) => {
      const fields = textFields(body);
      const phone = readPhoneNumber(fields['From'] ?? '');
      if (phone === null) return twilioReply(null);
      const said = await hear(scope, {
        door: 'sms-twilio',
        session: phone,
        phone,
        input: fields['Body'] ?? '',
        mark: fields['MessageSid'] ?? '',
      });
      return twilioReply(said?.text ?? null);
    },
    undefined,
    admitTo('sms-twilio', requireTwilioSignature),
  );
  // https://www.kannel.org/download/1.4.5/userguide-1.4.5/userguide.html, chapter 6, "SMS-service group": get-url
  mount(
    contract.answerKannelSms,
    async ({ query, scope }) => {
      const phone = readPhoneNumber(query.from);
      if (phone === null) return '';
      const said = await hear(scope, {
        door: 'sms-kannel',
        session: phone,
        phone,
        input: query.text ?? '',
        mark: query.id ?? '',
      });
      return said?.text ?? '';
    },
    undefined,
    admitTo('sms-kannel'),
  );
}
