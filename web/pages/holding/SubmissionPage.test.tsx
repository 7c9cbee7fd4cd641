import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { itemToReview, messyItem } from '#web/testing/lakeFixture.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import SubmissionPage from './SubmissionPage.tsx';

// Its parts come with the first drawing: nobody waits for them here.
await Promise.all([import('./ItemMain.tsx'), import('./ItemSide.tsx')]);

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const me = {
  signedIn: true,
  name: 'Esi Owusu',
  email: 'esi@example.org',
  officerRole: null,
  dataUser: true,
  isAdmin: false,
};
const rows = {
  columns: ['Market', 'Price'],
  rows: [
    ['Ejura', 250],
    ['Mampong', null],
  ],
  total: 25,
};

const open = (item: unknown, changes: Readonly<Record<string, unknown>> = {}) =>
  renderPage(<SubmissionPage params={{ id: 'i1' }} search={new URLSearchParams()} />, {
    at: '/main/datasets/holding/i1',
    answers: {
      showMe: me,
      showSubmission: item,
      showSubmissionRows: rows,
      listReviewers: [{ id: 'p9', name: 'Adjoa Mensah' }],
      ...changes,
    },
    facts: { signedIn: true },
  });
const answer = (value: unknown, status = 200) =>
  fetched.mockResolvedValueOnce(
    new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } }),
  );
const sent = () =>
  fetched.mock.calls.map(([url, init]) => [
    init.method,
    url,
    init.body === undefined ? undefined : (JSON.parse(String(init.body)) as unknown),
  ]);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('a visitor is led to sign in and back, and nothing is asked for', async () => {
  const { calls } = open(messyItem, { showMe: { ...me, signedIn: false } });
  expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe(
    '/sign-in?next=%2Fmain%2Fdatasets%2Fholding%2Fi1',
  );
  expect(calls.map(({ name }) => name)).toEqual(['showMe']);
});

test('the report says sheet, cells, what was found and how to mend it, the gravest first', async () => {
  open(messyItem);
  expect(await screen.findByRole('heading', { name: 'One problem to fix' })).toBeTruthy();
  const [first] = screen.getAllByText(/^Prices, /);
  expect(first?.textContent).toBe('Prices, B7:B9 and 2 more places');
  expect(screen.getByText('Three cells are one')).toBeTruthy();
  expect(screen.getByText('Write digits alone.')).toBeTruthy();
  expect(screen.getByText('4 phone numbers in the column “Trader” of Prices, first at D2')).toBeTruthy();
});

test('what must be mended is ticked, what may be is not; both are accepted with one press', async () => {
  open(messyItem);
  answer(messyItem);
  const must = await screen.findByLabelText<HTMLInputElement>('Write the value into every cell');
  const may = screen.getByLabelText<HTMLInputElement>('Read 1 number written with blanks');
  expect([must.checked, may.checked]).toEqual([true, false]);
  fireEvent.click(may);
  press('Accept 2 fixes and read again');
  await waitFor(() =>
    expect(sent()).toEqual([
      ['POST', '/api/datasets/lake/i1/fixes', { fixes: [messyItem.findings[0]?.fix, messyItem.findings[1]?.fix] }],
    ]),
  );
});

test('the question about personal data is answered before anything is published', async () => {
  open(messyItem);
  answer(messyItem);
  fireEvent.click(await screen.findByLabelText(/^Keep the dataset private/));
  press('Answer');
  await waitFor(() =>
    expect(sent()).toEqual([['POST', '/api/datasets/lake/i1/personal-data', { answer: 'keepPrivate' }]]),
  );
});

test('rows are paged both ways, and a name we do not know is said with the nearest', async () => {
  const { calls } = open(messyItem);
  expect(await screen.findByText('Ejura')).toBeTruthy();
  expect(screen.getByText('“Ofinso” (2 times; perhaps Offinso)', { exact: false })).toBeTruthy();
  press('Next');
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'showSubmissionRows').map(({ query }) => query)).toEqual([
      { table: 1, offset: 0, limit: 10 },
      { table: 1, offset: 10, limit: 10 },
    ]),
  );
  press('Previous');
  expect(await screen.findByText('Rows 1 to 2 of 25')).toBeTruthy();
});

test('what was read, changed and emptied is counted for each column before it is published, with the cells', async () => {
  const [table] = itemToReview.tables;
  const [market] = table?.columns ?? [];
  const changes = { read: 25, changed: 0, emptied: 0, examples: [] };
  const columns = [
    { ...market, changes },
    {
      ...market,
      name: 'Price',
      key: 'c2',
      unknownPlaces: [],
      changes: {
        read: 1_022,
        changed: 21,
        emptied: 3,
        examples: [
          { at: 'C2', written: '1,250.50', value: '1250.5' },
          { at: 'C9', written: 'n.d.', value: null },
        ],
      },
    },
  ];
  open({ ...itemToReview, tables: [{ ...table, columns }] });
  const summary = within((await screen.findByRole('heading', { name: 'How the cells were read' })).closest('section')!);
  const said = summary.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(said).toEqual([
    ['Column', 'Read', 'Changed', 'Left empty', 'For example'],
    ['Price', '1,022', '21', '3', 'C2: “1,250.50” → 1250.5; C9: “n.d.” → empty'],
  ]);
});

test('where no cell was read otherwise than it is written, that is said', async () => {
  const [table] = itemToReview.tables;
  const changes = { read: 25, changed: 0, emptied: 0, examples: [] };
  open({ ...itemToReview, tables: [{ ...table, columns: table?.columns.map((column) => ({ ...column, changes })) }] });
  expect(await screen.findByText('Every cell was read as it is written in the file.')).toBeTruthy();
});

test('whoever sent a file may neither approve nor return it', async () => {
  open(messyItem);
  await screen.findByRole('heading', { name: 'What was found' });
  for (const act of ['Approve', 'Return', 'Reject']) expect(screen.queryByRole('button', { name: act })).toBeNull();
});

test('a second person approves, and is led to the dataset', async () => {
  open(itemToReview);
  answer({ message: 'Maize prices is in the catalogue now.', datasetId: 'd1', version: 1 });
  expect(await screen.findByRole('heading', { name: 'For you to review' })).toBeTruthy();
  press('Approve');
  await waitFor(() => expect(sent()).toEqual([['POST', '/api/datasets/lake/i1/move', undefined]]));
});

test('a file is not returned without a word; a refusal leaves what was typed', async () => {
  open(itemToReview);
  answer({ message: 'Somebody else rejected it meanwhile.' }, 409);
  await screen.findByRole('heading', { name: 'For you to review' });
  press('Return');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Comment'), { target: { value: 'Name the markets.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Return' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Somebody else rejected it meanwhile.');
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Name the markets.');
  expect(sent()).toEqual([['POST', '/api/datasets/lake/i1/return', { text: 'Name the markets.' }]]);
});

test('a file that is being read says how far it is, and is asked after again', async () => {
  let asked = 0;
  open((): unknown =>
    (asked += 1) === 1
      ? { ...messyItem, state: 'reading', stage: 'converting', tables: [], findings: [], personalData: [] }
      : messyItem,
  );
  expect(await screen.findByRole('heading', { name: 'Your file is being read' })).toBeTruthy();
  expect(screen.getByText('Reading cells and types').getAttribute('aria-current')).toBe('step');
  expect(await screen.findByRole('heading', { name: 'One problem to fix' }, { timeout: 4000 })).toBeTruthy();
});

test('a file that was read anew shows the rows of that reading', async () => {
  let asked = 0;
  open(
    (): unknown =>
      (asked += 1) === 1
        ? { ...messyItem, state: 'reading', stage: 'converting', updatedAt: '2026-05-06T08:00:00Z' }
        : { ...messyItem, updatedAt: '2026-05-06T08:01:00Z' },
    {
      showSubmissionRows: () => (asked === 1 ? rows : { columns: ['Year', 'Value'], rows: [['2016', 950]], total: 1 }),
    },
  );
  expect(await screen.findByText('Ejura')).toBeTruthy();
  expect(await screen.findByRole('columnheader', { name: 'Value' }, { timeout: 4000 })).toBeTruthy();
  expect(screen.queryByText('Ejura')).toBeNull();
});

test('a returned file says what its reviewer wrote', async () => {
  open({
    ...messyItem,
    state: 'returned',
    notes: [
      ...messyItem.notes,
      { act: 'returned', text: 'Name the markets.', by: 'Adjoa Mensah', at: '2026-05-06T09:30:00.000Z' },
    ],
  });
  expect(await screen.findByText('“Name the markets.” Adjoa Mensah, 6 May, 09:30')).toBeTruthy();
});

test('deleting asks first; the file is then taken from the list, and can be brought back', async () => {
  const { history } = open(messyItem);
  answer({ message: 'Deleted', trashId: 't1' });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Maize prices' }));
  expect(await screen.findByText(/You can restore it for 30 days/)).toBeTruthy();
  expect(sent()).toEqual([]);
  press('OK');
  await waitFor(() => expect(history.at(-1)).toBe('/main/datasets/mine'));
  expect(sent()[0]).toEqual(['DELETE', '/api/datasets/lake/i1', undefined]);
});
