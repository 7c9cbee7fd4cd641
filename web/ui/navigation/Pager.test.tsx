import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Pager } from './Pager.tsx';

test('where the last row of the last page went, the list goes to the last page there is', () => {
  const goes = vi.fn();
  const { rerender } = render(<Pager page={3} pages={3} onPage={goes} />);
  expect(goes).not.toHaveBeenCalled();
  expect(screen.getByText('Page 3 of 3')).toBeDefined();
  rerender(<Pager page={3} pages={2} onPage={goes} />);
  expect(goes.mock.calls).toEqual([[2]]);
});

test('a list of which nothing is left goes to its first page', () => {
  const goes = vi.fn();
  render(<Pager page={2} pages={0} onPage={goes} />);
  expect(goes.mock.calls).toEqual([[1]]);
});
