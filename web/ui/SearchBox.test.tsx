import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchBox } from './SearchBox.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a search waits for a pause in typing', () => {
  const search = vi.fn();
  render(<SearchBox label="Search crops" onSearch={search} />);
  const box = screen.getByLabelText('Search crops');
  for (const value of ['m', 'ma', 'mai']) fireEvent.change(box, { target: { value } });
  expect(search).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(250));
  expect(search.mock.calls.map(([text]) => text)).toEqual(['mai']);
});

test('an older answer is dropped: its search is told to stop', () => {
  const search = vi.fn<(text: string, signal: AbortSignal) => void>();
  render(<SearchBox label="Search crops" onSearch={search} />);
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
  render(<SearchBox label="Search crops" defaultValue="yam" onSearch={search} />);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(search.mock.calls.map(([text]) => text)).toEqual(['']);
  expect(document.activeElement).toBe(screen.getByLabelText('Search crops'));
});
