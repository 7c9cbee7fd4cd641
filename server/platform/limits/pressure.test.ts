import { expect, test } from 'vitest';
import { reportRisk, listRisks } from '#contract/risks/risks.ts';
import { signIn } from '#contract/accounts/accounts.ts';
import { streamNotifications } from '#contract/notifications/notifications.ts';
import { addTrapReport } from '#contract/traps/traps.ts';
import { addFarmer } from '#contract/farmers/farmers.ts';
import { comeBackAfter, refusesNow, sustainedLag, urgencyOf, type Urgency } from './pressure.ts';

const all: readonly Urgency[] = ['read', 'write', 'urgent'];
const refused = (loopMs: number, recordsMs: number, cached = false) =>
  all.filter((urgency) => refusesNow({ loopMs, recordsMs }, urgency, cached));

test('reading is refused first, writing later, field reports and sign-ins last', () => {
  expect(refused(0, 0)).toEqual([]);
  expect(refused(400, 400)).toEqual([]);
  expect(refused(600, 0)).toEqual(['read']);
  expect(refused(0, 600)).toEqual(['read']);
  expect(refused(1_600, 0)).toEqual(['read', 'write']);
  expect(refused(0, 4_500)).toEqual(['read', 'write', 'urgent']);
});

test('what is answered from memory goes on while connections to the records are short', () => {
  expect(refused(0, 4_500, true)).toEqual([]);
  expect(refused(600, 0, true)).toEqual(['read']);
});

test('signing in, reports from the field and the bell are urgent; pages and lists are reads', () => {
  expect(urgencyOf(streamNotifications, 'GET')).toBe('urgent');
  expect([signIn, reportRisk, addTrapReport].map((each) => urgencyOf(each, each.method))).toEqual([
    'urgent',
    'urgent',
    'urgent',
  ]);
  expect([urgencyOf(listRisks, 'GET'), urgencyOf(undefined, 'GET'), urgencyOf(undefined, 'HEAD')]).toEqual([
    'read',
    'read',
    'read',
  ]);
  expect([urgencyOf(addFarmer, 'POST'), urgencyOf(undefined, 'PATCH')]).toEqual(['write', 'write']);
});

test('who is refused is told when to come back, not all at once', () => {
  expect([comeBackAfter({ loopMs: 600, recordsMs: 0 }, 0), comeBackAfter({ loopMs: 600, recordsMs: 0 }, 0.99)]).toEqual(
    [3, 7],
  );
  expect(comeBackAfter({ loopMs: 0, recordsMs: 4_200 }, 0)).toBe(7);
});

test('one long piece of work turns nobody away; work that goes on does, until it is over', () => {
  expect([sustainedLag([0, 0, 0, 3_000]), sustainedLag([0, 0, 3_000, 0])]).toEqual([0, 0]);
  expect(sustainedLag([0, 0, 900, 3_000])).toBe(900);
  expect(sustainedLag([900, 3_000, 700, 600])).toBe(600);
});
