import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outgoing } from '#web/lib/callApi.ts';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import SupportPage from './SupportPage.tsx';

await loadWords(['support']);

const support = {
  topics: [
    {
      id: 'dashboards',
      title: 'Using Dashboards',
      text: 'Charts.',
      icon: 'dashboard',
      howItWorks: 'Choose a source.\n\nThen the fields.',
      link: '/main/dashboard',
    },
    {
      id: 'resources',
      title: 'Resource Contents',
      text: 'Papers.',
      icon: 'resources',
      howItWorks: 'Type a word.',
      link: '/main/resources',
    },
  ],
  faqs: [{ id: 'adding', question: 'How do I add data?', answer: 'Sign in.' }],
  contacts: [
    { id: 'phone_1', kind: 'phone', label: 'Support by phone', value: '030 212 3456' },
    { id: 'e_mail', kind: 'e-mail', label: 'Support by e-mail', value: 'support@example.gh' },
  ],
};
const answers = {
  showSupport: support,
  openMessageForm: ({ query }: Outgoing) => ({
    openedAt: 'abc.sig',
    arrived: query?.['sent'] === '12.signed' ? 12 : null,
  }),
};

const posted: { url: string; body: Record<string, string> }[] = [];
let answer: () => Response | Promise<Response>;
beforeEach(() => {
  sessionStorage.clear();
  posted.length = 0;
  answer = () =>
    new Response('Your message arrived as number 12. The answer comes by e-mail to the address you gave.', {
      headers: { 'content-type': 'text/plain' },
    });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    posted.push({ url, body: JSON.parse(String(init.body)) as Record<string, string> });
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (
  query = '',
  more: Omit<NonNullable<Parameters<typeof renderPage>[1]>, 'answers'> & {
    answers?: Record<string, unknown>;
  } = {},
) =>
  renderPage(
    <main>
      <SupportPage params={{}} search={new URLSearchParams(query)} />
    </main>,
    { ...more, answers: more.answers ?? answers },
  );
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
async function fillIn(): Promise<void> {
  fireEvent.change(await field('Your Email'), { target: { value: 'ama@example.org' } });
  fireEvent.change(await field('Subject'), { target: { value: 'Seed' } });
  fireEvent.change(await field('Message'), { target: { value: 'Where is it sold?' } });
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

test('the first topic explains itself, and the address chooses another', async () => {
  open();
  expect(await screen.findByText('Then the fields.')).toBeTruthy();
  cleanup();
  open('topic=resources');
  expect(await screen.findByText('Type a word.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Resource Contents/ }).getAttribute('aria-current')).toBe('true');
});

test('phone and e-mail can be pressed; without a phone the page says so', async () => {
  open();
  expect((await screen.findByRole('link', { name: '030 212 3456' })).getAttribute('href')).toBe('tel:0302123456');
  expect(screen.getByRole('link', { name: 'support@example.gh' }).getAttribute('href')).toBe(
    'mailto:support@example.gh',
  );
  cleanup();
  renderPage(<SupportPage params={{}} search={new URLSearchParams()} />, {
    answers: { ...answers, showSupport: { ...support, contacts: [] } },
  });
  expect(await screen.findByText('No telephone number is set up here. The form reaches us.')).toBeTruthy();
});

test('a message goes out with the time of its form, and the thanks take the keyboard', async () => {
  open();
  await fillIn();
  await waitFor(() =>
    expect(document.querySelector<HTMLInputElement>('input[name="openedAt"]')?.value).toBe('abc.sig'),
  );
  send();
  const thanks = await screen.findByRole('heading', { name: 'Message sent' });
  expect(posted).toEqual([
    {
      url: '/api/mail/receive',
      body: { email: 'ama@example.org', subject: 'Seed', msg: 'Where is it sold?', openedAt: 'abc.sig', website: '' },
    },
  ]);
  expect(screen.getByText(/arrived as number 12/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(thanks));
  fireEvent.click(screen.getByRole('button', { name: 'Write another message' }));
  expect((await field('Message')).value).toBe('');
});

test('what the server says against it is shown beside the form, and what was typed stays', async () => {
  answer = () => new Response('Too many messages came from your network within the hour.', { status: 429 });
  open();
  await fillIn();
  send();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Too many messages came from your network within the hour.',
  );
  expect((await field('Message')).value).toBe('Where is it sold?');
});

test('without a network the page says so, keeps what is typed, and can send again', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  open();
  await fillIn();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(
    await screen.findByText('There is no network. What you write stays here; send it when the network is back.'),
  ).toBeTruthy();
  send();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'There is no answer from the network. Check the connection and try again.',
  );
  expect((await field('Subject')).value).toBe('Seed');
  vi.restoreAllMocks();
});

test('what was typed is there again after another page, and gone once it was sent', async () => {
  open();
  await fillIn();
  cleanup();
  open();
  expect((await field('Message')).value).toBe('Where is it sold?');
  send();
  await screen.findByRole('heading', { name: 'Message sent' });
  cleanup();
  open();
  expect((await field('Message')).value).toBe('');
});

test('without JavaScript the form posts to its page, and the page shows number or refusal', async () => {
  const { container } = open('', {
    facts: {
      refused: { wrong: '"ama" is not an e-mail address.', typed: { email: 'ama', subject: 'Seed', msg: 'Where?' } },
    },
  });
  const form = container.querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/main/faq']);
  expect(screen.getByRole('alert').textContent).toBe('"ama" is not an e-mail address.');
  expect([(await field('Your Email')).value, (await field('Message')).value]).toEqual(['ama', 'Where?']);
  cleanup();
  open('sent=12.signed');
  expect(
    await screen.findByText('Your message arrived as number 12. The answer comes by e-mail to the address you gave.'),
  ).toBeTruthy();
  cleanup();
  open('sent=12');
  await field('Message');
  expect(screen.queryByText('Message sent')).toBeNull();
});

test('the field that people must not fill in is hidden from eyes, ears and keyboard', () => {
  const { container } = open();
  const trap = container.querySelector<HTMLInputElement>('input[name="website"]');
  expect(trap?.closest('[aria-hidden="true"]')).toBeTruthy();
  expect([trap?.tabIndex, trap?.getAttribute('autocomplete')]).toEqual([-1, 'off']);
});

test('what is out of order stands on the page, with what follows from it and since when', async () => {
  open('', {
    answers: {
      ...answers,
      listOutages: () => [
        { name: 'forecast', since: '2026-06-01T06:00:00.000Z' },
        { name: 'sms', since: '2026-06-01T07:30:00.000Z' },
      ],
    },
  });
  const down = await screen.findByRole('region', { name: 'Out of order now' });
  expect(down.textContent).toContain('Weather forecast: the service we take it from does not answer.');
  expect(down.textContent).toContain('Messages wait and are sent later. Since 1 Jun');
  expect(down.textContent).not.toContain('E-mail');
});

test('where everything answers, nothing is said of it', async () => {
  open('', { answers: { ...answers, listOutages: () => [] } });
  await screen.findByText('How do I add data?');
  expect(screen.queryByRole('region', { name: 'Out of order now' })).toBeNull();
});

test('who works as an extension officer finds where to ask for an account', () => {
  open();
  expect(screen.getByRole('link', { name: 'Ask for an officer’s account' }).getAttribute('href')).toBe(
    '/main/become_officer',
  );
});
