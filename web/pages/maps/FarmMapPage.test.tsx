import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import FarmMapPage from './FarmMapPage.tsx';

beforeAll(() => loadWords(['farms']));

const cell = (middle: string, farms: number) => ({
  center_point: middle,
  coordinates: '["7.35, -1.4","7.4, -1.35"]',
  farms,
});
const draw = (answers: object, facts = {}) =>
  renderPage(<FarmMapPage params={{}} search={new URLSearchParams()} />, {
    at: '/main/farm_cord',
    answers: { showFarmMap: { satellite: null }, ...answers },
    facts: { textMode: true, ...facts },
  });

test('until farms are mapped the page says what will be here, and leads on', async () => {
  draw({ listFarmCells: [] });
  expect(await screen.findByText('No farm is mapped yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the districts' }).getAttribute('href')).toBe('/main/district_map');
});

test('a visitor is told who may look a farm up, and where to sign in', async () => {
  draw({ listFarmCells: [] });
  expect(screen.getByText('Looking up a farm by its Ghana Card number is for signed-in officers.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in as an officer' }).getAttribute('href')).toBe(
    '/sign-in?next=/main/farm_cord',
  );
});

test('an officer is led to the farms of the control centre, and offered no sign-in', async () => {
  draw({ listFarmCells: [], showMe: { signedIn: true, officerRole: 'user' } }, { signedIn: true });
  expect((await screen.findByRole('link', { name: 'Open the farms' })).getAttribute('href')).toBe(
    '/controlcenter/polygon',
  );
  expect(screen.queryByRole('link', { name: 'Sign in as an officer' })).toBeNull();
});

test('squares stand in a list, the fullest first, with their sum', async () => {
  draw({ listFarmCells: [cell('7.375, -1.375', 6), cell('9.425, -0.825', 120)] });
  expect(await screen.findByText('126 farms in 2 squares')).toBeTruthy();
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['9.425, -0.825120', '7.375, -1.3756']);
});
