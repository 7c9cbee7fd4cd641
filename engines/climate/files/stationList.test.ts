import { expect, it } from 'vitest';
import { readStationList } from './stationList.ts';

const wa = {
  station: 'Wa, Upper West',
  zone: 'north',
  place: { latitude: 10.05, elevation: 320 },
  base: { from: 1961, to: 1990 },
};
const ho = { station: 'Ho', zone: 'south', place: null, base: { from: 1981, to: 2010 } };

it.each([
  ['commas', 'station,zone,latitude,elevation,base\n"Wa, Upper West",north,10.05,320,\n\nHo,South,,,1981-2010\n'],
  [
    'semicolons',
    'Station;Zone;Lat;Elevation (m);Base\r\nWa, Upper West;north;10,05;320;1961–1990\r\nHo;south;6,6;;1981–2010\r\n',
  ],
])('a list of stations may be written with %s', (_, text) => {
  expect(readStationList(text)).toEqual([wa, ho]);
});

it('names the line of what cannot be taken', () => {
  expect(() => readStationList('station,zone\nHo,south\nWa,west\n')).toThrow(
    'Line 3 of the list of stations: the zone is "west"',
  );
});
