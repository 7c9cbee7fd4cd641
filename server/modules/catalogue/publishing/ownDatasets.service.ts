import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ColumnMeaning } from '#engines/tables/columns/dictionary.ts';
import type { Finding } from '#engines/tables/types.ts';
import type { AppContext } from '../../../context.ts';
import { newFileKey } from '../../../platform/files/storageKey.ts';
import { changeDataset } from '../catalogue.repository.ts';
import { findOwnDataset, holdOwnTable, saveOwnDataset } from './ownDatasets.repository.ts';
import { type PublishedDetails, type PublishedTable, publishVersion } from './publish.service.ts';
import { placesForReading } from '../samples.service.ts';

/** A table of the portal's own as a dataset of the catalogue. */
export interface OwnTable {
  /** By which it is known again: the name of the table. */
  readonly table: string;
  readonly fileName: string;
  readonly csv: string;
  readonly name: string;
  readonly description: string;
  readonly details: PublishedDetails;
  readonly dictionary: readonly ColumnMeaning[];
  /** What is said of the first version and of later ones. */
  readonly notes: { readonly first: string; readonly next: string };
}

/** What came of it: published anew, the same as last time, taken out of the catalogue by somebody, or with the findings that hinder it. */
export type OwnOutcome = 'published' | 'same' | 'takenOut' | readonly Finding[];

/**
 * Publishes a table of the portal's own as a dataset that belongs to nobody, and a new version of it where its rows are others than those
 * published last. Started twice, or by several processes, it publishes nothing twice.
 */
export async function publishOwnTable(context: AppContext, signal: AbortSignal, own: OwnTable): Promise<OwnOutcome> {
  const { table, csv, fileName, name, description, details, dictionary, notes } = own;
  const sha256 = createHash('sha256').update(csv).digest('hex');
  const before = await findOwnDataset(context.db, table);
  if (before?.slug === null) return 'takenOut';
  const isDescribed = mayDescribe(before?.dictionary ?? [], dictionary);
  if (before?.sha256 === sha256) {
    if (isDescribed && before.datasetId !== null)
      await changeDataset(context.db, before.datasetId, { dictionary: JSON.stringify(dictionary) });
    return 'same';
  }
  const work = path.join(context.config.dataDir, 'cache', 'own-tables');
  await mkdir(work, { recursive: true });
  const out = await mkdtemp(path.join(work, 'read-'));
  try {
    const file = path.join(out, fileName);
    await writeFile(file, csv);
    const { reading, tables } = await context.ingest.read(
      { file, fileName, out, fixes: [], places: placesForReading(context), today: context.clock.today() },
      signal,
    );
    if (tables.length === 0) return reading.findings;
    const now = context.clock.now();
    const { key: fileKey, bytes } = await context.storage.put(newFileKey('originals', now), createReadStream(file));
    const kept: PublishedTable[] = [];
    for (const { table: read, parquet, ...rest } of tables) {
      const { key } = await context.storage.put(`${newFileKey('tables', now)}.parquet`, createReadStream(parquet));
      kept.push({ ...rest, name: read.name, rows: read.rows, columns: read.columns, fileKey: key });
    }
    await context.db.transaction().execute(async (db) => {
      await holdOwnTable(db, table);
      // Another process may have published it meanwhile.
      const published = await findOwnDataset(db, table);
      if (published?.sha256 === sha256) return;
      const { datasetId } = await publishVersion(
        { context, db, now },
        {
          datasetId: published?.datasetId ?? null,
          ownerId: null,
          publishedBy: null,
          name,
          // What somebody made private stays so.
          private: published === undefined ? false : null,
          description,
          details: { ...details, ...(isDescribed && { dictionary }) },
          note: published === undefined ? notes.first : notes.next,
          file: { fileName, fileKey, fileKind: reading.kind ?? 'csv', bytes, sha256 },
          tables: kept,
          findings: reading.findings,
        },
      );
      await saveOwnDataset(db, table, datasetId, sha256, now);
    });
    return 'published';
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

/** Whether nobody has described the columns yet but the portal itself, and it knows more by now: units came after the labels. */
function mayDescribe(published: readonly ColumnMeaning[], own: readonly ColumnMeaning[]): boolean {
  const words = (meanings: readonly ColumnMeaning[]) =>
    JSON.stringify(meanings.map((each) => [each.column, each.label, each.meaning]));
  if (published.length === 0) return true;
  const isOwn = words(published) === words(own) && published.every(({ unit }) => unit === '');
  return isOwn && own.some(({ unit }) => unit !== '');
}
