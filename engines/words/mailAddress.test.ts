import { expect, test } from 'vitest';
import { isMailAddress } from './mailAddress.ts';

test.each(['ama@example.org', 'ama.mensah+farm@mail.example.com.gh', "o'neil@example.org", 'ɛsi@example.org'])(
  '%j is an address',
  (text) => {
    expect(isMailAddress(text)).toBe(true);
  },
);

test.each([
  '',
  'ama',
  'ama@',
  '@example.org',
  'ama@example',
  'ama@@example.org',
  'ama @example.org',
  'ama@example.org ',
  'ama@example.org, kofi@example.org',
  'Ama <ama@example.org>',
  '"ama"@example.org',
  'ama@example.org\nBcc: all@example.org',
  'ama@example.org\r\n',
  'ama\u0000@example.org',
  'ama@exam\u2028ple.org',
  `${'a'.repeat(250)}@example.org`,
])('%j is none', (text) => {
  expect(isMailAddress(text)).toBe(false);
});
