import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSelection } from '#web/lib/useSelection.ts';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import type { Farmer } from '../api.ts';
import { BulkBar } from './BulkBar.tsx';

await loadWords(['farmers']);

const farmer = (id: number, own: boolean) => ({ id, own, shares: 0, name: `Sample ${id}` }) as Farmer;
const farmers = [farmer(1, true), farmer(2, false), farmer(3, true)];

function Ticked() {
  const selection = useSelection(farmers);
  return (
    <>
      <button type="button" onClick={() => selection.set(farmers, true)}>
        Tick all
      </button>
      <BulkBar selection={selection} />
    </>
  );
}

test('of own and shared farmers that are ticked, one press leaves one’s own, which may be deleted then', () => {
  renderPage(<Ticked />);
  fireEvent.click(screen.getByRole('button', { name: 'Tick all' }));
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Only mine' }));
  expect(screen.getByRole('status').textContent).toMatch(/^2 /);
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Only mine' })).toBeNull();
});
