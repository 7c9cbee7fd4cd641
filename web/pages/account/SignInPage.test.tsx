import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageFacts } from '#web/lib/pageFacts.ts';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import SignInPage from './SignInPage.tsx';

await loadWords(['accounts', 'membership']);

const assign = vi.fn();
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('location', { ...window.location, assign });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const open = (query = '', facts: Partial<PageFacts> = {}) =>
  renderPage(<SignInPage params={{}} search={new URLSearchParams(query)} />, {
    facts,
    answers: { showSignInWays: { provider: null } },
  });
const goesOnTo = () => document.querySelector<HTMLInputElement>('input[name="next"]')?.value;
const answer = (text: string, status = 200, type = 'text/plain') =>
  fetched.mockResolvedValueOnce(new Response(text, { status, headers: { 'content-type': type } }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const esi = {
  Name: 'Esi Owusu',
  Institution: 'University of Ghana',
  Profession: 'Researcher',
  'E-mail': 'esi@example.org',
  Phone: '0244123456',
  'Choose a password': 'kenkey lorry harmattan',
  'The same password again': 'kenkey lorry harmattan',
};
function fillIn() {
  for (const [label, value] of Object.entries(esi)) type(label, value);
}

test.each(['', 'mode=join&'])('after signing in or joining a person goes on to where they were: %s', (mode) => {
  open(`${mode}next=/manage/crops`);
  expect(goesOnTo()).toBe('/manage/crops');
});

test.each(['https://elsewhere.example', '//elsewhere.example', '/%09/elsewhere.example'])(
  'and never to another site: %s',
  (next) => {
    open(`next=${next}`);
    expect(goesOnTo()).toBe('/');
  },
);

test.each([
  ['wrong=wrongSignIn', 'Wrong e-mail or password. Check both and try again.'],
  ['wrong=tooManySignIns', 'Too many sign-ins failed. Wait a quarter of an hour and try again.'],
  ['confirmed=1', 'Your e-mail address is confirmed. Sign in with it.'],
  ['confirm=1', 'A mail is on its way. Follow its link to finish, then sign in.'],
  ['deleted=1', 'Your account is deleted.'],
  ['out=1', 'You are signed out everywhere.'],
])('what happened before is said on the page, also without JavaScript: %s', (query, text) => {
  open(query);
  expect(screen.getByText(text)).toBeTruthy();
});

test('who signs in is told so for a second, and goes on', async () => {
  answer('{"signedIn":true}', 200, 'application/json');
  open('next=/main/datasets');
  type('E-mail', 'esi@example.org');
  type('Password', 'kenkey lorry harmattan');
  press('Sign in');
  expect(await screen.findByText('You are currently logged In')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(800));
  expect(assign).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(200));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/main/datasets'));
});

test('who has no account joins in the other mode, thanked for two seconds', async () => {
  answer('aaa.bbb.ccc');
  open('mode=join&next=/main/datasets');
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/sign-in?mode=signIn&next=%2Fmain%2Fdatasets',
  );
  fillIn();
  press('Join');
  expect(await screen.findByText('Thank you for joining Us')).toBeTruthy();
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/datasets/create');
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({
    name: 'Esi Owusu',
    institution: 'University of Ghana',
    profession: 'Researcher',
    email: 'esi@example.org',
    phone: '0244123456',
    password: 'kenkey lorry harmattan',
    repeat_password: 'kenkey lorry harmattan',
  });
  await act(() => vi.advanceTimersByTimeAsync(1800));
  expect(assign).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(200));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/main/datasets'));
});

test('where addresses are confirmed first, the page says what to do and stays', async () => {
  answer('Follow the link in the mail.', 202);
  open('mode=join');
  fillIn();
  press('Join');
  expect(await screen.findByText('Follow the link in the mail.')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(assign).not.toHaveBeenCalled();
});

test('a refusal to join stays until it is dismissed, with everything typed', async () => {
  answer('This password is among the most used. Choose three unrelated words.', 400);
  open('mode=join');
  fillIn();
  press('Join');
  const alert = await screen.findByRole('alert');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(alert.textContent).toBe('This password is among the most used. Choose three unrelated words.');
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('0244123456');
  press('Dismiss');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('refused without JavaScript, the form to join comes back with what was typed', () => {
  open('', {
    refused: { wrong: 'Phone has 3 characters.', typed: { name: 'Esi Owusu', phone: '024', next: '/main/datasets' } },
  });
  expect(screen.getByRole('heading', { name: 'Join' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Phone has 3 characters.');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Esi Owusu');
  expect(goesOnTo()).toBe('/main/datasets');
});

test('who forgot the password needs an e-mail address, and is told that a mail was sent', async () => {
  open();
  press('Forgot your password?');
  expect((await screen.findByRole('alert')).textContent).toBe('Please Enter your Email');
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  expect(fetched).not.toHaveBeenCalled();
  answer('An email has been sent to your inbox');
  type('E-mail', 'esi@example.org');
  press('Forgot your password?');
  expect(await screen.findByText('An email has been sent to your inbox')).toBeTruthy();
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/broadcast/reset_request');
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.getByText('An email has been sent to your inbox')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without JavaScript the same button asks for the mail', () => {
  open();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Forgot your password?' });
  expect([button.type, button.getAttribute('formaction'), button.formNoValidate]).toEqual([
    'submit',
    '/main/services',
    true,
  ]);
});

test('who wants to be an officer finds the way to ask beside signing in', () => {
  open();
  expect(document.querySelector('a[href="/main/become_officer"]')).not.toBeNull();
});

test.each([
  ['issuer', 'It was issued by somebody else.'],
  ['toString', 'What the provider sent could not be read.'],
])('a refused way back from the provider (%s) says why', (why, sentence) => {
  open(`wrong=providerRefused&why=${why}`);
  expect(screen.getByText(new RegExp(`was not accepted\\. ${sentence} Try again`))).toBeTruthy();
});
