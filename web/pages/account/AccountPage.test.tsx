import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import { onNotice, type Notice } from '#web/ui/toast/notify.ts';
import AccountPage from './AccountPage.tsx';

await loadWords(['accounts', 'membership', 'ownAccount']);

const assign = vi.fn();
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('location', { ...window.location, assign });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const me = {
  signedIn: true,
  name: 'Esi Owusu',
  email: 'esi@example.org',
  officerRole: null,
  dataUser: true,
  isAdmin: false,
};
const profile = {
  ...me,
  id: '12',
  institution: 'University of Ghana',
  profession: 'Researcher',
  phone: '0244123456',
  createdAt: '2026-02-03T10:00:00.000Z',
  passwordNeeded: false,
  confirmsEmail: false,
};
const here = {
  id: 'a',
  current: true,
  opens: ['data'],
  browser: 'Chrome',
  system: 'Android',
  signedInAt: '2026-05-06T07:30:00.000Z',
  endsAt: '2026-05-07T07:30:00.000Z',
};
const elsewhere = { ...here, id: 'b', current: false, browser: '', system: '', signedInAt: '2026-05-05T18:00:00.000Z' };
const deletion = { hindrance: '', fates: [{ what: 'Your name and e-mail address', fate: 'Removed at once.' }] };

const open = (changes: Readonly<Record<string, unknown>> = {}) =>
  renderPage(<AccountPage params={{}} search={new URLSearchParams()} />, {
    answers: {
      showMe: me,
      showProfile: profile,
      listOwnSessions: [here, elsewhere],
      previewDeletion: deletion,
      listOwnTokens: [],
      showSecondStep: { on: false, must: false, recoveryLeft: 0 },
      ...changes,
    },
    facts: { signedIn: true },
  });
const answer = (text: string, status = 200, type = 'text/plain') =>
  fetched.mockResolvedValueOnce(new Response(text, { status, headers: { 'content-type': type } }));
const sent = () =>
  fetched.mock.calls.map(([url, init]) => [
    init.method,
    url,
    init.body === undefined ? undefined : (JSON.parse(String(init.body)) as unknown),
  ]);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('a visitor is led to sign in and back, and nothing of anybody is asked for', async () => {
  const { calls } = open({ showMe: { ...me, signedIn: false } });
  expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/sign-in?next=%2Faccount');
  expect(calls.map(({ name }) => name)).toEqual(['showMe']);
});

test('one sees who one is here, and changes details without touching the password', async () => {
  answer('User has been updated');
  open();
  expect(await screen.findByText('Data user')).toBeTruthy();
  expect(screen.getByText(/Since 3 Feb 2026/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Profession'), { target: { value: 'Agronomist' } });
  fireEvent.change(screen.getByLabelText('Language of e-mails'), { target: { value: 'fr' } });
  press('Save');
  expect(await screen.findByText('User has been updated')).toBeTruthy();
  expect(sent()).toEqual([
    [
      'POST',
      '/api/datasets/update/12',
      {
        name: 'Esi Owusu',
        institution: 'University of Ghana',
        profession: 'Agronomist',
        email: 'esi@example.org',
        phone: '0244123456',
        language: 'fr',
      },
    ],
  ]);
});

test('a new password is sent twice, asks for the present one where the sign-in is old, and leaves the fields empty', async () => {
  answer(
    '{"detail":"Give your present password too.","code":"currentPasswordNeeded"}',
    403,
    'application/problem+json',
  );
  open();
  const secret = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(await screen.findByLabelText('New password'), { target: { value: 'kenkey lorry harmattan' } });
  fireEvent.change(secret('The same password again'), { target: { value: 'kenkey lorry harmattan' } });
  expect(screen.queryByLabelText('Current password')).toBeNull();
  press('Save');
  expect((await screen.findByRole('alert')).textContent).toBe('Give your present password too.');
  expect(secret('New password').value).toBe('kenkey lorry harmattan');
  fireEvent.change(secret('Current password'), { target: { value: 'old enough words' } });
  answer('User has been updated');
  press('Save');
  expect(await screen.findByText('User has been updated')).toBeTruthy();
  expect(sent()[1]?.[2]).toMatchObject({
    password: 'kenkey lorry harmattan',
    repeat_password: 'kenkey lorry harmattan',
    current_password: 'old enough words',
  });
  expect(secret('New password').value + secret('Current password').value).toBe('');
});

test('sign-ins tell device and time; another one, all others and all can be ended', async () => {
  const notices: Notice[] = [];
  const stop = onNotice((notice) => notices.push(notice));
  const { calls } = open();
  expect(await screen.findByText('Chrome on Android')).toBeTruthy();
  expect(screen.getByText('This one')).toBeTruthy();
  answer('{"ended":1}', 200, 'application/json');
  press('Sign out A device that does not say what it is, signed in 5 May, 18:00');
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['Signed out there']));
  answer('{"ended":2}', 200, 'application/json');
  press('Sign out everywhere else');
  await waitFor(() => expect(notices.at(-1)?.text).toBe('Signed out on 2 other devices'));
  await waitFor(() => expect(calls.filter(({ name }) => name === 'listOwnSessions')).toHaveLength(3));
  answer('{"ended":1}', 200, 'application/json');
  press('Sign out everywhere');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/sign-in?out=1'));
  // Nobody is in any more: nothing is asked for.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(calls.filter(({ name }) => name === 'listOwnSessions')).toHaveLength(3);
  expect(sent()).toEqual([
    ['DELETE', '/api/accounts/sessions/b', undefined],
    ['DELETE', '/api/accounts/sessions?others=true', undefined],
    ['DELETE', '/api/accounts/sessions', undefined],
  ]);
  stop();
});

test('one takes the data along as a file', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Download my data' });
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/api/accounts/export', true]);
});

test('before an account is deleted the page says what becomes of everything, and asks the password', async () => {
  open();
  fireEvent.click(await screen.findByText('Delete my account'));
  expect(await screen.findByText('Removed at once.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Your password, to confirm'), { target: { value: 'wrong' } });
  answer('{"message":"This is not your password."}', 403, 'application/json');
  press('Delete my account for good');
  expect((await screen.findByRole('alert')).textContent).toBe('This is not your password.');
  expect(assign).not.toHaveBeenCalled();
  answer('{"signedIn":false}', 200, 'application/json');
  press('Delete my account for good');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/sign-in?deleted=1'));
  expect(sent()[1]).toEqual(['DELETE', '/api/accounts/me', { password: 'wrong' }]);
});

test('who may not go yet is told what to do first, without a button', async () => {
  open({ previewDeletion: { ...deletion, hindrance: 'You are the only administrator. Have another one made first.' } });
  expect(await screen.findByText('You are the only administrator. Have another one made first.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete my account for good' })).toBeNull();
});
