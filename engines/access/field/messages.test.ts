import { expect, test } from 'vitest';
import { mayApproveMessage, maySeeMessage, mayStartAgain, type MessageRights } from './messages.ts';
import { holding, visitor, type Actor, type OfficerRole } from '../roles.ts';
import { people, whoMay } from '../testing/people.ts';

const officer = (personId: string, role: OfficerRole = 'user'): Actor => ({
  ...visitor,
  personId,
  officer: holding(role),
});

test('what the farmer stopped nobody starts again for them', () => {
  for (const way of ['reply', 'link'] as const) {
    for (const actor of [officer('ama'), officer('efua', 'pprsd'), officer('admin', 'admin')])
      expect(mayStartAgain(actor, { way, stoppedBy: null })).toBe(false);
  }
});

test('what an officer noted that officer and administrators take back, no other', () => {
  const stop = { way: 'officer', stoppedBy: 'ama' } as const;
  expect(
    [officer('ama'), officer('kofi'), officer('efua', 'pprsd'), officer('admin', 'admin')].map((actor) =>
      mayStartAgain(actor, stop),
    ),
  ).toEqual([true, false, false, true]);
  expect(mayStartAgain(visitor, { way: 'officer', stoppedBy: null })).toBe(false);
});

const message = (changes: Partial<MessageRights> = {}): MessageRights => ({
  ownerId: 'ama',
  state: 'released',
  approvedBy: null,
  isOfBranch: true,
  ...changes,
});

test('a message is seen by who wrote it; administrators see those that wait for them and those they approved', () => {
  expect(whoMay((actor) => maySeeMessage(actor, message()))).toEqual(['ama']);
  expect(whoMay((actor) => maySeeMessage(actor, message({ state: 'approval' })))).toEqual(['ama', 'admin']);
  expect(whoMay((actor) => maySeeMessage(actor, message({ approvedBy: 'admin' })))).toEqual(['ama', 'admin']);
  expect(whoMay((actor) => maySeeMessage(actor, message({ approvedBy: 'kofi' })))).toEqual(['ama']);
});

test('who became a responder no longer sees what they wrote', () => {
  expect(maySeeMessage(people.yaw, message({ ownerId: 'yaw' }))).toBe(false);
});

test('a message without a writer belongs to nobody', () => {
  expect(maySeeMessage({ ...people.kofi, personId: null }, message({ ownerId: null }))).toBe(false);
});

test('a large message is approved by an administrator who did not write it', () => {
  expect(whoMay((actor) => mayApproveMessage(actor, message({ state: 'approval' })))).toEqual(['admin']);
  expect(whoMay((actor) => mayApproveMessage(actor, message({ state: 'approval', ownerId: 'admin' })))).toEqual([]);
});

test('a large message is let go by a director or administrator above its writer, who did not write it', () => {
  const message = { ownerId: 'ama', state: 'approval', approvedBy: null, isOfBranch: true } as const;
  const may = (role: OfficerRole, isOfBranch = true, personId = 'other') =>
    mayApproveMessage(officer(personId, role), { ...message, isOfBranch });
  expect([may('director'), may('admin'), may('pprsd'), may('user')]).toEqual([true, true, false, false]);
  expect([may('director', false), may('admin', true, 'ama')]).toEqual([false, false]);
});
