import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberAddress, renewPush } from './renewPush.ts';

const kept = new Map<string, Response>();
const posted: unknown[] = [];
let status = 200;
beforeEach(() => {
  kept.clear();
  posted.length = 0;
  status = 200;
  vi.stubGlobal('caches', {
    open: () => Promise.resolve({ put: (key: string, value: Response) => Promise.resolve(kept.set(key, value)) }),
    match: (key: string) => Promise.resolve(kept.get(key)?.clone()),
  });
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (url === '/api/push/key') return Promise.resolve(Response.json({ publicKey: 'our key' }));
    posted.push([url, JSON.parse(String(init?.body))]);
    return Promise.resolve(Response.json({ followed: [] }, { status }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const keys = { p256dh: 'p', auth: 'a' };
const browserAt = (endpoint: string) =>
  ({ endpoint, toJSON: () => ({ endpoint, keys }) }) as unknown as PushSubscription;
const manager = {
  subscribe: vi.fn((asked: PushSubscriptionOptionsInit) =>
    Promise.resolve(browserAt(`new for ${String(asked.applicationServerKey)}`)),
  ),
  getSubscription: () => Promise.resolve(browserAt('first')),
};
const moved = (from: string, endpoint: string) => ['/api/push/move', { from, subscription: { endpoint, keys } }];

test('a browser that names both addresses has its notices moved', async () => {
  await renewPush({ oldSubscription: browserAt('old'), newSubscription: browserAt('new') }, manager);
  expect(posted).toEqual([moved('old', 'new')]);
});

test('one that names neither moves from the address its last notice came to, to one it asks for', async () => {
  await rememberAddress(manager);
  await renewPush({}, manager);
  expect(posted).toEqual([moved('first', 'new for our key')]);
  // The next change begins from there.
  await renewPush({ newSubscription: browserAt('newer') }, manager);
  expect(posted[1]).toEqual(moved('new for our key', 'newer'));
});

test('where the portal did not take it, the old address is still the one it knows', async () => {
  await rememberAddress(manager);
  status = 503;
  await renewPush({ newSubscription: browserAt('lost') }, manager);
  status = 200;
  await renewPush({ newSubscription: browserAt('found') }, manager);
  expect(posted[1]).toEqual(moved('first', 'found'));
});

test('a browser that never had notices asks for none', async () => {
  await renewPush({}, manager);
  expect(posted).toEqual([]);
});
