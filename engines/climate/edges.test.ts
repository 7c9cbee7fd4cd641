import { describe, expect, it } from 'vitest';
import { KNOWN_STATIONS } from '#content/climate/stations.ts';
import { stationNamed } from './files/stationList.ts';
import { stationStatistics } from './statistics/stationStatistics.ts';
import { hasSharedClimate, SHARED_STATIONS, sharedRows, sharedSeries } from './testing/sharedClimate.ts';

describe.skipIf(!hasSharedClimate)('years in which one rule turns the answer', () => {
  const values = new Map<string, number | null>();
  for (const station of hasSharedClimate ? SHARED_STATIONS : []) {
    const facts = stationNamed(KNOWN_STATIONS, station)!;
    stationStatistics(sharedSeries(station), facts, (row) =>
      values.set(`${station} ${row.key} ${row.definition}`, row.value),
    );
  }
  const cases = (hasSharedClimate ? sharedRows('edge_rows.csv') : []).flatMap((row) =>
    ['a', 'b'].flatMap((side) => {
      const [definition, value] = [row[`definition_${side}`] ?? '', row[`value_${side}`] ?? ''];
      return definition === ''
        ? []
        : [[row['station'] ?? '', row['year'] ?? '', definition, Number(value), row['why'] ?? ''] as const];
    }),
  );
  it.each(cases)('%s %s %s is %i (%s)', (station, year, definition, value) => {
    expect(values.get(`${station} ${year} ${definition}`)).toBe(value);
  });
});
