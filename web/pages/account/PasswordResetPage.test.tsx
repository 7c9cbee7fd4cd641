import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import PasswordResetPage from './PasswordResetPage.tsx';

await loadWords(['accounts']);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => renderPage(<PasswordResetPage params={{ token: 'once/only' }} search={new URLSearchParams()} />);

function type(): void {
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'long enough words' } });
  fireEvent.change(screen.getByLabelText('The same password again'), { target: { value: 'long enough words' } });
  fireEvent.click(screen.getByRole('button', { name: 'Rest Password' }));
}

test('the new password goes to the server with the token of the link, and the person on to the services', async () => {
  const asked: unknown[] = [];
  const assign = vi.fn();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(url, JSON.parse(String(init.body)));
    return new Response('Password changed', { headers: { 'content-type': 'text/plain' } });
  });
  vi.stubGlobal('location', { ...window.location, assign });
  open();
  type();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/main/services?password=set'));
  expect(asked).toEqual([
    '/api/broadcast/reset_password/once%2Fonly',
    { password: 'long enough words', repeat_password: 'long enough words' },
  ]);
});

test('what the server says against it stays until it is dismissed', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"detail":"The two passwords differ."}', { status: 400 }));
  open();
  type();
  expect((await screen.findByRole('alert')).textContent).toContain('The two passwords differ.');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
  type();
  expect((await screen.findByRole('alert')).textContent).toContain('The two passwords differ.');
});

test('each password can be looked at, and is hidden again', () => {
  open();
  const password = screen.getByLabelText<HTMLInputElement>('New password');
  const toggle = screen.getByRole('button', { name: /^Show.*New password/ });
  expect(password.type).toBe('password');
  fireEvent.click(toggle);
  expect(password.type).toBe('text');
  fireEvent.click(toggle);
  expect(password.type).toBe('password');
});
