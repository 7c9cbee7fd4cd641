import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLocation, useSearch } from 'wouter';
import { renderPage } from '#web/testing/renderPage.tsx';
import { forecastOfKumasi, kumasi, places, sampleSource, tamale } from '#web/testing/weatherFixture.ts';
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

describe('the main card', () => {
  test('shows temperature, place, day, sky and the three parts of the day', async () => {
    open('location=kumasi');
    const card = within(await screen.findByRole('region', { name: /^Today Wednesday 6 May/ }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Weather in Kumasi');
    expect(card.getByText('Kumasi, Ashanti')).toBeTruthy();
    // 08 h is nearest to the entry of 09 h.
    expect(card.getByText('now').parentElement?.textContent).toBe('24°now');
    expect(card.getByText('High 31°, low 21°')).toBeTruthy();
    const parts = card.getAllByRole('listitem').map((part) => part.textContent);
    expect(parts).toEqual([
      'Morning24°Few cloudsas at 09:00',
      'Afternoon30°Few cloudsas at 15:00',
      'Evening27°Few cloudsas at 18:00',
    ]);
    const fact = (name: string) => card.getByText(name).nextSibling?.textContent;
    expect([fact('Chance of rain'), fact('Rain'), fact('Wind up to'), fact('Sunrise and sunset')]).toEqual([
      '10%',
      '0 mm',
      '12 km/h',
      '05:52 – 18:08',
    ]);
  });

  test('tells source, age and attribution', async () => {
    open('location=kumasi');
    expect(await screen.findByText(/Open-Meteo, 3 h ago/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Weather data by Open-Meteo.com, CC BY 4.0' }).getAttribute('href')).toBe(
      'https://open-meteo.com/',
    );
    expect(screen.queryByText('Sample weather, not a forecast')).toBeNull();
  });

  test('says when it is sample weather', async () => {
    open('location=kumasi', { showForecast: { ...forecastOfKumasi, source: sampleSource } });
    expect(await screen.findByText('Sample weather, not a forecast')).toBeTruthy();
    expect(await screen.findByText(/do not act on it/)).toBeTruthy();
  });
});

describe('the day row', () => {
  const row = async () =>
    within(await screen.findByRole('navigation', { name: 'The coming days' })).getAllByRole('link');

  test('leaves the first day out', async () => {
    open('location=kumasi');
    const days = await row();
    expect(days.map((day) => day.getAttribute('aria-label'))).toEqual([
      'Tomorrow 7 May: Few clouds, 21 to 31 degrees, chance of rain 10%',
      'Friday 8 May: Light rain, 21 to 31 degrees, chance of rain 70%',
      'Saturday 9 May: Few clouds, 21 to 31 degrees, chance of rain 10%',
      'Sunday 10 May: Few clouds, 21 to 31 degrees, chance of rain 10%',
      'Monday 11 May: Few clouds, 21 to 31 degrees, chance of rain 10%',
      'Tuesday 12 May: Few clouds, 21 to 31 degrees, chance of rain 10%',
    ]);
    expect(days[1]?.getAttribute('href')).toBe('/weather/kumasi?day=2026-05-08');
  });

  test('keeps the keyboard on the place of a day that was promoted', async () => {
    open('location=kumasi');
    const link = (await row())[1] as HTMLElement;
    link.focus();
    fireEvent.click(link);
    expect(await screen.findByRole('region', { name: 'Friday 8 May' })).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Today 6 May/);
  });

  test('a promoted day swaps with the first', async () => {
    open('location=kumasi&day=2026-05-08');
    const card = within(await screen.findByRole('region', { name: 'Friday 8 May' }));
    expect(card.getByText('9 mm')).toBeTruthy();
    expect(card.getByText('highest').parentElement?.textContent).toBe('31°highest');
    const days = await row();
    expect(days[1]?.textContent).toContain('Today');
    expect(days[1]?.getAttribute('href')).toBe('/weather/kumasi');
  });
});

test('four answers say what the weather means for farm work, each with its reason', async () => {
  open('location=kumasi');
  const work = within(await screen.findByRole('region', { name: 'Farm work today' }));
  const answers = work.getAllByRole('heading', { level: 3 }).map((title) => title.closest('li')?.textContent);
  expect(answers).toEqual([
    'SprayGoodA light wind of 6 km/h at the nozzle from about 09:00 to 18:00. No rain is forecast for the six hours after.',
    'PlantWaitPlanting time here: Maize until 20 MayOnly 9 mm is forecast in 7 days. Seed needs about 20 mm in a week.',
    'Dry the harvestGoodNo rain is forecast, and the air is dry: 60% humidity.',
    'Spread fertilizerWaitNo rain is forecast for two days: it would lie on the ground. Bury it in moist soil, or wait.',
  ]);
  expect(work.getByRole('link', { name: /Ghana Meteorological Agency/ })).toBeTruthy();
});

test('nothing is said of planting out of season, and no weather is shown where nobody forecasts it', async () => {
  open('location=kumasi', { showForecast: { ...forecastOfKumasi, planting: [] } });
  const work = within(await screen.findByRole('region', { name: 'Farm work today' }));
  expect(work.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Spray',
    'Dry the harvest',
    'Spread fertilizer',
  ]);
  cleanup();
  const { calls } = renderPage(<WeatherPage params={{}} search={new URLSearchParams('location=kumasi')} />, {
    facts: { forecastConnected: false },
  });
  expect(await screen.findByText('No weather forecast is connected yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the cropping calendar' }).getAttribute('href')).toBe(
    '/main/croppingcalendar',
  );
  expect(calls.filter(({ name }) => name === 'showForecast')).toEqual([]);
});

test('no card says that there is no rain where a little is forecast', async () => {
  const entries = forecastOfKumasi.entries.map((entry) => ({ ...entry, rain_mm: 0.1, rain_chance: 20 }));
  open('location=kumasi', { showForecast: { ...forecastOfKumasi, entries } });
  const work = within(await screen.findByRole('region', { name: 'Farm work today' }));
  expect(
    work.getByText(
      'A light wind of 6 km/h at the nozzle from about 09:00 to 18:00. Hardly any rain (under 1 mm) is forecast for the six hours after.',
    ),
  ).toBeTruthy();
  expect(work.queryByText(/no rain/i)).toBeNull();
});

describe('planting after a wet week', () => {
  /** 29 April to 5 May, with 60 mm on the 3rd. */
  const wetWeek = Array.from({ length: 7 }, (_, index) => ({
    date: new Date(Date.UTC(2026, 3, 29 + index)).toISOString().slice(0, 10),
    rain_mm: index === 4 ? 60 : 0,
  }));

  test('is good, for the soil is moist', async () => {
    open('location=kumasi', { showForecast: { ...forecastOfKumasi, past_days: wetWeek } });
    expect(
      await screen.findByText('60 mm fell in the last week, and 9 mm more is likely in 7 days without a long break.'),
    ).toBeTruthy();
  });
  test('waits where a day of it is not known', async () => {
    open('location=kumasi', { showForecast: { ...forecastOfKumasi, past_days: wetWeek.slice(1) } });
    expect(await screen.findByText('Only 9 mm is forecast in 7 days. Seed needs about 20 mm in a week.')).toBeTruthy();
  });
  test('waits where no rain follows it', async () => {
    const days = forecastOfKumasi.days.map((day) => ({ ...day, rain_mm: 0 }));
    open('location=kumasi', { showForecast: { ...forecastOfKumasi, days, past_days: wetWeek } });
    expect(
      await screen.findByText(
        '60 mm fell in the last week, but 7 dry days in a row are ahead: seedlings would dry up. Wait for rain that goes on.',
      ),
    ).toBeTruthy();
  });
});

test('rain that may come is told of with its chance', async () => {
  const entries = forecastOfKumasi.entries.map((entry) => ({ ...entry, rain_chance: 40 }));
  open('location=kumasi', { showForecast: { ...forecastOfKumasi, entries } });
  expect(await screen.findByText('Rain is possible by 09:00 (40%). Spread only with a cover at hand.')).toBeTruthy();
});

describe('a forecast that is', () => {
  const none = { ...forecastOfKumasi, entries: [], days: [], fetched_at: null, age_minutes: null };

  test('on its way shows the waiting text', async () => {
    open('location=kumasi', { showForecast: { ...none, state: 'fetching', ask_again_seconds: 60 } });
    expect(await screen.findByText("You're hard to find, please wait or use search alt.")).toBeTruthy();
  });
  test('not to be had says when the portal tries again', async () => {
    open('location=kumasi', {
      showForecast: { ...none, state: 'unavailable', next_try_at: '2026-05-06T08:12:00.000Z' },
    });
    expect(await screen.findByText('There is no forecast for Kumasi yet')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('by itself at 08:12');
  });
  test('stale is shown, with its age', async () => {
    open('location=kumasi', { showForecast: { ...forecastOfKumasi, state: 'stale' } });
    expect((await screen.findByText(/The forecaster does not answer just now/)).parentElement?.textContent).toContain(
      'forecast of 3 h ago',
    );
    expect(screen.getByRole('region', { name: /^Today/ })).toBeTruthy();
  });
  test('a kept copy of last week says that it has run out', async () => {
    vi.setSystemTime(new Date('2026-05-15T08:00:00Z'));
    open('location=kumasi');
    expect(await screen.findByText('This forecast is out of date')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('9 days ago');
  });
  test('a kept copy of yesterday begins with today', async () => {
    vi.setSystemTime(new Date('2026-05-07T08:00:00Z'));
    open('location=kumasi');
    expect(await screen.findByRole('region', { name: /^Today Thursday 7 May/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /6 May/ })).toBeNull();
  });
});

test('from the weather one goes on to the days before, and to the places looked at before', async () => {
  localStorage.setItem('agrihub.weather.recent', JSON.stringify([{ id: 'tamale', name: 'Tamale' }]));
  open('location=kumasi');
  const on = await screen.findByRole('link', { name: /^Temperature and rain in Kumasi/ });
  expect(on.getAttribute('href')).toBe('/main/temprain?location=kumasi');
  const recent = within(await screen.findByRole('list', { name: 'Recently looked at' }));
  expect(recent.getByRole('link', { name: 'Tamale' }).getAttribute('href')).toBe('/weather/tamale');
});

test('a place nobody knows is said so, with the search above', async () => {
  renderPage(<WeatherPage params={{}} search={new URLSearchParams('location=nowhere')} />, {
    at: '/weather?location=nowhere',
  });
  // The portal answers 404, with a sentence for programmers.
  expect(await screen.findByText('No place is called “nowhere” here')).toBeTruthy();
  expect(screen.queryByText(/api/)).toBeNull();
});

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
