import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from './testApp.ts';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-07-01T08:00:00Z' });
});

afterAll(() => portal.close());

test('the portal of a test lives, on the day the test chose', async () => {
  expect((await portal.inject('/healthz')).statusCode).toBe(200);
  expect(portal.context.clock.today()).toBe('2026-07-01');
});

test('its people are signed in by name, and strangers are nobody', async () => {
  const ama = await portal.as('ama');
  expect((await ama.inject('/api/accounts/me')).json()).toMatchObject({ name: 'Ama (demo officer)' });
  expect((await portal.inject('/api/accounts/me')).json()).toMatchObject({ name: '' });
});
