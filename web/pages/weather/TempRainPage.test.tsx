import { cleanup, configure, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/renderPage.tsx';
import {
  forecastOfKumasi,
  forecastsOfKumasi,
  liveOfKumasi,
  places,
  sampleSource,
  scoresOfKumasi,
} from '#web/testing/weatherFixture.ts';
import TempRainPage from './TempRainPage.tsx';

// Parts are fetched later, and a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-06T08:00:00Z') }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

function open(search: string, answers: Readonly<Record<string, unknown>> = {}) {
  return renderPage(<TempRainPage params={{}} search={new URLSearchParams(search)} />, {
    at: `/main/temprain${search === '' ? '' : `?${search}`}`,
    answers: {
      showForecast: forecastOfKumasi,
      showLiveData: liveOfKumasi,
      showWeatherData: forecastsOfKumasi,
      showVerification: scoresOfKumasi,
      listWeatherLocations: places,
      ...answers,
    },
  });
}

const titles = async () =>
  (await screen.findAllByRole('figure')).map((figure) => within(figure).getByRole('heading').textContent);

test('three charts are called by what they find', async () => {
  open('location=kumasi');
  // 26 °C came where 27 was forecast; 12 mm fell where seven times 3 mm was.
  expect(await titles()).toEqual([
    'The days were 1 °C cooler than forecast',
    '12 mm of rain fell where 21 mm was forecast',
    'The wettest day is Friday with 9 mm; it gets up to 26.4 °C on the daily mean',
  ]);
  expect(screen.getByText(/worked out by a weather model from observations/)).toBeTruthy();
});

test('rain stands in bars on an axis of at least 10 mm, temperature in lines', async () => {
  const drizzle = liveOfKumasi.map((row) => ({ ...row, rain: 0.4 }));
  const forecasts = forecastsOfKumasi.map((row) => ({ ...row, rain: 1.2 }));
  open('location=kumasi', { showLiveData: drizzle, showWeatherData: forecasts });
  const [warmth, rain, coming] = await screen.findAllByRole('figure');
  const drawn = (figure?: HTMLElement) => [
    figure?.querySelectorAll('.chart-wide .chart-line').length,
    figure?.querySelectorAll('.chart-wide rect[data-value]').length,
  ];
  expect(drawn(warmth)).toEqual([2, 0]);
  expect(drawn(rain)).toEqual([0, 14]);
  expect(drawn(coming)[0]).toBe(1);
  expect(rain && within(rain).getAllByText('10').length).toBeGreaterThan(0);
});

test('the same numbers stand in tables: actual beside forecast, temperature beside rain', async () => {
  open('location=kumasi');
  await screen.findAllByRole('figure');
  const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(rows).toContain('DayActual (model analysis) (°C)Forecast (°C)');
  expect(rows).toContain('1 May 2026123');
  expect(rows).toContain('8 May 202626.49');
});

test('the first place is Accra, until one is chosen', () => {
  const { calls } = open('');
  expect(calls[0]?.url).toBe('/api/weather/forecast?location=accra');
});

test('days without an actual say since when they are collected', async () => {
  const none = liveOfKumasi.map((row) => ({ ...row, temperature: null, rain: null, kind: 'none yet' as const }));
  open('location=kumasi', {
    showLiveData: none,
    showVerification: { ...scoresOfKumasi, collecting_since: '2026-05-05' },
  });
  expect((await titles()).slice(0, 2)).toEqual([
    'Only forecasts are kept for the last days yet',
    'Only forecasts are kept for the last days yet',
  ]);
  expect(await screen.findAllByText('Days without an actual: collecting since 5 May 2026.')).toHaveLength(2);
});

test('days without a forecast say why there is none', async () => {
  const none = forecastsOfKumasi.map((row) =>
    row.date === '2026-05-01' ? { ...row, temperature: null, rain: null, lead_days: null } : row,
  );
  open('location=kumasi', { showWeatherData: none });
  await screen.findAllByRole('figure');
  expect(
    screen.getAllByText(/^Days without a forecast: none was fetched for this place before they came/),
  ).toHaveLength(2);
});

test('sample weather says so at every chart, and has no scores', async () => {
  open('location=kumasi', {
    showForecast: { ...forecastOfKumasi, source: sampleSource },
    showVerification: { ...scoresOfKumasi, state: 'none', leads: [] },
  });
  expect((await titles())[0]).toBe('Sample. The days were 1 °C cooler than forecast');
  expect(screen.getAllByText('Sample weather, not a forecast').length).toBe(4);
  expect(await screen.findByText('Sample weather is no forecast, so there is nothing to compare.')).toBeTruthy();
});

describe('how good the forecasts were', () => {
  test('stands in a row for each lead day', async () => {
    open('location=kumasi');
    const table = within(await screen.findByRole('table', { name: /Forecasts against what came/ }));
    const cells = (row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    const [, first, second] = table.getAllByRole('row');
    expect(first && cells(first)).toEqual(['1 day ahead', '35', '+0.6', '1.1', '83%', '20%']);
    expect(second && cells(second)).toEqual(['2 days ahead', '34', '−0.4', '1.4', '75%', '–']);
    expect(screen.getByText(/A rain day has at least 1 mm \(WMO\)/)).toBeTruthy();
  });

  test('is being collected while there are too few days', async () => {
    open('location=kumasi', {
      showVerification: { ...scoresOfKumasi, state: 'collecting', days_collected: 5, leads: [] },
    });
    expect(await screen.findByText('Collected so far: 5 of 14 days')).toBeTruthy();
    expect(screen.getByText(/Collecting since 1 Apr 2026/)).toBeTruthy();
  });
});
