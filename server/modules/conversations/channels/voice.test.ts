import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DoorName } from '#engines/conversation/doors.ts';
import { english, type PhraseKey } from '#engines/conversation/english.ts';
import { twilioSignature } from '../../../adapters/sms/twilio.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';
import { doorPath } from './gate.ts';
import { documented } from '../testing/documented.ts';

const origin = 'https://agrihub.example';
const token = 'twilio0token';
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({
    env: {
      PUBLIC_URL: origin,
      DOORS: 'voice-africastalking,voice-twilio',
      TWILIO_TOKEN: token,
      VOICE_MINUTE_PRICE: '0.4',
    },
  });
});
afterAll(() => app.close());

const post = async (door: DoorName, fields: Readonly<Record<string, string>>) => {
  const url = doorPath(app.context, door);
  const signature = twilioSignature(origin + url, fields, token);
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'agrihub.example',
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature,
    },
    payload: new URLSearchParams(fields).toString(),
  });
  return answer.body;
};
let calls = 0;
/** Each call is another. */
const callAfricasTalking = () =>
  post('voice-africastalking', { ...documented.africasTalkingCall, sessionId: `c${++calls}` });
const callTwilio = () => post('voice-twilio', { ...documented.twilioCall, CallSid: `c${++calls}` });

const items = ['work', 'plant', 'weather', 'rains', 'risks', 'fertilizer', 'other'] as const;
/** Everything that the menu of somebody unknown is put together from: 1 + 3 + 7 + 7 pieces. */
const menu: readonly (readonly [key: string, text: string])[] = [
  ['hello.new:1', 'AgriHub Ghana'],
  ['voice.press:1', 'For'],
  ['voice.press:2', 'press'],
  ['voice.press:3', 'then hash'],
  ...items.map((item) => [`item.${item}:1`, english[`item.${item}` as PhraseKey]] as const),
  ...items.map((_, at) => [`number:${at + 1}`, String(at + 1)] as const),
];
const hashOf = (key: string): string =>
  menu
    .findIndex(([each]) => each === key)
    .toString(16)
    .padStart(16, '0');
const pressed = (item: (typeof items)[number]): string[] =>
  ['voice.press:1', `item.${item}:1`, 'voice.press:2', `number:${items.indexOf(item) + 1}`, 'voice.press:3'].map(
    hashOf,
  );
const address = (hashes: readonly string[]): string => `${origin}/api/speech/sound.mp3?pieces=${hashes.join('-')}`;

async function keep(language: 'en' | 'ak'): Promise<void> {
  const { db } = app.context;
  for (const [key, text] of menu) {
    const hash = hashOf(key);
    await db
      .insertInto('speech_sound')
      .values({ hash, content: Buffer.from('sound'), milliseconds: 500, kept_at: new Date() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('speech_piece')
      .values({
        language,
        key,
        text,
        hash,
        recorded_by_name: 'Speaker',
        recorded_at: new Date(),
        reviewed_by_name: 'Reviewer',
        reviewed_at: new Date(),
      })
      .execute();
  }
  await app.context.signals.publish(db, 'speech', {});
  await expect.poll(() => app.context.spoken.byHash().size).toBe(menu.length);
}

test('a call hears recordings where every piece of a sentence is there, and the provider’s voice for the others', async () => {
  expect(await callTwilio()).toContain('<Say language="en-GB">AgriHub Ghana For This week’s work, press 1, then hash.');
  await keep('en');
  const whole = [hashOf('hello.new:1'), ...items.flatMap(pressed)];
  expect(await callAfricasTalking()).toContain(
    `<GetDigits timeout="20" finishOnKey="#"><Play url="${address(whole)}"/></GetDigits>`,
  );
  expect(await callTwilio()).toContain(`<Play>${address(whole)}</Play></Gather>`);

  await app.context.db.deleteFrom('speech_piece').where('key', '=', 'item.weather:1').execute();
  await app.context.signals.publish(app.context.db, 'speech', {});
  await expect.poll(() => app.context.spoken.of('en').has('item.weather:1')).toBe(false);
  // The third entry has no recording: Twilio says that one, Africa’s Talking takes one thing and says all.
  expect(await callTwilio()).toContain(
    `<Play>${address([hashOf('hello.new:1'), ...pressed('work'), ...pressed('plant')])}</Play>` +
      '<Say language="en-GB">For Weather, press 3, then hash.</Say>' +
      `<Play>${address(items.slice(3).flatMap(pressed))}</Play></Gather>`,
  );
  expect(await callAfricasTalking()).toContain('<Say>AgriHub Ghana For This week’s work, press 1, then hash.');
});

test('calls cost what their minutes cost, each begun one whole', async () => {
  await app.context.db.deleteFrom('conversation').execute();
  app.clock.set('2026-04-15T12:00:00Z');
  const call = { ...documented.africasTalkingCall, sessionId: 'long' };
  await post('voice-africastalking', call);
  app.clock.set('2026-04-15T12:02:10Z');
  await post('voice-africastalking', { ...call, dtmfDigits: '3' });
  await post('voice-africastalking', { ...call, sessionId: 'short' });
  const admin = await app.as('admin');
  const { doors } = (await admin.inject({ url: '/api/doors', headers: { host: 'agrihub.example' } })).json<{
    doors: { door: string; cost: number | null }[];
  }>();
  // Three minutes of the long call and one of the short one.
  expect(doors.find(({ door }) => door === 'voice-africastalking')).toMatchObject({ cost: 1.6 });
});
