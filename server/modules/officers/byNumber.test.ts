import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMnotify, type MnotifyStandIn } from '../../adapters/sms/testing/mnotifyStandIn.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

/* Officers who have a telephone number and no e-mail address. */

let portal: TestApp;
let standIn: MnotifyStandIn;
let admin: Caller;
beforeAll(async () => {
  standIn = await startMnotify();
  portal = await buildTestApp({ env: { SMS_URL: standIn.url } });
  admin = await portal.as('admin');
  await work();
});
afterAll(async () => {
  await portal.close();
  await standIn.close();
});

const work = () => portal.context.jobs.runDue();
const bring = async (lines: readonly string[], more = '') =>
  (
    await admin.inject({
      method: 'POST',
      url: `/api/officers/import?fileName=o.csv${more}`,
      payload: Buffer.from(['Name,E-mail,Phone,Institution,Role,District', ...lines].join('\n')),
      headers: { 'content-type': 'application/octet-stream' },
    })
  ).json<Record<string, unknown> & { review: { email: string; act: string; problem: string }[] }>();
const signIn = (email: string, password: string) =>
  portal.inject({ method: 'POST', url: '/api/broadcast/login', payload: { email, password } });
const reset = (email: string) =>
  portal.inject({ method: 'POST', url: '/api/broadcast/reset_request', payload: { email } });
const post = (url: string, payload: object) => admin.inject({ method: 'POST', url, payload });
const textsTo = (phone: string) =>
  standIn.batches.filter(({ recipients }) => recipients.includes(phone)).map(({ text }) => text);
const codeIn = (text = '') => /password_reset\/(\S+)/.exec(text)?.[1] ?? '';
async function setPassword(code: string, password: string) {
  const payload = { password, repeat_password: password };
  return (await portal.inject({ method: 'POST', url: `/api/broadcast/reset_password/${code}`, payload })).statusCode;
}
const ejura = 'Ejura Sekyedumase Municipal';

test('a list without addresses makes officers, who are invited by SMS, set a password and sign in with their number', async () => {
  const line = `Abena Sarpong,,+233 24 411 1222,MoFA,,${ejura}`;
  expect((await bring([line])).review).toMatchObject([{ email: '+233 24 411 1222', act: 'add', problem: '' }]);
  expect(await bring([line], '&apply=true')).toMatchObject({ added: 1, wrong: 0, invited: 1 });
  await work();
  const [text] = textsTo('0244111222');
  expect(text).toContain('sign in with this number');
  expect(await setPassword(codeIn(text), 'pelican orchid tram')).toBe(200);
  for (const written of ['0244111222', '024 411 1222', '+233244111222'])
    expect((await signIn(written, 'pelican orchid tram')).statusCode).toBe(200);
  expect((await signIn('0244111222', 'something else here')).statusCode).toBe(401);
  expect(await bring([line], '&apply=true')).toMatchObject({ added: 0, same: 1, invited: 0 });
  const found = (await admin.inject('/api/officers/search?managed=true&q=sarpong')).json<{ found: object[] }>().found;
  expect(found).toMatchObject([{ name: 'Abena Sarpong', email: '', phone: '0244111222' }]);
});

test('a row without address and number is refused with what to do', async () => {
  const { review } = await bring([`Nobody Known,,,MoFA,,${ejura}`]);
  expect(review).toMatchObject([{ act: 'wrong', problem: expect.stringContaining('Fill in one of them') }]);
});

test('who forgot the password has the link by SMS; a number of nobody is answered the same and sent nothing', async () => {
  await work();
  const before = standIn.batches.length;
  const [known, unknown] = [await reset('0244 111 222'), await reset('0244 999 888')];
  expect([known.statusCode, unknown.body]).toEqual([200, known.body]);
  await work();
  expect(textsTo('0244999888')).toEqual([]);
  expect(standIn.batches).toHaveLength(before + 1);
  const text = textsTo('0244111222').at(-1);
  expect(await setPassword(codeIn(text), 'granite lemon boat')).toBe(200);
  expect((await signIn('0244111222', 'granite lemon boat')).statusCode).toBe(200);
});

test('an officer with an address signs in with the number too, and of two with one number the password says who', async () => {
  const one = { name: 'One', email: 'one@example.org', phone: '0244333444', institution: 'MoFA', role: 'user' };
  const made = async (fields: object, password: string) =>
    (await post('/api/broadcast', { ...one, ...fields, password, repeat_password: password })).statusCode;
  expect(await made({}, 'walnut river stone')).toBe(200);
  expect(await made({ name: 'Two', email: 'two@example.org' }, 'copper window fish')).toBe(200);
  const nameOf = async (password: string) =>
    (
      await portal.inject({
        method: 'POST',
        url: '/api/accounts/sign-in',
        payload: { email: '0244333444', password },
      })
    ).json<{ name: string }>().name;
  expect([await nameOf('walnut river stone'), await nameOf('copper window fish')]).toEqual(['One', 'Two']);
});

test('a link goes by mail, not to a number that merely stands beside an address', async () => {
  await work();
  const before = standIn.batches.length;
  await reset('0244333444');
  await work();
  expect(standIn.batches).toHaveLength(before);
});

test('the number of an account follows when it is changed, and the old one opens nothing', async () => {
  const { found } = (await admin.inject('/api/officers/search?managed=true&q=sarpong')).json<{
    found: { id: string }[];
  }>();
  const change = { method: 'PATCH', url: `/api/officers/${found[0]?.id}`, payload: { phone: '0244111333' } } as const;
  expect((await admin.inject(change)).statusCode).toBe(200);
  expect((await signIn('0244111333', 'granite lemon boat')).statusCode).toBe(200);
  expect((await signIn('0244111222', 'granite lemon boat')).statusCode).toBe(401);
});
