import { expect, test } from 'vitest';
import { channels, channelsOf, routes } from './channels.ts';

test('a message goes by SMS, by e-mail, by e-mail first, or both', () => {
  expect(channels).toEqual(['sms', 'email']);
  expect(routes).toEqual(['sms', 'email', 'emailFirst', 'both']);
});

test.each([
  ['sms', true, ['sms']],
  ['sms', false, ['sms']],
  ['email', true, ['email']],
  ['email', false, ['email']],
  ['emailFirst', true, ['email']],
  ['emailFirst', false, ['sms']],
  ['both', true, ['sms', 'email']],
  ['both', false, ['sms']],
] as const)('by %s, to a farmer with an e-mail address (%s), it goes by %j', (route, hasMail, expected) => {
  expect(channelsOf(route, hasMail)).toEqual(expected);
});
