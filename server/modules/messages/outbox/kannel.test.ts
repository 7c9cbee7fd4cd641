import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, hasKannel, startKannel, type RunningKannel } from '../../../adapters/sms/testing/startKannel.ts';
import { openMessagesRoom, type MessagesRoom } from '../../../testing/messagesRoom.ts';

describe.skipIf(!hasKannel)(
  'over SMPP, by Kannel and its fake centre (skipped without kannel and kannel-extras)',
  () => {
    let kannel: RunningKannel;
    let room: MessagesRoom;
    beforeAll(async () => {
      kannel = await startKannel();
      const port = await freePort();
      room = await openMessagesRoom({ SMS_URL: kannel.url, PUBLIC_URL: `http://127.0.0.1:${port}` });
      await room.portal.app.listen({ host: '127.0.0.1', port });
    });
    afterAll(async () => {
      await room.close();
      await kannel.close();
    });

    test('messages reach the centre in plain and in special letters, and its reports come back', async () => {
      const ids = [
        await room.farmer({ phone: '0244123456' }),
        await room.farmer({ phone: '0244123457', language: 'ak' }),
      ];
      const message = await room.send({
        text: 'Rain, {name}',
        versions: [{ language: 'ak', text: 'Nsuo yɛ' }],
        farmerIds: ids,
      });
      await room.work();
      for (let tries = 0; tries < 80 && (await room.show(message.id)).counts['delivered'] !== 2; tries += 1)
        await sleep(100);
      expect((await room.show(message.id)).counts).toMatchObject({ delivered: 2, failed: 0, unknown: 0 });
      // UCS-2, each letter as two bytes: N 004E, s 0073, u 0075, o 006F, blank 0020, y 0079, ɛ 025B.
      expect(kannel.got().toSorted()).toEqual([
        'AgriHub +233244123456 text Rain, Ama Serwaa',
        'AgriHub +233244123457 ucs-2 %00N%00s%00u%00o%00+%00y%02%5B',
      ]);
    });
  },
);
