import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { itemToReview, messyItem } from '#web/testing/lakeFixture.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import HoldingPage from './HoldingPage.tsx';
import OwnDatasetsPage from '../datasets/OwnDatasetsPage.tsx';

// They come with the first drawing: nobody waits for them here.
await Promise.all([
  import('#web/features/submissions/lists/HoldingList.tsx'),
  import('#web/features/submissions/lists/OwnDatasets.tsx'),
  import('#web/features/submissions/lists/OwnUploads.tsx'),
]);

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-05-09T07:00:00.000Z'));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const administrator = {
  signedIn: true,
  name: 'Adjoa',
  email: 'adjoa@example.org',
  officerRole: null,
  dataUser: true,
  isAdmin: true,
};
const counts = { reading: 1, problems: 2, waiting: 3, returned: 4, rejected: 5, approved: 6 };
const own = {
  ...itemToReview,
  id: 'i2',
  name: 'My own prices',
  mine: true,
  approvable: false,
  assignee: { id: 'p9', name: 'Kofi' },
};
const open = (search = '', changes: Readonly<Record<string, unknown>> = {}) =>
  renderPage(<HoldingPage params={{}} search={new URLSearchParams(search)} />, {
    at: `/main/datasets/holding?${search}`,
    answers: {
      showMe: administrator,
      findSubmissions: { found: [itemToReview, own], total: 2, counts, reviews: true },
      ...changes,
    },
    facts: { signedIn: true },
  });
const sent = () => fetched.mock.calls.map(([url, init]) => [init.method, url]);

test('whoever is no data administrator is shown nothing but the way to their own files', async () => {
  const { calls } = open('', { showMe: { ...administrator, isAdmin: false } });
  expect(await screen.findByText('The holding area is for data administrators')).toBeTruthy();
  expect(screen.getByRole('link', { name: /My datasets/ }).getAttribute('href')).toBe('/main/datasets/mine');
  expect(calls.map(({ name }) => name)).toEqual(['showMe']);
});

test('files stand with age, sender, assignee and report; states with their counts lead to lists of their own', async () => {
  const { calls } = open('state=waiting&assignee=nobody&q=maize');
  const row = within((await screen.findByRole('link', { name: 'Maize prices' })).closest('tr')!);
  for (const text of ['Esi Owusu', '3 days', 'Unassigned', 'Nothing to fix']) expect(row.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open (10)' }).getAttribute('href')).toBe(
    '/main/datasets/holding?assignee=nobody&q=maize',
  );
  expect(screen.getByRole('link', { name: 'Waits for review (3)' }).getAttribute('aria-current')).toBe('true');
  expect(calls.at(-1)?.query).toEqual({
    whose: 'all',
    state: 'waiting',
    order: 'oldest',
    limit: 50,
    offset: 0,
    assignee: 'nobody',
    q: 'maize',
  });
});

test('a file is approved from its row; one’s own cannot be', async () => {
  open();
  fetched.mockResolvedValueOnce(
    new Response(JSON.stringify({ message: 'Published', datasetId: 'd1', version: 1 }), {
      headers: { 'content-type': 'application/json' },
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Approve Maize prices' }));
  await waitFor(() => expect(sent()).toEqual([['POST', '/api/datasets/lake/i1/move']]));
  expect(screen.queryByRole('button', { name: 'Approve My own prices' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Download My own prices' }).getAttribute('href')).toBe(
    '/api/datasets/lake/i2/file',
  );
});

test('a file with a question to answer says so, and nobody is offered to approve it', async () => {
  open('', {
    findSubmissions: {
      found: [{ ...itemToReview, state: 'problems', questions: 1, approvable: false }],
      total: 1,
      counts,
      reviews: true,
    },
  });
  const row = within((await screen.findByRole('link', { name: 'Maize prices' })).closest('tr')!);
  expect(row.getByText('1 question to answer')).toBeTruthy();
  expect(row.queryByText('Nothing to fix')).toBeNull();
  expect(row.queryByRole('button', { name: /^Approve/ })).toBeNull();
});

test('an empty holding area says that nothing waits', async () => {
  open('', { findSubmissions: { found: [], total: 0, counts: { ...counts }, reviews: true } });
  expect(await screen.findByText(/Nothing is waiting/)).toBeTruthy();
});

test('one’s datasets and files stand on a page of their own; a dataset is brought up to date and deleted there', async () => {
  const dataset = {
    id: 'd1',
    slug: 'd1',
    name: 'Cocoa',
    private: true,
    version: 3,
    bytes: 12_345,
    updatedAt: '2026-02-03T00:00:00.000Z',
  };
  renderPage(<OwnDatasetsPage params={{}} search={new URLSearchParams()} />, {
    at: '/main/datasets/mine',
    answers: {
      showMe: administrator,
      listOwnDatasets: [{ dataset, views: 12, downloads: 3, waiting: 2 }],
      findSubmissions: { found: [messyItem], total: 1, counts, reviews: false },
    },
    facts: { signedIn: true },
  });
  expect(await screen.findByText('Version 3, 12.3 kB')).toBeTruthy();
  expect(screen.getByText('2 persons ask for access')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Send a new version of Cocoa' }).getAttribute('href')).toBe(
    '/main/datasets/upload?dataset=d1',
  );
  expect(screen.getByText('1 question to answer, 1 problem, 1 warning')).toBeTruthy();
  expect(screen.getByText('3 days ago')).toBeTruthy();
  fetched.mockResolvedValueOnce(
    new Response(JSON.stringify({ message: 'Deleted', undo: 'x', days: 30 }), {
      headers: { 'content-type': 'application/json' },
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete Cocoa' }));
  fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => expect(sent()).toEqual([['DELETE', '/api/datasets/d1']]));
});
