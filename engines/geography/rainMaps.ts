import type { SeasonFigures } from '../climate/statistics/rainFigures.ts';
import type { DistrictRain, Figure } from './figures.ts';

const SOURCE = 'The daily records that districts go by, each with its own source on the page Climate of my place';
const RULE =
  'By the usual definition: at least 20 mm in three days and no ten dry days in a row within thirty. At least five years must be known.';
const NONE =
  'Districts that go by no daily record, or by a sample, have no data. A region takes the middle one of its districts.';

type OfRains = (rains: DistrictRain) => number | string | null;

function ofRecord(given: Pick<Figure, 'id' | 'title' | 'kind' | 'unit'>, what: string, value: OfRains): Figure {
  return {
    ...given,
    about: () => `${what} ${NONE}`,
    source: SOURCE,
    ofDistrict: (_, { districtId }, { districtRain }) => {
      const rains = districtRain(districtId);
      return rains === null ? null : value(rains);
    },
  };
}

/** A figure of the first or only season, and of the minor one. */
function ofSeason(
  given: Pick<Figure, 'id' | 'title' | 'kind' | 'unit'>,
  what: string,
  value: (season: SeasonFigures) => number | string | null,
): Figure[] {
  return [
    ofRecord({ ...given, title: `${given.title}: first or only season` }, `${what} ${RULE}`, ({ first }) =>
      value(first),
    ),
    ofRecord(
      { ...given, id: `${given.id}_minor`, title: `${given.title}: minor season` },
      `${what} ${RULE} The north has one season: no data there.`,
      ({ minor }) => minor && value(minor),
    ),
  ];
}

/** What the daily records of districts come to, on a map. */
export const rainMaps: readonly Figure[] = [
  ...ofSeason(
    { id: 'rain_start', title: 'Rains begun in half of the years, by daily rain', kind: 'day', unit: '' },
    'The day by which the rains had begun in half of the years; years without a start count as not begun.',
    ({ start }) => start,
  ),
  ...ofSeason(
    { id: 'rain_end', title: 'End of the rains in the middle year, by daily rain', kind: 'day', unit: '' },
    'The middle of the days on which the season ended.',
    ({ end }) => end,
  ),
  ...ofSeason(
    { id: 'rain_length', title: 'Length of the season, by daily rain', kind: 'number', unit: 'days' },
    'The middle of the years.',
    ({ length }) => length,
  ),
  ...ofSeason(
    { id: 'rain_spell', title: 'Longest dry spell, by daily rain', kind: 'number', unit: 'days' },
    'The longest row of dry days between start and end, the middle of the years.',
    ({ drySpell }) => drySpell,
  ),
  ...ofSeason(
    { id: 'rain_failed', title: 'Starts that were false, by daily rain', kind: 'number', unit: '% of all starts' },
    'How many of all starts a long dry spell made false ones.',
    ({ failed }) => failed,
  ),
  ofRecord(
    { id: 'rain_year', title: 'Rain of a year, by daily rain', kind: 'number', unit: 'mm' },
    'The middle of the years that are complete.',
    ({ rain }) => rain,
  ),
  ofRecord(
    { id: 'rain_years', title: 'Years of daily rain', kind: 'number', unit: 'years' },
    'Years of the daily record the district goes by.',
    ({ years }) => years,
  ),
  ofRecord(
    { id: 'rain_missing', title: 'Days missing in the daily rain', kind: 'number', unit: '% of days' },
    'Days without rain measured in the daily record the district goes by.',
    ({ missing }) => missing,
  ),
  ofRecord(
    { id: 'rain_age', title: 'Age of the newest daily rain', kind: 'number', unit: 'days' },
    'Days since the newest day of the daily record the district goes by. What is older than ten days says nothing of the running season.',
    ({ age }) => age,
  ),
];
