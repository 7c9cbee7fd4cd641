import { didYouMean, kind, quoted } from './problemKind.ts';

/** Problems of weather. */
export const weatherProblems = {
  locationNotFound: kind<{ found: string; nearest: string | null }>(
    404,
    'No such location',
    ({ found, nearest }) =>
      `There is no weather location ${quoted(found)}.${didYouMean(nearest)} Use an id from /api/weather/locations, such as "kumasi".`,
  ),
  outsideGhana: kind<{ nearest: string }>(
    422,
    'Outside Ghana',
    ({ nearest }) =>
      `This point lies outside Ghana. Send one within it, such as that of ${nearest}, the nearest place we have weather for.`,
  ),
} as const;
