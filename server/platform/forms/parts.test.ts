import { LRUCache } from 'lru-cache';
import { expect, test } from 'vitest';
import { stoppedClock } from '../../adapters/clock/clock.ts';
import { readCookie, writeCookie } from '../http/cookies.ts';
import { createLog } from '../observability/log.ts';
import { maskPhone, maskText } from '../observability/maskText.ts';
import { chooseEncoding } from '../http/negotiate.ts';
import { networkOf } from '../http/networkOf.ts';
import { createRateLimit } from '../limits/rateLimit.ts';
import { createCacheVersion } from '../cache/cacheVersion.ts';
import { reweigh } from '../cache/updateCacheSize.ts';

test('a log line hides phones, cards, tokens and passwords', () => {
  let written = '';
  const log = createLog({ level: 'info', to: { write: (line: string) => void (written += line) } });
  log.info(
    { password: 'geheim', headers: { authorization: 'Bearer abc.def', cookie: 'token=abc' } },
    'called 024 412 3456 for GHA-123456789-0',
  );
  log.error(new Error('GET /audit?token=abc.def&msg=hello from +233244123456'), 'failed');
  log.warn('GET /password_reset/once-only then POST /api/broadcast/reset_password/only-once?x=1');
  expect(written).toContain('called •••••••456 for GHA-•••');
  for (const secret of ['geheim', 'abc.def', 'token=abc', '412', '123456789', 'msg=hello', 'once-only', 'only-once'])
    expect(written).not.toContain(secret);
});

test('a phone keeps its last three digits; days and amounts stay as they are', () => {
  expect(maskPhone('0244123456')).toBe('•••••••456');
  for (const text of ['2026-04-15 at 1234567 cedis', '05/04/2026 12 plants', '7.391357, -1.356789', '10024412345678'])
    expect(maskText(text)).toBe(text);
});

test.each([
  '0244123456',
  '024 412 3456',
  '024.412.34.56',
  '(024) 4123456',
  '02 44 12 34 56',
  '+233 (0)24 412 3456',
  '00233 244123456',
  '233-24-412-3456',
])('a phone is hidden however it is written: %s', (phone) => {
  expect(maskText(`ask ${phone}, today`)).toMatch(/^ask •+456, today$/);
});

test.each(['GHA-123456789-0', 'gha1234567890', 'GHA 123 456 789 0', 'NGA-123456789-0'])('so is a card: %s', (card) => {
  expect(maskText(`has ${card}, he says`)).toBe('has GHA-•••, he says');
});

test('the 1,201st request of a minute waits; the next minute lets it in', () => {
  let now = 0;
  const limit = createRateLimit(3, () => now);
  expect([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([0, 0, 0, 0]);
  now = 15_000;
  expect(limit.take('a')).toBe(45);
  now = 180_000;
  expect(limit.take('a')).toBe(0);
  expect(createRateLimit(0).take('a')).toBe(0);
});

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['identity;q=1, *;q=0', 'identity'],
  ['deflate', 'identity'],
])('Accept-Encoding %s gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test('what grew is weighed anew, and what it leaves no room for goes; what has gone stays away', () => {
  const kept = new LRUCache<string, { readonly text: string }>({ maxSize: 100 });
  const [a, b] = [{ text: 'a' }, { text: 'b' }];
  kept.set('a', a, { size: 40 });
  kept.set('b', b, { size: 40 });
  reweigh(kept, 'a', a, 80);
  expect([kept.get('a'), kept.get('b'), kept.calculatedSize]).toEqual([a, undefined, 80]);
  reweigh(kept, 'b', b, 10);
  expect(kept.get('b')).toBeUndefined();
});

test('the text null in a cookie counts as signed out', () => {
  expect(readCookie('a=1; token=null; DataToken=x%20y', 'token')).toBeUndefined();
  expect(readCookie('a=1; token=null; DataToken=x%20y', 'DataToken')).toBe('x y');
  expect(writeCookie('token', 'a b', { maxAge: 86_400, secure: true, httpOnly: true })).toBe(
    'token=a%20b; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
});

test('the cache version moves with the day and with every part', () => {
  const clock = stoppedClock('2026-04-15T23:59:00Z');
  const { cacheVersion, bumpCacheVersion } = createCacheVersion(clock);
  const versions = [cacheVersion()];
  bumpCacheVersion('reference', '2');
  versions.push(cacheVersion());
  clock.set('2026-04-16T00:00:00Z');
  versions.push(cacheVersion());
  expect(versions).toEqual(['2026-04-15 ', '2026-04-15 reference=2', '2026-04-16 reference=2']);
});

test.each([
  ['41.66.200.7', '41.66.200.7'],
  ['::ffff:41.66.200.7', '::ffff:41.66.200.7'],
  ['2c0f:f748:12:34:aaaa:bbbb:cccc:dddd', '2c0f:f748:12:34'],
  ['2c0f:f748:12:34::1', '2c0f:f748:12:34'],
  ['2c0f::1', '2c0f:0:0:0'],
  ['::1', '0:0:0:0'],
])('requests from %s count for %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
