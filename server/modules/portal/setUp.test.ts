import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let admin: Caller;
beforeAll(async () => {
  portal = await buildTestApp({ env: { OPERATOR_NAME: 'Ministry of Food and Agriculture' } });
  admin = await portal.as('admin');
});
afterAll(() => portal.close());

const states = async () =>
  Object.fromEntries(
    (await admin.inject('/api/portal/set-up'))
      .json<{ step: string; done: boolean }[]>()
      .map(({ step, done }) => [step, done]),
  );

test('what is set up counts as done, what is not does not: an operator is named, officers are there, nothing is connected', async () => {
  expect(await states()).toEqual({
    operator: true,
    privacy: false,
    mail: false,
    sms: false,
    forecast: false,
    outlines: false,
    officers: true,
    climate: false,
    review: false,
  });
});

test('the first signature is seen at once', async () => {
  const [row] = (await admin.inject('/api/reference-reviews?limit=1')).json<{
    found: { table: string; key: string; version: number }[];
  }>().found;
  await admin.inject({
    method: 'POST',
    url: '/api/reference-reviews',
    payload: {
      rows: [{ table: row?.table, key: row?.key, version: row?.version }],
      name: 'Sample Agronomist',
      institution: 'CSIR-CRI',
      reviewedOn: '2026-04-01',
    },
  });
  expect(await states()).toMatchObject({ climate: false, review: true });
});

test('it is for administrators alone', async () => {
  expect((await (await portal.as('ama')).inject('/api/portal/set-up')).statusCode).toBe(403);
  expect((await portal.inject('/api/portal/set-up')).statusCode).toBe(401);
});
