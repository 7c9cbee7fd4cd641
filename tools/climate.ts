/**
 * Works out every climate definition for each daily record in a folder (<station>.csv with date, rain, tmin, tmax,
 * sun, wind, rh_min, rh_max; empty is missing) and writes one table: station, key, definition, value, date.
 *
 *   npm run climate -- FOLDER OUT.csv [--notes]
 *
 * An empty value means that no day met the rule or that missing days leave it unknown; --notes adds the column that
 * says which. FOLDER/stations.csv (station,zone,latitude,elevation,base) says where a station is; without it the
 * well-known ones are looked up by name, and the zone of others is read off their rain.
 *
 * A file that cannot be read is named on stderr and the others are worked out. Ends with 0 when every file was, 1
 * when some were not or there was nothing to do, 2 when it was called wrongly.
 */
import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { basename, join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { KNOWN_STATIONS } from '#content/climate/stations.ts';
import { isRainInMillimetres } from '#engines/climate/files/questions.ts';
import { guessZone } from '#engines/climate/guessZone.ts';
import { readSeries } from '#engines/climate/files/readSeries.ts';
import { type ClimateRow, writeRow } from '#engines/climate/figureRows.ts';
import { type DailySeries, MISSING } from '#engines/climate/series.ts';
import { readStationList, type StationEntry, stationNamed } from '#engines/climate/files/stationList.ts';
import { type StationFacts, stationStatistics } from '#engines/climate/statistics/stationStatistics.ts';

const LINES_AT_ONCE = 5000;
const LIST = 'stations.csv';

const paths = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const withNotes = process.argv.includes('--notes');
// npm runs a script in the folder of the project: a path is meant from where the command was typed.
const typedIn = process.env['npm_lifecycle_event'] === 'climate' ? (process.env['INIT_CWD'] ?? '') : '';
const [folder = '', out = ''] = paths.map((path) => resolve(typedIn, path));
if (out === '' || paths.length > 2)
  stop(2, 'Say which folder to read and which file to write: npm run climate -- FOLDER OUT.csv [--notes]');

let failed = 0;
const files = recordFiles();
if (files.length === 0) stop(1, `${folder} holds no file <station>.csv.`);
const listed = readList();
const output = createWriteStream(out);
output.on('error', (error) => stop(1, `${out} cannot be written: ${error.message}`));
output.write(`station,key,definition,value,date${withNotes ? ',note' : ''}\n`);
for (const file of files) {
  try {
    await writeStation(basename(file, file.slice(-4)), readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    fail(file, error);
  }
}
output.end();
await finished(output);
if (failed > 0) {
  console.error(`${failed} of ${files.length} files could not be read; ends with exit code 1.`);
  process.exitCode = 1;
}

function recordFiles(): string[] {
  try {
    return readdirSync(folder)
      .filter(
        (name) => /^[^.~].*\.csv$/i.test(name) && name.toLowerCase() !== LIST && resolve(folder, name) !== resolve(out),
      )
      .toSorted();
  } catch (error) {
    return stop(1, `${folder} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readList(): StationEntry[] {
  const name = readdirSync(folder).find((file) => file.toLowerCase() === LIST);
  if (!name) return [];
  try {
    return readStationList(readFileSync(join(folder, name), 'utf8'));
  } catch (error) {
    fail(name, error);
    return [];
  }
}

function fail(file: string, error: unknown): void {
  failed += 1;
  console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
}

function stop(code: number, sentence: string): never {
  console.error(sentence);
  process.exit(code);
}

async function writeStation(station: string, text: string): Promise<void> {
  const { series, mistakes } = readSeries(station, text);
  for (const { line, mistake } of mistakes.slice(0, 10)) console.error(`${station}.csv line ${line}: ${mistake}`);
  if (mistakes.length > 10) console.error(`${station}.csv: and ${mistakes.length - 10} more like these.`);
  const rain = Float64Array.from(
    series.rain.filter((value) => value !== MISSING),
    (value) => value / 100,
  );
  if (rain.length > 0 && !isRainInMillimetres(rain))
    console.error(`${station}.csv: its rain does not look like mm. Is it in another unit? It was read as mm.`);
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
    `${station}: ${series.firstYear}–${series.lastYear}, ${facts.zone}; ${count.values} values, ` +
      `${count.none} without a start or an end, ${count.unknown} that cannot be known`,
  );
}

function factsOf(series: DailySeries): StationFacts {
  const known = stationNamed(listed, series.station) ?? stationNamed(KNOWN_STATIONS, series.station);
  const zone = known?.zone ?? guessZone(series);
  if (!known)
    console.error(
      `${series.station}: nothing is known of this station. Its rain looks like the ${zone}; list it in ${LIST} to say more.`,
    );
  return { zone, place: known?.place ?? null, base: known?.base ?? { from: 1961, to: 1990 } };
}

function countRow(row: ClimateRow, count: { values: number; none: number; unknown: number }): void {
  if (row.value !== null) count.values += 1;
  else if (row.reason === 'missing-data') count.unknown += 1;
  else count.none += 1;
}
