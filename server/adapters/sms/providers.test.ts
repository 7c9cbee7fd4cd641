import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stoppedClock } from '../clock/clock.ts';
import { africasTalking } from './africasTalking.ts';
import { openSms, readSmsUrl } from './openSms.ts';
import { SmsError, type Sms, type SmsBatch } from './sms.ts';
import { startAfricasTalking, type AfricasTalkingStandIn } from './testing/africasTalkingStandIn.ts';
import type { StandInFault } from './testing/standIn.ts';
import { startTwilio, type TwilioStandIn } from './testing/twilioStandIn.ts';
import { twilio, twilioSignature } from './twilio.ts';

const two: SmsBatch = {
  sender: 'AgriHub',
  text: 'Spray now.',
  recipients: [
    { reference: 'm1', phone: '0244123456' },
    { reference: 'm2', phone: '0201234567' },
  ],
};
const one: SmsBatch = { ...two, recipients: two.recipients.slice(0, 1) };
const reportsTo = 'https://agrihub.example/api/messages/reports/twilio/key';
const outcomeOf = async (sms: Sms, batch: SmsBatch): Promise<string> => {
  try {
    return (await sms.submit(batch))
      .map((answer) => (answer.outcome === 'accepted' ? answer.id : answer.reason))
      .join(' | ');
  } catch (error) {
    return error instanceof SmsError ? `${error.outcome}: ${error.message}` : String(error);
  }
};
const faults = (name: string): readonly (readonly [StandInFault, string])[] => [
  ['busy', `later: ${name} takes nothing for now (429).`],
  ['wrongKey', `later: ${name} refused the key of this portal (401). Whoever runs the portal checks SMS_URL.`],
  ['lostAnswer', `doubtful: The line to ${name} broke before it answered.`],
  ['slow', `doubtful: ${name} did not answer within 1 s.`],
  ['brokenDown', `doubtful: ${name} answered 500.`],
  ['notJson', `doubtful: ${name} answered something that cannot be read.`],
];

describe('Africa’s Talking', () => {
  let standIn: AfricasTalkingStandIn;
  let sms: Sms;
  beforeAll(async () => {
    standIn = await startAfricasTalking();
    sms = africasTalking({ base: new URL(standIn.origin), key: 'agrihub:stand-in-key', timeOutMs: 1_000 });
  });
  afterAll(() => standIn.close());

  test('names each recipient and refuses numbers by themselves', async () => {
    standIn.rejected.add('+233201234567');
    expect(await outcomeOf(sms, two)).toBe('ATXid_1 | Africa’s Talking: InvalidPhoneNumber.');
    expect(standIn.taken).toEqual([{ to: '+233244123456', message: 'Spray now.', from: 'AgriHub', id: 'ATXid_1' }]);
    expect(await outcomeOf(sms, { ...one, sender: 'Unknown' })).toBe(
      'refused: Africa’s Talking refused the message: InvalidSenderId.',
    );
  });

  test.each(faults('Africa’s Talking'))('%s: %s', async (fault, outcome) => {
    standIn.faults.push(fault);
    expect(await outcomeOf(sms, one)).toBe(outcome);
  });

  test.each([
    [{ id: 'a', status: 'Success' }, [{ id: 'a', phone: null, state: 'delivered', reason: '' }]],
    [
      { id: 'a', status: 'Failed', failureReason: 'UserAccountSuspended' },
      [{ id: 'a', phone: null, state: 'failed', reason: 'Africa’s Talking: failed.' }],
    ],
    [
      { id: 'a', status: 'AbsentSubscriber' },
      [{ id: 'a', phone: null, state: 'failed', reason: 'Africa’s Talking: absentsubscriber.' }],
    ],
    [{ id: 'a', status: 'Buffered' }, []],
  ])('a pushed report %j', (fields, reports) =>
    expect(sms.pushed?.({ url: '', signature: undefined, fields })).toEqual(reports),
  );
});

describe('Twilio', () => {
  let standIn: TwilioStandIn;
  let sms: Sms;
  beforeAll(async () => {
    standIn = await startTwilio();
    sms = twilio({ base: new URL(standIn.origin), key: 'ACstandin0001:stand0in0token', reportsTo, timeOutMs: 1_000 });
  });
  afterAll(() => standIn.close());

  test('takes one number a call, and says where reports go', async () => {
    expect(await outcomeOf(sms, one)).toBe('SM00000000000000000000000000000001');
    expect(standIn.taken[0]).toMatchObject({
      to: '+233244123456',
      body: 'Spray now.',
      from: 'AgriHub',
      callback: reportsTo,
    });
    expect(await outcomeOf(sms, { ...one, recipients: [{ reference: 'm3', phone: '02' }] })).toBe(
      'refused: Twilio answered 400.',
    );
    expect(await sms.reportsOf?.('SM1')).toEqual([{ id: 'SM1', phone: null, state: 'delivered', reason: '' }]);
  });

  test.each(faults('Twilio'))('%s: %s', async (fault, outcome) => {
    standIn.faults.push(fault);
    expect(await outcomeOf(sms, one)).toBe(outcome);
  });

  test('a pushed report counts where its signature is Twilio’s, over the address and every field', () => {
    const { fields, signature } = standIn.report('SM00000000000000000000000000000001', 'undelivered');
    expect(sms.pushed?.({ url: reportsTo, signature, fields })).toEqual([
      { id: 'SM00000000000000000000000000000001', phone: null, state: 'failed', reason: 'Twilio: undelivered.' },
    ]);
    expect(sms.pushed?.({ url: reportsTo, signature, fields: { ...fields, MessageStatus: 'delivered' } })).toBeNull();
    expect(sms.pushed?.({ url: `${reportsTo}x`, signature, fields })).toBeNull();
    expect(sms.pushed?.({ url: reportsTo, signature: undefined, fields })).toBeNull();
  });

  test('signs as Twilio’s documents show it', () => {
    const fields = {
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675310',
      Digits: '1234',
      From: '+14158675310',
      To: '+18005551212',
    };
    expect(twilioSignature('https://example.com/myapp.php?foo=1&bar=2', fields, '12345')).toBe(
      'L/OH5YylLD5NRKLltdqwSvS0BnU=',
    );
  });
});

test.each([
  ['twilio:ACabcdef0123456789:0123456789abcdef', 'twilio'],
  ['twilio:AC', null],
  ['africastalking:agrihub:atsk_0123456789', 'africastalking'],
  ['africastalking:atsk_0123456789', null],
  ['smpp:http://127.0.0.1:13013/?key=agrihub:secret', 'smpp'],
  ['smpp:agrihub:secret', null],
  ['toString:abcdefghij', null],
])('SMS_URL %s names %s', (url, maker) => {
  const open = (): string => openSms({ url, dataDir: '', clock: stoppedClock('2026-04-15T12:00:00Z') }).maker;
  expect([readSmsUrl(url)?.maker ?? null, maker === null ? null : open()]).toEqual([maker, maker]);
});
