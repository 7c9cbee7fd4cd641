import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLocation, useSearch } from 'wouter';
import { renderPage } from '#web/testing/renderPage.tsx';
import { forecastOfKumasi, kumasi, places, tamale } from '#web/testing/weatherFixture.ts';
import WeatherPage from './WeatherPage.tsx';

// Parts are fetched later, and a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-06T08:00:00Z') });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page, told its address as the app does. */
function AtItsAddress() {
  const [path] = useLocation();
  const location = path.split('/')[2];
  return <WeatherPage params={location === undefined ? {} : { location }} search={new URLSearchParams(useSearch())} />;
}

function open(search: string, answers: Readonly<Record<string, unknown>> = {}) {
  return renderPage(<AtItsAddress />, {
    at: `/weather${search === '' ? '' : `?${search}`}`,
    answers: { showForecast: forecastOfKumasi, listWeatherLocations: places, ...answers },
  });
}

/** The device answers a question for its position. */
function positioned(answer: { latitude: number; longitude: number } | { code: 1 | 2 | 3 }) {
  const asked = vi.fn((found: PositionCallback, failed: PositionErrorCallback) => {
    if ('code' in answer) failed(answer as GeolocationPositionError);
    else found({ coords: answer } as GeolocationPosition);
  });
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: asked } });
  return asked;
}

/** The portal answers which place is near. */
function near(state: 'found' | 'outside') {
  const answer = { state, place: tamale, distance_km: 3, direction: 'north', phrase: '3 km north of Tamale' };
  const asked = vi.fn((_url: string) => Promise.resolve(Response.json(answer)));
  vi.stubGlobal('fetch', asked);
  return asked;
}

const regions = [
  { region_id: 'ashanti', region: 'Ashanti', places: 52 },
  { region_id: 'northern', region: 'Northern', places: 18 },
];

describe('finding a place', () => {
  test('a search lists places, and Enter takes the first', async () => {
    const { history, calls } = open('location=kumasi');
    const field = await screen.findByRole('searchbox', { name: 'Search a town or district' });
    fireEvent.change(field, { target: { value: 'tamal' } });
    const list = within(await screen.findByRole('region', { name: 'Locations' }));
    expect(await list.findByRole('link', { name: /Tamale/ })).toBeTruthy();
    expect(calls.at(-1)?.url).toBe('/api/weather/locations?q=tamal&limit=12');
    field.focus();
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toContain('Kumasi');
    fireEvent.keyDown(document.activeElement ?? field, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(field);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(history.at(-1)).toBe('/weather/kumasi');
  });

  test('a name nobody knows gets a way on', async () => {
    open('q=xyz', { listWeatherLocations: [] });
    expect(await screen.findByText('No place is called “xyz”')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'All locations' }).at(-1)?.getAttribute('href')).toBe('/weather?all=1');
  });

  test('all locations are a list with addresses, by region, and closed from its head', async () => {
    const { calls } = open('all=1&region=northern&location=kumasi', { listWeatherRegions: regions });
    const list = within(await screen.findByRole('region', { name: 'Locations in Northern' }));
    expect((await list.findByRole('link', { name: /Tamale/ })).getAttribute('href')).toBe('/weather/tamale');
    expect(calls.some(({ url }) => url === '/api/weather/locations?region=northern')).toBe(true);
    expect(list.getByRole('link', { name: 'Ashanti' }).getAttribute('href')).toBe(
      '/weather/kumasi?all=1&region=ashanti',
    );
    const first = list.getAllByRole('link')[0];
    expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Close the list', '/weather/kumasi']);
  });

  test('a region nobody knows is said so', async () => {
    open('all=1&region=atlantis', { listWeatherLocations: [], listWeatherRegions: regions });
    expect(await screen.findByText('No such region is known here. Choose one above.')).toBeTruthy();
  });
});

describe('without a place', () => {
  const inAccra = { ...forecastOfKumasi, place: { ...forecastOfKumasi.place, id: 'accra', location: 'Accra' } };

  test('the page opens with the capital, says so, and remembers nothing', async () => {
    localStorage.setItem('agrihub.weather.position', 'refused');
    const { history } = open('', { showForecast: inAccra });
    expect(await screen.findByText(/^No place is chosen on this device yet, so this is Accra\./)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Weather in Accra');
    expect(screen.getByRole('link', { name: 'Choose your place' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Use my position' })).toBeTruthy();
    expect([localStorage.getItem('agrihub.weather.place'), history.at(-1)]).toEqual([null, '/weather']);
  });

  test('a search or the list of all places opens with no weather of a place nobody asked for', async () => {
    open('all=1', { showForecast: inAccra, listWeatherRegions: [] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Weather' })).toBeTruthy();
    expect(screen.queryByText(/No place is chosen/)).toBeNull();
  });
});

describe('the position of the device', () => {
  test('granted, leads to the place near it', async () => {
    positioned({ latitude: 9.41234, longitude: -0.84567 });
    const asked = near('found');
    const { history } = open('');
    await waitFor(() => expect(history.at(-1)).toBe('/weather/tamale'));
    // A hundred metres are near enough, and tell less.
    expect(asked.mock.calls[0]?.[0]).toBe('/api/weather/near?lat=9.412&lng=-0.846');
  });

  test.each([
    [1, 'Location is off on this device: choose your town'],
    [2, 'Your device cannot tell where it is'],
    [3, 'Finding your position took too long'],
  ] as const)('failing with code %i, says %s', async (code, title) => {
    positioned({ code });
    open('');
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Kumasi' })).toBeTruthy();
  });

  test('outside of Ghana, offers Accra and Kumasi rather than a village at the border', async () => {
    positioned({ latitude: 51.5, longitude: 0 });
    near('outside');
    open('');
    expect(await screen.findByRole('heading', { name: 'That position is not in Ghana' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('Choose a place, such as Accra or Kumasi.');
    expect(screen.getByRole('link', { name: 'Accra' }).getAttribute('href')).toBe('/weather/accra');
    expect(screen.queryByRole('link', { name: /Weather in/ })).toBeNull();
  });

  test.each([
    ['refused', 'Location is off on this device: choose your town'],
    ['outside', 'That position is not in Ghana'],
  ] as const)('%s when another page asked, is said without asking again', async (ended, title) => {
    const asked = positioned({ latitude: 9.4, longitude: -0.8 });
    localStorage.setItem('agrihub.weather.position', ended);
    open('');
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });

  test('outside of Ghana, is remembered', async () => {
    positioned({ latitude: 51.5, longitude: 0 });
    near('outside');
    open('');
    await waitFor(() => expect(localStorage.getItem('agrihub.weather.position')).toBe('outside'));
  });

  test('is asked for once in the life of a device; then the button asks', async () => {
    const asked = positioned({ code: 1 });
    const first = open('');
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    first.unmount();
    open('');
    expect(
      await screen.findByRole('heading', { name: 'Location is off on this device: choose your town' }),
    ).toBeTruthy();
    expect(asked).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Use my position' }));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  });

  test('is not said to be waited for where nothing is asked: after a try that failed, and without JavaScript', async () => {
    const asked = positioned({ code: 2 });
    const first = open('');
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    first.unmount();
    open('');
    expect(await screen.findByRole('heading', { name: 'Choose a place' })).toBeTruthy();
    expect(screen.queryByText(/please wait/)).toBeNull();
  });

  test('is waited for while the device thinks', async () => {
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: () => undefined } });
    open('');
    expect(
      await screen.findByRole('heading', { name: "You're hard to find, please wait or use search alt." }),
    ).toBeTruthy();
  });

  test('is not asked for where a place is remembered', async () => {
    const asked = positioned({ code: 1 });
    open('location=kumasi').unmount();
    localStorage.setItem('agrihub.weather.place', kumasi.id);
    const { history } = open('');
    await waitFor(() => expect(history.at(-1)).toBe('/weather/kumasi'));
    expect(asked).not.toHaveBeenCalled();
  });
});
