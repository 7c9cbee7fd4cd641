import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSearchParams } from 'wouter';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { found } from '#web/testing/datasetFixture.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import { onNotice } from '#web/ui/toast/notify.ts';
import { useDataArea } from './useDataArea.ts';
import DatasetsPage, { head } from './DatasetsPage.tsx';

/** The page as its route draws it: with the query of the address. */
function Page() {
  const [search] = useSearchParams();
  return <DatasetsPage params={{}} search={search} />;
}

function open(query = '', answer: unknown = found, signedIn = false) {
  const at = `/main/datasets${query === '' ? '' : `?${query}`}`;
  const me = { signedIn, name: 'Esi', email: '', officerRole: null, dataUser: signedIn, isAdmin: false };
  return renderPage(<Page />, { at, facts: { signedIn }, answers: { listDatasets: answer, showMe: me } });
}
const asked = (page: ReturnType<typeof open>) =>
  page.calls.filter(({ name }) => name === 'listDatasets').map(({ url }) => url);
const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('article')!);

// Parts that come later may take their time on a busy machine.
configure({ asyncUtilTimeout: 5000 });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('a dataset in the catalogue', () => {
  test('tells name, description, age, rows, size and licence, and leads to its preview', async () => {
    vi.useFakeTimers({ now: new Date('2026-05-06T08:00:00Z'), toFake: ['Date'] });
    open();
    const card = await cardOf('Cocoa production');
    expect(card.getByText('Cocoa beans by season.')).toBeTruthy();
    expect(
      [...document.querySelectorAll('article:first-of-type dd')].slice(0, 4).map(({ textContent }) => textContent),
    ).toEqual(['3 days ago', '25', 'CSV, 1.24 MB', 'CC-BY-4.0']);
    expect(card.getByText('Crops · COCOBOD')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Preview: Cocoa production' }).getAttribute('href')).toBe(
      '/main/datasetpreview/cocoa-production',
    );
    expect(card.queryByText('Private')).toBeNull();
  });

  test('says that it is private', async () => {
    open();
    expect((await cardOf('Farm gate prices')).getByText('Private')).toBeTruthy();
  });
});

describe('finding a dataset', () => {
  test('what is typed goes into the address beside the filters, from the first page on', async () => {
    const page = open('topic=crops&page=3');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search datasets' }), { target: { value: 'cocoa' } });
    await waitFor(() => expect(page.history.at(-1)).toBe('/main/datasets?q=cocoa&topic=crops'));
    await waitFor(() => expect(asked(page).at(-1)).toBe('/api/datasets?q=cocoa&topic=crops'));
    expect(await screen.findByText('2 datasets for “cocoa”')).toBeTruthy();
  });

  test('words that were found are marked', async () => {
    open('q=cocoa', { ...found, matched: ['cocoa'] });
    await screen.findByText('2 datasets for “cocoa”');
    expect(document.querySelector('mark')?.textContent).toBe('Cocoa');
  });

  test('a filter goes into the address, and can be taken off', async () => {
    const page = open('q=cocoa');
    await screen.findByText('2 datasets for “cocoa”');
    fireEvent.change(screen.getByRole('combobox', { name: 'Region' }), { target: { value: 'ashanti' } });
    await waitFor(() => expect(page.history.at(-1)).toBe('/main/datasets?q=cocoa&region=ashanti'));
    expect((await screen.findByRole('link', { name: 'Remove filter: Ashanti' })).getAttribute('href')).toBe(
      '/main/datasets?q=cocoa',
    );
  });

  test('the order is part of the address, unless it is the usual one', async () => {
    const page = open();
    const sort = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(within(sort).queryByRole('option', { name: 'Best match' })).toBeNull();
    fireEvent.change(sort, { target: { value: 'name' } });
    await waitFor(() => expect(page.history.at(-1)).toBe('/main/datasets?sort=name'));
    fireEvent.change(await screen.findByRole('combobox', { name: 'Sort by' }), { target: { value: 'newest' } });
    await waitFor(() => expect(page.history.at(-1)).toBe('/main/datasets'));
  });

  test('without script the form of filters keeps what was searched', async () => {
    open('q=cocoa&topic=crops');
    await screen.findByText('2 datasets for “cocoa”');
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Filter and sort' });
    expect(form.getAttribute('action')).toBe('/main/datasets');
    expect(Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''))).toEqual({
      q: 'cocoa',
      sort: 'best',
      topic: 'crops',
    });
  });

  test('nothing found offers words that find something, or all', async () => {
    open('q=xylophone', { ...found, total: 0, pages: 0, items: [], suggestions: ['cocoa'] });
    expect(await screen.findByText('Nothing was found for “xylophone”')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'cocoa' }).getAttribute('href')).toBe('/main/datasets?q=cocoa');
    expect(screen.getByRole('link', { name: 'Show all datasets' }).getAttribute('href')).toBe('/main/datasets');
  });

  test('pages of a long list are links', async () => {
    open('q=rain&page=2', { ...found, total: 30, page: 2, pages: 3 });
    expect((await screen.findByRole('link', { name: 'Next' })).getAttribute('href')).toBe(
      '/main/datasets?q=rain&page=3',
    );
  });

  test('a failure is told, and tried again on demand', async () => {
    renderPage(<Page />, { at: '/main/datasets?q=maize' });
    expect((await screen.findByRole('alert')).textContent).toContain('The test has no answer for listDatasets.');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('maize');
  });

  test('what was searched is kept out of search engines', () => {
    const context = { params: {}, t: (key: string) => key, today: '2026-05-06', known: () => undefined };
    expect(head({ ...context, search: new URLSearchParams('q=cocoa') })).toEqual({
      canonical: '/main/datasets',
      noindex: true,
    });
    expect(head({ ...context, search: new URLSearchParams() })).toEqual({
      canonical: '/main/datasets',
      noindex: false,
    });
  });
});

describe('signing in', () => {
  test('is offered after a second to who is not signed in, once per visit', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = open();
    await act(() => vi.advanceTimersByTimeAsync(990));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(20));
    vi.useRealTimers();
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    page.unmount();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    open();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  const closed = {
    ...found,
    items: found.items.map((item) => ({ ...item, dataset: { ...item.dataset, asksSignIn: true } })),
  };

  test('is asked for by Preview of a dataset whose owner asks for it, with the way to look without', async () => {
    sessionStorage.setItem('sign-in offered', '1');
    const page = open('', closed);
    fireEvent.click(await screen.findByRole('link', { name: 'Preview: Cocoa production' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    expect(dialog.getByRole('link', { name: 'See what it holds first' }).getAttribute('href')).toBe(
      '/main/datasetpreview/cocoa-production',
    );
    expect(page.history).toHaveLength(1);
  });

  test.each([
    ['its licence is open', found],
    ['the portal opens all public data', { ...closed, openToAll: true }],
  ])('is not asked for by Preview where %s', async (_, answer) => {
    sessionStorage.setItem('sign-in offered', '1');
    const page = open('', answer);
    fireEvent.click(await screen.findByRole('link', { name: 'Preview: Cocoa production' }));
    expect(page.history.at(-1)).toBe('/main/datasetpreview/cocoa-production');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is asked for by the buttons to add and for settings', async () => {
    sessionStorage.setItem('sign-in offered', '1');
    open();
    fireEvent.click(screen.getByRole('link', { name: 'Settings: your account' }));
    expect(await screen.findByText('Your settings belong to your account. Sign in to see them.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('link', { name: 'Add a dataset' }));
    expect(await screen.findByText('Adding a dataset needs an account. Joining takes a minute.')).toBeTruthy();
  });

  test('is no matter for who is signed in', async () => {
    const page = open('', found, true);
    fireEvent.click(await screen.findByRole('link', { name: 'Preview: Cocoa production' }));
    expect(page.history.at(-1)).toBe('/main/datasetpreview/cocoa-production');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Settings: your account' }).getAttribute('href')).toBe('/account');
  });
});

describe('leaving the data area', () => {
  const Leaving = () => {
    useDataArea();
    return <p>a page of it</p>;
  };
  const me = (dataUser: boolean) => ({
    signedIn: true,
    name: 'Esi',
    email: '',
    officerRole: null,
    dataUser,
    isAdmin: false,
  });

  /** Opens a page of the area as a person, goes to another, and returns the calls that were made by it. */
  async function leaveFor(path: string, dataUser = true) {
    const sent = vi.fn(() => Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } })));
    vi.stubGlobal('fetch', sent);
    window.history.replaceState(null, '', '/main/datasets');
    const page = renderPage(<Leaving />, { facts: { signedIn: true }, answers: { showMe: me(dataUser) } });
    await waitFor(() => expect(page.calls).toHaveLength(1));
    await screen.findByText('a page of it');
    window.history.replaceState(null, '', path);
    page.unmount();
    await new Promise((resolve) => setTimeout(resolve));
    vi.unstubAllGlobals();
    return sent.mock.calls.map(([url]: unknown[]) => url);
  }

  test('ends the session of the data hub, and says so with the way back', async () => {
    const heard: unknown[] = [];
    const stop = onNotice((notice) => heard.push(notice));
    expect(await leaveFor('/weather')).toEqual(['/api/accounts/leave-data-area']);
    expect(heard).toEqual([
      {
        text: 'You left the data hub, and are signed out of it.',
        link: { href: '/sign-in?next=%2Fmain%2Fdatasets', text: 'Sign in again' },
      },
    ]);
    stop();
  });

  test.each([
    '/main/datasetpreview/cocoa',
    '/main/Datasets/mine',
    '/main/resources_cms',
    '/main/dashboard',
    '/account',
    '/sign-in',
  ])('does not end it on the way to %s', async (path) => expect(await leaveFor(path)).toEqual([]));

  test('does not end it for who chose to stay, nor for an officer who has none', async () => {
    expect(await leaveFor('/weather', false)).toEqual([]);
    localStorage.setItem('stay in data hub', '1');
    expect(await leaveFor('/weather')).toEqual([]);
  });

  test('the choice to stay signed in is kept on the device', async () => {
    open('', found, true);
    const stay = await screen.findByRole('checkbox', { name: 'Stay signed in when I leave the data hub' });
    fireEvent.click(stay);
    expect(localStorage.getItem('stay in data hub')).toBe('1');
    fireEvent.click(stay);
    expect(localStorage.getItem('stay in data hub')).toBeNull();
  });

  test('visitors are not asked about it', async () => {
    open();
    await screen.findByText('2 datasets');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
