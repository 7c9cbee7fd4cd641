/**
 * Works out every climate definition for each daily record in a folder (<station>.csv with date, rain, tmin, tmax,
 * sun, wind, rh_min, rh_max; empty is missing) and writes one table: station, key, definition, value, date.
 *
 *   npm run climate -- FOLDER OUT.csv [--notes]
 *
 * An empty value means that no day met the rule or that missing days leave it unknown; --notes adds the column that
 * says which. FOLDER/stations.csv (station,zone,latitude,elevation,base) says where a station is; without it the
 * well-known ones are looked up by name, and the zone of others is read off their rain.
 */
import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { KNOWN_STATIONS } from '#content/climate/stations.ts';
import { guessZone } from '#engines/climate/guessZone.ts';
import { readSeries } from '#engines/climate/readSeries.ts';
import { type ClimateRow, writeRow } from '#engines/climate/rows.ts';
import type { DailySeries } from '#engines/climate/series.ts';
import { readStationList, stationNamed } from '#engines/climate/stationList.ts';
import { type StationFacts, stationStatistics } from '#engines/climate/stationStatistics.ts';

const LINES_AT_ONCE = 5000;
const LIST = 'stations.csv';

const paths = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const withNotes = process.argv.includes('--notes');
const [folder, out] = paths;
if (!folder || !out || paths.length > 2) {
  console.error('Say which folder to read and which file to write: npm run climate -- FOLDER OUT.csv [--notes]');
  process.exit(2);
}

const files = readdirSync(folder).filter((name) => name.toLowerCase().endsWith('.csv') && name !== LIST).toSorted();
if (files.length === 0) {
  console.error(`${folder} holds no file <station>.csv.`);
  process.exit(1);
}
const listed = readdirSync(folder).includes(LIST) ? readStationList(readFileSync(join(folder, LIST), 'utf8')) : [];
const output = createWriteStream(out);
output.write(`station,key,definition,value,date${withNotes ? ',note' : ''}\n`);
let failed = 0;
for (const file of files) {
  try {
    await writeStation(basename(file, file.slice(-4)), readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    failed += 1;
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
output.end();
await finished(output);
if (failed > 0) process.exitCode = 1;

async function writeStation(station: string, text: string): Promise<void> {
  const { series, mistakes } = readSeries(station, text);
  for (const { line, mistake } of mistakes.slice(0, 10)) console.error(`${station}.csv line ${line}: ${mistake}`);
  if (mistakes.length > 10) console.error(`${station}.csv: and ${mistakes.length - 10} more like these.`);
  const lines: string[] = [];
  const count = { values: 0, none: 0, unknown: 0 };
  const facts = factsOf(series);
  stationStatistics(series, facts, (row) => {
    lines.push(writeRow(series, row, withNotes));
    countRow(row, count);
  });
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
    if (!output.write(`${lines.slice(at, at + LINES_AT_ONCE).join('\n')}\n`)) await once(output, 'drain');
  }
  console.log(
    `${station}: ${series.firstYear}–${series.lastYear}, ${facts.zone}; ${count.values} values, `
    + `${count.none} without a start or an end, ${count.unknown} that cannot be known`,
  );
}

function factsOf(series: DailySeries): StationFacts {
  const known = stationNamed(listed, series.station) ?? stationNamed(KNOWN_STATIONS, series.station);
  const zone = known?.zone ?? guessZone(series);
  if (!known) console.error(`${series.station}: nothing is known of this station. Its rain looks like the ${zone}; list it in ${LIST} to say more.`);
  return { zone, place: known?.place ?? null, base: known?.base ?? { from: 1961, to: 1990 } };
}

function countRow(row: ClimateRow, count: { values: number; none: number; unknown: number }): void {
  if (row.value !== null) count.values += 1;
  else if (row.reason === 'missing-data') count.unknown += 1;
  else count.none += 1;
}
