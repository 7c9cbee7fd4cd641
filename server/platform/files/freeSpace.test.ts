import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { everything } from '#contract/everything.ts';
import { leastFor, requireFreeSpace } from './freeSpace.ts';

test('a write goes on while there is space', async () => {
  await expect(requireFreeSpace(tmpdir(), 1)).resolves.toBeUndefined();
});

test('a write is refused with 507 and a way out while the disk is nearly full', async () => {
  await expect(requireFreeSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({
    status: 507,
    message:
      'The disk of the server is full and nothing was saved. Whoever runs the portal must free space; then send it again.',
  });
});

test('where nobody can say how much is left, writing is tried', async () => {
  await expect(requireFreeSpace('/nowhere/at/all')).resolves.toBeUndefined();
});

test.each([
  ['a report', false, null, 67_108_864],
  ['a report', false, 'postgresql://elsewhere/records', 67_108_864],
  ['a sign-in', true, null, 16_777_216],
  ['a sign-in whose rows lie elsewhere', true, 'postgresql://elsewhere/records', 0],
])('%s (%s) with records at %s needs %i free bytes', (_what, evenOnFullDisk, databaseUrl, bytes) => {
  expect(leastFor(evenOnFullDisk, databaseUrl)).toBe(bytes);
});

test('on a full disk people still sign in and out, so that somebody comes to free space; all else waits', () => {
  const open = everything.filter((endpoint) => endpoint.evenOnFullDisk === true).map(({ name }) => name);
  expect(open.toSorted()).toEqual([
    'beginProviderSignIn',
    'finishProviderSignIn',
    'signIn',
    'signInDataUser',
    'signInOfficer',
    'signOut',
  ]);
});
