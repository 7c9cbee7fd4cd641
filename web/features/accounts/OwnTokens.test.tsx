import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import type { Profile } from './api.ts';
import OwnTokens from './OwnTokens.tsx';

await loadWords(['tokens']);

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const officer = { officerRole: 'user', dataUser: false, passwordNeeded: true } as Profile;
const kept = {
  id: 'a',
  name: 'Survey sync',
  scopes: ['field'],
  hint: 'aghp_4kQz…',
  createdAt: '2026-05-06T07:30:00.000Z',
  expiresAt: '2026-08-06T07:30:00.000Z',
  lastUsedAt: null,
  state: 'works',
};
const open = () => renderPage(<OwnTokens profile={officer} />, { answers: { listOwnTokens: [kept] } });

test('an officer ticks what a token may do, gives the password, and sees the token once', async () => {
  await open();
  expect(screen.queryByLabelText('Administration')).toBeNull();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Kobo' } });
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'secret words' } });
  fireEvent.click(screen.getByRole('button', { name: 'Make token' }));
  expect(screen.getByText('Tick at least one thing that the token may do.')).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();

  const made = { ...kept, id: 'b', name: 'Kobo', token: 'aghp_secretsecret' };
  fetched.mockImplementation(async (_url, init) =>
    init.method === 'POST' ? Response.json(made, { status: 201 }) : Response.json([kept, made]),
  );
  fireEvent.click(screen.getByLabelText('Read the field'));
  fireEvent.click(screen.getByRole('button', { name: 'Make token' }));
  expect(await screen.findByText('aghp_secretsecret')).toBeTruthy();
  const [, init] = fetched.mock.calls.find(([, each]) => each.method === 'POST') ?? [];
  expect(JSON.parse(String(init?.body))).toEqual({
    name: 'Kobo',
    scopes: ['field-read'],
    days: 90,
    current_password: 'secret words',
  });
  fireEvent.click(screen.getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByText('aghp_secretsecret')).toBeNull());
});

test('the list says what a token may do, until when, and that it was never used', async () => {
  await open();
  expect(await screen.findByText(/^Read and change the field/, { selector: 'p' })).toBeTruthy();
  expect(screen.getByText(/Works until 6 Aug 2026 · Never used/)).toBeTruthy();
});
