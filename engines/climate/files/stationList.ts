import { plainHead, readGrid } from './grid.ts';
import type { StationFacts } from '../statistics/stationStatistics.ts';

/** A station of a list, by the name of its file. */
export interface StationEntry extends StationFacts {
  readonly station: string;
}

/** Other names of the columns. */
const NAMES: Readonly<Record<string, string>> = {
  name: 'station',
  lat: 'latitude',
  elev: 'elevation',
  altitude: 'elevation',
};

/**
 * Reads a list of stations, its cells separated as in any table: a heading with station, zone (south or north), latitude, elevation (m) and base
 * (1961-1990), a row a station; latitude, elevation and base may be empty. Throws a sentence naming the line.
 */
export function readStationList(text: string): StationEntry[] {
  const [heading, ...rows] = readGrid(text).rows;
  const names = (heading?.cells ?? []).map((cell) => NAMES[plainHead(cell)] ?? plainHead(cell));
  return rows.map(({ at, cells }) => {
    const cell = (name: string) => cells[names.indexOf(name)] ?? '';
    const refuse = (what: string) => new Error(`Line ${at} of the list of stations: ${what}`);
    const zone = cell('zone').toLowerCase();
    if (cell('station') === '') throw refuse('the column "station" is empty. Write the name of the file without .csv.');
    if (zone !== 'south' && zone !== 'north') throw refuse(`the zone is "${cell('zone')}". Write south or north.`);
    const [latitude, elevation] = [numberIn(cell('latitude')), numberIn(cell('elevation'))];
    if (Number.isNaN(latitude) || Number.isNaN(elevation))
      throw refuse('latitude and elevation must be numbers, or empty.');
    const base = /^(\d{4})[-–](\d{4})$/.exec(cell('base') || '1961-1990');
    if (!base) throw refuse(`the base period is "${cell('base')}". Write two years, such as 1961-1990.`);
    return {
      station: cell('station'),
      zone,
      place: latitude === null || elevation === null ? null : { latitude, elevation },
      base: { from: Number(base[1]), to: Number(base[2]) },
    };
  });
}

/** The station of a list with that name, or whose name begins it before a hyphen or underscore (kumasi for kumasi-a). */
export function stationNamed(list: readonly StationEntry[], name: string): StationEntry | undefined {
  const wanted = name.toLowerCase();
  return (
    list.find(({ station }) => station.toLowerCase() === wanted) ??
    list.find(({ station }) => wanted.split(/[-_ ]/)[0] === station.toLowerCase())
  );
}

function numberIn(text: string): number | null {
  return text === '' ? null : Number(text);
}
