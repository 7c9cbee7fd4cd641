import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '#web/testing/renderPage.tsx';
import { SavedCopyNote } from './SavedCopyNote.tsx';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.savedCopy;
});

test('a page from this device says how old it is until the line is back, and pages after it do not', () => {
  document.documentElement.dataset.savedCopy = '';
  renderPage(<SavedCopyNote />, { at: '/weather' });
  expect(screen.getByText(/^No network\. This is the copy saved/)).toBeTruthy();
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByText(/This is the copy saved/)).toBeNull();
});
