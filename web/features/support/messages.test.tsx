import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { onNotice, type Notice } from '#web/ui/toast/notify.ts';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import { MessageList } from './MessageList.tsx';
import { messagesHref, readMessageChoice } from './messagesApi.ts';
import MessageView from './MessageView.tsx';

await loadWords(['messages', 'manage']);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const brief = {
  id: '7',
  state: 'open',
  subject: 'Maize seed',
  sender: 'a…@example.org',
  receivedAt: '2026-04-15T12:00:00.000Z',
  spamSigns: [],
  mail: 'doubtful',
};
const list = {
  found: [brief],
  total: 120,
  counts: { open: 120, answered: 3, spam: 9 },
  mailedTo: 'support@example.gh',
};
const choice = { state: 'open', q: '', page: 1 } as const;

test('the list tells what waits, where it is mailed, what became of the mail, and where there is more', async () => {
  const { calls } = renderPage(<MessageList choice={{ ...choice, page: 2, q: 'seed' }} />, {
    answers: { listMessages: list },
  });
  expect(await screen.findByText('New messages are mailed to support@example.gh as well.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Spam (9)' }).getAttribute('href')).toBe(
    '/manage/messages?state=spam&q=seed',
  );
  expect(screen.getByText('delivery unknown')).toBeTruthy();
  expect(screen.getByText('15 Apr, 12:00')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
  expect(calls[0]?.query).toEqual({ state: 'open', limit: 50, offset: 50, q: 'seed' });
});

test('no message at all, and none that fits, each lead on', async () => {
  renderPage(<MessageList choice={choice} />, { answers: { listMessages: { ...list, found: [], total: 0 } } });
  expect((await screen.findByRole('link', { name: 'Open the support page' })).getAttribute('href')).toBe('/main/faq');
  cleanup();
  renderPage(<MessageList choice={{ ...choice, q: 'zebra' }} />, {
    answers: { listMessages: { ...list, found: [], total: 0 } },
  });
  expect((await screen.findByRole('link', { name: 'Show every open message' })).getAttribute('href')).toBe(
    '/manage/messages',
  );
});

test('the choice is read from the address and written to it', () => {
  expect(readMessageChoice(new URLSearchParams('state=spam&q=seed&page=3'))).toEqual({
    state: 'spam',
    q: 'seed',
    page: 3,
  });
  expect(readMessageChoice(new URLSearchParams('state=nonsense&page=-1'))).toEqual(choice);
  expect(messagesHref({ state: 'spam', q: 'a b', page: 2 })).toBe('/manage/messages?state=spam&q=a+b&page=2');
});

/** Answers each call of the browser by its path; notes what was asked. */
function answerCalls(answers: Record<string, object>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(`${init.method} ${url}${typeof init.body === 'string' ? ` ${init.body}` : ''}`);
    return Response.json(answers[`${init.method} ${url}`] ?? { message: 'no answer' }, {
      status: answers[`${init.method} ${url}`] ? 200 : 404,
    });
  });
  return asked;
}

test('a message is opened on purpose, says that its mail is in doubt, and is mailed once more', async () => {
  const message = { ...brief, email: 'ama@example.org', msg: 'Where is it sold?', mailNote: 'No word came back.' };
  const asked = answerCalls({
    'POST /api/support/messages/7/reveal': message,
    'POST /api/support/messages/7/mail': { ...brief, mail: 'waiting' },
  });
  renderPage(<MessageView id="7" />);
  expect(asked).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Message 7');
  fireEvent.click(screen.getByRole('button', { name: 'Show sender and text' }));
  expect(await screen.findByText('Where is it sold?')).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Maize seed' })),
  );
  expect(screen.getByText('No word came back.')).toBeTruthy();
  expect(screen.getByText(/It is not sent again automatically/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Mail it once more' }));
  expect(await screen.findByText('waiting to be mailed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mail it once more' })).toBeNull();
});

test('marking can be taken back, and so can deleting', async () => {
  const heard: Notice[] = [];
  const stop = onNotice((notice) => heard.push(notice));
  const said = (words: string) => heard.find(({ text }) => text === words);
  const asked = answerCalls({
    'POST /api/support/messages/7/reveal': { ...brief, email: 'ama@example.org', msg: 'm', mailNote: '' },
    'POST /api/support/messages/7/mark': { ...brief, state: 'answered' },
    'DELETE /api/support/messages/7': { trashId: 't-1' },
    'POST /api/trash/t-1/restore': brief,
  });
  const { history } = renderPage(<MessageView id="7" />, { at: '/manage/messages/7' });
  fireEvent.click(screen.getByRole('button', { name: 'Show sender and text' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as answered' }));
  expect(await screen.findByRole('button', { name: 'Mark as open' })).toBeTruthy();
  await waitFor(() => expect(said('Marked')).toBeDefined());
  said('Marked')?.undo?.();
  await waitFor(() => expect(asked.at(-1)).toBe('POST /api/support/messages/7/mark {"state":"open"}'));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(history.at(-1)).toBe('/manage/messages'));
  said('Message deleted')?.undo?.();
  await waitFor(() => expect(asked.at(-1)).toBe('POST /api/trash/t-1/restore'));
  stop();
});

test('a message that is gone is said to be, with the way back', async () => {
  answerCalls({});
  renderPage(<MessageView id="99" />);
  fireEvent.click(screen.getByRole('button', { name: 'Show sender and text' }));
  expect((await screen.findByRole('alert')).textContent).toContain('no answer');
  expect(screen.getByRole('link', { name: 'Back to the messages' }).getAttribute('href')).toBe('/manage/messages');
});
