import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/renderPage.tsx';
import { readChoice, tableHref } from './api.ts';
import { ReferenceRows } from './ReferenceRows.tsx';
import { ReferenceTables } from './ReferenceTables.tsx';

const column = (name: string, label: string, isKey = false) => ({
  name,
  label,
  help: '',
  type: 'text',
  required: true,
  isKey,
  choices: [],
  references: null,
  minimum: null,
  maximum: null,
});
const brief = {
  table: 'crops',
  title: 'Crops',
  about: 'A crop of the calendar.',
  rows: 22,
  edited: 1,
  shippedSince: 1,
};
const list = {
  ...brief,
  titleColumn: 'name',
  columns: [column('cropId', 'Crop key', true), column('name', 'Name'), column('source', 'Source')],
  total: 120,
  found: [
    {
      key: 'maize',
      title: 'Maize',
      values: { cropId: 'maize', name: 'Maize', source: 'MoFA' },
      state: 'edited',
      shippedSince: true,
      version: 2,
    },
    {
      key: 'rice',
      title: 'Rice',
      values: { cropId: 'rice', name: 'Rice', source: 'MoFA' },
      state: 'shipped',
      shippedSince: false,
      version: 1,
    },
  ],
};

test('each table says how many rows it has and what was changed here', async () => {
  renderPage(<ReferenceTables shows={(table) => table === 'crops'} />, {
    answers: { listReferenceTables: [brief, { ...brief, table: 'slides', title: 'Slides' }] },
  });
  const card = await screen.findByRole('link', { name: /^Crops/ });
  expect(card.getAttribute('href')).toBe('/manage/crops');
  expect(within(card).getByText('22 rows')).toBeTruthy();
  expect(within(card).getByText('1 edited here')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Slides/ })).toBeNull();
});

test('rows are called by their title and lead to their page; an edited one says so, and that a newer value was shipped', async () => {
  renderPage(<ReferenceRows table="crops" choice={readChoice(new URLSearchParams())} />, {
    answers: { listReferenceRows: list },
  });
  const maize = await screen.findByRole('link', { name: 'Maize' });
  expect(maize.getAttribute('href')).toBe('/manage/crops/maize');
  const row = maize.closest('tr');
  expect(row?.textContent).toContain('Changed here');
  expect(row?.textContent).toContain('newer value shipped');
  expect(screen.getByText('120 rows found')).toBeTruthy();
  expect(row?.textContent).toContain('maize');
  // Where a row comes from stands on its own page.
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Name']);
});

test('what is searched and shown stands in the address', () => {
  const choice = readChoice(new URLSearchParams('q=mai&state=edited&sort=-name&page=2'));
  expect(choice).toEqual({ q: 'mai', state: 'edited', sort: '-name', page: 2 });
  expect(tableHref('crops', choice)).toBe('/manage/crops?q=mai&state=edited&sort=-name&page=2');
  expect(readChoice(new URLSearchParams('state=nonsense&page=x'))).toEqual({
    q: '',
    state: undefined,
    sort: undefined,
    page: 1,
  });
});
