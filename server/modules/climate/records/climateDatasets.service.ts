import { mayKeepClimate } from '#engines/access/knowledge/climate.ts';
import { spokenDay } from '#engines/dates/spokenDay.ts';
import { licenceMeant } from '#engines/exchange/harvest/remoteDataset.ts';
import type { ColumnMeaning } from '#engines/tables/columns/dictionary.ts';
import type { AppContext } from '../../../context.ts';
import { writeCsv } from '../../../platform/files/csv.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import {
  findOwnDataset,
  forgetOwnDataset,
  ownDatasetSlugs,
  publishOwnTable,
} from '../../catalogue/catalogue.service.ts';
import { announce } from '../announce.ts';
import { findStation, listInCatalogue, setInCatalogue, type Station } from '../climate.repository.ts';
import { isOpen } from '../climate.service.ts';
import { type DailyColumn, daysOf } from './files.service.ts';

const kind = 'publishClimateRecord';
const day = 86_400;
/** Gauges and followed places grow every day: a new version of their dataset is made once a week. */
const DAYS_BETWEEN_VERSIONS = 7;

/** Begins the name that the dataset of a record is known by among the portal's own tables. */
const PREFIX = 'climate:';

function tableOf(stationId: string): string {
  return `${PREFIX}${stationId}`;
}

/**
 * The addresses of the datasets that hold the daily values of some places, by place: null where somebody deleted it, none where it is
 * not made yet, or private and whoever asks does not keep the records.
 */
export async function datasetsOf(
  scope: Scope,
  stations: readonly Station[],
): Promise<ReadonlyMap<string, string | null>> {
  const tables = stations.flatMap(({ id, inCatalogue }) => (inCatalogue ? [tableOf(id)] : []));
  const slugs = await ownDatasetSlugs(scope.db, tables, mayKeepClimate(scope.actor));
  return new Map([...slugs].map(([table, slug]) => [table.slice(PREFIX.length), slug]));
}

/**
 * Puts the daily values of a place into the catalogue, where they are charted, filtered, joined and cited as any table, or lets the
 * dataset stand as it is from now on. Throws problems for who may not, an unknown place, private values and samples.
 */
export async function putInCatalogue(scope: Scope, id: string, wanted: boolean): Promise<Station> {
  if (!mayKeepClimate(scope.actor)) throw problem('notForYou', { who: 'administrators' });
  const station = await findStation(scope.db, id);
  if (!station || station.removed) throw problem('climateNotFound', { found: id });
  if (wanted && station.isSample)
    throw problem('badInput', {
      sentence: `${station.name} is made up for trying the portal out. Records that were measured go into the catalogue.`,
    });
  if (wanted && !isOpen(station)) throw problem('climatePrivate', { name: station.name });
  await setInCatalogue(scope.db, id, wanted);
  scope.audit(wanted ? 'publishClimateRecord' : 'unpublishClimateRecord', [id], ['in_catalogue']);
  await announce(scope);
  // One that was deleted does not come back by itself: whoever asks for it again gets a new one.
  if (wanted && (await findOwnDataset(scope.db, tableOf(id)))?.slug === null)
    await forgetOwnDataset(scope.db, tableOf(id));
  if (wanted)
    await scope.context.jobs.enqueue(scope.db, {
      kind,
      payload: { id },
      dedupeKey: `${kind}:${id}:${scope.now.getTime()}`,
      maxAttempts: 3,
    });
  return { ...station, inCatalogue: wanted };
}

/** The background work: datasets of records are made, and renewed where the records changed. */
export function scheduleClimateDatasets(context: AppContext): void {
  context.jobs.handle(
    kind,
    async (job) => {
      const station = await findStation(context.db, (job.payload as { id: string }).id);
      if (station) await publish(context, station, job.signal);
    },
    'files',
  );
  context.jobs.every(
    'publishClimateRecords',
    day,
    async (job) => {
      const latest = context.clock.now().getTime() - DAYS_BETWEEN_VERSIONS * day * 1000;
      for (const station of await listInCatalogue(context.db)) {
        if (job.signal.aborted) return;
        const before = await findOwnDataset(context.db, tableOf(station.id));
        if (before && before.publishedAt.getTime() > latest) continue;
        // One that cannot be published keeps no other from it.
        await publish(context, station, job.signal).catch((error: unknown) =>
          context.log.error({ id: station.id, err: error }, 'a daily record could not be published'),
        );
      }
    },
    'files',
  );
}

async function publish(context: AppContext, station: Station, signal: AbortSignal): Promise<void> {
  const { id, name, source, licence, firstDay, lastDay, missingDays, inCatalogue, removed } = station;
  if (!inCatalogue || removed || !isOpen(station)) return;
  const { columns } = await daysOf({ context, db: context.db }, id);
  const known = columns.filter(({ values }) => values.some((value) => value !== null));
  const outcome = await publishOwnTable(context, signal, {
    table: tableOf(id),
    fileName: `daily-climate-${id}.csv`,
    csv: writeCsv(
      known.map((column) => column.name),
      (known[0]?.values ?? []).map((_, at) => known.map(({ values }) => String(values[at] ?? ''))),
    ),
    name: `Daily climate of ${name}`,
    description: `What was measured each day at ${name} from ${spokenDay(firstDay, true)} to ${spokenDay(lastDay, true)}; rain is missing on ${missingDays} days. Empty cells are days that nobody knows, or whose values a check found wrong. What the seasons were is worked out from them on the page of the place.`,
    details: {
      licence: licenceMeant(licence) ?? licence,
      // The daily values of the place are there for everybody as they are.
      asksSignIn: false,
      topic: 'climate',
      source,
      institution: context.config.operatorName ?? 'AgriHub Ghana',
      updateFrequency: 'When needed',
      coversFrom: firstDay,
      coversTo: lastDay,
      tags: ['daily climate', 'rain'],
      contact: '',
    },
    dictionary: known.map(meaning),
    notes: { first: 'First publication', next: 'Days were added or put right' },
  });
  if (typeof outcome !== 'string') context.log.warn({ id, findings: outcome }, 'a daily record could not be published');
}

function meaning({ name, label, unit }: DailyColumn): ColumnMeaning {
  return { column: name, label, meaning: '', unit, codes: [] };
}
