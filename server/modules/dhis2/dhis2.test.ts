import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let admin: Caller;
let dhis2: Server;
let url: string;
let received: { url: string; authorization: string; body: Record<string, never> }[] = [];
let reply: { status: number; body: object } = { status: 200, body: {} };

const summary = { response: { importCount: { imported: 3, updated: 0, ignored: 0, deleted: 0 } } };
const units = {
  organisationUnits: [
    { id: 'oooooooooo1', name: 'Tamale Metropolitan Assembly' },
    { id: 'oooooooooo2', name: 'Nowhere' },
  ],
};

beforeAll(async () => {
  dhis2 = createServer((request, answer) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      received.push({
        url: request.url ?? '',
        authorization: request.headers.authorization ?? '',
        body: body === '' ? {} : (JSON.parse(body) as Record<string, never>),
      });
      const made = request.url?.startsWith('/api/organisationUnits') ? { status: 200, body: units } : reply;
      answer.writeHead(made.status, { 'content-type': 'application/json' }).end(JSON.stringify(made.body));
    });
  });
  await new Promise<void>((resolve) => dhis2.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(dhis2.address() as AddressInfo).port}`;
  portal = await buildTestApp({ env: { INNER_HOSTS: '127.0.0.1' } });
  admin = await portal.as('admin');
});
beforeEach(() => {
  received = [];
  reply = { status: 200, body: summary };
});
afterAll(async () => {
  await portal.close();
  await new Promise((resolve) => dhis2.close(resolve));
});

const set = (fields: object = {}) =>
  admin.inject({
    method: 'PUT',
    url: '/api/dhis2',
    payload: {
      url,
      token: 'd2pat_secret',
      dataSet: 'dddddddddd1',
      elements: { farmersReached: 'aaaaaaaaaa1', risksVerified: 'rrrrrrrrrr1', visits: 'vvvvvvvvvv1' },
      monthly: true,
      orgUnits: [{ districtId: 'tamale_metropolitan', orgUnit: 'oooooooooo1' }],
      ...fields,
    },
  });
const link = async () => (await admin.inject('/api/dhis2')).json<{ link: Record<string, unknown> }>().link;

test('the token is kept and never told; it goes to no other address', async () => {
  expect((await set({ token: undefined })).json()).toMatchObject({ code: 'dhis2TokenNeeded' });
  const kept = await set();
  expect(kept.statusCode).toBe(200);
  expect(kept.body).not.toContain('secret');
  expect((await set({ token: undefined })).statusCode).toBe(200);
  expect((await set({ token: undefined, url: 'http://127.0.0.1:1' })).json()).toMatchObject({
    code: 'dhis2TokenNeeded',
  });
  expect((await set({ orgUnits: [{ districtId: 'nowhere', orgUnit: 'oooooooooo1' }] })).statusCode).toBe(422);
  expect((await set({ url: 'ftp://a' })).json()).toMatchObject({ code: 'dhis2Address' });
});

test('districts are proposed by the names DHIS2 has for them', async () => {
  await set();
  const found = (await admin.inject('/api/dhis2/org-units')).json<{ matched: object[]; unmatched: string[] }>();
  expect(found.matched).toEqual([
    { districtId: 'tamale_metropolitan', orgUnit: 'oooooooooo1', name: 'Tamale Metropolitan Assembly' },
  ]);
  expect(found.unmatched).toContain('ho_municipal');
  expect(received[0]?.authorization).toBe('ApiToken d2pat_secret');
});

test('the counts of a month are pushed as a data value set, and what DHIS2 says is kept', async () => {
  await set();
  await sql`insert into risk (category_id, district_id, description, status, decided_at, created_at, updated_at)
    select min(id), d, 'x', 'verified', at::timestamptz, now(), now() from risk_category,
      (values ('tamale_metropolitan', '2026-03-31 23:00Z'), ('tamale_metropolitan', '2026-04-01 00:00Z'), ('wa_municipal', '2026-03-01 00:00Z')) v(d, at)
    group by d, at`.execute(portal.context.db);
  await admin.inject({ method: 'POST', url: '/api/dhis2/push', payload: { period: '202603' } });
  expect(await link()).toMatchObject({ state: 'asked' });
  await portal.context.jobs.runDue();
  expect(received.at(-1)).toMatchObject({
    url: '/api/dataValueSets?importStrategy=CREATE_AND_UPDATE',
    body: {
      dataSet: 'dddddddddd1',
      period: '202603',
      dataValues: [
        { dataElement: 'aaaaaaaaaa1', period: '202603', orgUnit: 'oooooooooo1', value: '0' },
        { dataElement: 'rrrrrrrrrr1', period: '202603', orgUnit: 'oooooooooo1', value: '1' },
        { dataElement: 'vvvvvvvvvv1', period: '202603', orgUnit: 'oooooooooo1', value: '0' },
      ],
    },
  });
  expect(await link()).toMatchObject({
    state: 'done',
    lastPeriod: '202603',
    said: '3 imported, 0 updated, 0 ignored. Without an organisation unit, and not sent: Wa Municipal.',
  });
  const inFrench = await admin.inject({ url: '/api/dhis2', headers: { 'accept-language': 'fr' } });
  expect(inFrench.json<{ link: { said: string } }>().link.said).toContain('donc pas envoyés\u00A0: Wa Municipal.');
});

test('a refusal of DHIS2 is said in its own words', async () => {
  await set();
  reply = { status: 401, body: { httpStatus: 'Unauthorized', message: 'Unauthorized' } };
  await admin.inject({ method: 'POST', url: '/api/dhis2/push', payload: { period: '202604' } });
  await portal.context.jobs.runDue();
  expect(await link()).toMatchObject({ state: 'failed', said: 'DHIS2 answered 401: Unauthorized' });
  await admin.inject({ method: 'DELETE', url: '/api/dhis2' });
  expect((await admin.inject('/api/dhis2')).json()).toEqual({ link: null });
  expect(
    (await admin.inject({ method: 'POST', url: '/api/dhis2/push', payload: { period: '202604' } })).statusCode,
  ).toBe(409);
});
