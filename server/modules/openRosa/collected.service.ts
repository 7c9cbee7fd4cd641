/** Exports of programs that collect data elsewhere, made into records by the calls of the forms. */
import { createHash } from 'node:crypto';
import { mostCollectedRows } from '#contract/limits.ts';
import {
  answersOfRow,
  type CollectedRows,
  guessMapping,
  instanceOf,
  joinPlaces,
  type Mapping,
  readCollectedJson,
} from '#engines/openRosa/collectedRows.ts';
import type { FormFile } from '#contract/endpoint.ts';
import type { Choice } from '#engines/openRosa/field.ts';
import type { Answers } from '#engines/openRosa/readAnswers.ts';
import type { AppContext } from '../../context.ts';
import { type ListUse, readListFile } from '../../platform/files/listFile.ts';
import { newFileKey } from '../../platform/files/storageKey.ts';
import { saveHashed } from '../../platform/files/saveHashed.ts';
import { Problem, problem } from '../../platform/calls/problems.ts';
import type { Registry } from '../../platform/calls/registry.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { photosOfRow, unpackExport } from './collectedArchive.ts';
import { checkRecord, writeRecord } from './collectedRecords.ts';
import { type FormOfCall, forms } from './forms.ts';
import { type ListName, listsFor } from './lists.service.ts';
import * as kept from './openRosa.repository.ts';

const mostReviewed = 200;

const use: ListUse = {
  most: mostCollectedRows,
  rows: 'filled forms',
  refuse: (sentence) => problem('badInput', { sentence }),
};

/** The rows of an export, and photos that came with it. */
export interface CollectedExport extends CollectedRows {
  /** By their paths. */
  readonly photos: ReadonlyMap<string, Uint8Array>;
}

/** Reads an export before the transaction: CSV, XLSX, the JSON of KoboToolbox or ODK, or a .zip of one with its photos. Throws a problem. */
export async function readExport(context: AppContext, bytes: Uint8Array, fileName: string): Promise<CollectedExport> {
  if (!/\.zip$/i.test(fileName)) return { ...(await readTable(context, bytes, fileName)), photos: new Map() };
  const { photos, ...table } = unpackExport(bytes);
  return { ...(await readTable(context, table.bytes, table.fileName)), photos };
}

async function readTable(context: AppContext, bytes: Uint8Array, fileName: string): Promise<CollectedRows> {
  if (!/\.(geo)?json$/i.test(fileName)) return joinPlaces(await readListFile(context, bytes, fileName, use));
  const read = readCollectedJson(Buffer.from(bytes).toString('utf8'));
  if (read === null)
    throw use.refuse(
      'The file is no JSON list of filled forms. Expected: what KoboToolbox or ODK Central exports as JSON. Export it again, or as CSV.',
    );
  if (read.records.length === 0) throw use.refuse('The file holds no filled form. Export it again with its data.');
  if (read.records.length > mostCollectedRows)
    throw use.refuse(
      `The file holds ${read.records.length} filled forms; one file may have ${mostCollectedRows}. Export it in parts.`,
    );
  return joinPlaces(read);
}

/** What became, or would become, of a row. */
interface ReadRow {
  readonly row: number;
  readonly act: 'take' | 'there' | 'wrong';
  readonly sentences: string[];
  /** How many go with it. */
  readonly photos: number;
}

/**
 * Goes through the rows of an export: says what each would become, or makes the records where `apply` is asked, each once by its
 * instance id and by the call of its room, with that room's rights and checks. Rows that are wrong leave nothing behind.
 */
export async function importExport(
  scope: Scope,
  calls: Registry,
  file: CollectedExport,
  asked: { readonly form: string; readonly apply: boolean; readonly columns: unknown },
) {
  const { personId } = scope.actor;
  if (personId === null) throw problem('signInNeeded');
  const form = forms.find(({ id }) => id === asked.form);
  if (form === undefined)
    throw problem('badInput', {
      sentence: `There is no form "${asked.form}". Choose one of: ${forms.map(({ id }) => id).join(', ')}.`,
    });
  const before = await kept.findMapping(scope.db, personId, form.id);
  const mapping = guessMapping(file.headers, form.questions, { ...before, ...readMapping(asked.columns) });
  const names = [...new Set(form.questions.flatMap(({ choices }) => choices ?? []))] as ListName[];
  const lists = await listsFor(scope, calls, names);
  const read: ReadRow[] = [];
  const seen = new Set<string>();
  for (const { row, cells } of file.records)
    read.push({
      row,
      ...(await readRow(
        { scope, calls, form, mapping, lists, seen, photos: file.photos },
        file.headers,
        cells,
        asked.apply,
      )),
    });
  if (asked.apply) {
    await kept.saveMapping(scope.db, personId, form.id, { ...before, ...mapping }, scope.now);
    scope.audit('importCollected', [form.id]);
  }
  const of = (act: ReadRow['act']) => read.filter((each) => each.act === act);
  const [taken, there, wrong] = [of('take'), of('there'), of('wrong')];
  return {
    applied: asked.apply,
    rows: read.length,
    taken: taken.length,
    there: there.length,
    wrong: wrong.length,
    photos: taken.reduce((sum, { photos }) => sum + photos, 0),
    columns: file.headers.map((header, at) => ({
      header,
      question: mapping[header] ?? '',
      example: (file.records.find(({ cells }) => (cells[at] ?? '') !== '')?.cells[at] ?? '').slice(0, 80),
    })),
    review: [...wrong, ...there, ...taken]
      .slice(0, mostReviewed)
      .map(({ row, act, sentences }) => ({ row, act, sentences })),
  };
}

interface RowReader {
  readonly scope: Scope;
  readonly calls: Registry;
  readonly form: FormOfCall;
  readonly mapping: Mapping;
  readonly lists: Readonly<Record<string, readonly Choice[]>>;
  /** Identities met in this file. */
  readonly seen: Set<string>;
  readonly photos: CollectedExport['photos'];
}

async function readRow(
  { scope, calls, form, mapping, lists, seen, photos }: RowReader,
  headers: readonly string[],
  cells: readonly string[],
  apply: boolean,
): Promise<Omit<ReadRow, 'row'>> {
  const instanceId = instanceOf(headers, cells) ?? `${form.id}:${fingerprint(cells)}`;
  if (seen.has(instanceId) || (await kept.isTaken(scope.db, instanceId)))
    return { act: 'there', sentences: [], photos: 0 };
  const { answers, wrong } = answersOfRow({ headers, cells }, mapping, form.questions, lists);
  if (wrong.length > 0) return { act: 'wrong', sentences: wrong.map(({ sentence }) => sentence), photos: 0 };
  const most = form.questions.filter(({ kind }) => kind === 'photo').length;
  const own = photosOfRow(photos, cells, instanceId).slice(0, most);
  try {
    if (apply) await takeRow(scope, calls, form, answers, instanceId, own);
    else checkRecord(calls, form, answers);
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return { act: 'wrong', sentences: [error.message], photos: 0 };
  }
  seen.add(instanceId);
  return { act: 'take', sentences: [], photos: own.length };
}

/** Makes a row a record; what it had begun is undone where its room refuses it. Throws a problem. */
async function takeRow(
  scope: Scope,
  calls: Registry,
  form: FormOfCall,
  answers: Answers,
  instanceId: string,
  photos: ReturnType<typeof photosOfRow>,
): Promise<void> {
  const notes: Parameters<Scope['audit']>[] = [];
  const acts: Parameters<Scope['afterCommit']>[0][] = [];
  const own: Scope = {
    ...scope,
    audit: (...note) => void notes.push(note),
    afterCommit: (act) => void acts.push(act),
  };
  const files = await savePhotos(scope, photos);
  try {
    await kept.inSavepoint(scope.db, async () => {
      const instance = {
        instanceId,
        form: form.id,
        formVersion: 'export',
        personId: scope.actor.personId ?? '',
        replaces: null,
      };
      await kept.takeInstance(scope.db, instance, scope.now);
      await kept.noteRecord(scope.db, instanceId, await writeRecord(own, calls, form, answers, files));
    });
  } catch (error) {
    for (const { key } of files) await scope.context.storage.remove(key);
    throw error;
  }
  for (const note of notes) scope.audit(...note);
  for (const act of acts) scope.afterCommit(act);
}

async function savePhotos(
  { context: { storage, clock } }: Scope,
  photos: ReturnType<typeof photosOfRow>,
): Promise<FormFile[]> {
  const files: FormFile[] = [];
  for (const { fileName, bytes } of photos)
    files.push({ fileName, ...(await saveHashed(storage, newFileKey('photos', clock.now()), oneOf(bytes))) });
  return files;
}

async function* oneOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function fingerprint(cells: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(cells)).digest('hex');
}

/** What columns hold, as whoever asks says. @throws badInput where it is no such list */
function readMapping(said: unknown): Mapping {
  if (said === undefined) return {};
  const isMapping =
    typeof said === 'object' && said !== null && Object.values(said).every((each) => typeof each === 'string');
  if (!isMapping)
    throw problem('badInput', {
      sentence: 'The columns are not said as JSON from headers to questions, such as {"Pest seen":"riskCategoryId"}.',
    });
  return said as Mapping;
}
