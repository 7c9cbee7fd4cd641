import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import DistrictMapPage from './DistrictMapPage.tsx';

beforeAll(() => loadWords(['maps', 'geography']));

const district = (id: string, name: string) => ({
  district_id: id,
  district: name,
  region_id: 'oti',
  region: 'Oti',
  type: 'District',
  capital: 'Likpe-Mate',
  zone: 'deciduous_forest',
  seasons: ['major'],
  centre: { lat: 7, lng: 0.4 },
});
const place = (id: string, name: string, value: number | null) => ({
  id,
  name,
  region_id: 'oti',
  value,
  step: value === null ? 0 : 4,
});
const answers = {
  listFigures: [
    { id: 'population', title: 'Population', level: 'district', byCropAndMonth: false },
    { id: 'pest_risk', title: 'Pest risk', level: 'district', byCropAndMonth: true },
    { id: 'projects', title: 'Projects', level: 'region', byCropAndMonth: false },
  ],
  showFigure: {
    figure: 'population',
    title: 'Population',
    about: 'People of 2021.',
    kind: 'number',
    unit: 'people',
    source: 'Census',
    level: 'district',
    crop: null,
    month: null,
    classes: [{ step: 4, from: 28_238, to: 28_238, places: 1 }],
    places: [place('guan', 'Guan', 28_238), place('kadjebi', 'Kadjebi', 73_959), place('nowhere', 'Nowhere', null)],
  },
  listRegions: [{ region_id: 'oti', region: 'Oti', districts: 3 }],
  listDistricts: [district('guan', 'Guan'), district('kadjebi', 'Kadjebi')],
  findPlaces: ({ url }: { url: string }) =>
    url.includes('Guan')
      ? [{ kind: 'district', id: 'guan', name: 'Guan', region_id: 'oti', region: 'Oti', exact: true }]
      : url.includes('guam')
        ? [{ kind: 'district', id: 'guan', name: 'Guan', region_id: 'oti', region: 'Oti', exact: false }]
        : [],
};
const draw = (query = '') =>
  renderPage(<DistrictMapPage params={{}} search={new URLSearchParams(query)} />, {
    at: `/main/district_map?${query}`,
    answers,
  });

test('a district found by its name shows region, sensor and figure, and leads to its calendar and weather', async () => {
  draw('q=Guan');
  const card = await screen.findByRole('region', { name: 'Guan' });
  expect(card.textContent).toContain('Oti');
  expect(card.textContent).toContain('No sensor');
  expect(card.textContent).toContain('28,238 people');
  expect(within(card).getByRole('link', { name: 'Cropping calendar of this district' }).getAttribute('href')).toBe(
    '/main/croppingcalendar?region=oti&district=guan',
  );
  expect(within(card).getByRole('link', { name: 'Weather of this district' }).getAttribute('href')).toBe(
    '/weather/guan',
  );
});

test('a name with a typing error is answered with what it may mean', async () => {
  draw('q=guam');
  const hits = await screen.findByRole('navigation', { name: 'Did you mean' });
  expect(within(hits).getByRole('link').getAttribute('href')).toBe('/main/district_map?region=oti&district=guan');
});

test('a name that is none says so, and keeps the regions to choose from', async () => {
  draw('q=xyzzy');
  expect(await screen.findByText('No district or region is called “xyzzy”')).toBeTruthy();
  expect(await screen.findByRole('navigation', { name: 'Regions' })).toBeTruthy();
});

test('typing looks the words up after a pause, without leaving the figure', async () => {
  const { history } = draw('figure=density');
  fireEvent.change(await screen.findByLabelText('Search a district or region'), { target: { value: 'kadj' } });
  await waitFor(() => expect(history.at(-1)).toBe('/main/district_map?q=kadj&figure=density'));
});

test('choosing pest risk asks for crop and month as well', async () => {
  const { history } = draw();
  await screen.findByRole('option', { name: 'Pest risk' });
  fireEvent.change(screen.getByLabelText('Colour the map by'), { target: { value: 'pest_risk' } });
  expect(history.at(-1)).toBe('/main/district_map?figure=pest_risk');
});

test('the table has the greatest first and what has no data last, whichever way round', async () => {
  const rows = async () => (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);
  const first = draw();
  expect(await rows()).toEqual(['KadjebiOti73,959', 'GuanOti28,238', 'NowhereOtino data']);
  first.unmount();
  draw('sort=value');
  expect(await rows()).toEqual(['GuanOti28,238', 'KadjebiOti73,959', 'NowhereOtino data']);
});

test('a figure that is held per region is not offered as one of districts', async () => {
  draw();
  await screen.findByRole('option', { name: 'Pest risk' });
  expect([...screen.getByLabelText<HTMLSelectElement>('Colour the map by').options].map(({ text }) => text)).toEqual([
    'Population',
    'Pest risk',
  ]);
});

test('what a search finds, or that it finds nothing, stands above the map beside the words searched for', async () => {
  const first = draw('q=xyzzy');
  expect((await screen.findByText('No district or region is called “xyzzy”')).closest('.map-page-head')).not.toBeNull();
  first.unmount();
  const second = draw('q=Guan');
  expect((await screen.findByRole('region', { name: 'Guan' })).closest('.map-page-head')).not.toBeNull();
  second.unmount();
  draw('region=oti&district=guan');
  expect((await screen.findByRole('region', { name: 'Guan' })).closest('.map-page-panel')).not.toBeNull();
});

test('the numbers can be taken away before the long table, and the page leads on to the other maps', async () => {
  draw();
  const file = await screen.findByRole('link', { name: 'Numbers (CSV)' });
  expect(file.compareDocumentPosition(screen.getByRole('table')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Farms on a map' }).getAttribute('href')).toBe('/main/farm_cord');
});
