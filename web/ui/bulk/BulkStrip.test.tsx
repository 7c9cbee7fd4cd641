import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { frenchSpaces } from '#engines/words/frenchSpaces.ts';
import { loadFrench, speakBy } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import { BulkActs } from './BulkActs.tsx';
import type { BulkAct } from './bulkQuery.ts';

const made: string[] = [];
beforeEach(() => {
  made.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    made.push(url);
    return Promise.resolve(Response.json({ message: '' }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  speakBy(() => 'en');
});

const act = (changes: Partial<BulkAct>): BulkAct => ({
  id: '6f1c2f52-9f0e-4e7c-9a39-0d8a2f6f6a11',
  kind: 'removeFarmers',
  state: 'running',
  total: 1_200,
  place: 500,
  done: 499,
  missed: [],
  why: null,
  said: '',
  undo: [],
  at: '2026-05-06T08:00:00.000Z',
  ...changes,
});
/** What the strip shows of one act. */
async function show(changes: Partial<BulkAct>) {
  renderPage(<BulkActs />, { answers: { listBulkActs: { found: [act(changes)] } } });
  return within(await screen.findByRole('region', undefined, { timeout: 20_000 }));
}
const id = act({}).id;

test('under way: how far it has come is shown and read out, and it can be stopped', async () => {
  const strip = await show({});
  expect(strip.getByText('500 of 1,200')).toBeTruthy();
  const bar = strip.getByRole<HTMLProgressElement>('progressbar', { name: 'Deleting farmers' });
  expect([bar.value, bar.max]).toEqual([500, 1_200]);
  expect(strip.queryByRole('button', { name: /^Hide/ })).toBeNull();
  fireEvent.click(strip.getByRole('button', { name: 'Stop' }));
  await vi.waitFor(() => expect(made).toEqual([`/api/bulk-acts/${id}`]));
});

test('done: all steps are undone one after the other, and the act is put away', async () => {
  const strip = await show({ state: 'done', place: 1_200, done: 1_200, undo: ['one', 'two'] });
  expect(strip.getByText('Finished: 1,200 of 1,200')).toBeTruthy();
  expect(strip.queryByRole('progressbar')).toBeNull();
  fireEvent.click(strip.getByRole('button', { name: 'Undo' }));
  await vi.waitFor(() =>
    expect(made).toEqual(['/api/trash/one/restore', '/api/trash/two/restore', `/api/bulk-acts/${id}`]),
  );
});

test('done of some: each reason is listed with how many, and there is nothing to undo', async () => {
  const strip = await show({
    kind: 'shareFarmers',
    state: 'done',
    place: 1_200,
    done: 1_000,
    missed: [
      { reason: 'notInList', count: 200 },
      { reason: 'partnerInactive', count: 1_000 },
    ],
  });
  expect(strip.getByText('Finished: 1,000 of 1,200')).toBeTruthy();
  expect(strip.getByText('No longer in your list: 200')).toBeTruthy();
  expect(strip.getByText('Not shared with an officer who is no longer active: 1,000')).toBeTruthy();
  expect(strip.queryByRole('button', { name: 'Undo' })).toBeNull();
  fireEvent.click(strip.getByRole('button', { name: 'Hide: Sharing farmers' }));
  await vi.waitFor(() => expect(made).toEqual([`/api/bulk-acts/${id}`]));
});

test('stopped by whoever began it: what was done can still be undone', async () => {
  const strip = await show({ state: 'stopped', why: 'asked', undo: ['one'] });
  expect(strip.getByText('You stopped it: 499 of 1,200 done')).toBeTruthy();
  expect(strip.getByRole('button', { name: 'Undo' })).toBeTruthy();
});

test('refused to continue: the sentence of the refusal is shown; after a fault, what to do', async () => {
  const refused = await show({ state: 'stopped', why: 'refused', said: 'There is no group 7 of yours.' });
  expect(refused.getByText('Stopped: 499 of 1,200 done. There is no group 7 of yours.')).toBeTruthy();
  cleanup();
  const failed = await show({ state: 'stopped', why: 'fault' });
  expect(
    failed.getByText('Stopped by a fault of the server: 499 of 1,200 done. Start again for the others.'),
  ).toBeTruthy();
});

test('on a French page all of it is French', async () => {
  await loadFrench(['bulkActs']);
  speakBy(() => 'fr');
  const strip = await show({ state: 'stopped', why: 'asked', missed: [{ reason: 'gone', count: 1 }], undo: ['one'] });
  const shown = [
    'Suppression d’agriculteurs',
    'Arrêté à votre demande : 499 sur 1 200',
    'Déjà supprimés ou remis : 1',
    'Annuler',
  ];
  expect(
    [...strip.getByRole('listitem').querySelectorAll('strong, p, button:not([aria-label])')].map(
      (each) => each.textContent,
    ),
  ).toEqual(shown.map(frenchSpaces));
});

test('where nothing goes on nothing is shown', () => {
  const { container, calls } = renderPage(<BulkActs />, { answers: { listBulkActs: { found: [] } } });
  expect(calls).toHaveLength(1);
  expect(container.textContent).toBe('');
});
