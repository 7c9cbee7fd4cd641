import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let admin: Caller;
beforeAll(async () => {
  portal = await buildTestApp();
  admin = await portal.as('admin');
});
afterAll(() => portal.close());

const post = (caller: Caller, url: string, payload: object = {}) =>
  caller.inject({ method: 'POST', url: `/api${url}`, payload });
const abena = {
  name: 'Abena Osei',
  email: 'abena@example.org',
  phone: '024 412 3456',
  institution: 'MoFA Ejura',
  district: 'Ejura Sekyedumase',
  reason: 'I visit 300 maize farmers.',
};
const list = async () =>
  (await admin.inject('/api/officers/requests')).json<{
    waiting: number;
    found: { id: number; [field: string]: unknown }[];
  }>();
const jobs = async (kind: string) =>
  (await portal.context.db.selectFrom('job').select('payload').where('kind', '=', kind).execute()).map(
    ({ payload }) => payload,
  );

test('who asks stands on the list of administrators, who are told; asking again takes the place of what waits', async () => {
  expect((await post(portal, '/officers/requests', { ...abena, reason: 'First' })).statusCode).toBe(201);
  expect((await post(portal, '/officers/requests', abena)).json()).toEqual({
    message: 'Thank you. An administrator reads your request and answers by e-mail.',
  });
  expect(await list()).toMatchObject({
    waiting: 1,
    found: [
      {
        name: 'Abena Osei',
        phone: '0244123456',
        district: 'Ejura Sekyedumase Municipal',
        reason: 'I visit 300 maize farmers.',
        answer: null,
      },
    ],
  });
  expect((await admin.inject('/api/notifications')).json()).toMatchObject({
    found: [
      {
        text: 'Abena Osei of MoFA Ejura asks to become an extension officer.',
        link: '/controlcenter/settings/requests',
      },
      {},
    ],
  });
});

test('what cannot be right is said, and what a program filled in goes nowhere', async () => {
  expect((await post(portal, '/officers/requests', { ...abena, phone: '12' })).statusCode).toBe(400);
  expect((await post(portal, '/officers/requests', { ...abena, district: 'Atlantis' })).statusCode).toBe(404);
  expect(
    (await post(portal, '/officers/requests', { ...abena, email: 'bot@example.org', website: 'http://spam.example' }))
      .statusCode,
  ).toBe(201);
  expect((await list()).waiting).toBe(1);
});

test('approving makes the officer with the district and mails the invitation; it is answered once', async () => {
  const id = (await list()).found[0]?.id;
  expect((await post(admin, `/officers/requests/${id}/approve`)).json()).toEqual({
    message: 'Abena Osei is an officer now',
  });
  const [officer] = (await admin.inject('/api/officers?q=abena')).json<{ id: string }[]>();
  expect(officer).toMatchObject({
    role: 'user',
    districts: ['ejura_sekyedumase_municipal'],
    email: 'abena@example.org',
    active: true,
  });
  expect(await jobs('mailAccount')).toContainEqual({ about: 'invited', personId: officer?.id });
  expect((await post(admin, `/officers/requests/${id}/decline`, { reason: 'No' })).statusCode).toBe(404);
});

test('declining takes a reason, and mails it', async () => {
  portal.clock.set('2026-04-15T13:00:00Z');
  await post(portal, '/officers/requests', { ...abena, name: 'Kwame', email: 'kwame@example.org' });
  const id = (await list()).found[0]?.id;
  expect((await post(admin, `/officers/requests/${id}/decline`, { reason: ' ' })).statusCode).toBe(400);
  expect(
    (await post(admin, `/officers/requests/${id}/decline`, { reason: 'Your institution must ask.' })).statusCode,
  ).toBe(200);
  expect(await jobs('mailOfficerAnswer')).toEqual([{ id }]);
  expect(await list()).toMatchObject({
    waiting: 0,
    found: [{ name: 'Kwame', answer: 'declined', answerNote: 'Your institution must ask.' }, { answer: 'approved' }],
  });
});
