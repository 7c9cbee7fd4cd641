import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SendingEvents } from '#web/lib/sendFile.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import UploadPage from './UploadPage.tsx';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
/** The file's way to the server, in the hands of the test. */
const way = vi.hoisted(() => ({
  events: undefined as SendingEvents | undefined,
  pause: vi.fn(),
  goOn: vi.fn(),
  cancel: vi.fn(() => Promise.resolve()),
  forget: vi.fn(() => Promise.resolve()),
}));
vi.mock('#web/lib/sendFile.ts', () => ({
  sendFile: (_: File, events: SendingEvents) => {
    way.events = events;
    return Promise.resolve(way);
  },
}));
// It comes with the first drawing: nobody waits for it here.
await import('#web/features/submissions/upload/UploadForm.tsx');

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const me = {
  signedIn: true,
  name: 'Esi Owusu',
  email: 'esi@example.org',
  officerRole: null,
  dataUser: true,
  isAdmin: false,
};
const limits = {
  formats: [{ kind: 'csv', name: 'Comma-separated text', endings: ['.csv'] }],
  largestFileBytes: 1_000_000,
  descriptionCharacters: 500,
  descriptionWords: 70,
  keptHours: 72,
  partBytes: 1000,
  mostAtOnce: 10,
  quota: { mostBytes: 5_000_000, usedBytes: 4_500_000, leftBytes: 500_000 },
};
const upload = {
  id: 'u7',
  fileName: 'old_prices.csv',
  bytes: 2_000,
  receivedBytes: 2_000,
  complete: true,
  createdAt: '2026-05-05T06:00:00.000Z',
  expiresAt: '2026-05-08T06:00:00.000Z',
};

const open = (changes: Readonly<Record<string, unknown>> = {}, search = '') =>
  renderPage(<UploadPage params={{}} search={new URLSearchParams(search)} />, {
    at: '/main/datasets/upload',
    answers: {
      showMe: me,
      showProfile: { ...me, institution: 'KNUST' },
      showUploadLimits: limits,
      listOwnUploads: [],
      listRegions: [{ region_id: 'ashanti', region: 'Ashanti' }],
      ...changes,
    },
    facts: { signedIn: true },
  });
const fileField = async () => screen.findByLabelText<HTMLInputElement>('Choose a file');
const choose = async (name: string, bytes: number) =>
  fireEvent.change(await fileField(), {
    target: { files: [new File([new Uint8Array(bytes)], name, { type: 'text/csv' })] },
  });
const answer = (value: unknown, status = 201) =>
  fetched.mockResolvedValueOnce(
    new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } }),
  );
const body = () => JSON.parse(String(fetched.mock.calls.at(-1)?.[1].body)) as unknown;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('what may be sent stands there before a file is chosen, for visitors too', async () => {
  const { calls } = open({ showMe: { ...me, signedIn: false } });
  expect(
    await screen.findByText(
      /Accepted: xlsx, csv, ods; tsv, zipped csv, Stata, SPSS, GeoJSON and GeoPackage too. Up to 1 MB. You have 500 kB left./,
    ),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/sign-in?next=%2Fmain%2Fdatasets%2Fupload',
  );
  expect(calls.map(({ name }) => name)).not.toContain('showProfile');
});

test('a file that is too large, or more than what is left, is not sent, and the reason is said', async () => {
  open();
  await choose('huge.csv', 1_200_000);
  expect((await screen.findByText(/huge.csv has 1.2 MB; at most 1 MB can be sent/)).getAttribute('role')).toBe('alert');
  await choose('large.csv', 600_000);
  expect(await screen.findByText(/large.csv has 600 kB; you have 500 kB left/)).toBeTruthy();
  expect(way.events).toBeUndefined();
});

test('nobody sends a form without its file', async () => {
  open();
  fireEvent.change(await screen.findByLabelText('Name of the dataset'), { target: { value: 'Prices' } });
  press('Send');
  expect(await screen.findByText(/There is no file yet/)).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});

test('the file goes on its way at once, can be paused, and says when it waits for the network', async () => {
  open();
  await choose('maize_prices.csv', 1000);
  await waitFor(() => expect(way.events).toBeDefined());
  way.events?.onProgress(250);
  expect(await screen.findByText('250 bytes of 1 kB, 25 %')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name of the dataset').value).toBe('maize prices');
  press('Pause');
  expect(way.pause).toHaveBeenCalled();
  expect(await screen.findByText('Paused at 250 bytes of 1 kB, 25 %')).toBeTruthy();
  press('Resume');
  expect(way.goOn).toHaveBeenCalled();
  way.events?.onWaiting();
  expect(await screen.findByText('No network. It continues from 250 bytes of 1 kB, 25 %')).toBeTruthy();
});

test('a form that is sent early waits for its file, then leads to the file’s page', async () => {
  const { history } = open();
  await choose('maize_prices.csv', 1000);
  fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'Weekly prices, from a survey.' } });
  expect(screen.getByText('Max 70 words and 500 characters. 5 words so far.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Private'));
  fireEvent.click(screen.getByLabelText('Ashanti'));
  press('Send');
  expect(await screen.findByText(/Sent as soon as the file is uploaded/)).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
  answer({ id: 'i1', identity: 'i1', state: 'reading', message: 'It is being read.' });
  way.events?.onArrived('u1');
  await waitFor(() => expect(history.at(-1)).toBe('/main/datasets/holding/i1'));
  expect(body()).toEqual({
    uploadId: 'u1',
    asksSignIn: false,
    fileName: 'maize prices',
    description: 'Weekly prices, from a survey.',
    access: true,
    licence: 'CC-BY-4.0',
    topic: '',
    source: '',
    contact: '',
    institution: 'KNUST',
    updateFrequency: 'Once',
    coversFrom: '',
    coversTo: '',
    regions: ['ashanti'],
    tags: [],
  });
  expect(way.forget).toHaveBeenCalled();
});

test('a refusal is said under the form, and nothing typed is lost', async () => {
  open();
  await choose('prices.csv', 1000);
  fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'Weekly prices.' } });
  await waitFor(() => expect(way.events).toBeDefined());
  way.events?.onArrived('u1');
  await screen.findByText('1 kB, uploaded');
  answer({ message: 'You have 12 files waiting. Wait until some are reviewed.' }, 409);
  press('Send');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'You have 12 files waiting. Wait until some are reviewed.',
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Weekly prices.');
});

test('a file refused on its way says why, and another can be chosen', async () => {
  open();
  await choose('prices.csv', 1000);
  await waitFor(() => expect(way.events).toBeDefined());
  way.events?.onRefused('10 files are on their way already.');
  expect((await screen.findByRole('alert')).textContent).toBe('10 files are on their way already.');
  expect(await fileField()).toBeTruthy();
});

test('a file that was all here before the page was left is used at once', async () => {
  open({
    listOwnUploads: [upload, { ...upload, id: 'u8', fileName: 'half.csv', receivedBytes: 500, complete: false }],
  });
  expect(await screen.findByText(/half.csv: 500 bytes of 2 kB are uploaded. Choose the same file/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Use half.csv' })).toBeNull();
  press('Use old_prices.csv');
  expect(await screen.findByText('2 kB, uploaded')).toBeTruthy();
  answer({ id: 'i2', identity: 'i2', state: 'reading', message: '' });
  press('Send');
  await waitFor(() => expect(body()).toMatchObject({ uploadId: 'u7', fileName: 'old prices' }));
});

test('only data administrators are offered to send a file as clean', async () => {
  open();
  expect(await screen.findByLabelText('Private')).toBeTruthy();
  expect(screen.queryByLabelText('Clean')).toBeNull();
  cleanup();
  open({ showProfile: { ...me, institution: '', isAdmin: true } });
  expect(await screen.findByLabelText('Clean')).toBeTruthy();
});

test('the next version of a dataset says so, and keeps its name', async () => {
  open(
    {
      listOwnDatasets: [
        { dataset: { id: 'd1', slug: 'prices', name: 'Prices of maize' }, views: 0, downloads: 0, waiting: 0 },
      ],
    },
    'dataset=d1',
  );
  expect(await screen.findByText(/This becomes the next version of Prices of maize/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name of the dataset').value).toBe('Prices of maize');
});
