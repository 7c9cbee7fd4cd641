import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import AccountNotices from '#web/features/notifications/AccountNotices.tsx';
import { renderPage } from '#web/testing/renderPage.tsx';
import NoticesPage from './NoticesPage.tsx';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  document.cookie = 'signedIn=1';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const me = { signedIn: true, name: 'Esi', email: 'esi@example.org', officerRole: null, dataUser: true, isAdmin: false };
const notices = [
  {
    id: 2,
    kind: 'submissionReturned',
    text: 'Maize prices was returned',
    link: '/main/datasets/holding/i1',
    at: '2026-05-06T07:30:00.000Z',
    read: false,
  },
  {
    id: 1,
    kind: 'submissionApproved',
    text: 'Cocoa is published',
    link: '/main/datasetpreview/d1',
    at: '2026-05-05T07:30:00.000Z',
    read: true,
  },
];
const answers = { showMe: me, listNotifications: { found: notices, total: 2, unread: 1 } };
const read = () =>
  fetched.mockResolvedValueOnce(new Response('{"unread":0}', { headers: { 'content-type': 'application/json' } }));
const sent = () => fetched.mock.calls.map(([url, init]) => [url, JSON.parse(String(init.body)) as unknown]);

test('the account’s button carries how much is new, for ears too; nothing where nothing is', async () => {
  renderPage(<AccountNotices mark />, { answers });
  expect(await screen.findByText('1 new notice')).toBeTruthy();
  cleanup();
  const { container, calls } = renderPage(<AccountNotices mark />, {
    answers: { listNotifications: { found: notices, total: 2, unread: 0 } },
  });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(container.textContent).toBe('');
});

test('whoever was signed out since the page was opened asks for no notices', async () => {
  document.cookie = 'signedIn=; Max-Age=0';
  const { calls } = renderPage(<AccountNotices mark />, { answers });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(calls).toEqual([]);
});

test('following a new notice marks it as read; one that was read asks for nothing', async () => {
  const { history } = renderPage(<AccountNotices />, { answers });
  read();
  fireEvent.click(await screen.findByRole('link', { name: /Cocoa is published/ }));
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: /^New:.*Maize prices was returned/ }));
  await waitFor(() => expect(sent()).toEqual([['/api/notifications/read', { ids: [2] }]]));
  expect(history.slice(-2)).toEqual(['/main/datasetpreview/d1', '/main/datasets/holding/i1']);
});

test('all are marked as read with one press', async () => {
  renderPage(<NoticesPage params={{}} search={new URLSearchParams()} />, { answers, facts: { signedIn: true } });
  read();
  fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(sent()).toEqual([['/api/notifications/read', {}]]));
});

test('who was told nothing yet is told what will stand there', async () => {
  renderPage(<NoticesPage params={{}} search={new URLSearchParams()} />, {
    answers: { showMe: me, listNotifications: { found: [], total: 0, unread: 0 } },
    facts: { signedIn: true },
  });
  expect(await screen.findByText('No notifications yet')).toBeTruthy();
});
