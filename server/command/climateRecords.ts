import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import papaparse from 'papaparse';
import type { RainZone } from '#engines/climate/zones.ts';
import { climateTopic } from '../modules/climate/climate.service.ts';
import { bringRecords, type PlaceOfRecord, type RecordOrder } from '../modules/climate/records/recordImport.service.ts';
import { filesIn } from './filesIn.ts';
import { say } from './say.ts';
import { withSignals } from './withSignals.ts';

const FILES = /\.(csv|tsv|txt|dat|dly|json|xlsx)$/i;
const MOST_NAMED = 10;

/**
 * agrihub climate-records FOLDER|FILE… --source SOURCE --licence LICENCE: the daily records of many stations, in any of the forms
 * that /manage/climate reads. --zone north|south says where they lie; --places FILE (station,name,zone,latitude,longitude) says it
 * of each. --say "missing=-999" answers for all files what one of them leaves open. --private keeps the daily values to the portal.
 * Ended halfway, it goes on where it was when it is started again.
 */
export async function climateRecords(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      source: { type: 'string' },
      licence: { type: 'string' },
      zone: { type: 'string' },
      places: { type: 'string' },
      say: { type: 'string', multiple: true, default: [] },
      private: { type: 'boolean', default: false },
    },
  });
  const { source, licence } = values;
  if (!source || !licence || positionals.length === 0)
    throw new Error(
      'Say the files and what they are: climate-records FOLDER --source SOURCE --licence LICENCE --zone ZONE',
    );
  const files = positionals.flatMap((place) => filesIn(place, FILES));
  if (files.length === 0)
    throw new Error(`${positionals.join(', ')} holds no file of a record (CSV, TXT, DLY, JSON, XLSX).`);
  const order: RecordOrder = {
    files,
    source,
    licence,
    zone: values.zone === undefined ? undefined : zoneOf(values.zone, '--zone'),
    places: values.places === undefined ? new Map() : readPlaces(values.places),
    isPrivate: values.private,
    answers: Object.fromEntries(values.say.map(answerOf)),
  };
  await withSignals(async ({ db, signals }) => {
    const { kept, there, left } = await bringRecords(db, order, new Date());
    await signals.publish(db, climateTopic, {});
    for (const { file, mistakes } of kept) {
      for (const { line, mistake } of mistakes.slice(0, MOST_NAMED)) say(`${file} line ${line}: ${mistake}`);
      if (mistakes.length > MOST_NAMED) say(`${file}: and ${mistakes.length - MOST_NAMED} more like these.`);
    }
    say(`${kept.length} records brought in; ${there.length} were there already.`);
    if (left.length > 0) throw new Error(left.map(({ file, sentence }) => `${file}: ${sentence}`).join('\n'));
  });
}

function zoneOf(text: string, where: string): RainZone {
  if (text !== 'north' && text !== 'south') throw new Error(`${where} is "${text}". Write north or south.`);
  return text;
}

function answerOf(said: string): [string, string] {
  const at = said.indexOf('=');
  if (at < 1) throw new Error(`--say is "${said}". Write what is asked, = and the answer, as in --say "missing=-999".`);
  return [said.slice(0, at), said.slice(at + 1)];
}

/** The places of a list by the station that its files name. */
function readPlaces(file: string): Map<string, PlaceOfRecord> {
  const { data } = papaparse.parse<Record<string, string>>(readFileSync(file, 'utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  return new Map(
    data.map(({ station = '', name, zone, latitude, longitude }, at) => {
      const where = `Line ${at + 2} of ${file}`;
      if (station.trim() === '') throw new Error(`${where} must name a station, as the file or its name does.`);
      const place: PlaceOfRecord = {
        name: name?.trim() || undefined,
        zone: zone?.trim() ? zoneOf(zone.trim(), `The zone in line ${at + 2} of ${file}`) : undefined,
        latitude: degrees(latitude, where, 90),
        longitude: degrees(longitude, where, 180),
      };
      return [station.trim().toLowerCase(), place];
    }),
  );
}

function degrees(text: string | undefined, where: string, most: number): number | undefined {
  if (!text?.trim()) return undefined;
  const number = Number(text);
  if (!(Math.abs(number) <= most)) throw new Error(`${where} says "${text}" where degrees are expected, as in 9.55.`);
  return number;
}
