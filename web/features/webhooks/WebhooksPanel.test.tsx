import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import WebhooksPanel from './WebhooksPanel.tsx';

await loadWords(['webhooks']);

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const kept = {
  id: 'a',
  url: 'https://example.org/agrihub',
  description: 'Ministry',
  events: ['risk.verified'],
  createdAt: '2026-05-06T07:30:00.000Z',
  failingSince: null,
  disabled: 'failures',
};

test('an administrator adds an address, ticks events and sees the secret once', async () => {
  renderPage(<WebhooksPanel />, { answers: { listWebhooks: [] } });
  expect(await screen.findByText('No service is registered yet.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: kept.url } });
  fireEvent.click(screen.getByRole('button', { name: 'Add webhook' }));
  expect(screen.getByText('Tick at least one event.')).toBeTruthy();
  fetched.mockImplementation(async (_url, init) =>
    Response.json(
      init.method === 'POST' ? { ...kept, disabled: null, secret: 'whsec_abc' } : [{ ...kept, disabled: null }],
    ),
  );
  fireEvent.click(screen.getByLabelText('A risk was verified'));
  fireEvent.click(screen.getByRole('button', { name: 'Add webhook' }));
  expect(await screen.findByText('whsec_abc')).toBeTruthy();
  const [, init] = fetched.mock.calls.find(([, each]) => each.method === 'POST') ?? [];
  expect(JSON.parse(String(init?.body))).toEqual({ url: kept.url, description: '', events: ['risk.verified'] });
});

test('one that was switched off says why, and is switched on again', async () => {
  renderPage(<WebhooksPanel />, { answers: { listWebhooks: [kept] } });
  expect(await screen.findByText('switched off: nothing arrived for three days')).toBeTruthy();
  fetched.mockImplementation(async () => Response.json({ found: [], next: null }));
  fireEvent.click(screen.getByRole('button', { name: `Switch on: ${kept.url}` }));
  const [url, init] = fetched.mock.calls.find(([, each]) => each.method === 'PATCH') ?? [];
  expect([url, JSON.parse(String(init?.body))]).toEqual(['/api/webhooks/a', { active: true }]);
});
