import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import ConfirmEmailPage from './ConfirmEmailPage.tsx';

await loadWords(['accounts', 'membership']);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a press spends the link, opening it does not; a spent one is said', async () => {
  const assign = vi.fn();
  const fetched = vi.fn<(url: string) => Promise<Response>>();
  vi.stubGlobal('location', { ...window.location, assign });
  vi.stubGlobal('fetch', fetched);
  renderPage(<ConfirmEmailPage params={{ token: 'once/only' }} search={new URLSearchParams()} />);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockResolvedValueOnce(new Response('{"message":"This link was used."}', { status: 410 }));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This link was used.');
  fetched.mockResolvedValueOnce(Response.json({ done: 'joined' }));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/sign-in?confirmed=1'));
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/accounts/confirm-email/once%2Fonly');
});
