import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSearchParams } from 'wouter';
import { describe, expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/renderPage.tsx';
import ResourcesPage from './ResourcesPage.tsx';

const unchecked = { state: 'unchecked', checkedAt: null, failingSince: null };
const resource = (id: string, title: string, more: object = {}) => ({
  id,
  title,
  subtext: `What ${title} is about.`,
  link: `https://example.org/${id}`,
  source: 'GMet',
  sourcelink: 'https://www.meteo.gov.gh',
  health: unchecked,
  ...more,
});
const all = {
  total: 2,
  items: [
    resource('maize', 'Maize overview'),
    resource('rain', 'Rainfall of Ghana', { source: 'MoFA', sourcelink: '' }),
  ],
  publishers: [
    { publisher: 'GMet', count: 1 },
    { publisher: 'MoFA', count: 1 },
  ],
  matched: [],
  understoodAs: null,
  suggestions: [],
};

/** The page as its route draws it: with the query of the address. */
function Page() {
  const [search] = useSearchParams();
  return <ResourcesPage params={{}} search={search} />;
}
const open = (query = '', found: unknown = all) =>
  renderPage(<Page />, { at: `/main/resources${query === '' ? '' : `?${query}`}`, answers: { findResources: found } });
const asked = (page: ReturnType<typeof open>) => page.calls.map(({ url }) => url);

describe('a resource', () => {
  test('tells title, description, where to read it and whose it is', async () => {
    open();
    const card = within((await screen.findByRole('heading', { level: 2, name: 'Maize overview' })).closest('article')!);
    expect(card.getByText('What Maize overview is about.')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Access: Maize overview' }).getAttribute('href')).toBe(
      'https://example.org/maize',
    );
    expect(card.getByRole('link', { name: 'Access: Maize overview' }).textContent).toBe('Access');
    expect(card.getByRole('link', { name: 'GMet' }).getAttribute('href')).toBe('https://www.meteo.gov.gh');
  });

  test.each([
    [{ state: 'unchecked', checkedAt: null }, null],
    [{ state: 'answered', checkedAt: '2026-05-06T07:40:00Z' }, 'Link checked within the hour'],
    [{ state: 'answered', checkedAt: '2026-05-06T05:00:00Z' }, 'Link checked 3 h ago'],
    [{ state: 'answered', checkedAt: '2026-05-01T05:00:00Z' }, 'Link checked 5 days ago'],
    [
      { state: 'silent', checkedAt: '2026-05-05T12:00:00Z', failingSince: '2026-05-05T12:00:00Z' },
      'Did not answer on 5 May',
    ],
    [
      { state: 'silent', checkedAt: '2026-05-05T12:00:00Z', failingSince: '2026-04-30T12:00:00Z' },
      'No answer since 30 Apr, last tried on 5 May',
    ],
    [
      { state: 'gone', checkedAt: '2026-05-05T12:00:00Z', failingSince: '2026-05-05T12:00:00Z' },
      'The page was gone when we looked on 5 May',
    ],
    [{ state: 'closed', checkedAt: '2026-05-05T12:00:00Z' }, 'Link not checked: the site lets no program in'],
  ])('whose link was found %j says %j', async (health, words) => {
    vi.useFakeTimers({ now: new Date('2026-05-06T08:00:00Z'), toFake: ['Date'] });
    open('', { ...all, items: [resource('maize', 'Maize overview', { health: { failingSince: null, ...health } })] });
    const card = (await screen.findByRole('heading', { level: 2 })).closest('article')!;
    expect(card.querySelector('.link-health')?.textContent ?? null).toBe(words);
    vi.useRealTimers();
  });
});

test.each([
  ['https://mofa.gov.gh', 'Opens the home page of mofa.gov.gh.'],
  ['https://www.worldbank.org/', 'Opens the home page of worldbank.org.'],
  ['https://link.springer.com/journal/704', 'Opens the home page of link.springer.com.'],
  ['https://doi.org/10.3390/cli3020416', null],
  ['', null],
])('a link that leads to %j and not to the document says so: %j', async (link, words) => {
  open('', { ...all, items: [resource('maize', 'Maize overview', { link })] });
  const card = (await screen.findByRole('heading', { level: 2 })).closest('article')!;
  expect(/Opens the home page of \S+/.exec(card.textContent ?? '')?.[0] ?? null).toBe(words);
});

describe('searching', () => {
  test('the box says how, and what is typed goes into the address once typing pauses', async () => {
    const page = open();
    const box = screen.getByRole('searchbox', { name: 'Search resources' });
    expect(box.getAttribute('placeholder')).toBe('eg. ghana or farming');
    expect(await screen.findByText('2 resources')).toBeTruthy();
    fireEvent.change(box, { target: { value: 'mai' } });
    fireEvent.change(box, { target: { value: 'maize' } });
    await waitFor(() => expect(page.history.at(-1)).toBe('/main/resources?searchValue=maize'));
    await waitFor(() => expect(asked(page).at(-1)).toBe('/api/resources?q=maize&limit=24'));
    expect(asked(page)).toHaveLength(2);
    expect(await screen.findByText('2 resources for “maize”')).toBeTruthy();
  });

  test('the address fills the box, and the words that were found are marked', async () => {
    open('searchValue=ghana+maize', { ...all, matched: ['maize', 'ghana'] });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('ghana maize');
    await screen.findByText('2 resources for “ghana maize”');
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'Maize',
      'Maize',
      'Ghana',
      'Ghana',
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'Rainfall of Ghana' })).toBeTruthy();
  });

  test('what was taken for a typing error is said', async () => {
    open('searchValue=maiez', { ...all, understoodAs: 'maize' });
    expect(await screen.findByText('No resource has “maiez”; this is what was found for “maize”.')).toBeTruthy();
  });

  test('where nothing is found, words that find something are links', async () => {
    open('searchValue=xylophone', { ...all, total: 0, items: [], publishers: [], suggestions: ['ghana', 'climate'] });
    expect(await screen.findByText('Nothing was found for “xylophone”')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'climate' }).getAttribute('href')).toBe(
      '/main/resources?searchValue=climate',
    );
    expect(screen.getByRole('link', { name: 'Show all resources' }).getAttribute('href')).toBe('/main/resources');
  });

  test('a refusal is told with its sentence, and the search stays', async () => {
    renderPage(<Page />, { at: '/main/resources?searchValue=maize' });
    expect((await screen.findByRole('alert')).textContent).toContain('The test has no answer for findResources.');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('maize');
  });

  test('without script the form sends the search, and keeps the publisher', async () => {
    open('searchValue=maize&publisher=GMet');
    await screen.findByRole('heading', { level: 2, name: 'Maize overview' });
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form.getAttribute('action')).toBe('/main/resources');
    expect([...new FormData(form)]).toEqual([
      ['searchValue', 'maize'],
      ['publisher', 'GMet'],
    ]);
  });
});

describe('keeping one publisher', () => {
  test('the choice goes into the address beside the search', async () => {
    const page = open('searchValue=maize');
    await screen.findByRole('option', { name: 'MoFA (1)' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Publisher' }), { target: { value: 'MoFA' } });
    expect(page.history.at(-1)).toBe('/main/resources?searchValue=maize&publisher=MoFA');
    await waitFor(() => expect(asked(page).at(-1)).toBe('/api/resources?q=maize&publisher=MoFA&limit=24'));
    expect(await screen.findByText('2 resources for “maize” by MoFA')).toBeTruthy();
  });

  test('a publisher who has nothing of that kind stays chosen, with the way back', async () => {
    open('searchValue=maize&publisher=FAO', { ...all, total: 0, items: [] });
    expect(await screen.findByText('FAO has published nothing of that kind here')).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('FAO');
    expect(screen.getByRole('link', { name: 'Show all publishers' }).getAttribute('href')).toBe(
      '/main/resources?searchValue=maize',
    );
  });
});

describe('a long list', () => {
  test('shows its first 24, and a link to more of them', async () => {
    const page = open('', { ...all, total: 48 });
    expect((await screen.findByRole('link', { name: 'Show 24 more' })).getAttribute('href')).toBe(
      '/main/resources?shown=48',
    );
    expect(asked(page)).toEqual(['/api/resources?limit=24']);
  });

  test('never asks for more than an answer may hold', () => {
    expect(asked(open('shown=9000'))).toEqual(['/api/resources?limit=500']);
    expect(asked(open('shown=-3'))).toEqual(['/api/resources?limit=24']);
  });
});
