import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DoorName } from '#engines/conversation/doors.ts';
import { measureText } from '#engines/messages/measureText.ts';
import { twilioSignature } from '../../../adapters/sms/twilio.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';
import { doorPath } from './gate.ts';
import { documented } from '../testing/documented.ts';

const origin = 'https://agrihub.example';
const token = 'twilio0token';
const secret = 'whatsapp-app-secret';
let app: TestApp;
let graph: Server;
const sentByWhatsapp: unknown[] = [];

beforeAll(async () => {
  graph = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      sentByWhatsapp.push({ path: request.url, key: request.headers.authorization, body: JSON.parse(text) });
      response.setHeader('content-type', 'application/json').end('{"messages":[{"id":"wamid.OUT"}]}');
    });
  });
  await new Promise<void>((resolve) => graph.listen(0, '127.0.0.1', resolve));
  app = await buildTestApp({
    env: {
      PUBLIC_URL: origin,
      DOORS:
        'ussd-africastalking,ussd-arkesel,ussd-hubtel,ussd-nalo,sms-africastalking,sms-twilio,sms-kannel,whatsapp,telegram,voice-africastalking,voice-twilio',
      WHATSAPP_URL: `http://127.0.0.1:${(graph.address() as AddressInfo).port}/v23.0/106540352242922?key=graph-token`,
      WHATSAPP_APP_SECRET: secret,
      WHATSAPP_VERIFY_TOKEN: 'verify-me',
      TELEGRAM_SECRET: 'telegram-secret-token',
      TWILIO_TOKEN: token,
    },
  });
});
afterAll(async () => {
  await app.close();
  graph.close();
});

const path = (door: DoorName): string => doorPath(app.context, door);
const headers = { host: 'agrihub.example' };
const postForm = (url: string, fields: Readonly<Record<string, string>>, more: Readonly<Record<string, string>> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded', ...more },
    payload: new URLSearchParams(fields).toString(),
  });
const postJson = (url: string, payload: object, more: Readonly<Record<string, string>> = {}) =>
  app.inject({ method: 'POST', url, headers: { ...headers, ...more }, payload });
const postMeta = (payload: object, signedWith = secret) => {
  const text = JSON.stringify(payload);
  return app.inject({
    method: 'POST',
    url: path('whatsapp'),
    headers: {
      ...headers,
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${createHmac('sha256', signedWith).update(text).digest('hex')}`,
    },
    payload: text,
  });
};
const postTwilio = (
  door: 'sms-twilio' | 'voice-twilio',
  fields: Readonly<Record<string, string>>,
  signedWith = token,
) =>
  postForm(path(door), fields, {
    'x-twilio-signature': twilioSignature(`${origin}${path(door)}`, fields, signedWith),
  });

test('Africa’s Talking shows the menu, asks for crop and place, and answers, screen by screen', async () => {
  const session = { ...documented.africasTalkingUssd, sessionId: 'ATUid_1' };
  const say = async (text: string) => (await postForm(path('ussd-africastalking'), { ...session, text })).body;
  expect(await say('')).toMatch(/^CON AgriHub Ghana\n1 This week's work\n/);
  expect(await say('1')).toMatch(/^CON Which crop\?/);
  expect(await say('1*maize')).toMatch(/^CON Where is your field\?/);
  const answer = await say('1*maize*Ejura');
  expect(answer).toMatch(/^CON Maize, Ejura, 15 Apr to 21 Apr:\n/);
  expect(measureText(answer.slice(4)).letters).toBeLessThanOrEqual(160);
  // The carrier asks again where the answer was lost: the same, and nothing is chosen twice.
  expect(await say('1*maize*Ejura')).toBe(answer);
  expect(await say('1*maize*Ejura*0')).toMatch(/^CON AgriHub: Maize, Ejura\n/);
});

test('Arkesel, Hubtel and Nalo are answered in their own shapes', async () => {
  const arkesel = await postJson(path('ussd-arkesel'), documented.arkeselUssd);
  expect(arkesel.json()).toEqual({
    sessionID: '16449230836099158',
    userID: 'USSDTEST_qwerty',
    msisdn: '233544919953',
    message: expect.stringMatching(/^AgriHub Ghana\n1 /) as string,
    continueSession: true,
  });
  const stopped = await postJson(path('ussd-arkesel'), {
    ...documented.arkeselUssd,
    newSession: false,
    userData: 'STOP',
  });
  expect(stopped.json()).toMatchObject({ continueSession: false });

  const hubtel = await postJson(path('ussd-hubtel'), documented.hubtelUssd);
  expect(hubtel.json()).toEqual({
    SessionId: '8d440a43a98b4614b9df22b79c8190b8',
    Type: 'response',
    Message: expect.stringMatching(/^AgriHub Ghana\n1 /) as string,
    Label: 'AgriHub Ghana',
    ClientState: '',
    DataType: 'input',
    FieldType: 'text',
  });
  const chosen = { ...documented.hubtelUssd, Sequence: '2', Type: 'response', Message: '7' };
  const other = await postJson(path('ussd-hubtel'), chosen);
  expect(other.json()).toMatchObject({ Message: expect.stringMatching(/^Other services\n/) as string });
  expect((await postJson(path('ussd-hubtel'), chosen)).json()).toEqual(other.json());
  expect((await postJson(path('ussd-hubtel'), { ...chosen, Type: 'release' })).json()).toMatchObject({
    Type: 'release',
  });

  const nalo = await postJson(path('ussd-nalo'), documented.naloUssd);
  expect(nalo.json()).toEqual({
    USERID: 'NALOTest',
    MSISDN: '233265542141',
    USERDATA: '*920*1001#',
    MSG: expect.stringMatching(/^AgriHub Ghana\n1 /) as string,
    MSGTYPE: true,
  });
  const next = await postJson(path('ussd-nalo'), { ...documented.naloUssd, USERDATA: '7', MSGTYPE: false });
  expect(next.json()).toMatchObject({ MSG: expect.stringMatching(/^Other services/) as string, MSGTYPE: true });
});

test.each(['maize ejura', 'Maze Ejura', 'Edjura maize', 'CORN EJURA', 'aburoo ejura'])(
  'an SMS "%s" through Kannel is answered with this week’s work in two parts at most',
  async (text) => {
    const query = new URLSearchParams({ from: '+233201234567', text, id: `kannel ${text}` });
    const answer = await app.inject({ url: `${path('sms-kannel')}?${query}`, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.body).toMatch(/^Maize, .*15 Apr to 21 Apr:\n/);
    expect(measureText(answer.body).parts).toBeLessThanOrEqual(2);
  },
);

test('an SMS at Africa’s Talking is answered once through the outbox, also where its call is repeated', async () => {
  const url = path('sms-africastalking');
  expect((await postForm(url, documented.africasTalkingSms)).json()).toEqual({ taken: true });
  expect((await postForm(url, documented.africasTalkingSms)).json()).toEqual({ taken: false });
  await app.context.jobs.runDue();
  const sent = await app.context.db
    .selectFrom('delivery')
    .select(['address', 'text', 'state'])
    .where('address', '=', '0244123456')
    .execute();
  expect(sent).toEqual([
    { address: '0244123456', text: expect.stringMatching(/^Maize, Ejura, /) as string, state: 'accepted' },
  ]);
});

test('Twilio’s SMS is answered in TwiML, and what it did not sign is refused', async () => {
  const answer = await postTwilio('sms-twilio', documented.twilioSms);
  expect(answer.headers['content-type']).toMatch(/^text\/xml/);
  expect(answer.body).toMatch(/^<\?xml .*\?>\n<Response><Message>Maize, Ejura, [^<]*<\/Message><\/Response>$/s);
  expect((await postTwilio('sms-twilio', { ...documented.twilioSms, MessageSid: 'SM2' }, 'other')).statusCode).toBe(
    404,
  );
});

test('WhatsApp’s webhook is verified by its token, and its messages are answered by its own call, once', async () => {
  const ask = (verify: string) =>
    app.inject({
      url: `${path('whatsapp')}?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${verify}`,
      headers,
    });
  expect((await ask('verify-me')).body).toBe('1158201444');
  expect((await ask('guess')).statusCode).toBe(404);

  expect((await postMeta(documented.whatsappText)).json()).toEqual({ taken: 1 });
  expect((await postMeta(documented.whatsappText)).json()).toEqual({ taken: 0 });
  expect((await postMeta(documented.whatsappLocation)).json()).toEqual({ taken: 1 });
  expect((await postMeta(documented.whatsappStatus)).json()).toEqual({ taken: 0 });
  expect((await postMeta(documented.whatsappListReply, 'other')).statusCode).toBe(404);
  await app.context.jobs.runDue();
  expect(sentByWhatsapp).toMatchObject([
    {
      path: '/v23.0/106540352242922/messages',
      key: 'Bearer graph-token',
      body: { messaging_product: 'whatsapp', to: '233244123456', type: 'text' },
    },
    { body: { to: '233244123456' } },
  ]);
});

test('a list reply of WhatsApp chooses, and a voice note is a question once one is asked for', async () => {
  const menu = structuredClone(documented.whatsappText) as unknown as {
    entry: { changes: { value: { messages: { id: string; text: { body: string } }[] } }[] }[];
  };
  const message = menu.entry[0]?.changes[0]?.value.messages[0];
  if (message === undefined) throw new Error('The fixture has no message.');
  message.id = 'wamid.MENU';
  message.text.body = 'menu';
  await postMeta(menu);
  expect((await postMeta(documented.whatsappListReply)).json()).toEqual({ taken: 1 });
  message.id = 'wamid.ASK';
  message.text.body = 'ask';
  await postMeta(menu);
  await postMeta(documented.whatsappAudio);
  await app.context.jobs.runDue();
  const lists = sentByWhatsapp.slice(2) as {
    body: { interactive?: { type: string; action: { sections: unknown[] } } };
  }[];
  expect(lists.find(({ body }) => body.interactive !== undefined)?.body.interactive).toMatchObject({
    type: 'list',
    action: { sections: [{ rows: expect.arrayContaining([{ id: '3', title: 'Weather' }]) as unknown[] }] },
  });
  const asked = await app.context.db.selectFrom('farmer_question').select(['text', 'caller', 'door']).execute();
  expect(asked).toEqual([{ text: '[voice note 1908647269898587]', caller: '0244123456', door: 'whatsapp' }]);
});

test('WhatsApp’s reactions and news of numbers are no messages, and the words under a picture are', async () => {
  const message = (type: string, more: object) => {
    const sent = structuredClone(documented.whatsappText) as unknown as {
      entry: { changes: { value: { messages: object[] } }[] }[];
    };
    const value = sent.entry[0]?.changes[0]?.value;
    if (value === undefined) throw new Error('The fixture has no message.');
    value.messages = [{ from: '233244123456', id: `wamid.${type}`, timestamp: '1776254500', type, ...more }];
    return postMeta(sent);
  };
  expect((await message('reaction', { reaction: { message_id: 'wamid.OUT', emoji: '👍' } })).json()).toEqual({
    taken: 0,
  });
  expect((await message('system', { system: { type: 'user_changed_number' } })).json()).toEqual({ taken: 0 });
  sentByWhatsapp.length = 0;
  await message('image', { image: { caption: 'weather Bole', mime_type: 'image/jpeg', id: '1' } });
  await app.context.jobs.runDue();
  expect(sentByWhatsapp).toMatchObject([
    { body: { text: { body: expect.stringMatching(/^Weather in Bole:|Bole/) as string } } },
  ]);
});

test('Telegram is answered in the answer to its update, with its secret alone', async () => {
  const right = { 'x-telegram-bot-api-secret-token': 'telegram-secret-token' };
  const menu = await postJson(path('telegram'), documented.telegramText, right);
  expect(menu.json()).toMatchObject({
    method: 'sendMessage',
    chat_id: 1_111_111,
    text: 'AgriHub Ghana',
    reply_markup: { inline_keyboard: expect.arrayContaining([[{ text: 'Weather', callback_data: '3' }]]) as unknown[] },
  });
  expect((await postJson(path('telegram'), documented.telegramPress, right)).json()).toMatchObject({
    text: expect.stringMatching(/^Where is your field\?/) as string,
  });
  expect((await postJson(path('telegram'), documented.telegramPress, right)).json()).toMatchObject({
    chat_id: 1_111_111,
  });
  expect((await postJson(path('telegram'), documented.telegramText)).statusCode).toBe(404);
});

test('a call is led by keys, a question is recorded, and the last word on a call gets none', async () => {
  const call = (fields: Readonly<Record<string, string>>) =>
    postForm(path('voice-africastalking'), { ...documented.africasTalkingCall, ...fields });
  expect((await call({})).body).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<Response><GetDigits timeout="20" finishOnKey="#"><Say>AgriHub[^<]* press 1, then hash\./,
  );
  expect((await call({ dtmfDigits: '7' })).body).toContain('For Ask my officer, press 3');
  await call({ dtmfDigits: '5' });
  expect((await call({ dtmfDigits: '1' })).body).toContain('Choose your region');
  expect((await call({ isActive: '0' })).body).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<Response/>');

  const twilio = await postTwilio('voice-twilio', documented.twilioCall);
  expect(twilio.body).toContain(
    `<Gather input="dtmf" finishOnKey="#" timeout="20" action="${origin}${path('voice-twilio')}"`,
  );
  expect((await postTwilio('voice-twilio', documented.twilioCall, 'other')).statusCode).toBe(404);
  const over = await postTwilio('voice-twilio', { ...documented.twilioCall, CallStatus: 'completed' });
  expect(over.body).toMatch(/<Response\/>$/);
});

test('a wrong key, and a door that is not set up, are no gateway', async () => {
  expect((await postJson('/api/doors/ussd-nalo/wrong', documented.naloUssd)).statusCode).toBe(404);
});

test.each(['{"object":7}', '[]', 'no JSON', ''])(
  'whoever has no key or signature is not told what a body should be: %s',
  async (payload) => {
    const unsigned = { ...headers, 'content-type': 'application/json' };
    const said = async (url: string) =>
      (await app.inject({ method: 'POST', url, headers: unsigned, payload })).statusCode;
    const signing = ['whatsapp', 'telegram', 'sms-twilio', 'voice-twilio'] as const;
    expect(await Promise.all(signing.map((door) => said(path(door))))).toEqual([404, 404, 404, 404]);
    const others = ['ussd-africastalking', 'ussd-arkesel', 'ussd-hubtel', 'ussd-nalo', 'sms-africastalking'] as const;
    expect(new Set(await Promise.all(others.map((door) => said(`/api/doors/${door}/other-key`))))).toEqual(
      new Set([404]),
    );
    expect((await app.inject('/api/doors/sms-kannel/other-key')).statusCode).toBe(404);
    // With its signature the same body is told what is wrong with it.
    const signature = `sha256=${createHmac('sha256', secret).update(payload).digest('hex')}`;
    const signed = await app.inject({
      method: 'POST',
      url: path('whatsapp'),
      headers: { ...unsigned, 'x-hub-signature-256': signature },
      payload,
    });
    expect(signed.statusCode).toBe(400);
  },
);
