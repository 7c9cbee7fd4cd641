import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/renderPage.tsx';
import { forecastOfKumasi, kumasi, sampleSource } from '#web/testing/weatherFixture.ts';
import WeatherPanel from './WeatherPanel.tsx';

// Parts are fetched later, and a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-06T14:00:00Z') });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (answers: Readonly<Record<string, unknown>> = { showForecast: forecastOfKumasi }, planned?: string) =>
  renderPage(<WeatherPanel planned={planned} />, { answers });

function deviceAt(answer: 'here' | 'refused' | 'silent') {
  const asked = vi.fn((found: PositionCallback, failed: PositionErrorCallback) => {
    if (answer === 'here') found({ coords: { latitude: 6.7, longitude: -1.6 } } as GeolocationPosition);
    if (answer === 'refused') failed({ code: 1 } as GeolocationPositionError);
  });
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: asked } });
  return asked;
}

test('it opens by itself, asks where the device is, and shows the weather there', async () => {
  deviceAt('here');
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ state: 'found', place: kumasi, distance_km: 1, direction: 'north', phrase: 'in Kumasi' }),
    ),
  );
  open();
  const link = await screen.findByRole('link', { name: /Kumasi/ });
  expect(link.getAttribute('href')).toBe('/weather/kumasi');
  // 14 h is nearest to the entry of 15 h.
  expect(link.textContent).toContain('30°');
  expect(link.textContent).toContain('Open-Meteo, 9 h ago');
});

test('while the device thinks, it says that it waits', () => {
  deviceAt('silent');
  open();
  expect(screen.getByRole('status').textContent).toBe("You're hard to find, please wait or use search alt.");
  expect(screen.getByRole('link', { name: 'Choose a place' }).getAttribute('href')).toBe('/weather');
});

test('a refusal is logged and remembered; then the weather of Kumasi stands there, and the choice of a place', async () => {
  const asked = deviceAt('refused');
  open().unmount();
  await waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
  const { calls } = open();
  expect(await screen.findByRole('link', { name: /Kumasi/ })).toBeTruthy();
  expect(calls.at(-1)?.url).toBe('/api/weather/forecast?location=kumasi');
  expect(screen.getByRole('link', { name: 'Choose your town' }).getAttribute('href')).toBe('/weather');
  expect(asked).toHaveBeenCalledTimes(1);
  // Nobody chose it.
  expect(localStorage.getItem('agrihub.weather.place')).toBeNull();
});

test('after a refusal, the district last planned for comes before Kumasi', async () => {
  deviceAt('refused');
  const { calls } = open(undefined, 'tamale_metropolitan');
  await waitFor(() => expect(calls.at(-1)?.url).toBe('/api/weather/forecast?location=tamale_metropolitan'));
});

test('at a chosen place nothing asks for a choice', async () => {
  localStorage.setItem('agrihub.weather.place', 'kumasi');
  open();
  expect(await screen.findByRole('link', { name: /Kumasi/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Choose your town' })).toBeNull();
});

test('put away, it stays away, and comes back on a press with the keyboard where it was', () => {
  localStorage.setItem('agrihub.weather.place', 'kumasi');
  const { unmount } = open();
  const button = screen.getByRole('button', { name: 'Hide weather' });
  button.focus();
  fireEvent.click(button);
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Weather' }));
  unmount();

  const { calls } = open();
  const tab = screen.getByRole('button', { name: 'Weather' });
  expect(calls).toEqual([]);
  fireEvent.click(tab);
  expect(screen.getByRole('button', { name: 'Hide weather' })).toBeTruthy();
  expect(localStorage.getItem('agrihub.weather.panel')).toBeNull();
});

test('it opens by itself only where it leaves what is needed in sight', () => {
  localStorage.setItem('agrihub.weather.place', 'kumasi');
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: typeof tell) {
        tell = told;
      }
      observe() {}
      disconnect() {}
    },
  );
  const needed = document.body.appendChild(document.createElement('button'));
  renderPage(<WeatherPanel clearOf="button" />, { answers: { showForecast: forecastOfKumasi } });
  expect(screen.getByRole('button', { name: 'Weather' })).toBeTruthy();
  act(() => tell([{ isIntersecting: false }]));
  expect(screen.getByRole('button', { name: 'Hide weather' })).toBeTruthy();
  act(() => tell([{ isIntersecting: true }]));
  fireEvent.click(screen.getByRole('button', { name: 'Weather' }));
  // Whoever opens it has it open.
  expect(screen.getByRole('button', { name: 'Hide weather' })).toBeTruthy();
  needed.remove();
});

test('sample weather is called so', async () => {
  localStorage.setItem('agrihub.weather.place', 'kumasi');
  open({ showForecast: { ...forecastOfKumasi, source: sampleSource } });
  expect(await screen.findByText('Sample weather, not a forecast')).toBeTruthy();
  expect(screen.queryByText(/ago/)).toBeNull();
});
