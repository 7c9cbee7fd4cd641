import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import { ImportNames } from './ImportNames.tsx';

await loadWords(['farmerImport']);
afterEach(cleanup);

test('every row that renames, becomes one with another or shares a phone can be read, fifty at first', () => {
  const renamed = Array.from({ length: 60 }, (_, at) => ({
    row: at + 2,
    from: `Farmer ${at}`,
    to: `Farmer ${at} Mensah`,
    phone: '*******0001',
  }));
  const report = {
    renamed,
    merged: [{ row: 90, name: 'Adwoa', into: 95, intoName: 'Adwoa S.' }],
    sharing: [{ row: 91, name: 'Kofi', phone: '*******0002', with: 'Adwoa S.' }],
  };
  renderPage(<ImportNames report={report} />, { answers: {} });
  expect(screen.getByText('60 farmers get another name')).toBeTruthy();
  expect(screen.getAllByText(/becomes “/)).toHaveLength(50);
  fireEvent.click(screen.getByRole('button', { name: 'Show more (10 left)' }));
  expect(screen.getAllByText(/becomes “/)).toHaveLength(60);
  expect(screen.getByText('Row 90, Adwoa: row 95, Adwoa S., takes its place')).toBeTruthy();
  expect(screen.getByText('Row 91: Kofi shares *******0002 with Adwoa S.; messages go to it once')).toBeTruthy();
});
