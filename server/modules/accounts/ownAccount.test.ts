import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type Caller, type PersonName, type TestApp } from '../../testing/testApp.ts';
import { openMailbox } from './testing/mailbox.ts';

let portal: TestApp;
let esi: Caller;
const open = async (env: Record<string, string> = {}) => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z', env });
  esi = await portal.as('esi');
};
beforeEach(() => open());
afterEach(() => portal.close());

const fresh = 'pelican orchid tram';
const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 12; TECNO KG5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';
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
      'You signed in more than 15 minutes ago. To change the password or the e-mail, send your present password too (current_password), or sign in again.',
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

interface Listed {
  id: string;
  current: boolean;
  opens: string[];
  browser: string;
  system: string;
}
const list = async (caller: Caller) => (await caller.inject('/api/accounts/sessions')).json<Listed[]>();

describe('the list of sign-ins', () => {
  const end = (caller: Caller, path: string) =>
    caller.inject({ method: 'DELETE', url: `/api/accounts/sessions${path}` });

  test('names each device once, the newest first, and which is this one', async () => {
    portal.clock.set('2026-04-15T13:00:00Z');
    await signIn('admin', 'demo-agrihub', { 'user-agent': chromeOnAndroid });
    portal.clock.set('2026-04-15T14:00:00Z');
    const admin = await portal.as('admin');
    expect(await list(admin)).toMatchObject([
      {
        current: true,
        opens: ['officer', 'data'],
        signedInAt: '2026-04-15T14:00:00.000Z',
        endsAt: '2026-04-16T14:00:00.000Z',
      },
      {
        current: false,
        opens: ['officer', 'data'],
        browser: 'Chrome',
        system: 'Android',
        signedInAt: '2026-04-15T13:00:00.000Z',
      },
    ]);
  });

  test('ends one; another person’s, an unknown and a broken id are the same', async () => {
    const elsewhere = await portal.as('esi');
    const ama = await portal.as('ama');
    const other = (await list(esi)).find(({ current }) => !current)!;
    expect((await end(ama, `/${other.id}`)).statusCode).toBe(404);
    expect((await end(ama, '/00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
    expect((await end(ama, '/x%27--')).statusCode).toBe(404);
    expect((await end(ama, '/undefined')).statusCode).toBe(400);
    expect(await isIn(elsewhere)).toBe(true);
    const ended = await end(esi, `/${other.id}`);
    expect([ended.json(), ended.cookies]).toEqual([{ ended: 1 }, []]);
    expect([await isIn(esi), await isIn(elsewhere)]).toEqual([true, false]);
  });

  test('ends everywhere else, or everywhere', async () => {
    const others = [await portal.as('esi'), await portal.as('esi')];
    const ama = await portal.as('ama');
    expect((await end(esi, '?others=true')).json()).toEqual({ ended: 2 });
    expect([await isIn(esi), await isIn(others[0]!), await isIn(others[1]!)]).toEqual([true, false, false]);
    const last = await end(esi, '');
    expect(
      last.cookies
        .filter(({ maxAge }) => maxAge === 0)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['DataToken', 'signedIn', 'token']);
    expect([await isIn(esi), await isIn(ama)]).toEqual([false, true]);
  });

  test('a forgery from another site ends nothing', async () => {
    const forged = await esi.inject({
      method: 'DELETE',
      url: '/api/accounts/sessions',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect([forged.statusCode, await isIn(esi)]).toEqual([403, true]);
  });

  test('leaving the data area keeps an officer in the control centre', async () => {
    const admin = await portal.as('admin');
    const left = await admin.inject({ method: 'POST', url: '/api/accounts/leave-data-area' });
    expect(left.json()).toMatchObject({ signedIn: true, officerRole: 'admin', dataUser: false });
    expect(left.cookies.map(({ name }) => name)).toEqual(['DataToken']);
    expect((await admin.inject('/api/accounts/me')).json()).toMatchObject({ officerRole: 'admin', dataUser: false });
    const gone = await esi.inject({ method: 'POST', url: '/api/accounts/leave-data-area' });
    expect(gone.cookies.map(({ name }) => name).toSorted()).toEqual(['DataToken', 'signedIn']);
    expect(await isIn(esi)).toBe(false);
  });
});

describe('without JavaScript, the forms of the account page', () => {
  const send = (caller: Caller, fields: Record<string, string>) =>
    caller.inject({
      method: 'POST',
      url: '/api/accounts/form',
      payload: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html,*/*',
        'sec-fetch-site': 'same-origin',
      },
    });

  test('end another sign-in and lead back, end all and lead to signing in', async () => {
    const elsewhere = await portal.as('esi');
    const other = (await list(esi)).find(({ current }) => !current)!;
    const ended = await send(esi, { act: 'end', session: other.id });
    expect([ended.statusCode, ended.headers.location]).toEqual([303, '/account?ended=1']);
    expect([await isIn(esi), await isIn(elsewhere)]).toEqual([true, false]);
    const third = await portal.as('esi');
    expect((await send(esi, { act: 'endOthers' })).headers.location).toBe('/account?ended=1');
    expect([await isIn(esi), await isIn(third)]).toEqual([true, false]);
    const all = await send(esi, { act: 'endAll' });
    expect([all.headers.location, all.cookies.filter(({ maxAge }) => maxAge === 0)]).toEqual([
      '/sign-in?out=1',
      expect.objectContaining({ length: 3 }),
    ]);
    expect(await isIn(esi)).toBe(false);
  });

  test('delete the account with its password, and not without', async () => {
    expect((await send(esi, { act: 'delete', password: 'guess' })).statusCode).toBe(422);
    expect((await send(esi, { act: 'delete' })).statusCode).toBe(422);
    expect(await isIn(esi)).toBe(true);
    const gone = await send(esi, { act: 'delete', password: 'demo-agrihub' });
    expect([gone.statusCode, gone.headers.location]).toEqual([303, '/sign-in?deleted=1']);
    expect([await isIn(esi), (await signIn('esi')).statusCode]).toEqual([false, 401]);
  });
});

describe('one’s own data', () => {
  test('come as a file, with what one did, without the password and without anybody else', async () => {
    await update(esi, { name: 'Esi Sample' });
    const answer = await esi.inject('/api/accounts/export');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="agrihub-account-2026-04-15.json"');
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.json()).toMatchObject({
      account: {
        name: 'Esi Sample',
        email: 'esi@demo.agrihub.example',
        grants: [{ audience: 'data', role: 'member' }],
        sessions: [{ audience: 'data' }],
      },
      acts: [{ act: 'updateProfile', fieldNames: ['name'] }],
    });
    expect(answer.body).not.toContain('argon2');
    expect(answer.body).not.toContain('ama@');
  });
});

describe('deleting one’s own account', () => {
  const remove = (caller: Caller, password: string) =>
    caller.inject({ method: 'DELETE', url: '/api/accounts/me', payload: { password } });

  test('says before what becomes of what, asks for the password, and takes everything away', async () => {
    const told = (await esi.inject('/api/accounts/deletion')).json<{ hindrance: string; fates: { what: string }[] }>();
    expect(told.hindrance).toBe('');
    expect(told.fates.map(({ what }) => what)).toContain('Your rights, and your sign-ins on every device');
    expect((await remove(esi, 'guess')).statusCode).toBe(422);
    expect(await isIn(esi)).toBe(true);
    const { id } = await profileOf(esi);
    const gone = await remove(esi, 'demo-agrihub');
    expect([gone.statusCode, gone.json<{ signedIn: boolean }>().signedIn]).toEqual([200, false]);
    expect(gone.cookies.filter(({ maxAge }) => maxAge === 0)).toHaveLength(3);
    expect([await isIn(esi), (await signIn('esi')).statusCode]).toEqual([false, 401]);
    for (const table of ['person_grant', 'session'] as const) {
      expect(
        await portal.context.db.selectFrom(table).select('person_id').where('person_id', '=', id).execute(),
      ).toEqual([]);
    }
    expect((await openMailbox(portal)).at(-1)).toMatchObject({
      to: 'esi@demo.agrihub.example',
      subject: 'Your account at AgriHub Ghana was deleted',
    });
  });

  test('passes the farms an officer mapped on to an administrator', async () => {
    const [ama, admin] = [await portal.as('ama'), await portal.as('admin')];
    const [{ id }, { id: adminId }] = [await profileOf(ama), await profileOf(admin)];
    const outline = { geometry: '{}', bounds: '((1,2),(0,1))', centre_lat: 7, centre_lng: -1, owner_id: id };
    const farm = await portal.context.db
      .insertInto('farm')
      .values(outline as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await remove(ama, 'demo-agrihub')).statusCode).toBe(200);
    const kept = await portal.context.db.selectFrom('farm').select('owner_id').where('id', '=', farm.id).execute();
    expect(kept).toEqual([{ owner_id: adminId }]);
  });

  test('is refused to the last administrator, who is told so before', async () => {
    const admin = await portal.as('admin');
    const sentence = 'You are the only administrator of the control centre. Have another one made first.';
    expect((await admin.inject('/api/accounts/deletion')).json()).toMatchObject({ hindrance: sentence });
    const refused = await remove(admin, 'demo-agrihub');
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([409, sentence]);
    expect(await isIn(admin)).toBe(true);
  });
});
