import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/renderPage.tsx';
import ServicesPage from './ServicesPage.tsx';

const services = [
  {
    id: 'resources',
    kind: 'card',
    title: 'Resources',
    text: 'Papers and guides.',
    route: '/main/resources',
    icon: 'resources',
  },
  {
    id: 'bundle',
    kind: 'card',
    title: 'CSA-CIS Bundling',
    text: 'Three questions.',
    route: '/main/stepper',
    icon: 'bundle',
  },
  { id: 'dashboard', kind: 'tool', title: 'Dashboard', text: 'Charts.', route: '/main/dashboard', icon: 'dashboard' },
];
const open = (query = '', signedIn = false) =>
  renderPage(<ServicesPage params={{}} search={new URLSearchParams(query)} />, {
    answers: {
      showServices: services,
      findResources: ({ url }: { url: string }) => ({ total: url.includes('maize') ? 3 : 0 }),
    },
    facts: { signedIn },
  });
const goesOnTo = () => document.querySelector<HTMLInputElement>('input[name="next"]')?.value;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

test('cards and tiles lead to their pages', async () => {
  open();
  expect((await screen.findByRole('link', { name: 'CSA-CIS Bundling' })).getAttribute('href')).toBe('/main/stepper');
  expect(screen.getByRole('link', { name: 'Resources' }).getAttribute('href')).toBe('/main/resources');
  expect(screen.getByRole('link', { name: /Dashboard/ }).getAttribute('href')).toBe('/main/dashboard');
});

test('an officer goes on to the extension portal', () => {
  open();
  expect(goesOnTo()).toBe('/controlcenter');
});

test.each([
  ['redirect=/controlcenter/risks', '/controlcenter/risks'],
  ['redirect=https://elsewhere.example', '/'],
  ['redirect=//elsewhere.example', '/'],
])('sent with %s an officer goes on to %s', (query, next) => {
  open(query);
  expect(goesOnTo()).toBe(next);
});

test('while the sign-in is under way its button says so; what the server refuses stays to be read', async () => {
  let answer: (response: Response) => void = () => {};
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    expect(address).toBe('/api/broadcast/login');
    return new Promise((resolve) => (answer = resolve));
  });
  open();
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'ama@example.org' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'wrong' } });
  fireEvent.submit(screen.getByRole('button', { name: 'Sign in' }).closest('form')!);
  await waitFor(() => expect(screen.getByRole('button', { name: /Sign in/ }).getAttribute('aria-busy')).toBe('true'));
  answer(new Response('Wrong e-mail or password.', { status: 401, headers: { 'content-type': 'text/plain' } }));
  expect((await screen.findByRole('alert')).textContent).toBe('Wrong e-mail or password.');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('alert').textContent).toBe('Wrong e-mail or password.');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ama@example.org');
});

test('a search says how many resources there are, and Go leads to them', async () => {
  open();
  await screen.findByRole('link', { name: 'Resources' });
  const box = await screen.findByRole('searchbox');
  fireEvent.change(box, { target: { value: 'maize & rice' } });
  expect(await screen.findByText('3 resources found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the resources for “maize & rice”' }).getAttribute('href')).toBe(
    '/main/resources/maize%20%26%20rice',
  );
  fireEvent.change(box, { target: { value: 'zzz' } });
  expect(await screen.findByText('No resource found. Try another word, or look through all of them.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Go to the resources/ })).toBeNull();
});

test('signing in is offered after 3.001 seconds, once per visit, and can be put away', async () => {
  const { unmount } = open();
  act(() => void vi.advanceTimersByTime(2_990));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => void vi.advanceTimersByTime(20));
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();
  open();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('signing in is not offered to who is signed in', () => {
  open('', true);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: 'To the extension portal' }).getAttribute('href')).toBe('/controlcenter');
});

test.each(['E-mail', 'Sign in'])('signing in is not offered to who is at a form already: %s', (at) => {
  open();
  [...screen.queryAllByLabelText(at), ...screen.queryAllByRole('button', { name: at })][0]?.focus();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryByRole('dialog')).toBeNull();
});
