import { expect, test } from 'vitest';
import { startStandIn } from './testing/standIn.ts';
import { openSms } from './openSms.ts';
import { stoppedClock } from '../clock/clock.ts';
import { creditOf } from './wire.ts';

const clock = stoppedClock(new Date('2026-04-15T12:00:00Z'));

test.each([
  [
    'arkesel',
    'stand-in-key',
    '/api/v2/clients/balance-details',
    { status: 'success', data: { sms_balance: '987', main_balance: 'GHS 0' } },
    { amount: 987, unit: 'parts' },
  ],
  [
    'africastalking',
    'agrihub:stand-in-key',
    '/version1/user',
    { UserData: { balance: 'KES 1,785.50' } },
    { amount: 1785.5, unit: 'KES' },
  ],
  [
    'twilio',
    'AC12345678:standinkey',
    '/2010-04-01/Accounts/AC12345678/Balance.json',
    { currency: 'USD', balance: '10.5' },
    { amount: 10.5, unit: 'USD' },
  ],
  [
    'mnotify',
    'stand-in-key',
    '/api/balance/sms',
    { status: 'success', balance: 20, bonus: 3 },
    { amount: 23, unit: 'parts' },
  ],
])('%s is asked for its credit in its own words', async (maker, key, path, body, credit) => {
  const asked: string[] = [];
  const standIn = await startStandIn(({ url }) => {
    asked.push(url.pathname);
    return { status: 200, body };
  });
  try {
    const sms = openSms({
      url: `${maker}:${standIn.origin}/?key=${encodeURIComponent(key)}`,
      dataDir: '/nowhere',
      clock,
    });
    expect(await sms.creditLeft?.()).toEqual(credit);
    expect(asked).toEqual([path]);
  } finally {
    await standIn.close();
  }
});

test('an answer without a figure is no credit', () => {
  expect(() => creditOf('mNotify', undefined, 'parts')).toThrow('mNotify answered and named no credit.');
});
