import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { countCalendarVisits } from '#contract/tracking/tracking.ts';
import { apiQuery } from '#web/lib/query.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import { SavedCopyNote } from './SavedCopyNote.tsx';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.savedCopy;
});

function Visits() {
  return <p>{useQuery(apiQuery(countCalendarVisits, {})).data?.visits} visits</p>;
}

test('a page from this device says how old it is until the line is back and all it shows was asked for anew', async () => {
  document.documentElement.dataset.savedCopy = '';
  let visits = 7;
  renderPage(
    <>
      <SavedCopyNote />
      <Visits />
    </>,
    { at: '/weather', answers: { countCalendarVisits: () => ({ visits }) } },
  );
  expect(screen.getByText(/^No network\. This is the copy saved/)).toBeTruthy();
  expect(await screen.findByText('7 visits')).toBeTruthy();
  visits = 8;
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('8 visits')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/This is the copy saved/)).toBeNull());
});
