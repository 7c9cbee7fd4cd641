import * as contract from '#contract/conversations/channels.ts';
import { readPhoneNumber } from '#engines/words/phoneNumber.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import { problem } from '../../../platform/calls/problems.ts';
import { isSameKey, setDownReports, whatsappMaker } from '../../messages/messages.service.ts';
import { telegramMessage, telegramReply, whatsappMessages, whatsappPayload, whatsappReports } from './chat.ts';
import { hear } from '../dialogue/hear.service.ts';
import { admitTo, requireMetaSignature, requireTelegramSecret } from './gate.ts';
import { placeAt } from '../dialogue/places.service.ts';
import { sendingWhatsapp } from './whatsapp.service.ts';

/** WhatsApp and Telegram. */
export function chatRoutes(mount: Mount): void {
  mount(
    contract.verifyWhatsapp,
    ({ query, scope }) => {
      const token = scope.context.config.whatsapp?.verifyToken ?? '';
      if (query['hub.mode'] !== 'subscribe' || token === '' || !isSameKey(query['hub.verify_token'], token))
        throw problem('gatewayUnknown');
      return query['hub.challenge'];
    },
    undefined,
    admitTo('whatsapp'),
  );
  mount(
    contract.answerWhatsapp,
    async ({ body, scope }) => {
      let taken = 0;
      const entry = body.object === 'whatsapp_business_account' ? body.entry : [];
      await setDownReports(scope, whatsappMaker, whatsappReports(entry));
      for (const message of whatsappMessages(entry)) {
        const phone = readPhoneNumber(message.from);
        const said = await hear(scope, {
          door: 'whatsapp',
          session: message.from,
          phone,
          handle: `whatsapp:${message.from}`,
          input: message.input,
          mark: message.id,
          ...(message.point && { place: placeAt(scope, message.point) }),
        });
        if (said === null || said.isRepeat) continue;
        taken += 1;
        await scope.context.jobs.enqueue(scope.db, {
          kind: sendingWhatsapp,
          payload: whatsappPayload(message.from, said),
          dedupeKey: `${sendingWhatsapp}:${message.id}`,
        });
      }
      return { taken };
    },
    undefined,
    admitTo('whatsapp', requireMetaSignature),
  );
  // https://core.telegram.org/bots/api#setwebhook
  mount(
    contract.answerTelegram,
    async ({ body, scope }) => {
      const message = telegramMessage(body);
      if (message === null) return {};
      const said = await hear(scope, {
        door: 'telegram',
        session: message.from,
        phone: null,
        handle: `telegram:${message.from}`,
        input: message.input,
        mark: message.id,
        ...(message.point && { place: placeAt(scope, message.point) }),
      });
      return said === null ? {} : telegramReply(Number(message.from), said);
    },
    undefined,
    admitTo('telegram', requireTelegramSecret),
  );
}
