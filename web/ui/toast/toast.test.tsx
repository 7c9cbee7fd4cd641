import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { notify } from './notify.ts';
import ToastList from './ToastList.tsx';

test('a message sent before the page can show it waits, and is said politely', async () => {
  notify({ text: 'Plan saved on this phone' });
  render(<ToastList />);
  expect(await screen.findByText('Plan saved on this phone')).toBeTruthy();
});

test('an act can be taken back', async () => {
  const undo = vi.fn();
  render(<ToastList />);
  act(() => notify({ text: 'Field removed', tone: 'ok', undo }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  expect(undo).toHaveBeenCalledOnce();
});

test('a status goes after its least time; an alert stays until dismissed, with its request', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<ToastList />);
  act(() => {
    notify({ text: 'Shared', atLeastMs: 6000 });
    notify({ text: 'Not saved: no network.', tone: 'alert', requestId: 'r-1' });
  });
  act(() => void vi.advanceTimersByTime(5900));
  expect(screen.getAllByText('Shared').length).toBeGreaterThan(0);
  act(() => void vi.advanceTimersByTime(60_000));
  await waitFor(() => expect(screen.queryByText('Shared')).toBeNull());
  expect(screen.getAllByText('Not saved: no network.').length).toBeGreaterThan(0);
  expect(screen.getByText('Request r-1')).toBeTruthy();
  vi.useRealTimers();
});

test('a message can lead to where there is more to read', async () => {
  render(<ToastList />);
  act(() => notify({ text: 'Pages are kept', link: { href: '/main/privacy', text: 'What is kept' } }));
  const link = await screen.findByRole('link', { name: 'What is kept', hidden: true });
  expect(link.getAttribute('href')).toBe('/main/privacy');
});

test('a message that leads somewhere stays for ten seconds', () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<ToastList />);
  act(() => notify({ text: 'Two pages changed', link: { href: '/main/kept', text: 'What changed' } }));
  act(() => void vi.advanceTimersByTime(9_500));
  expect(screen.getAllByText('Two pages changed').length).toBeGreaterThan(0);
  vi.useRealTimers();
});
