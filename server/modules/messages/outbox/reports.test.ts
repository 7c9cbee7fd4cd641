import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  startAfricasTalking,
  type AfricasTalkingStandIn,
} from '../../../adapters/sms/testing/africasTalkingStandIn.ts';
import { startTwilio, type TwilioStandIn } from '../../../adapters/sms/testing/twilioStandIn.ts';
import { openMessagesRoom, type MessagesRoom } from '../../../testing/messagesRoom.ts';

let room: MessagesRoom;
let twilio: TwilioStandIn;
beforeAll(async () => {
  twilio = await startTwilio();
  room = await openMessagesRoom({ SMS_URL: twilio.url, PUBLIC_URL: 'https://agrihub.example' });
});
afterAll(async () => {
  await room.close();
  await twilio.close();
});
beforeEach(() => room.reset());

const pathOf = async (provider: string): Promise<string> =>
  (await room.admin.inject('/api/messages/setup'))
    .json<{ reports: { provider: string; path: string }[] }>()
    .reports.find((each) => each.provider === provider)?.path ?? '';
const push = (url: string, fields: Record<string, string>, signature: string) =>
  room.portal.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
  });

describe('reports that a provider pushes', () => {
  test('count where key and signature are its own, once, and not after what is settled', async () => {
    const message = await room.send({ text: 'Rain', farmerIds: [await room.farmer()] });
    await room.work();
    const id = twilio.taken.at(-1)?.id ?? '';
    const path = await pathOf('twilio');
    expect(twilio.taken.at(-1)?.callback).toBe(`https://agrihub.example${path}`);
    const good = twilio.report(id, 'delivered');
    expect((await push(path, { ...good.fields, MessageStatus: 'failed' }, good.signature)).statusCode).toBe(404);
    expect(
      (
        await push(
          path.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x')),
          good.fields,
          good.signature,
        )
      ).statusCode,
    ).toBe(404);
    expect((await push(path.replace('twilio', 'arkesel'), good.fields, good.signature)).statusCode).toBe(404);
    expect((await room.show(message.id)).counts).toMatchObject({ accepted: 1 });
    expect((await push(path, good.fields, good.signature)).json()).toEqual({ reports: 1 });
    const late = twilio.report(id, 'undelivered');
    await push(path, late.fields, late.signature);
    await push(path, good.fields, good.signature);
    expect((await room.show(message.id)).counts).toMatchObject({ delivered: 1, failed: 0 });
  });

  test('before the answer was set down are applied once it is', async () => {
    const message = await room.send({ text: 'Rain', farmerIds: [await room.farmer()] });
    await room.work();
    const { db } = room.portal.context;
    const early = twilio.report(twilio.taken.at(-1)?.id ?? '', 'delivered');
    const row = await db
      .selectFrom('delivery')
      .select('provider_id')
      .where('message_id', '=', message.id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('delivery')
      .set({ state: 'submitting', provider_id: null })
      .where('message_id', '=', message.id)
      .execute();
    await push(await pathOf('twilio'), early.fields, early.signature);
    expect((await room.show(message.id)).counts).toMatchObject({ submitting: 1 });
    await db
      .updateTable('delivery')
      .set({ state: 'accepted', provider_id: row.provider_id })
      .where('message_id', '=', message.id)
      .execute();
    await room.work();
    expect((await room.show(message.id)).counts).toMatchObject({ delivered: 1 });
  });

  test('officers do not see where they go', async () => {
    expect((await room.ama.inject('/api/messages/setup')).json()).toMatchObject({ reports: [], incoming: null });
  });
});

describe('a second provider', () => {
  let africa: AfricasTalkingStandIn;
  let both: MessagesRoom;
  beforeAll(async () => {
    africa = await startAfricasTalking();
    both = await openMessagesRoom({ SMS_FALLBACK_URL: africa.url });
  });
  afterAll(async () => {
    await both.close();
    await africa.close();
  });
  beforeEach(async () => {
    await both.reset();
    africa.taken.length = 0;
  });

  const sendTo = async () => {
    const id = await both.farmer();
    const message = await both.send({ text: 'Rain', farmerIds: [id] });
    await both.work();
    return {
      counts: (await both.show(message.id)).counts,
      row: (await both.rows(message.id))[0],
      first: both.standIn.timesOf(await both.phoneOf(id)),
      second: africa.taken.length,
    };
  };

  test.each([['busy'], ['wrongKey'], ['refused']] as const)(
    'takes what the first plainly refused: %s',
    async (fault) => {
      both.standIn.faults.push(fault);
      expect(await sendTo()).toMatchObject({ counts: { accepted: 1 }, first: 0, second: 1 });
    },
  );

  test('takes a number that the first sent nothing to', async () => {
    both.standIn.faults.push('noCredit');
    expect(await sendTo()).toMatchObject({ counts: { accepted: 1 }, second: 1 });
  });

  test.each([['lostAnswer'], ['brokenDown'], ['notJson']] as const)(
    'gets nothing of what is in doubt: %s',
    async (fault) => {
      both.standIn.faults.push(fault);
      expect(await sendTo()).toMatchObject({ counts: { unknown: 1 }, first: 1, second: 0 });
    },
  );

  test('that refuses too leaves both reasons', async () => {
    both.standIn.faults.push('refused');
    africa.faults.push('busy');
    expect(await sendTo()).toMatchObject({
      counts: { queued: 1 },
      row: {
        reason:
          'mNotify refused the message with code 1006: Sender not approved for [number]. Africa’s Talking takes nothing for now (429).',
      },
    });
  });
});
