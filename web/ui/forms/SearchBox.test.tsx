import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchBox } from './SearchBox.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a search waits for a pause in typing', () => {
  const search = vi.fn();
  render(<SearchBox label="Search crops" maxLength={200} onSearch={search} />);
  const box = screen.getByLabelText('Search crops');
  for (const value of ['m', 'ma', 'mai']) fireEvent.change(box, { target: { value } });
  expect(search).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(250));
  expect(search.mock.calls.map(([text]) => text)).toEqual(['mai']);
});

test('no more fits in than the search takes', () => {
  render(<SearchBox label="Search crops" maxLength={200} />);
  expect(screen.getByLabelText<HTMLInputElement>('Search crops').maxLength).toBe(200);
});

test('an older answer is dropped: its search is told to stop', () => {
  const search = vi.fn<(text: string, signal: AbortSignal) => void>();
  render(<SearchBox label="Search crops" maxLength={200} onSearch={search} />);
  const box = screen.getByLabelText('Search crops');
  fireEvent.change(box, { target: { value: 'rice' } });
  act(() => void vi.advanceTimersByTime(250));
  fireEvent.change(box, { target: { value: 'maize' } });
  act(() => void vi.advanceTimersByTime(250));
  expect(search.mock.calls.map(([text, signal]) => [text, signal.aborted])).toEqual([
    ['rice', true],
    ['maize', false],
  ]);
});

test('clearing searches for nothing at once and keeps the cursor in the box', () => {
  const search = vi.fn();
  render(<SearchBox label="Search crops" maxLength={200} defaultValue="yam" onSearch={search} />);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(search.mock.calls.map(([text]) => text)).toEqual(['']);
  expect(document.activeElement).toBe(screen.getByLabelText('Search crops'));
});

test('the field follows an address that was changed elsewhere, and keeps what is being typed', () => {
  const { rerender } = render(<SearchBox label="Search" maxLength={200} defaultValue="maize" onSearch={vi.fn()} />);
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  fireEvent.change(field, { target: { value: 'rice' } });
  act(() => vi.advanceTimersByTime(300));
  // A page that keeps its search elsewhere gives the same value again.
  rerender(<SearchBox label="Search" maxLength={200} defaultValue="maize" onSearch={vi.fn()} />);
  expect(field.value).toBe('rice');
  fireEvent.change(field, { target: { value: 'rice in Ejura' } });
  rerender(<SearchBox label="Search" maxLength={200} defaultValue="rice" onSearch={vi.fn()} />);
  expect(field.value).toBe('rice in Ejura');
  rerender(<SearchBox label="Search" maxLength={200} defaultValue="" onSearch={vi.fn()} />);
  expect(field.value).toBe('');
});

test('without JavaScript a search keeps the filters, and names are offered while typing', () => {
  const { container } = render(
    <SearchBox
      label="Search"
      maxLength={200}
      kept={{ region: 'oti', year: undefined }}
      suggestions={['Oti', 'Volta']}
    />,
  );
  expect(
    [...container.querySelectorAll('input[type=hidden]')].map((each) => [
      each.getAttribute('name'),
      each.getAttribute('value'),
    ]),
  ).toEqual([['region', 'oti']]);
  expect(screen.getByRole('combobox', { name: 'Search' }).getAttribute('list')).toBe(
    container.querySelector('datalist')?.id,
  );
});
