import { expect, test } from 'vitest';
import { judgeFailure } from './webhookFailures.ts';

const hour = 3_600_000;
const after = (hours: number, attempt = 1) => ({ attempt, mostTries: 12, failingSince: 0, now: hours * hour });

test('a message is tried again until its last try', () => {
  expect(judgeFailure(500, after(1, 11))).toEqual({ delivery: 'again', switchOff: null });
  expect(judgeFailure(null, after(1, 12))).toEqual({ delivery: 'failed', switchOff: null });
});

test('an address is switched off when nothing arrived for three days, and not an hour before', () => {
  expect(judgeFailure(503, after(71)).switchOff).toBeNull();
  expect(judgeFailure(503, after(72))).toEqual({ delivery: 'failed', switchOff: 'failures' });
});

test('410 Gone switches it off at once', () => {
  expect(judgeFailure(410, after(0))).toEqual({ delivery: 'failed', switchOff: 'gone' });
});
