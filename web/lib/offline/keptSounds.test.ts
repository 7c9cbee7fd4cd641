import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSound, soundFromDevice } from './keptSounds.ts';

const url = 'https://agrihub.example/api/speech/sound.mp3?pieces=0123456789abcdef';
let kept: Map<string, Response>;
let fetched: string[];

beforeEach(() => {
  kept = new Map();
  fetched = [];
  const cache = {
    match: (asked: string) => Promise.resolve(kept.get(asked)?.clone()),
    put: (asked: string, response: Response) => Promise.resolve(void kept.set(asked, response)),
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (asked: string) => Promise.resolve(kept.delete(asked)),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', (asked: string) => {
    fetched.push(asked);
    return Promise.resolve(new Response(new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])));
  });
});
afterEach(() => vi.unstubAllGlobals());

const ask = async (range?: string) => {
  const answer = await soundFromDevice(new Request(url, range === undefined ? {} : { headers: { range } }));
  return [answer.status, answer.headers.get('content-range'), [...new Uint8Array(await answer.arrayBuffer())]];
};

test('a sound comes from the network once, and from the device without a line', async () => {
  expect(await ask()).toEqual([200, null, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await ask()).toEqual([200, null, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]);
  expect(fetched).toEqual([url]);
});

test('a player that asks for a range is given that range, also the first time', async () => {
  expect(await ask('bytes=0-1')).toEqual([206, 'bytes 0-1/10', [0, 1]]);
  expect(await ask('bytes=7-')).toEqual([206, 'bytes 7-9/10', [7, 8, 9]]);
  expect(await ask('bytes=8-100')).toEqual([206, 'bytes 8-9/10', [8, 9]]);
  expect(await ask('bytes=10-')).toEqual([416, 'bytes */10', []]);
  expect(fetched).toHaveLength(1);
});

test('of what is recorded only the sounds are kept so', () => {
  expect([isSound('/api/speech/sound.mp3'), isSound('/api/speech/listen')]).toEqual([true, false]);
});
