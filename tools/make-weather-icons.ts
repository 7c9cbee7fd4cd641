import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/*
 * Makes the weather icons of the pages from Meteocons (MIT, Bas Milius): one per icon code of the forecast, once
 * moving and once still, for readers who asked for stillness and for small places.
 */
const source = 'node_modules/@meteocons/svg/flat';
const target = 'web/features/weather/icons';

/** Icon codes of the forecast (those of OpenWeather) and the drawing of each. It does not snow in Ghana. */
const drawings: Readonly<Record<string, string>> = {
  '01d': 'clear-day',
  '01n': 'clear-night',
  '02d': 'mostly-clear-day',
  '02n': 'mostly-clear-night',
  '03d': 'partly-cloudy-day',
  '03n': 'partly-cloudy-night',
  '04d': 'overcast-day',
  '04n': 'overcast-night',
  '09d': 'rain',
  '10d': 'partly-cloudy-day-rain',
  '10n': 'partly-cloudy-night-rain',
  '11d': 'thunderstorms-day-rain',
  '11n': 'thunderstorms-night-rain',
  '50d': 'haze-day',
  '50n': 'haze-night',
};

mkdirSync(target, { recursive: true });
for (const [code, drawing] of Object.entries(drawings)) {
  const svg = tidy(readFileSync(`${source}/${drawing}.svg`, 'utf8'));
  writeFileSync(`${target}/${code}.svg`, svg);
  writeFileSync(`${target}/${code}-still.svg`, still(svg));
}
console.log(`${Object.keys(drawings).length} weather icons written to ${target}.`);

/** Without line breaks and names, without the empty margin, and with clouds and haze that are seen on white paper. */
function tidy(svg: string): string {
  return svg
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(/ id="(?!clip|mask|paint|filter)[^"]*"/g, '')
    .replace('viewBox="0 0 128 128"', 'viewBox="14 14 100 100"')
    .replaceAll('#B0BCCD', '#8b9bb2')
    .replaceAll('#0A5AD4', '#2b7de9')
    .replaceAll(/#F3F7FE|#E2E8F0|#E6EAF1/gi, '#b4c4d7');
}

/** Without movement: every drop of rain in its place, below the cloud. */
function still(svg: string): string {
  return svg
    .replaceAll(/<animate\w*\b[^>]*\/>/g, '')
    .replaceAll(' opacity="0"', '')
    .replace('M52 83V95', 'M50 96V107')
    .replace('M64 83V95', 'M64 100V111')
    .replace('M76 83V95', 'M78 96V107');
}
