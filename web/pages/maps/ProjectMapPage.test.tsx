import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import ProjectMapPage from './ProjectMapPage.tsx';

beforeAll(() => loadWords(['projects', 'maps', 'geography']));

const line = (id: string, name: string, regions: string[]) => ({
  id,
  name,
  sponsor: 'World Bank',
  system: 'Crop production',
  technologies: ['Small dams'],
  yearApproved: 2017,
  yearCompleted: null,
  national: regions.length === 0,
  regions,
});
const found = {
  total: 3,
  projects: [line('P001', 'Dams for Oti', ['oti'])],
  national: [line('P002', 'Seed for everyone', [])],
  regions: [
    { region_id: 'oti', region: 'Oti', capital: 'Dambai', projects: 1 },
    { region_id: 'volta', region: 'Volta', capital: 'Ho', projects: 0 },
  ],
  filters: {
    system: [
      { value: 'Crop production', projects: 2 },
      { value: 'Forestry', projects: 0 },
    ],
    technology: [],
    sponsor: [],
    year: [],
  },
};
const figure = {
  figure: 'projects',
  title: 'Projects',
  about: 'Those that name the region.',
  kind: 'number',
  unit: 'projects',
  source: 'The projects of this portal',
  level: 'region',
  crop: null,
  month: null,
  classes: [
    { step: 1, from: 0, to: 0, places: 1 },
    { step: 7, from: 9, to: 9, places: 1 },
  ],
  places: [
    { id: 'oti', name: 'Oti', region_id: 'oti', value: 9, step: 7 },
    { id: 'volta', name: 'Volta', region_id: 'volta', value: 0, step: 1 },
  ],
};
const answers = {
  listProjects: found,
  showFigure: figure,
  listFigures: [{ id: 'projects', title: 'Projects', level: 'region', byCropAndMonth: false }],
};

const draw = (query = '') =>
  renderPage(<ProjectMapPage params={{}} search={new URLSearchParams(query)} />, {
    at: `/main/leaflet?${query}`,
    answers,
  });

test('a region shows its capital, its projects, and apart those for the whole country', async () => {
  draw('region=oti');
  expect(await screen.findByRole('heading', { name: '1 project in Oti' })).toBeTruthy();
  expect(screen.getByText(/Capital: Dambai/)).toBeTruthy();
  expect(screen.getByText(/Total projects: 1/)).toBeTruthy();
  expect(screen.getByText('1 project for the whole country')).toBeTruthy();
  const more = screen.getByRole('link', { name: 'Read more about Dams for Oti' });
  expect([more.textContent, more.getAttribute('href')]).toEqual([
    'Read more about Dams for Oti',
    '/main/mapdetails/P001',
  ]);
});

test('a filter goes to its address, keeps the region, and offers nothing that leaves no project', async () => {
  const { history } = draw('region=oti');
  await screen.findByRole('heading', { name: '1 project in Oti' });
  const system = screen.getByLabelText<HTMLSelectElement>('System');
  expect(within(system).getByRole<HTMLOptionElement>('option', { name: 'Forestry (0)' }).disabled).toBe(true);
  fireEvent.change(system, { target: { value: 'Crop production' } });
  expect(history.at(-1)).toBe('/main/leaflet?region=oti&system=Crop+production');
});

test('when words leave some out, count and table are of what was found', async () => {
  draw('q=dams');
  expect(await screen.findByRole('heading', { name: '1 project 2 of 3 projects' })).toBeTruthy();
  const table = await screen.findByRole('table', { name: 'Projects found, by region' });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['Oti1', 'Volta0']);
});

test('the regions and the table lead to the same places as the map', async () => {
  draw();
  const regions = await screen.findByRole('navigation', { name: 'Projects by region' });
  expect(within(regions).getByRole('link', { name: /Volta/ }).getAttribute('href')).toBe('/main/leaflet?region=volta');
  expect(screen.getByRole('link', { name: 'Numbers (CSV)' }).getAttribute('href')).toBe(
    '/api/geography/figures/projects/table.csv?level=region',
  );
});

test('words that fit no project are answered once, without regions, tables and files of zeros', async () => {
  const none = {
    ...found,
    projects: [],
    national: [],
    regions: found.regions.map((region) => ({ ...region, projects: 0 })),
  };
  renderPage(<ProjectMapPage params={{}} search={new URLSearchParams('q=qqqq')} />, {
    at: '/main/leaflet?q=qqqq',
    answers: { ...answers, listProjects: none },
  });
  expect(await screen.findByText('No project fits')).toBeTruthy();
  await screen.findByRole('option', { name: 'Projects' });
  expect(screen.getAllByRole('link', { name: 'Clear search and filters' })[0]?.getAttribute('href')).toBe(
    '/main/leaflet',
  );
  expect([
    screen.queryByRole('table'),
    screen.queryByRole('navigation', { name: 'Projects by region' }),
    screen.queryByRole('link', { name: 'Numbers (CSV)' }),
  ]).toEqual([null, null, null]);
  expect(screen.queryByText(/0 of 3 projects/)).toBeNull();
});

test('without words and filters the projects of the whole country are counted beside the others', async () => {
  draw();
  expect(await screen.findByRole('heading', { name: '1 project and 1 for the whole country' })).toBeTruthy();
});
