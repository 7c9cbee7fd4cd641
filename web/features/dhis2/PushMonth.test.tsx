import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import { PushMonth } from './PushMonth.tsx';

await loadWords(['dhis2']);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const link = {
  url: 'https://dhis2.example.org',
  dataSet: 'dddddddddd1',
  elements: { farmersReached: 'aaaaaaaaaa1', risksVerified: 'rrrrrrrrrr1', visits: '' },
  monthly: false,
  orgUnits: [{ districtId: 'tamale_metropolitan', orgUnit: 'oooooooooo1' }],
  lastPeriod: null,
  lastAt: null,
  state: 'new',
  said: '',
} as const;

test('what would be sent is named by figure and district, with what DHIS2 calls them', async () => {
  const value = { dataElement: 'rrrrrrrrrr1', period: '202604', orgUnit: 'oooooooooo1', value: '3' };
  const answer = { dataSet: 'dddddddddd1', period: '202604', dataValues: [value], leftOut: [] };
  vi.stubGlobal('fetch', async () => Response.json(answer));
  renderPage(<PushMonth link={{ ...link, orgUnits: [...link.orgUnits] }} />);
  fireEvent.click(screen.getByRole('button', { name: 'See what would be sent' }));
  expect(await screen.findByText('Risks verified (rrrrrrrrrr1)')).toBeTruthy();
  expect(screen.getByText('tamale_metropolitan (oooooooooo1)')).toBeTruthy();
});
