import { expect, test } from 'vitest';
import { loadWords } from '#web/lib/words.ts';
import { forecastsOfKumasi, liveOfKumasi } from '#web/testing/weatherFixture.ts';
import { sayPastRain, sayPastTemperature } from './findings.ts';

await loadWords(['tempRain', 'weather']);

/** One day with rain that fell and rain that was forecast, mm. */
function rain(fell: number, forecast: number): string {
  const live = liveOfKumasi.slice(0, 1).map((row) => ({ ...row, rain: fell }));
  return sayPastRain(
    live,
    forecastsOfKumasi.slice(0, 1).map((row) => ({ ...row, rain: forecast })),
  );
}

test.each([
  [0, 0, 'No rain fell, and none was forecast'],
  [0, 12, 'No rain fell where 12 mm was forecast'],
  [9, 0, '9 mm of rain fell, and none was forecast'],
  [0.4, 0, 'Under 1 mm of rain fell, and none was forecast'],
  [9, 0.4, '9 mm of rain fell where under 1 mm was forecast'],
  [9, 12, '9 mm of rain fell where 12 mm was forecast'],
])('where %s mm fell and %s mm was forecast', (fell, forecast, said) => {
  expect(rain(fell, forecast)).toBe(said);
});

test('days that were all alike have no range', () => {
  expect(sayPastTemperature(liveOfKumasi, [])).toBe('The last days were 26 °C on average, every day alike');
  const live = liveOfKumasi.map((row, index) => ({ ...row, temperature: 25 + (index % 2) }));
  expect(sayPastTemperature(live, [])).toBe('The last days were 25.4 °C on average, between 25 and 26');
});
