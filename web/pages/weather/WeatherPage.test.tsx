import { cleanup, configure, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLocation, useSearch } from 'wouter';
import { renderPage } from '#web/testing/renderPage.tsx';
import { forecastOfKumasi, places, sampleSource } from '#web/testing/weatherFixture.ts';
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
