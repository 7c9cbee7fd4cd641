import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/renderPage.tsx';
import Reviews from './Reviews.tsx';
import { readReviewChoice, reviewsHref } from './reviewsApi.ts';

const row = {
  table: 'activities',
  tableTitle: 'Activities',
  key: 'yam.1',
  title: 'Mounding',
  version: 3,
  views: 12,
  source: 'General knowledge',
  review: null,
  changedSince: true,
  says: [{ label: 'Short text', text: 'Make mounds before the rains.' }],
};
const list = {
  counts: [{ table: 'activities', title: 'Activities', general: 227, reviewed: 1 }],
  total: 1,
  found: [row],
};
const choice = readReviewChoice(new URLSearchParams());

test('an entry says what it says, how often it is seen and that it was changed since; signing sends the version that was seen', async () => {
  const sent: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    sent.push(`${init?.method} ${String(address)} ${String(init?.body)}`);
    return Promise.resolve(Response.json({ signed: 1 }));
  });
  renderPage(<Reviews choice={choice} />, { answers: { listReferenceReviews: list } });
  const entry = await screen.findByRole('article');
  expect(within(entry).getByText('seen 12 times in 12 months')).toBeTruthy();
  expect(within(entry).getByText('changed since it was signed')).toBeTruthy();
  expect(within(entry).getByText('Make mounds before the rains.')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Mounding' }));
  fireEvent.change(screen.getByLabelText('Name of the agronomist'), { target: { value: 'Sample Agronomist' } });
  fireEvent.change(screen.getByLabelText('Institution'), { target: { value: 'CSIR-CRI' } });
  fireEvent.submit(screen.getByRole('button', { name: 'Sign the chosen entries' }).closest('form') as HTMLFormElement);
  const body = {
    name: 'Sample Agronomist',
    institution: 'CSIR-CRI',
    reviewedOn: '2026-05-06',
    note: '',
    rows: [{ table: 'activities', key: 'yam.1', version: 3 }],
  };
  await waitFor(() => expect(sent).toEqual([`POST /api/reference-reviews ${JSON.stringify(body)}`]));
});

test('a signed entry names who signed it; nothing to review says so', async () => {
  const signed = {
    ...row,
    changedSince: false,
    review: {
      name: 'Sample Agronomist',
      institution: 'CSIR-CRI',
      reviewedOn: '2026-04-14',
      note: 'Field guide',
      enteredBy: 'Admin',
    },
  };
  renderPage(<Reviews choice={{ ...choice, state: 'reviewed' }} />, {
    answers: { listReferenceReviews: { ...list, found: [signed] } },
  });
  expect(await screen.findByText(/Reviewed by Sample Agronomist, CSIR-CRI, 14 Apr 2026/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take the signature off' })).toBeTruthy();
});

test('an empty list says that nothing waits', async () => {
  renderPage(<Reviews choice={choice} />, { answers: { listReferenceReviews: { ...list, total: 0, found: [] } } });
  expect(await screen.findByText('Nothing waits for a review')).toBeTruthy();
});

test('what is chosen is in the address', () => {
  expect(reviewsHref(readReviewChoice(new URLSearchParams('state=reviewed&table=pests&q=armyworm&page=2')))).toBe(
    '/manage/reviews?state=reviewed&table=pests&q=armyworm&page=2',
  );
});
