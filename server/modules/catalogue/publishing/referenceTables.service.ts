import type { Table } from '#engines/reference/table.ts';
import { findTable } from '#engines/reference/tables.ts';
import { unitOf } from '#engines/reference/unitOf.ts';
import type { ColumnMeaning } from '#engines/tables/columns/dictionary.ts';
import type { AppContext } from '../../../context.ts';
import type { JobRun } from '../../../jobs/worker.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { placeInTable, tableAsCsv } from '../../reference/reference.service.ts';
import { findOwnDataset } from './ownDatasets.repository.ts';
import { publishOwnTable } from './ownDatasets.service.ts';

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
export function scheduleReferenceDatasets(context: AppContext): void {
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
  const slug = (await findOwnDataset(scope.db, tableName))?.slug;
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
  const outcome = await publishOwnTable(context, job.signal, {
    table: tableName,
    fileName: `${tableName}.csv`,
    csv: await tableAsCsv(context, tableName),
    name: `${table.title}: reference table`,
    description: `${table.description} This is what the calendar and the advice of this portal are computed from; the columns basis, verification, source and reviewedBy say of each row where it comes from.`,
    details: {
      licence: 'CC-BY-4.0',
      topic,
      institution: context.config.operatorName ?? 'AgriHub Ghana',
      updateFrequency: 'When needed',
      tags: ['reference data'],
      source: Object.keys(table.columns).includes('source') ? 'Named in each row' : 'This portal',
      contact: '',
    },
    dictionary: dictionaryOf(table),
    notes: { first: 'First publication', next: 'Rows were edited, reviewed or renewed by a release' },
  });
  if (typeof outcome !== 'string')
    context.log.warn({ tableName, findings: outcome }, 'a reference table could not be published');
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
