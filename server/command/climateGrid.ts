import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import papaparse from 'papaparse';
import { climateTopic } from '../modules/climate/climate.service.ts';
import { type GridPoint, importGrid } from '../modules/climate/grids/gridImport.service.ts';
import { openOutlines } from '../modules/geography/geography.service.ts';
import { openReference } from '../modules/reference/reference.service.ts';
import { filesIn } from './filesIn.ts';
import { say } from './say.ts';
import { withSignals } from './withSignals.ts';

const FILES = /\.(nc|nc4|netcdf|tif|tiff)$/i;

/**
 * agrihub climate-grid FOLDER|FILE… --name NAME --source SOURCE --licence LICENCE: daily rain on a grid (NetCDF,
 * GeoTIFF) as the records of districts; --as capitals, or --points FILE (name,latitude,longitude) for single cells; --private
 * keeps the daily values to the portal.
 * Ended halfway, it goes on where it was when it is started again.
 */
export async function climateGrid(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      source: { type: 'string' },
      licence: { type: 'string' },
      as: { type: 'string', default: 'districts' },
      points: { type: 'string' },
      variable: { type: 'string' },
      private: { type: 'boolean', default: false },
    },
  });
  const { name, source, licence } = values;
  if (!name || !source || !licence || positionals.length === 0)
    throw new Error(
      'Say the files and what they are: climate-grid FOLDER --name CHIRPS --source SOURCE --licence LICENCE',
    );
  if (values.as !== 'districts' && values.as !== 'capitals')
    throw new Error(`--as is "${values.as}". Write districts or capitals.`);
  const as = values.points === undefined ? values.as : readPoints(values.points);
  const files = positionals.flatMap((place) => filesIn(place, FILES));
  if (files.length === 0) throw new Error(`${positionals.join(', ')} holds no file of a grid (.nc, .tif).`);
  await withSignals(async ({ db, signals, log }) => {
    const needs = { db, signals, log: log as never, bumpCacheVersion: () => undefined };
    const [reference, outlines] = [await openReference(needs), await openOutlines(needs)];
    const { kept, refused } = await importGrid(
      { db, book: reference.book(), outlines: outlines.current(), now: () => new Date(), say },
      { files, name, source, licence, as, variable: values.variable, isPrivate: values.private },
    );
    // Even with nothing new: an import that was ended after its last file has not told anybody.
    await signals.publish(db, climateTopic, {});
    say(`${kept} of ${files.length} files brought in; ${files.length - kept - refused.length} were there already.`);
    if (refused.length > 0) throw new Error(refused.map(({ file, sentence }) => `${file}: ${sentence}`).join('\n'));
  });
}

function readPoints(file: string): GridPoint[] {
  const { data } = papaparse.parse<Record<string, string>>(readFileSync(file, 'utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  return data.map(({ name = '', latitude, longitude }, at) => {
    const point = { name: name.trim(), latitude: Number(latitude), longitude: Number(longitude) };
    if (point.name === '' || !Number.isFinite(point.latitude) || !Number.isFinite(point.longitude))
      throw new Error(`Line ${at + 2} of ${file} must have a name, a latitude and a longitude in degrees.`);
    return point;
  });
}
