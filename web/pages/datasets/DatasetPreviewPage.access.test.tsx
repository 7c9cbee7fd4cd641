import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSearchParams } from 'wouter';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  activity,
  cocoa,
  column,
  detail,
  privateDetail,
  reader,
  rows,
  version,
  visitor,
} from '#web/testing/datasetFixture.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import DatasetPreviewPage, { head, needs } from './DatasetPreviewPage.tsx';

// Its parts come with the first drawing: nobody waits for them here.
await Promise.all([import('./DatasetActs.tsx'), import('./DatasetParts.tsx'), import('./DatasetTable.tsx')]);

/** The page as its route draws it: with the query of the address. */
function Page() {
  const [search] = useSearchParams();
  return <DatasetPreviewPage params={{ id: 'cocoa-production' }} search={search} />;
}

const answers = {
  showDataset: detail,
  showStanding: reader,
  listDatasetRows: rows,
  showActivity: activity,
  citeDataset: 'COCOBOD (2026). Cocoa production, version 2.',
};

function open(more: object = {}, query = '') {
  const at = `/main/datasetpreview/cocoa-production${query === '' ? '' : `?${query}`}`;
  return renderPage(<Page />, { at, answers: { ...answers, ...more } });
}

const part = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('section')!);

const asked = (page: ReturnType<typeof open>, name: string) =>
  page.calls.filter((call) => call.name === name).map(({ url }) => url);

/** What the page sends by itself: looks, downloads. */
let sent: { url: string; body: unknown }[] = [];

// Parts that come later may take their time on a busy machine.
configure({ asyncUtilTimeout: 5000 });

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (url: string, { body }: { body?: BodyInit } = {}) => {
    sent.push({ url, body });
    const isFile = url.includes('/download/') || url.includes('/export');
    const headers = {
      'content-type': isFile ? 'text/csv' : 'application/json',
      'content-disposition': 'attachment; filename="cocoa.csv"',
    };
    return Promise.resolve(
      new Response(isFile ? 'Season\n' : JSON.stringify({ id: 'look-1', message: '' }), { headers }),
    );
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('downloading', () => {
  test('the original shows that it is on its way, is saved, and counts as a download', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    open();
    await screen.findByRole('link', { name: 'Download as CSV' });
    const button = (await screen.findAllByRole('link', { name: 'Download' }))[0]!;
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(button.getAttribute('href')).toBe('/api/datasets/download/v2');
    fireEvent.click(button);
    expect(button.textContent).toBe('Downloading');
    await waitFor(() => expect(button.textContent).toBe('Download'));
    expect(saved).toEqual(['cocoa.csv']);
    await waitFor(() =>
      expect(sent.map(({ url }) => url)).toEqual([
        '/api/datasets/addlog',
        '/api/datasets/download/v2',
        '/api/datasets/log/look-1/download',
      ]),
    );
  });

  test('the table is offered in several forms; one too long for a sheet says so', async () => {
    open({ showDataset: { ...detail, tables: [{ ...detail.tables[0]!, rows: 2_000_000 }] } });
    await screen.findByRole('heading', { level: 1 });
    const block = part('License and download');
    expect(block.getByRole('link', { name: 'Creative Commons Attribution 4.0' })).toBeTruthy();
    expect(block.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
      '/api/datasets/cocoa-production/export?version=2&form=csv',
    );
    expect(block.getByRole('link', { name: 'Download as Parquet' })).toBeTruthy();
    expect(block.queryByRole('link', { name: 'Download as XLSX' })).toBeNull();
    expect(block.getByText('XLSX and ODS hold 1,048,575 rows and this table has 2,000,000. Take CSV.')).toBeTruthy();
  });

  test('leads visitors to sign in', async () => {
    open({ showStanding: visitor });
    const [first] = await screen.findAllByRole('link', { name: 'Sign in to download' });
    expect(first?.getAttribute('href')).toBe('/sign-in?next=%2Fmain%2Fdatasetpreview%2Fcocoa-production');
    expect(screen.queryByRole('link', { name: 'Download as CSV' })).toBeNull();
  });
});

describe('a private dataset', () => {
  const closed = {
    signedIn: true,
    maySeeSummary: false,
    mayOpen: false,
    mayKeep: false,
    isOwner: false,
    access: null,
    waiting: 0,
  };

  test('shows what it is about and nothing of its content; the download cannot be pressed', async () => {
    const page = open({ showDataset: privateDetail, showStanding: closed });
    expect(await screen.findByText('This dataset is private')).toBeTruthy();
    expect(screen.getByText('Private')).toBeTruthy();
    expect(screen.queryByRole('table', { name: /^Rows/ })).toBeNull();
    for (const button of screen.getAllByRole<HTMLButtonElement>('button', { name: 'Download' }))
      expect(button.disabled).toBe(true);
    expect(
      part('Data summary').getByText('The summary of a private dataset is for those who may open it.'),
    ).toBeTruthy();
    expect(
      page.calls.map(({ name }) => name).filter((name) => name === 'listDatasetRows' || name === 'showDatasetVersion'),
    ).toEqual([]);
  });

  test('can be asked for, with the purpose', async () => {
    open({ showDataset: privateDetail, showStanding: closed });
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for access' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'What do you need it for?' }), {
      target: { value: 'A thesis on cocoa' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent.at(-1)?.url).toBe('/api/datasets/d1/access'));
    expect(JSON.parse(String(sent.at(-1)?.body))).toEqual({ purpose: 'A thesis on cocoa' });
  });

  test.each([
    [
      { state: 'asked', until: null },
      'You asked for access on 2 May. The owner has not answered yet.',
      'Cancel request',
    ],
    [{ state: 'refused', until: null, answer: 'Not yet.' }, 'The owner did not grant access.', 'Ask again'],
    [{ state: 'ended', until: '2026-05-01T00:00:00Z' }, 'Your access ended.', 'Ask again'],
  ])('says how the question stands: %j', async (state, text, next) => {
    open({
      showDataset: privateDetail,
      showStanding: { ...closed, access: { id: 'q1', askedAt: '2026-05-02T09:00:00Z', answer: '', ...state } },
    });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: next })).toBeTruthy();
  });

  test('opens for those who are let in: tables of its version are asked for', async () => {
    const page = open({
      showDataset: privateDetail,
      showStanding: { ...closed, maySeeSummary: true, mayOpen: true },
      showDatasetVersion: { dataset: cocoa, version: version(2), tables: detail.tables, notes: [] },
    });
    expect(await screen.findByText('395001')).toBeTruthy();
    expect(asked(page, 'showDatasetVersion')).toEqual(['/api/datasets/cocoa-production/versions/2']);
  });
});

describe('versions', () => {
  test('are listed with an address each, and what sets one apart from the one before', async () => {
    open();
    await screen.findByRole('heading', { level: 1 });
    const versions = part('Versions');
    expect(versions.getByRole('link', { name: 'Version 1' }).getAttribute('href')).toBe(
      '/main/datasetpreview/cocoa-production?version=1',
    );
    expect(versions.getByRole('link', { name: 'Compare with version 1' }).getAttribute('href')).toBe(
      '/main/datasetpreview/cocoa-production/compare?from=1&to=2',
    );
    expect(versions.getByText('current')).toBeTruthy();
  });

  test('an older one says so, and shows its own tables and citation', async () => {
    const older = {
      dataset: cocoa,
      version: version(1),
      tables: [{ position: 1, name: 'x', rows: 24, columns: [column('Old', 1)] }],
      notes: [],
    };
    const page = open({ showDatasetVersion: older }, 'version=1');
    expect(await screen.findByText(/You are looking at version 1 of 2\./)).toBeTruthy();
    expect(await screen.findByRole('columnheader', { name: 'Old' })).toBeTruthy();
    expect(asked(page, 'citeDataset')).toEqual(['/api/datasets/cocoa-production/versions/1/citation?form=text']);
    await waitFor(() =>
      expect(asked(page, 'listDatasetRows')).toEqual(['/api/datasets/cocoa-production/rows?version=1&limit=10']),
    );
  });

  test('one that never was says so', async () => {
    open({}, 'version=7');
    expect(await screen.findByText(/There is no version 7\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the current version' }).getAttribute('href')).toBe(
      '/main/datasetpreview/cocoa-production',
    );
  });
});

describe('what the server fetches before', () => {
  const read = (given: Record<string, unknown>) => (query: { queryKey: readonly [string, ...unknown[]] }) =>
    Promise.resolve(given[query.queryKey[0]]) as never;
  const namesOf = async (given: object, query = '') => {
    const search = new URLSearchParams(query);
    const needed = await needs({
      params: { id: 'cocoa-production' },
      search,
      today: '2026-05-06',
      textMode: false,
      read: read({ ...answers, ...given }),
    });
    return needed.map(({ queryKey: [name] }) => name);
  };

  test('is nothing that would be refused', async () => {
    expect(await namesOf({ showStanding: visitor })).toEqual([
      'showDataset',
      'showStanding',
      'showActivity',
      'citeDataset',
    ]);
    expect(await namesOf({})).toEqual([
      'showDataset',
      'showStanding',
      'showActivity',
      'citeDataset',
      'listDatasetRows',
    ]);
    expect(await namesOf({ showDataset: privateDetail, showStanding: { ...visitor, maySeeSummary: false } })).toEqual([
      'showDataset',
      'showStanding',
      'showActivity',
      'citeDataset',
    ]);
  });

  test('calls the page by the dataset, and an older version by its own address', () => {
    const known = () => detail as never;
    const context = { params: { id: 'd1' }, t: (key: string) => key, today: '2026-05-06', known };
    expect(head({ ...context, search: new URLSearchParams('rows=4') })).toEqual({
      title: 'Cocoa production',
      description: 'Cocoa beans by season.',
      canonical: '/main/datasetpreview/cocoa-production',
    });
    expect(head({ ...context, search: new URLSearchParams('version=1') }).canonical).toBe(
      '/main/datasetpreview/cocoa-production?version=1',
    );
  });
});
