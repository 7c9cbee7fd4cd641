import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import QuestionsTab, { type FarmerQuestion } from './QuestionsTab.tsx';

await loadWords(['questions', 'recorder', 'sharing']);

afterEach(cleanup);

const question: FarmerQuestion = {
  id: 7,
  kind: 'question',
  state: 'open',
  door: 'sms-kannel',
  from: '*******0001',
  district_id: 'ejura',
  district: 'Ejura',
  place: 'Ejura',
  crop: 'maize',
  text: 'when do I weed',
  asked_at: '2026-04-15T12:00:00.000Z',
  taken_by: null,
  mine: false,
  answer: '',
  answered_by: null,
  answered_at: null,
  hours: 1,
  late: false,
  rain_mm: null,
  rain_day: null,
  in_library: false,
  voice_seconds: null,
  voice_reaches: 'address',
  farmer_id: null,
  farmer_name: null,
  farmers: 0,
};

test('an answer that was begun is there again after Esc closed its window', async () => {
  await renderPage(<QuestionsTab search={new URLSearchParams()} />, {
    answers: { listFarmerQuestions: { total: 1, open: 1, found: [question] }, findAnswers: [], listTemplates: [] },
  });
  const answer = async () => fireEvent.click(await screen.findByRole('button', { name: /^Answer the/ }));
  await answer();
  fireEvent.change(await screen.findByLabelText('Your answer'), { target: { value: 'Two weeks after sowing.' } });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await answer();
  expect(await screen.findByDisplayValue('Two weeks after sowing.')).toBeTruthy();
});
