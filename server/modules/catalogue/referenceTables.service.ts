import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Table } from '#engines/reference/table.ts';
import { findTable } from '#engines/reference/tables.ts';
import { unitOf } from '#engines/reference/unitOf.ts';
import type { ColumnMeaning } from '#engines/tables/dictionary.ts';
import type { AppContext } from '../../context.ts';
import type { JobRun } from '../../jobs/worker.ts';
import { newFileKey } from '../../platform/fileKey.ts';
import type { Scope } from '../../platform/scope.ts';
import { placeInTable, tableAsCsv } from '../reference/reference.service.ts';
import { changeDataset } from './catalogue.repository.ts';
import { publishVersion, type PublishedTable } from './publish.service.ts';
import { findReferenceDataset, keepReferenceDataset } from './referenceTables.repository.ts';
import { placesForReading } from './samples.service.ts';

const kind = 'publishReferenceTables';
/** Rows a page of the preview has (D §9). */
const previewRows = 10;
/** Edits of one sitting become one version. */
const everySeconds = 300;

/** The tables that advice is computed from, with the topic of the catalogue they belong to. */
const published: Readonly<Record<string, string>> = {
  regions: 'places',
  districts: 'places',
  onsetWindows: 'climate',
  climateNormals: 'climate',
  crops: 'crops',
  varieties: 'crops',
  activities: 'crops',
  risks: 'crops',
  riskAdvisories: 'extension',
  fertilizerRates: 'inputs',
  cropWater: 'water',
  pests: 'pests',
  pestPrevalence: 'pests',
  cropSeasons: 'crops',
  rareCrops: 'crops',
  fertilizerProducts: 'inputs',
  legumeCredits: 'inputs',
  trapSpecies: 'pests',
  projects: 'extension',
};

/**
 * Publishes the reference tables as datasets of the portal itself, and a new version of one whose rows are others than those
 * published last: at the start and every five minutes. Started twice, or by several processes, it publishes nothing twice.
 */
export function keepReferencePublished(context: AppContext): void {
  context.jobs.every(
    kind,
    everySeconds,
    async (job) => {
      for (const [tableName, topic] of Object.entries(published)) {
        if (job.signal.aborted) return;
        await publishTable(context, job, tableName, topic);
      }
    },
    'files',
  );
}

/**
 * Where a row of a reference table is read in the catalogue: the address of its dataset, opened at the row. Of a table that
 * is not published, or not yet, the address of a search for it.
 *
 * @throws tableNotFound
 */
export async function rowInCatalogue(scope: Scope, tableName: string, key: string): Promise<string> {
  const { title, place } = await placeInTable(scope, tableName, key);
  const slug = (await findReferenceDataset(scope.db, tableName))?.slug;
  if (slug === undefined || slug === null) return `/main/datasets?${new URLSearchParams({ q: title })}`;
  const at =
    place === null
      ? ''
      : `?${new URLSearchParams({ rows: String(Math.floor(place / previewRows) + 1), row: String(place + 1) })}`;
  return `/main/datasetpreview/${slug}${at}#preview`;
}

async function publishTable(context: AppContext, job: JobRun, tableName: string, topic: string): Promise<void> {
  const table = findTable(tableName);
  if (table === undefined) return;
  const csv = await tableAsCsv(context, tableName);
  const sha256 = createHash('sha256').update(csv).digest('hex');
  const before = await findReferenceDataset(context.db, tableName);
  // Somebody took it out of the catalogue.
  if (before?.slug === null) return;
  const dictionary = dictionaryOf(table);
  if (before?.sha256 === sha256) {
    if (mayDescribe(before.dictionary, dictionary) && before.datasetId !== null)
      await changeDataset(context.db, before.datasetId, { dictionary: JSON.stringify(dictionary) });
    return;
  }
  const work = path.join(context.config.dataDir, 'cache', 'reference');
  await mkdir(work, { recursive: true });
  const out = await mkdtemp(path.join(work, 'read-'));
  try {
    const fileName = `${tableName}.csv`;
    const file = path.join(out, fileName);
    await writeFile(file, csv);
    const { reading, tables } = await context.ingest.read(
      { file, fileName, out, fixes: [], places: placesForReading(context), today: context.clock.today() },
      job.signal,
    );
    if (tables.length === 0)
      return context.log.warn({ tableName, findings: reading.findings }, 'a reference table could not be published');
    const now = context.clock.now();
    const { key: fileKey, bytes } = await context.storage.put(newFileKey('originals', now), createReadStream(file));
    const kept: PublishedTable[] = [];
    for (const { table: read, parquet, ...rest } of tables) {
      const { key } = await context.storage.put(`${newFileKey('tables', now)}.parquet`, createReadStream(parquet));
      kept.push({ ...rest, name: read.name, rows: read.rows, columns: read.columns, fileKey: key });
    }
    const keys = Object.keys(table.columns);
    await context.db.transaction().execute(async (db) => {
      // Another process may have published it meanwhile.
      if ((await findReferenceDataset(db, tableName))?.sha256 === sha256) return;
      const { datasetId } = await publishVersion(
        { context, db, now },
        {
          datasetId: before?.datasetId ?? null,
          ownerId: null,
          publishedBy: null,
          name: `${table.title}: reference table`,
          private: false,
          description: `${table.description} This is what the calendar and the advice of this portal are computed from; the columns basis, verification, source and reviewedBy say of each row where it comes from.`,
          details: {
            licence: 'CC-BY-4.0',
            topic,
            institution: context.config.operatorName ?? 'AgriHub Ghana',
            updateFrequency: 'When needed',
            tags: ['reference data'],
            source: keys.includes('source') ? 'Named in each row' : 'This portal',
            contact: '',
            ...(mayDescribe(before?.dictionary ?? [], dictionary) && { dictionary }),
          },
          note: before === undefined ? 'First publication' : 'Rows were edited, reviewed or renewed by a release',
          file: { fileName, fileKey, fileKind: reading.kind ?? 'csv', bytes, sha256 },
          tables: kept,
          findings: reading.findings,
        },
      );
      await keepReferenceDataset(db, tableName, datasetId, sha256);
    });
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

/** Whether nobody has described the columns yet but the portal itself, and it knows more by now: units came after the labels. */
function mayDescribe(standing: readonly ColumnMeaning[], own: readonly ColumnMeaning[]): boolean {
  const words = (meanings: readonly ColumnMeaning[]) =>
    JSON.stringify(meanings.map((each) => [each.column, each.label, each.meaning]));
  if (standing.length === 0) return true;
  const isOwn = words(standing) === words(own) && standing.every(({ unit }) => unit === '');
  return isOwn && own.some(({ unit }) => unit !== '');
}

/** What its columns mean, as the form tells whoever fills them in. */
function dictionaryOf({ columns }: Table): ColumnMeaning[] {
  return Object.entries(columns).map(([column, each]) => ({
    column,
    label: each.label,
    meaning: each.help.slice(0, 500),
    unit: unitOf(each),
    codes: [],
  }));
}
