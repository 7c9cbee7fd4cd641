import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import { onNotice, type Notice } from '#web/ui/toast/notify.ts';
import { peopleHref, readPeopleChoice } from './peopleApi.ts';
import PeopleList from './PeopleList.tsx';

await loadWords(['membership', 'people']);

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const notices: Notice[] = [];
let stop = () => {};

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  stop = onNotice((notice) => notices.push(notice));
});
afterEach(() => {
  stop();
  notices.length = 0;
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const esi = {
  id: '12',
  name: 'Esi',
  email: 'esi@example.org',
  institution: 'UG',
  profession: 'Researcher',
  officerRole: null,
  dataRole: 'member',
  createdAt: '2026-02-03T10:00:00.000Z',
  closed: false,
};
const adjoa = {
  ...esi,
  id: '13',
  name: 'Adjoa',
  email: 'adjoa@example.org',
  officerRole: 'admin',
  dataRole: 'administrator',
};
const list = { found: [adjoa, esi], total: 120, dataAdministrators: 1 };
const everybody = { only: undefined, q: '', page: 1 };

test('the list tells who has an account and what they are, and where there is more', async () => {
  const { calls } = renderPage(<PeopleList choice={{ only: 'dataUsers', q: 'ug', page: 2 }} />, {
    answers: { listPeople: list },
  });
  expect(await screen.findByText('120 people found')).toBeTruthy();
  expect(screen.getByText('esi@example.org')).toBeTruthy();
  expect(screen.getAllByText('Researcher, UG')).toHaveLength(2);
  expect(screen.getByText('Administrator')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Officers' }).getAttribute('href')).toBe('/manage/people?only=officers&q=ug');
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
  expect(calls[0]?.query).toEqual({ limit: 50, offset: 50, only: 'dataUsers', q: 'ug' });
});

test('a data administrator is made, and that is taken back', async () => {
  fetched.mockImplementation(async () => Response.json(esi));
  renderPage(<PeopleList choice={everybody} />, { answers: { listPeople: list } });
  fireEvent.click(await screen.findByRole('button', { name: 'Make Esi a data administrator' }));
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['Esi is now a data administrator']));
  notices[0]?.undo?.();
  await waitFor(() => expect(notices.at(-1)?.text).toBe('Esi is no longer a data administrator'));
  expect(fetched.mock.calls.map(([url, { method }]) => `${method} ${url}`)).toEqual([
    'POST /api/accounts/people/12/data-administrator',
    'DELETE /api/accounts/people/12/data-administrator',
  ]);
});

test('an account is closed, and that is taken back; a closed one can only be opened', async () => {
  fetched.mockImplementation(async () => Response.json({ ...esi, closed: true }));
  renderPage(<PeopleList choice={everybody} />, {
    answers: { listPeople: { ...list, found: [esi, { ...adjoa, closed: true }] } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Close the account of Esi' }));
  await waitFor(() =>
    expect(notices.map(({ text }) => text)).toEqual(['The account of Esi is closed; they are signed out']),
  );
  notices[0]?.undo?.();
  await waitFor(() => expect(notices.at(-1)?.text).toBe('The account of Esi is open again'));
  expect(fetched.mock.calls.map(([url, { method }]) => `${method} ${url}`)).toEqual([
    'POST /api/accounts/people/12/closed',
    'DELETE /api/accounts/people/12/closed',
  ]);
  expect(screen.getByRole('button', { name: 'Open the account of Adjoa again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take the right of a data administrator from Adjoa' })).toBeNull();
});

test('what the server refuses stays to be read', async () => {
  fetched.mockResolvedValue(new Response('{"message":"Nobody else is a data administrator."}', { status: 409 }));
  renderPage(<PeopleList choice={everybody} />, { answers: { listPeople: list } });
  fireEvent.click(await screen.findByRole('button', { name: 'Take the right of a data administrator from Adjoa' }));
  await waitFor(() => expect(notices).toMatchObject([{ tone: 'alert', text: 'Nobody else is a data administrator.' }]));
});

test('the history of a person is asked for when it is opened', async () => {
  const history = [
    { at: '2026-05-06T08:00:00.000Z', act: 'unmade', by: '' },
    { at: '2026-05-05T08:00:00.000Z', act: 'made', by: 'Adjoa' },
  ];
  const { calls, container } = renderPage(<PeopleList choice={everybody} />, {
    answers: { listPeople: { ...list, found: [esi] }, showPersonHistory: history },
  });
  await screen.findByText('Esi');
  expect(calls).toHaveLength(1);
  const fold = container.querySelector('details')!;
  fold.open = true;
  fireEvent(fold, new Event('toggle'));
  expect(await screen.findByText('Taken away by a deleted account, 6 May, 08:00')).toBeTruthy();
  expect(screen.getByText('Made by Adjoa, 5 May, 08:00')).toBeTruthy();
});

test('a search that fits nobody leads back to everybody', async () => {
  renderPage(<PeopleList choice={{ ...everybody, q: 'zebra' }} />, {
    answers: { listPeople: { found: [], total: 0, dataAdministrators: 1 } },
  });
  expect((await screen.findByRole('link', { name: 'Show everybody' })).getAttribute('href')).toBe('/manage/people');
});

test('the choice is read from the address and written to it', () => {
  expect(readPeopleChoice(new URLSearchParams('only=officers&q=ama&page=3'))).toEqual({
    only: 'officers',
    q: 'ama',
    page: 3,
  });
  expect(readPeopleChoice(new URLSearchParams('only=kings&page=-1'))).toEqual(everybody);
  expect(peopleHref({ only: 'officers', q: 'ama', page: 3 })).toBe('/manage/people?only=officers&q=ama&page=3');
});
