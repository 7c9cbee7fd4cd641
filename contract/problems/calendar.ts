import { didYouMean, kind, quoted } from './problemKind.ts';

/** Problems of the calendar and places. */
export const calendarProblems = {
  cropNotFound: kind<{ found: string; nearest?: string | null }>(
    404,
    'No such crop',
    ({ found, nearest }) =>
      `There is no crop ${quoted(found)}.${didYouMean(nearest)} Use a crop_id from /api/cc/crops, such as "maize".`,
  ),
  regionNotFound: kind<{ found: string; nearest?: string | null }>(
    404,
    'No such region',
    ({ found, nearest }) =>
      `There is no region ${quoted(found)}.${didYouMean(nearest)} Use a region_id from /api/cc/regions, such as "ashanti".`,
  ),
  regionDivided: kind<{ found: string; now: readonly string[] }>(
    404,
    'A region that was divided',
    ({ found, now }) => `${quoted(found)} was divided in 2019. Choose one of ${now.join(', ')}.`,
  ),
  districtNotFound: kind<{ found: string; nearest?: string | null }>(
    404,
    'No such district',
    ({ found, nearest }) =>
      `There is no district ${quoted(found)}.${didYouMean(nearest)} Choose a district of the list (its key, as in /api/geography/districts, its name or its capital).`,
  ),

  figureNotFound: kind<{ found: string; figures: readonly string[] }>(
    404,
    'No such figure',
    ({ found, figures }) =>
      `There is no figure ${quoted(found)} to colour a map by. The figures are ${figures.join(', ')}.`,
  ),
  // P §8 quotes the first sentence.
  projectNotFound: kind<{ found: string }>(
    404,
    'No such project',
    ({ found }) => `No matching project found. There is no project ${quoted(found)}; /main/leaflet lists them all.`,
  ),

  varietyNotFound: kind<{ crop: string; found: string; varieties: readonly string[] }>(
    422,
    'No such variety',
    ({ crop, found, varieties }) =>
      `${crop} has no variety ${quoted(found)} here. Choose one of ${varieties.join(', ')}, or leave the variety out.`,
  ),
  seasonNotGrown: kind<{ crop: string; district: string; found: string; seasons: readonly string[] }>(
    422,
    'Not a season here',
    ({ crop, district, found, seasons }) =>
      `${crop} has no ${found} season in ${district}. Choose ${seasons.join(' or ')}, or leave the season out.`,
  ),
  districtElsewhere: kind<{ district: string; region: string; found: string }>(
    422,
    'District of another region',
    ({ district, region, found }) =>
      `${district} lies in ${region}, not in ${found}. Choose a district of ${found}, or ${region} as the region.`,
  ),
  noPlan: kind<{ sentence: string }>(422, 'No plan', ({ sentence }) => sentence),
} as const;
