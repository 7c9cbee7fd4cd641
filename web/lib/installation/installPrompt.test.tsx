import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { holdInstallPrompt, useInstallPrompt } from './installPrompt.ts';

function Offer() {
  const install = useInstallPrompt();
  return install === null ? <p>nothing to install</p> : <button onClick={() => void install()}>Install</button>;
}

beforeAll(holdInstallPrompt);

test('the browser’s question waits until it is asked for, and is asked once', async () => {
  render(<Offer />);
  expect(screen.getByText('nothing to install')).toBeTruthy();

  const prompt = vi.fn(() => Promise.resolve({ outcome: 'dismissed' }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  expect([event.defaultPrevented, prompt.mock.calls.length]).toEqual([true, 0]);

  fireEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(await screen.findByText('nothing to install')).toBeTruthy();
  expect(prompt).toHaveBeenCalledTimes(1);
});

test('once it is installed there is nothing left to offer', () => {
  render(<Offer />);
  act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: vi.fn() })));
  expect(screen.getByRole('button', { name: 'Install' })).toBeTruthy();
  act(() => void dispatchEvent(new Event('appinstalled')));
  expect(screen.getByText('nothing to install')).toBeTruthy();
});
