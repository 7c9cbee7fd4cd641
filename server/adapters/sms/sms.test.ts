import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stoppedClock } from '../clock/clock.ts';
import { mnotify } from './mnotify.ts';
import { openSms, readSmsUrl } from './openSms.ts';
import { SmsError, type Sms, type SmsBatch } from './sms.ts';
import { arkesel } from './arkesel.ts';
import { startArkesel } from './testing/arkeselStandIn.ts';
import { startMnotify, type Fault, type MnotifyStandIn } from './testing/mnotifyStandIn.ts';

const batch: SmsBatch = {
  sender: 'AgriHub',
  text: 'Spray now.',
  recipients: [
    { reference: 'm1', phone: '0244123456' },
    { reference: 'm2', phone: '0201234567' },
  ],
};
const outcomeOf = async (sms: Sms): Promise<string> => {
  try {
    const answers = await sms.submit(batch);
    return answers.map(({ outcome }) => outcome).join(' ');
  } catch (error) {
    return error instanceof SmsError ? `${error.outcome}: ${error.message}` : String(error);
  }
};

describe('mNotify', () => {
  let standIn: MnotifyStandIn;
  let sms: Sms;
  beforeAll(async () => {
    standIn = await startMnotify();
    const read = readSmsUrl(standIn.url);
    if (read?.maker !== 'mnotify') throw new Error('The address of the stand-in was not read.');
    sms = mnotify({ ...read, timeOutMs: 1_000 });
  });
  afterAll(() => standIn.close());
  beforeEach(() => {
    standIn.faults.length = 0;
    standIn.rejected.clear();
    standIn.statuses.clear();
  });

  test('takes text, sender and all numbers in one call', async () => {
    expect(await outcomeOf(sms)).toBe('accepted accepted');
    expect(standIn.batches.at(-1)).toEqual({
      recipients: ['0244123456', '0201234567'],
      text: 'Spray now.',
      sender: 'AgriHub',
    });
  });

  test.each([
    ['wrongTypes', 'accepted accepted'],
    ['duplicate', 'accepted accepted'],
    ['noCredit', 'refused refused'],
    ['busy', 'later: mNotify takes nothing for now (429).'],
    ['wrongKey', 'later: mNotify refused the key of this portal (401). Whoever runs the portal checks SMS_URL.'],
    ['refused', 'refused: mNotify refused the message with code 1006: Sender not approved for [number].'],
    ['lostAnswer', 'doubtful: The line to mNotify broke before it answered.'],
    ['slow', 'doubtful: mNotify did not answer within 1 s.'],
    ['brokenDown', 'doubtful: mNotify answered 500.'],
    ['notJson', 'doubtful: mNotify answered something that cannot be read.'],
  ] as const satisfies readonly (readonly [Fault, string])[])('%s: %s', async (fault, outcome) => {
    standIn.faults.push(fault);
    expect(await outcomeOf(sms)).toBe(outcome);
  });

  test('a number it rejects is refused, and the others are not', async () => {
    standIn.rejected.add('0201234567');
    expect(await outcomeOf(sms)).toBe('accepted refused');
  });

  test('reports are told by campaign and number; what is under way is none', async () => {
    standIn.statuses.set('0244123456', 'UNDELIVERED');
    const [answer] = await sms.submit(batch);
    const id = answer?.outcome === 'accepted' ? answer.id : '';
    expect(await sms.reportsOf?.(id)).toEqual([
      { id, phone: '0244123456', state: 'failed', reason: 'mNotify: undelivered.' },
      { id, phone: '0201234567', state: 'delivered', reason: '' },
    ]);
    standIn.statuses.set('0244123456', 'SUBMITTED');
    expect(await sms.reportsOf?.(id)).toHaveLength(1);
  });

  test('where nobody listens nothing was sent', async () => {
    const gone = await startMnotify();
    await gone.close();
    expect(await outcomeOf(openSms({ url: gone.url, dataDir: '', clock: stoppedClock('2026-04-15T12:00:00Z') }))).toBe(
      'later: mNotify was not reached (ECONNREFUSED).',
    );
  });
});

test('Arkesel names each recipient, leaves out what is no number, and is asked for each', async () => {
  const standIn = await startArkesel();
  const sms = openSms({ url: standIn.url, dataDir: '', clock: stoppedClock('2026-04-15T12:00:00Z') });
  standIn.rejected.add('233201234567');
  expect(await sms.submit(batch)).toEqual([
    { outcome: 'accepted', id: 'id-233244123456' },
    { outcome: 'refused', reason: 'Arkesel did not take the number.' },
  ]);
  expect(await sms.reportsOf?.('id-233244123456')).toEqual([
    { id: 'id-233244123456', phone: null, state: 'delivered', reason: '' },
  ]);
  standIn.statuses.set('id-233244123456', 'Not Delivered');
  expect(await sms.reportsOf?.('id-233244123456')).toMatchObject([
    { state: 'failed', reason: 'Arkesel: not delivered.' },
  ]);
  standIn.statuses.set('id-233244123456', 'Submitted');
  expect(await sms.reportsOf?.('id-233244123456')).toEqual([]);
  await expect(sms.submit({ ...batch, text: '' })).rejects.toMatchObject({
    outcome: 'refused',
    message: 'Arkesel refused the message: The message is empty.',
  });
  const stranger = openSms({
    url: standIn.url.replace('stand-in-key', 'another-key'),
    dataDir: '',
    clock: stoppedClock('2026-04-15T12:00:00Z'),
  });
  expect(await outcomeOf(stranger)).toBe(
    'later: Arkesel refused the key of this portal (401). Whoever runs the portal checks SMS_URL.',
  );
  await standIn.close();
});

test.each([
  [{ sms_id: '4a1e-7', status: 'DELIVRD' }, [{ id: '4a1e-7', phone: null, state: 'delivered', reason: '' }]],
  [
    { id: '4a1e-7', status: 'FAILED', recipient: '233244123456' },
    [{ id: '4a1e-7', phone: '0244123456', state: 'failed', reason: 'Arkesel: failed.' }],
  ],
  [{ id: '4a1e-7', status: 'SUBMITTED' }, []],
  [{ id: '4a1e-7', status: 'DELIVERED', recipient: 'everybody' }, []],
  [{ id: "4a1e'; drop", status: 'DELIVERED' }, []],
  [{ status: 'DELIVERED' }, []],
])('what Arkesel pushes: %j', (fields, reports) => {
  const sms = arkesel({ base: new URL('http://127.0.0.1:9'), key: 'stand-in-key' });
  expect(sms.pushed?.({ url: '', signature: undefined, fields })).toEqual(reports);
});

test('without a provider each message is a file, and one sent twice is there once', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sms-'));
  const sms = openSms({ url: 'file:', dataDir, clock: stoppedClock('2026-04-15T12:00:00Z') });
  expect([await outcomeOf(sms), await outcomeOf(sms)]).toEqual(['accepted accepted', 'accepted accepted']);
  expect(readdirSync(path.join(dataDir, 'sms')).toSorted()).toEqual(['m1.json', 'm2.json']);
  expect(JSON.parse(readFileSync(path.join(dataDir, 'sms', 'm1.json'), 'utf8'))).toEqual({
    to: '0244123456',
    sender: 'AgriHub',
    text: 'Spray now.',
    at: '2026-04-15T12:00:00.000Z',
  });
  rmSync(dataDir, { recursive: true });
});

test.each([
  ['mnotify:', null],
  ['mnotify:short', null],
  ['pigeon:loft', null],
  ['mnotify:http://127.0.0.1:1/', null],
  ['mnotify:abcdefgh12345', 'mnotify'],
  ['arkesel:YWJjZGVmZ2g+/w==', 'arkesel'],
  ['file:', 'file'],
])('SMS_URL %s names %s', (url, maker) => expect(readSmsUrl(url)?.maker ?? null).toBe(maker));
