import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPublicFetch } from '../outside/publicFetch.ts';
import { openPush, type PushAddress } from './push.ts';

/** A push service on this machine: keeps what it was sent, and answers as told. */
let service: Server;
let origin = '';
let answers: number[] = [];
const taken: { readonly headers: IncomingHttpHeaders; readonly body: Buffer }[] = [];
beforeAll(async () => {
  service = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      taken.push({ headers: request.headers, body: Buffer.concat(parts) });
      reply.writeHead(answers.shift() ?? 201).end();
    });
  });
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
beforeEach(() => void (taken.length = 0));
afterAll(() => service.close());

/** A browser: its keys, and how it reads what came (RFC 8291, RFC 8188). */
const browser = createECDH('prime256v1');
const browserKey = browser.generateKeys();
const auth = randomBytes(16);
function read(body: Buffer): string {
  const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const senderKey = body.subarray(21, 21 + idLength);
  const derive = (key: Uint8Array, with_: Uint8Array, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, with_, info, bytes));
  const shared = derive(
    browser.computeSecret(senderKey),
    auth,
    Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, senderKey]),
    32,
  );
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const sealed = body.subarray(21 + idLength);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    key,
    derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

const secretKey = Buffer.alloc(32, 1);
const push = (given: { readonly secretKey?: Uint8Array; readonly formerKey?: Uint8Array } = {}) =>
  openPush({
    secretKey,
    formerKey: null,
    contact: 'https://agrihub.example',
    fetchPublic: openPublicFetch(['127.0.0.1']),
    ...given,
  });
const address = (serverKey: string): PushAddress => ({
  endpoint: `${origin}/send/abc`,
  p256dh: browserKey.toString('base64url'),
  auth: auth.toString('base64url'),
  serverKey,
});
const notice = { title: 'Maize', body: 'Weed now. Ɛyɛ.', url: '/main', tag: 'maize', language: 'en' };
const send = (by = push(), to = address(by.publicKey)) => by.send(to, notice, new AbortController().signal);

test('a browser, and nobody between, reads what was sent', async () => {
  expect(await send()).toEqual({ state: 'sent' });
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = taken;
  expect(JSON.parse(read(body))).toEqual(notice);
  expect(body.includes('Weed now')).toBe(false);
  expect([headers['content-encoding'], Number(headers['ttl']) > 86_400]).toEqual(['aes128gcm', true]);
});

test('a push service can tell who sends: the key the browser was told signs for this service alone', async () => {
  const by = push();
  await send(by);
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(taken[0]?.headers.authorization ?? '') ?? [];
  expect(key).toBe(by.publicKey);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url')) as [
    string,
    string,
  ];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  expect(
    verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')),
  ).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: origin,
    sub: 'https://agrihub.example',
  });
});

test('a browser that is gone is told apart from a service in trouble', async () => {
  answers = [410, 404, 429, 500];
  expect([await send(), await send(), await send(), await send()]).toEqual([
    { state: 'gone' },
    { state: 'gone' },
    { state: 'later', said: 'The push service answered 429.' },
    { state: 'later', said: 'The push service answered 500.' },
  ]);
});

test('after another secret key, browsers of the former one are still written to, those of an older one no more', async () => {
  const before = push().publicKey;
  const now = push({ secretKey: Buffer.alloc(32, 2), formerKey: secretKey });
  expect(now.publicKey).not.toBe(before);
  expect(await send(now, address(before))).toEqual({ state: 'sent' });
  expect(taken[0]?.headers.authorization).toContain(`k=${before}`);
  expect(await send(push({ secretKey: Buffer.alloc(32, 3) }), address(before))).toEqual({ state: 'gone' });
  expect(taken).toHaveLength(1);
});
