import { afterEach, expect, test } from 'vitest';
import { cardKeys, openCard, resealCard, sealCard } from '../../modules/farms/cards/cards.ts';
import { codeOf, linkOfCode } from '../../modules/files/linkCode.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { byEitherKey } from './secretKey.ts';

const before = 'the key of last year, made of words!';
const now = 'the key of this year, made of words!';
const keys = (secretKey: string, formerKey: string | null) => ({
  secretKey: Buffer.from(secretKey),
  formerKey: formerKey === null ? null : Buffer.from(formerKey),
});

const open: TestApp[] = [];
afterEach(() => Promise.all(open.splice(0).map((portal) => portal.close())));
async function portalWith(env: Record<string, string>): Promise<TestApp> {
  const portal = await buildTestApp({ env });
  open.push(portal);
  return portal;
}

/** What an officer's browser holds after signing in, and whether another portal on the same records takes it. */
async function tokenOf(portal: TestApp): Promise<string> {
  const answer = await portal.inject({
    method: 'POST',
    url: '/api/accounts/sign-in',
    payload: { email: 'ama@demo.agrihub.example', password: 'demo-agrihub' },
  });
  return answer.cookies.find(({ name }) => name === 'token')?.value ?? '';
}
const me = (portal: TestApp, token: string) =>
  portal.inject({ url: '/api/farmers', headers: { authorization: `Bearer ${token}` } });

test('a session that the former key signed goes on, and new ones are signed with the new key', async () => {
  const portal = await portalWith({ SECRET_KEY: now, FORMER_SECRET_KEY: before });
  const old = await portalWith({ SECRET_KEY: before });
  const token = await tokenOf(old);
  // The same session, in the records of the portal that has changed its key.
  const session = await old.context.db.selectFrom('session').selectAll().executeTakeFirstOrThrow();
  const { id } = await portal.context.db
    .selectFrom('person')
    .select('id')
    .where('email', '=', 'ama@demo.agrihub.example')
    .executeTakeFirstOrThrow();
  await portal.context.db
    .insertInto('session')
    .values({ ...session, person_id: id })
    .execute();
  expect((await me(portal, token)).statusCode).toBe(200);
  const fresh = await tokenOf(portal);
  expect([(await me(portal, fresh)).statusCode, (await me(old, fresh)).statusCode]).toEqual([200, 401]);
});

test('without the former key what it signed is nothing', async () => {
  const [portal, old] = [await portalWith({ SECRET_KEY: now }), await portalWith({ SECRET_KEY: before })];
  const token = await tokenOf(old);
  expect((await me(portal, token)).statusCode).toBe(401);
});

test('links and card numbers of the former key are known, and a card is sealed anew once', () => {
  const code = codeOf(Buffer.from(before), 1_234);
  expect(byEitherKey(keys(now, before), (key) => linkOfCode(key, code))).toBe(1_234);
  expect(byEitherKey(keys(now, null), (key) => linkOfCode(key, code))).toBeNull();

  const card = sealCard(keys(before, null), 'GHA-123456789-0');
  expect(openCard(keys(now, before), card.sealed)).toBe('GHA-123456789-0');
  expect(cardKeys(keys(now, before), 'GHA-123456789-0')).toContainEqual(card.key);
  const anew = resealCard(keys(now, before), card.sealed);
  expect(openCard(keys(now, null), anew?.sealed ?? Buffer.alloc(0))).toBe('GHA-123456789-0');
  expect(resealCard(keys(now, before), anew?.sealed ?? Buffer.alloc(0))).toBeNull();
});
