import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Table, type Column, type Sort } from './Table.tsx';

interface Crop {
  name: string;
  days: number;
}
const columns: Column<Crop>[] = [
  { key: 'name', head: 'Crop', cell: ({ name }) => name },
  { key: 'days', head: 'Days', cell: ({ days }) => days, sortable: true, figures: true },
];
const rows = [
  { name: 'Maize', days: 90 },
  { name: 'Cowpea', days: 65 },
];
const table = { caption: 'Crops', columns, rows, rowKey: ({ name }: Crop) => name };

test('pressing a head asks for that order, pressing again for the reverse', () => {
  const onSort = vi.fn<(sort: Sort) => void>();
  const { rerender } = render(<Table {...table} onSort={onSort} />);
  fireEvent.click(screen.getByRole('button', { name: 'Days' }));
  rerender(<Table {...table} onSort={onSort} sort={{ by: 'days', down: false }} />);
  expect(screen.getByRole('columnheader', { name: 'Days' }).getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(screen.getByRole('button', { name: 'Days' }));
  expect(onSort.mock.calls).toEqual([[{ by: 'days', down: false }], [{ by: 'days', down: true }]]);
});

test('a head with an address sorts without JavaScript', () => {
  render(<Table {...table} sortHref={({ by, down }) => `/crops?by=${by}&down=${down}`} />);
  expect(screen.getByRole('link', { name: 'Days' }).getAttribute('href')).toBe('/crops?by=days&down=false');
});

test('each value knows its head, for the cards of a phone', () => {
  render(<Table {...table} />);
  const cells = within(screen.getAllByRole('row').at(1) as HTMLElement).getAllByRole('cell');
  expect(cells.map((cell) => `${cell.dataset.head}: ${cell.textContent}`)).toEqual(['Crop: Maize', 'Days: 90']);
});

test('without rows it says so', () => {
  render(<Table {...table} rows={[]} empty={<p>No crop matches.</p>} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('No crop matches.')).toBeTruthy();
});
