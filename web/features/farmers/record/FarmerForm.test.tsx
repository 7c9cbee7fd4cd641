import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import { FarmerForm, type SameAgain } from './FarmerForm.tsx';

await loadWords(['farmers', 'field']);

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const village: SameAgain = {
  place: { id: 7, name: 'Dromankuma', districtId: 'ejura_sekyedumase_municipal' },
  crops: ['maize'],
  language: 'ak',
  agreed: true,
  source: 'in person',
  date: '2026-05-04',
};
const onDone = vi.fn();
const open = (same?: SameAgain) =>
  renderPage(<FarmerForm farmer={undefined} same={same} onCancel={vi.fn()} onDone={onDone} />, {
    answers: { listCrops: [{ crop_id: 'maize', crop: 'Maize' }], listAllDistricts: [] },
  });
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('the next farmer of a village keeps its place, crops, language and consent; name and phone are empty', async () => {
  fetched.mockImplementation(() =>
    Promise.resolve(Response.json({ name: 'Ama Serwaa' }, { headers: { 'content-type': 'application/json' } })),
  );
  open(village);
  const name = screen.getByLabelText<HTMLInputElement>(/^Name/);
  expect(name.value).toBe('');
  expect(document.activeElement).toBe(name);
  type(/^Name/, 'Ama Serwaa');
  type(/^Phone/, '0244123456');
  fireEvent.click(screen.getByRole('button', { name: 'Add, then another' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('Ama Serwaa', village));
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({
    name: 'Ama Serwaa',
    phone: '0244123456',
    email: '',
    community: { id: 7 },
    crops: ['maize'],
    language: 'ak',
    consent: { given: true, source: 'in person', date: '2026-05-04' },
  });
});

test('a farmer without a number is added without one, with sex, age group and the area of a crop', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ name: 'Maame Yaa' })));
  open(village);
  type(/^Name/, 'Maame Yaa');
  fireEvent.click(screen.getByLabelText('Has no number'));
  expect(screen.getByLabelText<HTMLInputElement>(/^Phone/).disabled).toBe(true);
  type('Sex', 'female');
  type('Age group', '60+');
  type(/hectares/, '0.8');
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('Maame Yaa', undefined));
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toMatchObject({
    noPhone: true,
    sex: 'female',
    ageGroup: '60+',
    cropAreas: [{ crop: 'maize', hectares: 0.8 }],
  });
});

test('the last one is added with Add', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ name: 'Ama Serwaa' })));
  open(village);
  type(/^Name/, 'Ama Serwaa');
  type(/^Phone/, '0244123456');
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('Ama Serwaa', undefined));
});
