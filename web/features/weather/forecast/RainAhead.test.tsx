import { cleanup, configure, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/renderPage.tsx';
import { forecastOfKumasi, sampleSource } from '#web/testing/weatherFixture.ts';
import RainAhead from './RainAhead.tsx';

// Parts are fetched later, and a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-06T08:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const MAY = { start: '2026-05-01', end: '2026-05-31' };
const due = [
  { name: 'Planting', colour: 'planting', ...MAY },
  { name: 'Top dressing', colour: 'top', ...MAY },
];
const open = (answers: Readonly<Record<string, unknown>>) =>
  renderPage(<RainAhead location="kumasi_metropolitan" activities={due} />, { answers });
/** The forecast with 30 mm this evening and tomorrow, as good as certain. */
const withHeavyRain = {
  ...forecastOfKumasi,
  entries: forecastOfKumasi.entries.map((entry, index) =>
    index === 7 ? { ...entry, rain_mm: 30, rain_chance: 90 } : entry,
  ),
  days: forecastOfKumasi.days.map((day) =>
    day.date === '2026-05-07' ? { ...day, rain_mm: 30, rain_chance: 90 } : day,
  ),
};

test('the days stand with their rain, and planting waits for more of it', async () => {
  const { calls } = open({ showForecast: forecastOfKumasi });
  expect(await screen.findByRole('heading', { name: 'Rain in the coming days, Kumasi' })).toBeTruthy();
  expect(calls[0]?.url).toBe('/api/weather/forecast?location=kumasi_metropolitan');
  expect(screen.getAllByRole('listitem')[2]?.getAttribute('aria-label')).toBe('Friday: 9 mm, chance 70%');
  expect(screen.getByRole('heading', { name: 'The forecast advises to wait today' })).toBeTruthy();
  expect(screen.getByText('Planting: Only 9 mm is forecast in 7 days. Seed needs about 20 mm in a week.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /whole forecast for Kumasi/ }).getAttribute('href')).toBe('/weather/kumasi');
});

test('fertilizer waits before heavy rain, and planting for it to fall and go on', async () => {
  open({ showForecast: withHeavyRain });
  expect(
    await screen.findByText('Top dressing: 30 mm of rain is likely within a day and would wash it off the field.'),
  ).toBeTruthy();
  expect(
    screen.getByText(
      'Planting: 30 mm is likely by tomorrow, and more after it. Plant once it has fallen and the soil is wet a hand deep.',
    ),
  ).toBeTruthy();
});

test('sample weather advises nobody', async () => {
  open({ showForecast: { ...forecastOfKumasi, source: sampleSource } });
  expect(await screen.findByText('Sample weather, not a forecast')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'A forecast like this sample would advise to wait' })).toBeTruthy();
});

test('without a forecast it says so', async () => {
  open({ showForecast: { ...forecastOfKumasi, state: 'unavailable', days: [], entries: [] } });
  expect(await screen.findByText('There is no forecast for this place just now.')).toBeTruthy();
});
