import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';
import { announceEvent } from './webhooks.service.ts';

interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let portal: TestApp;
let admin: Caller;
let receiver: Server;
let url: string;
let status = 204;
let received: Received[] = [];

beforeAll(async () => {
  receiver = createServer((request, answer) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      answer.writeHead(status, { location: 'http://127.0.0.1:1/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  portal = await buildTestApp({ env: { INNER_HOSTS: '127.0.0.1' } });
});
beforeEach(async () => {
  // Receivers refuse messages that are not of now.
  portal.clock.set(new Date().toISOString());
  admin = await portal.as('admin');
  [status, received] = [204, []];
});
afterEach(async () => {
  await portal.context.db.deleteFrom('webhook').execute();
  await sql`delete from job where kind = 'sendWebhook'`.execute(portal.context.db);
});
afterAll(async () => {
  await portal.close();
  await new Promise((resolve) => receiver.close(resolve));
});

const call = (method: 'POST' | 'PATCH' | 'DELETE' | 'GET', path: string, payload?: object) =>
  admin.inject({ method, url: `/api/webhooks${path}`, ...(payload && { payload }) });
const add = async (events = ['risk.verified'], to = url) =>
  (await call('POST', '', { url: to, description: 'Ministry', events })).json<{ id: string; secret: string }>();
const announce = () =>
  portal.context.db.transaction().execute((db) =>
    announceEvent({ db, context: portal.context, now: portal.context.clock.now() }, 'risk.verified', {
      id: 7,
      path: '/main/risks/7',
    }),
  );
const runDue = () => portal.context.jobs.runDue();
const makeDue = () => sql`update job set run_at = now() where kind = 'sendWebhook'`.execute(portal.context.db);
const last = async (id: string) =>
  (await call('GET', `/${id}/deliveries`)).json<{
    found: { id: string; state: string; tries: number; said: string }[];
  }>().found[0];
const one = async (id: string) =>
  (await call('GET', ''))
    .json<{ id: string; disabled: string | null; failingSince: string | null }[]>()
    .find((each) => each.id === id);

test('a message is signed so that the library of Standard Webhooks verifies it, and a changed one is not', async () => {
  const { id, secret } = await add();
  await announce();
  await runDue();
  expect(received.length).toBe(1);
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const told = new Webhook(secret).verify(body, headers as Record<string, string>);
  expect(told).toEqual({
    type: 'risk.verified',
    timestamp: portal.context.clock.now().toISOString(),
    data: { id: 7, url: expect.stringMatching(/\/main\/risks\/7$/) },
  });
  expect(() => new Webhook(secret).verify(body.replace('7', '8'), headers as Record<string, string>)).toThrow(
    'No matching signature',
  );
  expect(await last(id)).toMatchObject({ state: 'delivered', tries: 1 });
});

test('the secret is told once and kept sealed; a new one ends the one before', async () => {
  const { id, secret } = await add();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
  expect((await call('GET', '')).body).not.toContain(secret);
  const row = await portal.context.db.selectFrom('webhook').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(secret.slice(6));
  const fresh = (await call('POST', `/${id}/secret`)).json<{ secret: string }>().secret;
  await announce();
  await runDue();
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  expect(() => new Webhook(secret).verify(body, headers as Record<string, string>)).toThrow('No matching signature');
  expect(new Webhook(fresh).verify(body, headers as Record<string, string>)).toBeTruthy();
});

test('only who listens to an event is told of it', async () => {
  await add(['dataset.published']);
  await announce();
  await runDue();
  expect(received).toEqual([]);
});

test('a refused message is tried again under the same id, a redirect is not followed, and success ends the failing', async () => {
  const { id } = await add();
  status = 302;
  await announce();
  await runDue();
  expect(await last(id)).toMatchObject({ state: 'waits', tries: 1, said: 'The service answered 302.' });
  const french = { url: `/api/webhooks/${id}/deliveries`, headers: { 'accept-language': 'fr' } };
  expect((await admin.inject(french)).body).toContain('"said":"Le service a répondu 302."');
  expect(await one(id)).toMatchObject({ failingSince: expect.any(String) });
  status = 200;
  await makeDue();
  await runDue();
  expect(await last(id)).toMatchObject({ state: 'delivered', tries: 2 });
  expect(await one(id)).toMatchObject({ failingSince: null });
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('after three days without success the address is switched off, and who added it is told', async () => {
  const { id } = await add();
  status = 500;
  await announce();
  await runDue();
  await sql`update webhook set failing_since = ${new Date(Date.now() - 73 * 3_600_000)}`.execute(portal.context.db);
  await makeDue();
  await runDue();
  expect(await one(id)).toMatchObject({ disabled: 'failures' });
  const notices = (await admin.inject('/api/notifications')).body;
  expect(notices).toContain('no message arrived for three days');
  await announce();
  expect(await runDue()).toBe(0);
  await call('PATCH', `/${id}`, { active: true });
  expect(await one(id)).toMatchObject({ disabled: null, failingSince: null });
});

test('410 Gone switches the address off at once', async () => {
  const { id } = await add();
  status = 410;
  await announce();
  await runDue();
  expect(await one(id)).toMatchObject({ disabled: 'gone' });
  expect(await last(id)).toMatchObject({ state: 'failed' });
});

test('a delivery is sent again by hand under its own id', async () => {
  const { id } = await add();
  expect((await call('POST', `/${id}/test`)).statusCode).toBe(200);
  await runDue();
  const delivery = await last(id);
  expect((await call('POST', `/deliveries/${delivery?.id}/replay`)).json()).toMatchObject({ state: 'waits' });
  await runDue();
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([
    received[0]?.headers['webhook-id'],
    received[0]?.headers['webhook-id'],
  ]);
  expect(await last(id)).toMatchObject({ state: 'delivered', tries: 2 });
});

test('an address in the inner network is never called, and one that is none is refused', async () => {
  const { id } = await add(['risk.verified'], url.replace('127.0.0.1', 'localhost'));
  await announce();
  await runDue();
  expect(received).toEqual([]);
  expect((await last(id))?.said).toContain('lies in the inner network');
  for (const wrong of ['ftp://example.org/x', 'not an address', 'https://name:word@example.org/'])
    expect((await call('POST', '', { url: wrong, events: ['risk.verified'] })).json()).toMatchObject({
      code: 'webhookAddress',
    });
});

test('a verified risk is told of as everybody sees it: its exact place and its reporter stay here', async () => {
  await add();
  const efua = await portal.as('efua');
  const reported = await efua.inject({
    method: 'POST',
    url: '/api/risks',
    payload: {
      riskCategoryId: 1,
      district_id: 'ejura_sekyedumase_municipal',
      description: 'Armyworm, call 0244123456',
      location: '7.384512, -1.356789',
    },
  });
  expect(reported.statusCode, reported.body).toBeLessThan(300);
  const { id } = reported.json<{ id: number }>();
  const verified = await admin.inject({
    method: 'POST',
    url: '/api/risks/act',
    payload: { act: 'verify', risks: [{ id }] },
  });
  expect(verified.json(), verified.body).toMatchObject({ done: [{ id }] });
  await runDue();
  const told = received.map(({ body }) => body).join('');
  expect(told).toContain('"type":"risk.verified"');
  expect(told).not.toMatch(/7\.3845|1\.3567|0244123456|Efua/);
});
