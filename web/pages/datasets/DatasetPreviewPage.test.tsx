import { configure, screen, waitFor, within } from '@testing-library/react';
import { useSearchParams } from 'wouter';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { activity, column, detail, reader, rows, visitor } from '#web/testing/datasetFixture.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import DatasetPreviewPage from './DatasetPreviewPage.tsx';

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

describe('a dataset', () => {
  test('shows name, description, badge, facts and outline', async () => {
    vi.useFakeTimers({ now: new Date('2026-05-06T08:00:00Z'), toFake: ['Date'] });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Cocoa production' })).toBeTruthy();
    expect(screen.getByText('Cocoa beans by season.')).toBeTruthy();
    expect(screen.getByText('Public')).toBeTruthy();
    const facts = [...document.querySelectorAll('.dataset-facts > div')].map((fact) =>
      [...fact.children].map(({ textContent }) => textContent),
    );
    expect(facts).toEqual([
      ['Rows', '25'],
      ['Columns', '12'],
      ['Size', '1.24 MB CSV'],
      ['Updated', '3 days ago'],
      ['Time', '1997 – 2012'],
    ]);
    expect(screen.getByTitle('1,240,000 bytes')).toBeTruthy();
    const outline = within(await screen.findByRole('navigation', { name: 'On this page' }));
    expect(outline.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#preview',
      '#summary',
      '#activity',
      '#about',
      '#download',
      '#cite',
      '#versions',
    ]);
  });

  test('that does not exist says so, with the way to all of them', async () => {
    renderPage(<Page />, { answers: { showStanding: visitor } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The test has no answer for showDataset.' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All datasets' }).getAttribute('href')).toBe('/main/datasets');
  });

  test('counts one look at itself', async () => {
    open();
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(sent.map(({ url }) => url)).toEqual(['/api/datasets/addlog']));
    expect(JSON.parse(String(sent[0]?.body))).toEqual({ datasetId: 'd1' });
  });
});

describe('the preview', () => {
  test('shows eight columns and ten rows as they stand in the file, with their units', async () => {
    const page = open();
    const table = await screen.findByRole('table', { name: 'Rows 1 to 10 of 25, columns 1 to 8 of 12' });
    await within(table).findByText('395001');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Season', 'CocoaMt t', 'Region', 'Column 4', 'Column 5', 'Column 6', 'Column 7', 'Column 8']);
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    expect(within(table).getByText('empty')).toBeTruthy();
    expect(asked(page, 'listDatasetRows')).toEqual([
      '/api/datasets/cocoa-production/rows?select=c1%2Cc2%2Cc3%2Cc4%2Cc5%2Cc6%2Cc7%2Cc8&limit=10',
    ]);
  });

  test('calls a column that nobody described by its name in words, with the name in the file beside it', async () => {
    const columns = [
      column('rainMm', 1, { type: 'decimal', unit: 'mm', proposed: 'Rain (mm)', saysUnit: true }),
      column('yieldKgHa', 2, { type: 'decimal', unit: 'kg/ha', label: 'Yield of maize' }),
      column('Sold in bags', 3, { type: 'whole', unit: 'bags', proposed: 'Sold in bags (bags)', saysUnit: true }),
      column('region', 4, { proposed: 'Region' }),
      column('Market', 5),
    ];
    open({ showDataset: { ...detail, tables: [{ position: 1, name: 'x', rows: 25, columns }] } });
    await screen.findByRole('heading', { level: 2, name: 'Data summary' });
    await screen.findByTitle('Sort by Market');
    const heads = part('Preview').getAllByRole('columnheader');
    expect(
      heads.map((head) => [...(head.querySelector('span')?.childNodes ?? [])].map((node) => node.textContent)),
    ).toEqual([['Rain (mm)', 'rainMm'], ['Yield of maize', ' kg/ha'], ['Sold in bags (bags)'], ['Region'], ['Market']]);
    expect(heads.map((head) => head.querySelector('a')?.title)).toEqual([
      'Sort by Rain (mm) (rainMm)',
      'Sort by Yield of maize (yieldKgHa)',
      'Sort by Sold in bags (bags) (Sold in bags)',
      'Sort by Region (region)',
      'Sort by Market',
    ]);
    const rain = part('Data summary').getByRole('heading', { level: 3, name: 'Rain (mm)' }).closest('li')!;
    expect(within(rain).getByText('rainMm')).toBeTruthy();
  });

  test('pages down and sideways by links', async () => {
    open();
    await screen.findByText('395001');
    const href = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
    expect(screen.getByText('Rows 1–10 of 25')).toBeTruthy();
    expect(screen.getByText('Columns 1–8 of 12')).toBeTruthy();
    expect(href('Previous rows')).toBeUndefined();
    expect(href('Next rows')).toBe('/main/datasetpreview/cocoa-production?rows=2#preview');
    expect(href('Last rows')).toBe('/main/datasetpreview/cocoa-production?rows=3#preview');
    expect(href('Columns to the right')).toBe('/main/datasetpreview/cocoa-production?columns=2#preview');
  });

  test('asks for the page of the address', async () => {
    const page = open({}, 'rows=3&columns=2');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() =>
      expect(asked(page, 'listDatasetRows')).toEqual([
        '/api/datasets/cocoa-production/rows?select=c9%2Cc10%2Cc11%2Cc12&offset=20&limit=10',
      ]),
    );
    expect(screen.getByText('Rows 21–25 of 25')).toBeTruthy();
    expect(screen.getByText('Columns 9–12 of 12')).toBeTruthy();
  });

  test('is narrowed by its address: rows, links that take each part off, and downloads of what is seen', async () => {
    const page = open({}, 'find=ama&where=c2%3AatLeast%3A5&sort=-c2&show=c1,c2');
    await waitFor(() =>
      expect(asked(page, 'listDatasetRows')).toEqual([
        '/api/datasets/cocoa-production/rows?select=c1%2Cc2&find=ama&where=c2%3AatLeast%3A5&sort=-c2&limit=10',
      ]),
    );
    const at = '/main/datasetpreview/cocoa-production?';
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await screen.findByRole('link', { name: 'Remove: CocoaMt is at least 5' });
    expect(href('Remove: CocoaMt is at least 5')).toBe(`${at}find=ama&sort=-c2&show=c1%2Cc2#preview`);
    expect(href('Remove: Contains “ama”')).toBe(`${at}where=c2%3AatLeast%3A5&sort=-c2&show=c1%2Cc2#preview`);
    expect(href('Clear all')).toBe('/main/datasetpreview/cocoa-production#preview');
    expect(href('Download what you see as ODS')).toBe(
      '/api/datasets/cocoa-production/export?version=2&find=ama&where=c2%3AatLeast%3A5&sort=-c2&select=c1%2Cc2&form=ods',
    );
    expect(screen.queryByRole('link', { name: 'Download what you see as GeoJSON' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: /CocoaMt/ }).getAttribute('aria-sort')).toBe('descending');
  });

  test('a condition that a form without JavaScript sends in three fields joins those there are', async () => {
    const page = open({}, 'where=c1%3Ahas%3A20&column=c2&op=empty&value=');
    await waitFor(() => expect(asked(page, 'listDatasetRows')[0]).toContain('where=c1%3Ahas%3A20&where=c2%3Aempty'));
  });

  test('says where the table has ended, with the way back', async () => {
    open({ listDatasetRows: { ...rows, rows: [] } }, 'rows=9');
    expect(await screen.findByText('The table ends before these rows')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the first rows' }).getAttribute('href')).toBe(
      '/main/datasetpreview/cocoa-production#preview',
    );
  });

  test('asks visitors to sign in, under the heads of the columns, and fetches no rows', async () => {
    const page = open({ showStanding: visitor });
    expect(await screen.findByText('Sign in to see the rows')).toBeTruthy();
    const preview = document.querySelector<HTMLElement>('#preview') ?? document.body;
    expect(within(preview).getAllByRole('columnheader')).toHaveLength(8);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/sign-in?next=%2Fmain%2Fdatasetpreview%2Fcocoa-production',
    );
    expect(asked(page, 'listDatasetRows')).toEqual([]);
  });

  test('has a choice where the file holds several tables', async () => {
    const tables = [
      { position: 1, name: 'Yield', rows: 25, columns: [column('Crop', 1)] },
      { position: 2, name: 'Area', rows: 25, columns: [column('Land', 1)] },
    ];
    const page = open({ showDataset: { ...detail, tables } }, 'table=2');
    expect((await screen.findByRole('link', { name: 'Yield' })).getAttribute('href')).toBe(
      '/main/datasetpreview/cocoa-production#preview',
    );
    expect(screen.getByRole('columnheader', { name: 'Land' })).toBeTruthy();
    await waitFor(() =>
      expect(asked(page, 'listDatasetRows')).toEqual(['/api/datasets/cocoa-production/rows?table=2&limit=10']),
    );
  });
});

describe('the data summary', () => {
  test('tells what each column holds, with a small histogram', async () => {
    open();
    await screen.findByRole('heading', { level: 1 });
    const summary = part('Data summary');
    const harvest = within(summary.getByRole('heading', { level: 3, name: 'CocoaMt' }).closest('li')!);
    expect(harvest.getByText('Numbers, t')).toBeTruthy();
    expect(
      harvest.getByRole('img', {
        name: 'Spread of CocoaMt: from 395,000 to 1,024,600; most values lie between 395,000 and 700,000',
      }),
    ).toBeTruthy();
    expect(harvest.getByText('mean 612,345.7 · 18 different values · 20% empty (5)')).toBeTruthy();
    const region = within(summary.getByRole('heading', { level: 3, name: 'Region' }).closest('li')!);
    expect(region.getByText('Regions of Ghana')).toBeTruthy();
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ashanti60%',
      'Western36%',
      'Bono4%',
    ]);
    expect(region.getByText('One name matches none of ours: Brong Ahafo (nearest: Bono)')).toBeTruthy();
  });

  test('of years has no mean and no comma', async () => {
    const years = column('Year', 1, {
      type: 'whole',
      profile: {
        empty: 0,
        distinct: 10,
        min: '2003',
        max: '2012',
        mean: 2007.5,
        top: [],
        histogram: [
          { from: '2003', to: '2007', count: 5 },
          { from: '2008', to: '2012', count: 5 },
        ],
      },
    });
    open({ showDataset: { ...detail, tables: [{ position: 1, name: 'x', rows: 25, columns: [years] }] } });
    await screen.findByRole('heading', { level: 1 });
    const [card] = part('Data summary').getAllByRole('listitem');
    expect(card?.querySelector('figcaption')?.textContent).toBe('20032012');
  });

  test('says what was noticed when the file was read', async () => {
    open();
    await screen.findByRole('heading', { level: 1 });
    expect(part('Data summary').getByText(/Found: COCOBOD\. Expected: a header\./)).toBeTruthy();
  });

  test('counts for each column that was read otherwise than it is written what became of its cells', async () => {
    const changes = {
      read: 20,
      changed: 1_204,
      emptied: 5,
      examples: [
        { at: 'line 4', written: '395,000', value: '395000' },
        { at: 'line 9', written: 'n/a', value: null },
      ],
    };
    const same = { read: 25, changed: 0, emptied: 0, examples: [] };
    const columns = [column('Season', 1, { changes: same }), column('CocoaMt', 2, { changes })];
    open({ showDataset: { ...detail, tables: [{ position: 1, name: 'x', rows: 25, columns }] } });
    await screen.findByRole('heading', { level: 2, name: 'Data summary' });
    const table = part('Data summary').getByRole('table', {
      name: 'How the cells of the file were read',
      hidden: true,
    });
    const rows = within(table).getAllByRole('row', { hidden: true });
    expect(rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['CocoaMt', '20', '1,204', '5', 'line 4: “395,000” → 395000; line 9: “n/a” → empty'],
    ]);
  });
});
