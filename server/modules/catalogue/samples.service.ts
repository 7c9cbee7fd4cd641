import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Ingested } from '../../adapters/ingest/ingest.ts';
import type { AppContext } from '../../context.ts';
import type { JobRun } from '../../jobs/worker.ts';
import { newFileKey } from '../../platform/files/storageKey.ts';
import { placesOf } from '../geography/geography.service.ts';
import { countDatasets } from './catalogue.repository.ts';
import { publishVersion, type PublishedTable } from './publishing/publish.service.ts';
import { type SampleDataset, sampleDatasets, samplePath } from './samples.content.ts';

const kind = 'loadSampleDataset';

/** Says how a sample is read: as any file that is sent. */
export function handleSampleDatasets(context: AppContext): void {
  context.jobs.handle(kind, (job) => loadSample(context, job), 'files');
}

/**
 * Has the samples read in the background, at the first start with sample people. Does nothing where anybody has
 * published or deleted a dataset since.
 *
 * @param ownerId the sample person who owns them
 */
export async function requestSampleDatasets(context: AppContext, ownerId: string): Promise<void> {
  if ((await countDatasets(context.db)) > 0) return;
  await context.db.transaction().execute(async (db) => {
    for (const { file } of sampleDatasets)
      await context.jobs.enqueue(db, {
        kind,
        payload: { file, ownerId },
        dedupeKey: `${kind}:${file}`,
        maxAttempts: 3,
      });
  });
}

async function loadSample(context: AppContext, job: JobRun): Promise<void> {
  const { file, ownerId } = job.payload as { file: string; ownerId: string };
  const sample = sampleDatasets.find((each) => each.file === file);
  if (sample === undefined) return;
  const work = path.join(context.config.dataDir, 'cache', 'samples');
  await mkdir(work, { recursive: true });
  const out = await mkdtemp(path.join(work, 'read-'));
  try {
    const read = await readSample(context, sample, out, job.signal);
    if (read.tables.length === 0)
      return context.log.warn({ file, findings: read.reading.findings }, 'a sample dataset could not be read');
    await publishSample(context, job, sample, ownerId, read);
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

function readSample(context: AppContext, sample: SampleDataset, out: string, signal: AbortSignal): Promise<Ingested> {
  return context.ingest.read(
    {
      file: samplePath(sample),
      fileName: sample.file,
      out,
      fixes: [],
      places: placesForReading(context),
      today: context.clock.today(),
    },
    signal,
  );
}

/** Regions and districts as a file names them, for reading it. */
export function placesForReading(
  context: Pick<AppContext, 'reference'>,
): Parameters<AppContext['ingest']['read']>[0]['places'] {
  const { regions, districts } = placesOf(context.reference.book());
  const named =
    (kindOf: 'region' | 'district') =>
    ({
      id,
      name,
      alsoKnownAs,
    }: {
      readonly id: string;
      readonly name: string;
      readonly alsoKnownAs: readonly string[];
    }) => ({ id, kind: kindOf, names: [name, ...alsoKnownAs] });
  return [...regions.map(named('region')), ...districts.map(named('district'))];
}

async function publishSample(
  context: AppContext,
  job: JobRun,
  sample: SampleDataset,
  ownerId: string,
  { reading, tables, sha256 }: Ingested,
): Promise<void> {
  const now = context.clock.now();
  const { bytes, key } = await context.storage.put(newFileKey('originals', now), createReadStream(samplePath(sample)));
  const kept: PublishedTable[] = [];
  for (const { table, parquet, ...rest } of tables) {
    const { key: fileKey } = await context.storage.put(
      `${newFileKey('tables', now)}.parquet`,
      createReadStream(parquet),
    );
    kept.push({ ...rest, name: table.name, rows: table.rows, columns: table.columns, fileKey });
  }
  const { name, description, topic, source, tags } = sample;
  await job.settle((db) =>
    publishVersion(
      { context, db, now },
      {
        datasetId: null,
        ownerId,
        publishedBy: ownerId,
        name,
        description,
        private: sample.private ?? false,
        details: {
          licence: 'CC-BY-4.0',
          topic,
          source,
          institution: 'Sample data',
          tags: ['sample data', ...tags],
          updateFrequency: 'When needed',
        },
        file: { fileName: sample.file, fileKey: key, fileKind: reading.kind ?? 'csv', bytes, sha256 },
        tables: kept,
        findings: reading.findings,
      },
    ),
  );
}
