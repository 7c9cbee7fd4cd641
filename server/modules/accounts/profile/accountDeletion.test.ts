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

  test('says in French what becomes of what, and what stands against it', async () => {
    for (const name of ['admin', 'ama', 'adjoa'] as const) {
      const french = (await (await portal.as(name)).inject('/api/accounts/deletion?language=fr')).body;
      const english = (await (await portal.as(name)).inject('/api/accounts/deletion')).body;
      expect(french.match(/\d+/g)).toEqual(english.match(/\d+/g));
      expect(french).not.toMatch(/\b(?:you|your|removed|kept|stays?|without|deleted|the)\b/i);
      expect(french).not.toMatch(/ [:;?!»]|« /);
    }
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
