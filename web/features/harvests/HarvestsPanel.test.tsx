import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import HarvestsPanel from './HarvestsPanel.tsx';

await loadWords(['harvests']);

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const kept = {
  id: 'a',
  name: 'Data of Elsewhere',
  url: 'https://data.example.org',
  kind: 'ckan',
  words: '',
  every: 'week',
  createdAt: '2026-05-06T07:30:00.000Z',
  lastAt: '2026-05-06T07:31:00.000Z',
  nextAt: '2026-05-13T07:31:00.000Z',
  state: 'done',
  said: '12 datasets listed, 3 files taken.',
  counts: { taken: 3, waits: 0, passedOver: 9, failed: 0, gone: 0 },
};

test('a portal is added with what it speaks and how often it is asked', async () => {
  renderPage(<HarvestsPanel />, { answers: { listHarvestSources: [] } });
  expect(await screen.findByText('No other portal is asked yet.')).toBeTruthy();
  fetched.mockImplementation(async (_url, init) => Response.json(init.method === 'POST' ? kept : [kept]));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: kept.name } });
  fireEvent.change(screen.getByLabelText('What it speaks'), { target: { value: 'dcat' } });
  expect(screen.getByText('The address of the catalogue: https://data.example.org/catalog.ttl.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: `${kept.url}/catalog.ttl` } });
  fireEvent.click(screen.getByRole('button', { name: 'Add a portal' }));
  await vi.waitFor(() => expect(fetched.mock.calls.some(([, each]) => each.method === 'POST')).toBe(true));
  const [, init] = fetched.mock.calls.find(([, each]) => each.method === 'POST') ?? [];
  expect(JSON.parse(String(init?.body))).toEqual({
    name: kept.name,
    url: `${kept.url}/catalog.ttl`,
    kind: 'dcat',
    words: '',
    every: 'week',
  });
});

test('a portal shows what came of the last time, and is asked again at once', async () => {
  renderPage(<HarvestsPanel />, { answers: { listHarvestSources: [kept] } });
  expect(await screen.findByText('3 taken')).toBeTruthy();
  expect(screen.getByText('9 without a table')).toBeTruthy();
  fetched.mockImplementation(async (url) =>
    Response.json(url.includes('items') ? { found: [], next: null } : url.endsWith('/run') ? kept : [kept]),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ask now: Data of Elsewhere' }));
  await vi.waitFor(() =>
    expect(fetched.mock.calls.some(([url, init]) => url.endsWith('/harvests/a/run') && init.method === 'POST')).toBe(
      true,
    ),
  );
});
