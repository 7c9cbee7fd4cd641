import { beforeEach, expect, test } from 'vitest';
import { holding, visitor, type Actor } from '#engines/access/roles.ts';
import { createSessionCache, standingTopic } from './sessionCache.ts';
import type { Sessions } from './sessions.ts';
import type { Signal } from '../records/signals.ts';

const ama: Actor = { ...visitor, personId: 'ama', name: 'Ama', officer: holding('user') };
const now = new Date('2026-04-15T12:00:00Z');
const endsAt = new Date('2026-04-15T18:00:00Z');

let machine: { ms: number; open: boolean; asked: number; holder: Actor | null };
let hear: (signal: Signal) => void;
let sessions: Sessions;
beforeEach(() => {
  machine = { ms: 0, open: true, asked: 0, holder: ama };
  const signals = {
    isOpen: () => machine.open,
    subscribe(topic: string, subscriber: typeof hear) {
      expect(topic).toBe(standingTopic);
      hear = subscriber;
      return () => undefined;
    },
  };
  const find = async () => {
    machine.asked += 1;
    return machine.holder === null ? null : { actor: machine.holder, endsAt };
  };
  sessions = createSessionCache(find, signals, () => machine.ms);
});
const recall = async () => (await sessions.recall('token', now))?.name ?? null;
const changed: Signal = { kind: 'message', body: null };

test('the records are asked once in a second, however many ask', async () => {
  expect(await Promise.all([recall(), recall(), recall()])).toEqual(['Ama', 'Ama', 'Ama']);
  machine.ms = 999;
  machine.holder = null;
  expect([await recall(), machine.asked]).toEqual(['Ama', 1]);
  machine.ms = 1000;
  expect([await recall(), machine.asked]).toEqual([null, 2]);
});

test('the second begins when the records were asked, not when they answered', async () => {
  const answered = recall();
  machine.ms = 600;
  await answered;
  machine.ms = 1000;
  machine.holder = null;
  expect(await recall()).toBeNull();
});

test.each([
  ['a change is heard', () => hear(changed)],
  ['the line was cut and stands again', () => hear({ kind: 'gap' })],
  ['something was written here', () => sessions.forget()],
])('when %s they are asked anew', async (_what, happens) => {
  await recall();
  machine.holder = null;
  happens();
  expect(await recall()).toBeNull();
});

test('an answer that was under way when a change was heard is not kept', async () => {
  const before = recall();
  hear(changed);
  machine.holder = null;
  expect([await before, await recall()]).toEqual(['Ama', null]);
});

test('while the line is down every call asks', async () => {
  await recall();
  machine.open = false;
  expect([await recall(), await recall(), machine.asked]).toEqual(['Ama', 'Ama', 3]);
  machine.open = true;
  machine.ms = 1000;
  machine.open = false;
  await recall();
  machine.open = true;
  await recall();
  expect(machine.asked).toBe(5);
});

test('a session that ends is over on the moment', async () => {
  await recall();
  machine.holder = null;
  expect(await sessions.recall('token', new Date(endsAt.getTime() - 1))).toEqual(ama);
  expect(await sessions.recall('token', endsAt)).toBeNull();
});

test('that a token is nobody’s is not kept: who signs in is let in at once', async () => {
  machine.holder = null;
  expect(await recall()).toBeNull();
  machine.holder = ama;
  expect(await recall()).toBe('Ama');
});

test('what asks the records is told what they say now', async () => {
  await recall();
  machine.holder = null;
  expect(await sessions.find('token', now)).toBeNull();
});
