import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { plainSlug } from '#engines/catalogue/slug.ts';
import { type FileReading, readStations } from '#engines/climate/files/readClimateFile.ts';
import { type Answers, FileRefused, type Mistake, type Question } from '#engines/climate/files/types.ts';
import type { RainZone } from '#engines/climate/zones.ts';
import { fileAsText } from '../../../adapters/climateSheets/sheetAsText.ts';
import type { Database } from '../../../database/connection.ts';
import { findStation } from '../climate.repository.ts';
import { saveRecord } from '../climate.service.ts';

/** What is known of the place of a record beside what its file says. */
export interface PlaceOfRecord {
  /** As people know it; where left out, the station named in the file, or the name of the file. */
  readonly name?: string | undefined;
  readonly zone?: RainZone | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** Files of daily records to be brought in, and from where. */
export interface RecordOrder {
  readonly files: readonly string[];
  readonly source: string;
  readonly licence: string;
  /** The zone of every place that names none. */
  readonly zone?: RainZone | undefined;
  /** By the name of the file or of the station in it, without case. */
  readonly places: ReadonlyMap<string, PlaceOfRecord>;
  readonly isPrivate: boolean;
  /** What is said of all files where one can be read in more than one way. */
  readonly answers?: Answers | undefined;
}

/** What came of the records of the files: those kept, those that were there, and what was left, with the sentence that says why. */
export interface RecordsBrought {
  readonly kept: readonly KeptRecord[];
  readonly there: readonly string[];
  readonly left: readonly { readonly file: string; readonly sentence: string }[];
}

export interface KeptRecord {
  readonly file: string;
  readonly id: string;
  /** Values that could not be read, each named by its row; their days are missing. */
  readonly mistakes: readonly Mistake[];
}

type ReadRecord = Extract<FileReading, { kind: 'read' }>;

/** So many records are written in one transaction: waiting for the disk costs as much as writing one. */
const BATCH = 8;

/** A record that is to be kept, with what is known of its place. */
interface FoundRecord {
  readonly file: string;
  readonly read: ReadRecord;
  readonly place: ReturnType<typeof placeOf> & { readonly zone: RainZone };
}

/**
 * Brings the daily records of many stations in, a few in one transaction: ended at any moment, it is started again and goes on
 * where it was. A file that leaves anything to ask or cannot be read is left, and the others are kept. Records are written while
 * the next are read.
 */
export async function bringRecords(db: Database, order: RecordOrder, now: Date): Promise<RecordsBrought> {
  const { source, licence, isPrivate } = order;
  const kept: KeptRecord[] = [];
  const there: string[] = [];
  const left: { file: string; sentence: string }[] = [];
  const filesOf = new Map<string, string>();
  /** Whether a record is to be kept; where not, says why. */
  const find = (file: string, read: ReadRecord): FoundRecord | undefined => {
    const { zone, ...place } = placeOf(order, file, read.station);
    const other = filesOf.get(place.id);
    if (place.id === '') left.push({ file, sentence: `"${place.name}" has no letter or figure. Give it a name.` });
    else if (zone === undefined) left.push({ file, sentence: noZone(place.name) });
    else if (other !== undefined)
      left.push({ file, sentence: `${place.name} is in ${other}, too. Put all its days into one file.` });
    else {
      filesOf.set(place.id, file);
      return { file, read, place: { ...place, zone } };
    }
    return undefined;
  };
  const save = async (records: readonly FoundRecord[]): Promise<void> => {
    const written = await db.transaction().execute(async (within) => {
      const fresh: FoundRecord[] = [];
      for (const record of records) {
        if (await findStation(within, record.place.id)) {
          there.push(record.place.id);
          continue;
        }
        const given = { ...record.place, source, licence, rawPublic: !isPrivate, isSample: false };
        await saveRecord(within, record.read.series, given, null, now);
        fresh.push(record);
      }
      return fresh;
    });
    kept.push(...written.map(({ file, read, place }) => ({ file, id: place.id, mistakes: read.mistakes })));
  };
  let batch: FoundRecord[] = [];
  let writing: Promise<void> = Promise.resolve();
  const saveBatch = async (): Promise<void> => {
    await writing;
    writing = save(batch);
    // Waited for at the next batch; a failure there must not end the process before.
    writing.catch(() => undefined);
    batch = [];
  };
  try {
    for (const file of order.files) {
      try {
        for await (const { station, reading } of readRecords(file, order.answers ?? {})) {
          const of = station === '' ? '' : `${station}: `;
          if (reading instanceof FileRefused) left.push({ file, sentence: of + reading.message });
          else if (reading.kind === 'questions')
            left.push(...reading.questions.map((question) => ({ file, sentence: of + ask(question) })));
          else {
            const found = find(file, reading);
            if (found !== undefined) batch.push(found);
            if (batch.length >= BATCH) await saveBatch();
          }
        }
      } catch (error) {
        if (!(error instanceof FileRefused)) throw error;
        left.push({ file, sentence: error.message });
      }
    }
  } finally {
    // What was read before is kept, whatever ends the reading.
    await saveBatch();
    await writing;
  }
  return { kept, there, left };
}

function noZone(name: string): string {
  return `Nobody said in which zone ${name} lies. Say --zone south (two rainy seasons) or --zone north (one), or name it in the list of places.`;
}

/** What the record of a file is kept as: as the list of places says, else as the file does. */
function placeOf({ places, zone }: RecordOrder, file: string, station: string) {
  const fileName = path.parse(file).name;
  const said = places.get(station.toLowerCase()) ?? places.get(fileName.toLowerCase());
  const name = said?.name ?? (station === '' ? fileName : station);
  return {
    id: plainSlug(name),
    name,
    zone: said?.zone ?? zone,
    latitude: said?.latitude ?? null,
    longitude: said?.longitude ?? null,
  };
}

/** What is read of each station of a file, one after the other. @throws FileRefused */
async function* readRecords(
  file: string,
  answers: Answers,
): AsyncGenerator<{ readonly station: string; readonly reading: FileReading | FileRefused }> {
  const text = await fileAsText(await readFile(file), answers.sheet);
  if (typeof text === 'string') yield* readStations(text, answers);
  else yield { station: '', reading: { kind: 'questions', format: 'workbook', questions: [text] } };
}

function ask({ asks, question, choices }: Question): string {
  const ways = choices.map(({ value, text }) => `--say "${asks}=${value}" (${text})`);
  return `${question} Say ${ways.join(', or ')}.`;
}
