import { expect, test } from 'vitest';
import * as access from './submissions.ts';
import type { Actor } from '../roles.ts';
import { holding, visitor } from '../roles.ts';

const person = (personId: string, isAdmin: boolean): Actor => ({
  personId,
  name: personId,
  officer: null,
  dataUser: { isAdmin },
});
const esi = person('esi', false);
const kojo = person('kojo', false);
const adjoa = person('adjoa', true);
const officer: Actor = { personId: 'ama', name: 'ama', officer: holding('admin'), dataUser: null };

const file = (changes: Partial<access.SubmissionRights> = {}): access.SubmissionRights => ({
  ownerId: 'esi',
  state: 'waiting',
  clean: false,
  ...changes,
});

const states = ['reading', 'problems', 'waiting', 'returned', 'rejected', 'approved'] as const;

test('a file is seen by its sender and data administrators, and by nobody else', () => {
  expect([esi, adjoa, kojo, officer, visitor].map((actor) => access.maySeeSubmission(actor, file()))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('what nobody owns any more is seen by data administrators alone, not by visitors', () => {
  expect([adjoa, visitor, kojo].map((actor) => access.maySeeSubmission(actor, file({ ownerId: null })))).toEqual([
    true,
    false,
    false,
  ]);
});

test("a data administrator approves others' files and not their own, unless it was sent as clean", () => {
  expect(access.mayApproveSubmission(adjoa, file())).toBe(true);
  expect(access.mayApproveSubmission(adjoa, file({ ownerId: 'adjoa' }))).toBe(false);
  expect(access.mayApproveSubmission(adjoa, file({ ownerId: 'adjoa', clean: true }))).toBe(true);
  expect(access.mayApproveSubmission(esi, file())).toBe(false);
});

test.each(['reading', 'problems', 'returned', 'rejected', 'approved'] as const)(
  'a file that is %s is not approved',
  (state) => {
    expect(access.mayApproveSubmission(adjoa, file({ state }))).toBe(false);
  },
);

test('nobody returns or rejects what they sent themselves', () => {
  expect(access.mayJudgeSubmission(adjoa, file({ ownerId: 'adjoa', clean: true }))).toBe(false);
  expect(access.mayJudgeSubmission(adjoa, file({ state: 'problems' }))).toBe(true);
});

test('a file is mended until it is settled, and not while it is read', () => {
  expect(states.filter((state) => access.mayMendSubmission(esi, file({ state })))).toEqual([
    'problems',
    'waiting',
    'returned',
  ]);
  expect(states.filter((state) => access.mayReplaceSubmissionFile(adjoa, file({ state })))).toEqual([]);
});

test('only its sender sends a returned file again', () => {
  expect([esi, adjoa].map((actor) => access.maySubmitSubmission(actor, file({ state: 'returned' })))).toEqual([
    true,
    false,
  ]);
  expect(access.maySubmitSubmission(esi, file())).toBe(false);
});

test('a file is returned or rejected by another data administrator, once it is read and until it is settled', () => {
  expect(states.filter((state) => access.mayJudgeSubmission(adjoa, file({ state })))).toEqual([
    'problems',
    'waiting',
    'returned',
  ]);
  expect(states.filter((state) => access.mayJudgeSubmission(kojo, file({ state })))).toEqual([]);
});

test('its sender alone puts a mended file in its place, once it is read and until it is settled', () => {
  expect(states.filter((state) => access.mayReplaceSubmissionFile(esi, file({ state })))).toEqual([
    'problems',
    'waiting',
    'returned',
  ]);
});

test('notes are left by who sees the file, until it is settled', () => {
  expect(states.filter((state) => access.mayNoteSubmission(esi, file({ state })))).toEqual([
    'reading',
    'problems',
    'waiting',
    'returned',
  ]);
  expect(access.mayNoteSubmission(kojo, file())).toBe(false);
});

test('data administrators alone send a file as clean', () => {
  expect([esi, adjoa, officer, visitor].map(access.maySendClean)).toEqual([false, true, false, false]);
});

test('a published file is not deleted here', () => {
  expect([esi, adjoa].map((actor) => access.mayDeleteSubmission(actor, file({ state: 'approved' })))).toEqual([
    false,
    false,
  ]);
  expect([esi, adjoa, kojo].map((actor) => access.mayDeleteSubmission(actor, file({ state: 'rejected' })))).toEqual([
    true,
    true,
    false,
  ]);
});
