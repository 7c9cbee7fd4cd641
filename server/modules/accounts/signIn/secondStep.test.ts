import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type Caller, type PersonName, type TestApp } from '../../../testing/testApp.ts';
import { demoPassword } from '../demo.service.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
beforeEach(async () => {
  portal.clock.set('2026-04-15T12:00:00Z');
  await portal.context.db.deleteFrom('second_step').execute();
  await portal.context.db.deleteFrom('sign_in_attempt').execute();
});
afterAll(() => portal.close());

const post = (caller: Pick<Caller, 'inject'>, url: string, payload: object = {}) =>
  caller.inject({ method: 'POST', url: `/api/accounts/${url}`, payload });
const codeAt = (secret: string, instant: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(instant) });
const enter = (code?: string, person = 'admin') =>
  post(portal, 'sign-in', {
    email: `${person}@demo.agrihub.example`,
    password: demoPassword,
    ...(code !== undefined && { code }),
  });

/** Sets it up at noon with the code of noon; answers the secret and the recovery codes. */
async function setUp(person: PersonName = 'admin') {
  const caller = await portal.as(person);
  const { secret, uri } = (await post(caller, 'second-step')).json<{ secret: string; uri: string }>();
  const confirmed = await post(caller, 'second-step/confirm', { code: codeAt(secret, '2026-04-15T12:00:00Z') });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
  return { caller, secret, uri, recoveryCodes };
}

test('the code of the app follows RFC 6238: of its example secret at second 59 it is 287082', async () => {
  const { uri } = await setUp();
  expect(uri).toContain('otpauth://totp/AgriHub%20Ghana:');
  const example = new TOTP({ secret: Secret.fromUTF8('12345678901234567890') });
  expect(example.generate({ timestamp: 59_000 })).toBe('287082');
});

test('a password alone is asked for a code, and with the code of the next half minute opens the account', async () => {
  const { secret } = await setUp();
  portal.clock.set('2026-04-15T12:00:30Z');
  const asked = await enter();
  expect([asked.statusCode, asked.json()]).toEqual([401, expect.objectContaining({ code: 'secondStepNeeded' })]);
  expect(asked.cookies).toEqual([]);
  expect((await enter(codeAt(secret, '2026-04-15T12:00:30Z'))).statusCode).toBe(200);
});

test('a code is taken once, that of the confirmation too, and none from before it', async () => {
  const { secret } = await setUp();
  expect((await enter(codeAt(secret, '2026-04-15T12:00:00Z'))).json()).toMatchObject({ code: 'wrongCode' });
  portal.clock.set('2026-04-15T12:00:30Z');
  const code = codeAt(secret, '2026-04-15T12:00:30Z');
  const both = await Promise.all([enter(code), enter(code)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
});

test('a wrong password with a right code is refused as a wrong password, and spends no code', async () => {
  const { secret } = await setUp();
  portal.clock.set('2026-04-15T12:01:00Z');
  const code = codeAt(secret, '2026-04-15T12:01:00Z');
  const wrong = await post(portal, 'sign-in', { email: 'admin@demo.agrihub.example', password: 'guessed', code });
  expect(wrong.json()).toMatchObject({ code: 'wrongSignIn' });
  expect((await enter(code)).statusCode).toBe(200);
});

test('after eight wrong codes nothing is tried any more, the right one neither', async () => {
  const { secret } = await setUp();
  portal.clock.set('2026-04-15T12:02:00Z');
  for (let guess = 0; guess < 8; guess++) expect((await enter('000000')).statusCode).toBe(401);
  const right = await enter(codeAt(secret, '2026-04-15T12:02:00Z'));
  expect([right.statusCode, right.json()]).toEqual([429, expect.objectContaining({ code: 'tooManySignIns' })]);
});

test('ten recovery codes are told once and kept as hashes; each opens the account once, with or without hyphens', async () => {
  const { caller, recoveryCodes } = await setUp();
  expect(recoveryCodes.length).toBe(10);
  const [first = '', second = ''] = recoveryCodes;
  const kept = JSON.stringify(await portal.context.db.selectFrom('recovery_code').selectAll().execute());
  expect(kept).not.toContain(first.replaceAll('-', ''));
  expect((await enter(first)).statusCode).toBe(200);
  expect((await enter(first)).statusCode).toBe(401);
  expect((await enter(second.replaceAll('-', '').toLowerCase())).statusCode).toBe(200);
  expect((await caller.inject('/api/accounts/second-step')).json()).toMatchObject({ on: true, recoveryLeft: 8 });
});

test('the secret is kept sealed', async () => {
  const { secret } = await setUp();
  const row = await portal.context.db.selectFrom('second_step').selectAll().executeTakeFirstOrThrow();
  expect(row.secret).not.toContain(secret);
});

test('it is switched off with the password, and by no token', async () => {
  const { caller } = await setUp();
  const off = (payload: object, headers = {}) =>
    caller.inject({ method: 'DELETE', url: '/api/accounts/second-step', payload, headers });
  expect((await off({ password: 'guessed' })).statusCode).toBe(422);
  const made = await post(caller, 'tokens', { name: 'T', scopes: ['account'], days: 1 });
  const authorization = `Bearer ${made.json<{ token: string }>().token}`;
  expect((await off({ password: demoPassword }, { authorization })).json()).toMatchObject({ code: 'notByToken' });
  expect((await off({ password: demoPassword })).statusCode).toBe(200);
  expect((await enter()).statusCode).toBe(200);
});

test('an administrator switches it off for who lost the phone, and nobody else does', async () => {
  await setUp('ama');
  const [admin, kofi] = [await portal.as('admin'), await portal.as('kofi')];
  const { id } = await portal.context.db
    .selectFrom('person')
    .select('id')
    .where('email', '=', 'ama@demo.agrihub.example')
    .executeTakeFirstOrThrow();
  const url = `/api/accounts/people/${id}/second-step`;
  expect((await kofi.inject({ method: 'DELETE', url })).statusCode).toBe(403);
  expect((await admin.inject({ method: 'DELETE', url })).statusCode).toBe(200);
  expect((await enter(undefined, 'ama')).statusCode).toBe(200);
});

test('a form without JavaScript comes back to its page, which asks for the code', async () => {
  const { secret } = await setUp();
  portal.clock.set('2026-04-15T12:03:00Z');
  const send = (fields: Record<string, string>) =>
    portal.inject({
      method: 'POST',
      url: '/api/accounts/sign-in',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: new URLSearchParams({
        email: 'admin@demo.agrihub.example',
        password: demoPassword,
        next: '/manage',
        ...fields,
      }).toString(),
    });
  const asked = await send({});
  expect([asked.statusCode, asked.headers.location]).toEqual([303, '/sign-in?wrong=secondStepNeeded&next=%2Fmanage']);
  const entered = await send({ code: codeAt(secret, '2026-04-15T12:03:00Z') });
  expect([entered.statusCode, entered.headers.location]).toEqual([303, '/manage']);
});

test('where administrators must have one, nothing of theirs opens until it is set up', async () => {
  const strict = await buildTestApp({ env: { SECOND_STEP: 'administrators' } });
  try {
    const [admin, ama] = [await strict.as('admin'), await strict.as('ama')];
    const refused = await admin.inject('/api/audit/log');
    expect([refused.statusCode, refused.json()]).toEqual([403, expect.objectContaining({ code: 'secondStepMissing' })]);
    expect((await ama.inject('/api/groups')).statusCode).toBe(200);
    expect((await admin.inject('/api/accounts/second-step')).json()).toMatchObject({ on: false, must: true });
    const { secret } = (await post(admin, 'second-step')).json<{ secret: string }>();
    await post(admin, 'second-step/confirm', { code: codeAt(secret, '2026-04-15T12:00:00Z') });
    expect((await admin.inject('/api/audit/log')).statusCode).toBe(200);
  } finally {
    await strict.close();
  }
});
