import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';
import { openMailbox } from '../testing/mailbox.ts';

let portal: TestApp;
const site = 'https://agrihub.example.gh';

beforeEach(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z', env: { PUBLIC_URL: site, CONFIRM_EMAIL: '1' } });
});
afterEach(() => portal.close());

const password = 'pelican orchid tram';
const abena = {
  name: 'Abena Sample',
  institution: 'University of Lomé',
  profession: 'Agronomist',
  email: 'abena@example.org',
  phone: '0244123456',
  password,
  repeat_password: password,
};
const french = { 'accept-language': 'fr' };
const join = (headers: Record<string, string>) =>
  portal.inject({ method: 'POST', url: '/api/datasets/create', payload: abena, headers });
const confirm = (code: string) => portal.inject({ method: 'POST', url: `/api/accounts/confirm-email/${code}` });
const languageOf = async (email: string) =>
  (await portal.context.db.selectFrom('person').select('language').where('email', '=', email).executeTakeFirst())
    ?.language;
const choose = async (caller: Caller, language: string) => {
  const { id } = (await caller.inject('/api/accounts/profile')).json<{ id: string }>();
  return caller.inject({ method: 'POST', url: `/api/datasets/update/${id}`, payload: { language } });
};
/** Letters that are no mail of an account, such as of notices, with their lines put together again. */
const letters = async (begins: string) => {
  await portal.context.jobs.runDue();
  const folder = path.join(portal.context.config.dataDir, 'mail');
  return readdirSync(folder)
    .filter((name) => name.startsWith(begins))
    .map((name) => Buffer.from(unfold(readFileSync(path.join(folder, name), 'utf8')), 'latin1').toString('utf8'));
};
const unfold = (message: string) =>
  message
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));

test('who joins on a French page is written to in French, from the first mail on', async () => {
  await join({ 'accept-language': 'fr-FR,fr;q=0.9' });
  const [first] = await openMailbox(portal);
  expect(first?.text).toContain(`${site}/fr/confirm-email/${first?.code}`);
  expect(first?.text).toContain('sans doute vous');
  expect((await confirm(first?.code ?? '')).statusCode).toBe(200);
  expect(await languageOf(abena.email)).toBe('fr');
  await portal.context.jobs.enqueue(portal.context.db, {
    kind: 'mailAccount',
    payload: {
      about: 'reset',
      personId: (
        await portal.context.db.selectFrom('person').select('id').where('email', '=', abena.email).executeTakeFirst()
      )?.id,
    },
  });
  const reset = (await openMailbox(portal)).at(-1);
  expect(reset?.text).toContain(`${site}/fr/password_reset/${reset?.code}`);
  expect(reset?.text).not.toMatch(/\b(?:the|your|password)\b/);
});

test('who joins on an English page is written to in English', async () => {
  await join({ 'accept-language': 'en' });
  const [first] = await openMailbox(portal);
  expect(first?.text).toContain(`${site}/confirm-email/${first?.code}`);
  await confirm(first?.code ?? '');
  expect(await languageOf(abena.email)).toBe('en');
});

test('a language that is chosen in the profile is kept and shown; one that pages do not have is refused', async () => {
  const esi = await portal.as('esi');
  expect((await choose(esi, 'fr')).statusCode).toBe(200);
  expect((await esi.inject('/api/accounts/profile')).json()).toMatchObject({ language: 'fr' });
  expect((await choose(esi, 'de')).statusCode).toBe(400);
  expect(await languageOf('esi@demo.agrihub.example')).toBe('fr');
});

test('notices are mailed in the language of who gets them, and an answer in that of the page it was asked on', async () => {
  const admin = await portal.as('admin');
  await choose(admin, 'fr');
  const asked = { ...abena, reason: 'Extension in Wa', district: '' };
  const fields = ['name', 'email', 'phone', 'institution', 'reason', 'district'] as const;
  const answer = await portal.inject({
    method: 'POST',
    url: '/api/officers/requests',
    headers: french,
    payload: Object.fromEntries(fields.map((each) => [each, asked[each]])),
  });
  expect(answer.statusCode).toBe(201);
  const [notice = ''] = await letters('notice-');
  expect(notice).toContain('demande à devenir agent de vulgarisation.');
  expect(notice).toContain(`${site}/fr/controlcenter/settings/requests`);
  expect(notice).toContain('Cet e-mail a été écrit par le portail');
  const { found } = (await admin.inject('/api/officers/requests')).json<{ found: { id: number }[] }>();
  await admin.inject({
    method: 'POST',
    url: `/api/officers/requests/${found[0]?.id}/decline`,
    payload: { reason: 'Le district a déjà un agent.' },
  });
  const [declined = ''] = await letters('officer-request-');
  expect(declined).toContain('Vous avez demandé à devenir agent');
  expect(declined).toContain('Le district a déjà un agent.');
  expect(declined).not.toContain('If something has changed');
});

test('an officer made on a French page is written to in English, until a page in French is where they choose their password', async () => {
  const { name, email, phone, institution } = abena;
  const made = await (
    await portal.as('admin')
  ).inject({
    method: 'POST',
    url: '/api/officers',
    headers: french,
    payload: { name, email, phone, institution, role: 'user' },
  });
  expect(made.statusCode, made.body).toBeLessThan(300);
  const invited = (await openMailbox(portal)).find(({ to }) => to.includes(email));
  expect(invited?.text).toContain(`${site}/password_reset/${invited?.code}`);
  expect(await languageOf(email)).toBe('en');
  const chosen = await portal.inject({
    method: 'POST',
    url: `/api/broadcast/reset_password/${invited?.code}`,
    headers: french,
    payload: { password, repeat_password: password },
  });
  expect(chosen.statusCode, chosen.body).toBeLessThan(300);
  expect(await languageOf(email)).toBe('fr');
});
