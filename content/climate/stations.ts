import type { StationEntry } from '#engines/climate/files/stationList.ts';

/**
 * Stations whose records are widely used, with the base period of their heavy-rain percentiles: 1961–1990 where their
 * record has it. Places are general knowledge, rounded as in the published lists of WMO stations.
 */
export const KNOWN_STATIONS: readonly StationEntry[] = [
  { station: 'kumasi', zone: 'south', place: { latitude: 6.72, elevation: 287 }, base: { from: 1961, to: 1990 } },
  { station: 'tamale', zone: 'north', place: { latitude: 9.5, elevation: 183 }, base: { from: 1961, to: 1990 } },
  { station: 'saltpond', zone: 'south', place: { latitude: 5.2, elevation: 44 }, base: { from: 1961, to: 1990 } },
  { station: 'samaru', zone: 'north', place: { latitude: 11.18, elevation: 686 }, base: { from: 1941, to: 1970 } },
];
