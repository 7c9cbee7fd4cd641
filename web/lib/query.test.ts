import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueryObserver } from '@tanstack/react-query';
import { listCrops } from '#contract/calendar/calendar.ts';
import { apiQuery, createQueryClient } from './query.ts';

let answers: Response[];
const asked = vi.fn(() => Promise.resolve(answers.shift() ?? new Response('{}', { status: 500 })));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked.mockClear());
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const json = { 'content-type': 'application/json' };
const busy = (seconds: number) =>
  new Response('{"detail":"Busy."}', { status: 503, headers: { ...json, 'retry-after': String(seconds) } });
/** What a page shows: the answer, or the sentence of the refusal. */
const ask = () =>
  new Promise((resolve) => {
    const observer = new QueryObserver(createQueryClient(), apiQuery(listCrops, {}));
    observer.subscribe(({ data, error }) => {
      if (data !== undefined || error !== null) resolve(error?.message ?? data);
    });
  });

test('a list that a busy server puts off is asked for again when the server said, and shown', async () => {
  answers = [busy(3), new Response('["maize"]', { headers: json })];
  const answer = ask();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await answer).toEqual(['maize']);
});

test('a server that stays busy, or wants a minute, is given up with its sentence', async () => {
  answers = [busy(1), busy(1), busy(1)];
  const tried = ask();
  await vi.advanceTimersByTimeAsync(2_100);
  expect(await tried).toBe('Busy.');
  expect(asked).toHaveBeenCalledTimes(3);
  answers = [busy(60)];
  expect(await ask()).toBe('Busy.');
  expect(asked).toHaveBeenCalledTimes(4);
});
