import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type Caller, type PersonName, type TestApp } from '../../../testing/testApp.ts';
import { openMailbox } from '../testing/mailbox.ts';

let portal: TestApp;
let esi: Caller;

const open = async (env: Record<string, string> = {}) => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z', env });
  esi = await portal.as('esi');
};

beforeEach(() => open());

afterEach(() => portal.close());

const fresh = 'pelican orchid tram';

const profileOf = async (caller: Caller) =>
  (await caller.inject('/api/accounts/profile')).json<
    { id: string; passwordNeeded: boolean } & Record<string, unknown>
  >();

const update = async (caller: Caller, payload: object, id?: string) =>
  caller.inject({ method: 'POST', url: `/api/datasets/update/${id ?? (await profileOf(caller)).id}`, payload });

const signIn = (name: PersonName | 'new', password = 'demo-agrihub', headers: Record<string, string> = {}) =>
  portal.inject({
    method: 'POST',
    url: '/api/accounts/sign-in',
    headers,
    payload: { email: name === 'new' ? 'esi@example.org' : `${name}@demo.agrihub.example`, password },
  });

const isIn = async (caller: Caller) => (await caller.inject('/api/accounts/me')).json<{ signedIn: boolean }>().signedIn;

describe('the profile', () => {
  test('shows what the portal has, and is nobody else’s', async () => {
    expect(await profileOf(esi)).toMatchObject({
      name: 'Esi (demo data user)',
      email: 'esi@demo.agrihub.example',
      institution: 'Sample data',
      dataUser: true,
      officerRole: null,
      passwordNeeded: false,
    });
    expect((await portal.inject('/api/accounts/profile')).statusCode).toBe(401);
  });

  test('is changed field by field; what is left out stays', async () => {
    const answer = await update(esi, { name: 'Esi Sample', phone: '+233 24 412 3456', profession: 'Researcher' });
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
      200,
      'User has been updated',
      'text/plain; charset=utf-8',
    ]);
    expect(await profileOf(esi)).toMatchObject({
      name: 'Esi Sample',
      phone: '0244123456',
      profession: 'Researcher',
      institution: 'Sample data',
    });
    await update(esi, { phone: '', profession: '' });
    expect(await profileOf(esi)).toMatchObject({ phone: '', profession: '' });
    const audited = await portal.context.db
      .selectFrom('audit_entry')
      .select('field_names')
      .where('act', '=', 'updateProfile')
      .execute();
    expect(audited.map(({ field_names: names }) => names)).toEqual([
      ['name', 'profession', 'phone'],
      ['profession', 'phone'],
    ]);
  });

  test('of another person answers as if there were none', async () => {
    const ama = await profileOf(await portal.as('ama'));
    const none = '00000000-0000-4000-8000-000000000000';
    const [theirs, nobodys] = [await update(esi, { name: 'X' }, ama.id), await update(esi, { name: 'X' }, none)];
    expect([theirs.statusCode, theirs.body.replace(ama.id, 'ID')]).toEqual([
      404,
      'There is no person "ID". Take the id from the list.',
    ]);
    expect([nobodys.statusCode, nobodys.body.replace(none, 'ID')]).toEqual([
      theirs.statusCode,
      theirs.body.replace(ama.id, 'ID'),
    ]);
    expect((await update(esi, { name: 'X' }, 'undefined')).statusCode).toBe(400);
    expect((await profileOf(await portal.as('ama')))['name']).toBe('Ama (demo officer)');
  });

  test.each([
    [{ name: ' ' }, 'name is empty. Fill it in.'],
    [{ phone: '12' }, '"12" is not a telephone number of Ghana. Write its ten digits, such as 0244123456.'],
    [{ email: 'esi' }, '"esi" is not an e-mail address. Write it as name@example.org.'],
    [
      { password: '', repeat_password: fresh },
      'The password has 0 characters; use at least 10. Three or four words that do not belong together make a good one.',
    ],
    [{ password: fresh }, 'The two passwords are not the same. Type the same password twice.'],
  ])('refuses %j with a sentence', async (changes, sentence) => {
    const answer = await update(esi, changes);
    expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
  });

  test('takes no field that gives rights', async () => {
    await update(esi, {
      name: 'Esi',
      isAdmin: true,
      role: 'administrator',
      officerRole: 'admin',
      dataRole: 'administrator',
    });
    expect((await signIn('esi')).json()).toMatchObject({ isAdmin: false, officerRole: null });
  });
});

describe('a new password', () => {
  test('keeps this browser signed in and ends the others', async () => {
    const elsewhere = await portal.as('esi');
    expect((await update(esi, { password: fresh, repeat_password: fresh })).body).toBe('User has been updated');
    expect([await isIn(esi), await isIn(elsewhere)]).toEqual([true, false]);
    expect((await signIn('esi')).statusCode).toBe(401);
    expect((await signIn('esi', fresh)).statusCode).toBe(200);
    expect((await openMailbox(portal)).map(({ to, subject }) => [to, subject])).toEqual([
      ['esi@demo.agrihub.example', 'Your password at AgriHub Ghana was changed'],
    ]);
  });

  test('needs the present one a quarter of an hour after signing in', async () => {
    portal.clock.set('2026-04-15T12:15:00Z');
    expect((await profileOf(esi)).passwordNeeded).toBe(true);
    const wanted = { password: fresh, repeat_password: fresh };
    const without = await update(esi, wanted);
    expect([without.statusCode, without.body]).toEqual([
      422,
      'You signed in more than 15 minutes ago. To change the password or the e-mail, send your current password too (current_password), or sign in again.',
    ]);
    expect((await update(esi, { ...wanted, current_password: 'guess' })).statusCode).toBe(422);
    expect((await update(esi, { email: 'esi@example.org' })).statusCode).toBe(422);
    expect((await update(esi, { name: 'Esi' })).statusCode).toBe(200);
    expect((await update(esi, { ...wanted, current_password: 'demo-agrihub' })).statusCode).toBe(200);
  });

  test('is not found out by guessing the present one', async () => {
    for (let guess = 1; guess <= 8; guess++)
      await update(esi, { password: fresh, repeat_password: fresh, current_password: `guess ${guess}` });
    expect(
      (await update(esi, { password: fresh, repeat_password: fresh, current_password: 'demo-agrihub' })).statusCode,
    ).toBe(429);
  });
});

describe('a new address', () => {
  test('counts at once, the old one is told, and links mailed to it stop working', async () => {
    await portal.inject({
      method: 'POST',
      url: '/api/broadcast/reset_request',
      payload: { email: 'esi@demo.agrihub.example' },
    });
    const [link] = await openMailbox(portal);
    expect((await update(esi, { email: 'esi@example.org' })).body).toBe('User has been updated');
    expect((await signIn('new')).statusCode).toBe(200);
    expect((await openMailbox(portal)).at(-1)).toMatchObject({
      to: 'esi@demo.agrihub.example',
      subject: 'Your e-mail address at AgriHub Ghana was changed',
    });
    const spent = await portal.inject({
      method: 'POST',
      url: `/api/broadcast/reset_password/${link!.code}`,
      payload: { password: fresh, repeat_password: fresh },
    });
    expect(spent.statusCode).toBe(410);
  });

  test('that is somebody else’s is refused, in any case of letters', async () => {
    expect((await update(esi, { email: 'AMA@demo.agrihub.example' })).statusCode).toBe(409);
    expect((await update(esi, { email: 'ESI@demo.agrihub.example' })).statusCode).toBe(200);
  });

  test('waits for its mail where addresses are confirmed', async () => {
    await portal.close();
    await open({ CONFIRM_EMAIL: '1' });
    expect((await update(esi, { email: 'esi@example.org' })).body).toBe(
      'User has been updated. The new e-mail counts once you follow the link in the mail to it.',
    );
    expect((await profileOf(esi))['email']).toBe('esi@demo.agrihub.example');
    const [email] = await openMailbox(portal);
    expect(email!.to).toBe('esi@example.org');
    const confirmed = await portal.inject({ method: 'POST', url: `/api/accounts/confirm-email/${email!.code}` });
    expect(confirmed.json()).toEqual({ done: 'changed' });
    expect((await profileOf(esi))['email']).toBe('esi@example.org');
  });

  test('of somebody else is not told apart where addresses are confirmed', async () => {
    await portal.close();
    await open({ CONFIRM_EMAIL: '1' });
    expect((await update(esi, { email: 'ama@demo.agrihub.example' })).statusCode).toBe(200);
    expect((await openMailbox(portal)).map(({ to, subject }) => [to, subject])).toEqual([
      ['ama@demo.agrihub.example', 'You have an account at AgriHub Ghana already'],
    ]);
    expect((await profileOf(esi))['email']).toBe('esi@demo.agrihub.example');
  });
});
