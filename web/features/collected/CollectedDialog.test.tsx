import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import CollectedDialog from './CollectedDialog.tsx';

await loadWords(['collected']);

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

/** jsdom holds a chosen file for none, so the form is sent past its own check. */
function press(name: string) {
  const form = screen.getByRole('button', { name }).closest('form');
  if (form !== null) fireEvent.submit(form);
}

const forms = [
  {
    id: 'agrihub-risk',
    title: 'Risk report',
    questions: [{ name: 'riskCategoryId', label: 'What was seen?', kind: 'one', required: true }],
  },
];
const answer = {
  applied: false,
  rows: 2,
  taken: 0,
  there: 1,
  wrong: 1,
  photos: 0,
  columns: [{ header: 'Pest seen', question: '', example: 'Flood' }],
  review: [{ row: 2, act: 'wrong', sentences: ['What was seen? is empty. Say which column holds it.'] }],
};

test('an officer sees what is wrong, says what a column holds, and brings the rest in', async () => {
  const onClose = vi.fn<() => void>();
  renderPage(<CollectedDialog onClose={onClose} />, { answers: { listCollectedForms: forms } });
  await screen.findByRole('option', { name: 'Risk report' });
  fireEvent.change(screen.getByLabelText('What was collected'), { target: { value: 'agrihub-risk' } });
  const file = new File(['Pest seen\nFlood'], 'export.csv');
  fireEvent.change(screen.getByLabelText('Export'), { target: { files: [file] } });
  fetched.mockImplementation(async () => Response.json(answer));
  press('Check the file');
  expect(await screen.findByText('What was seen? is empty. Say which column holds it.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Pest seen, such as “Flood”'), { target: { value: 'riskCategoryId' } });
  fetched.mockImplementation(async () => Response.json({ ...answer, taken: 1, wrong: 0, review: [] }));
  press('Check again');
  expect(await screen.findByRole('button', { name: 'Bring 1 row in' })).toBeTruthy();
  fetched.mockImplementation(async () => Response.json({ ...answer, applied: true, taken: 1, wrong: 0, review: [] }));
  press('Bring 1 row in');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  const [url] = fetched.mock.calls.find(([each]) => each.includes('apply=true')) ?? [''];
  expect(new URL(url, 'http://x').searchParams.get('columns')).toBe('{"Pest seen":"riskCategoryId"}');
});
