import { LRUCache } from 'lru-cache';
import { createHmac } from 'node:crypto';
import { mostLegacyLooks } from '#contract/limits.ts';
import type { StreamedFile } from '#contract/endpoint.ts';
import type { CatalogueEntry, LookCounts } from '#engines/catalogue/entry.ts';
import type { AppContext } from '../../../context.ts';
import { networkOf } from '../../../platform/http/networkOf.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { isUuid } from '../../../platform/records/uuid.ts';
import { askedDataset, requireOpen } from '../datasets.service.ts';
import type { DatasetFile } from '../files/files.service.ts';
import {
  addLook,
  findLook,
  findLookCounts,
  forgetLooks,
  latestLooks,
  looksByMonth,
  markDownload,
} from './looks.repository.ts';

/** Somebody who looks again within it has looked once. */
const sameLookMs = 30 * 60_000;
const mostRecent = 20_000;
const monthsShown = 12;
/** How long single looks are kept; told in docs/dataset_view.yml. */
const keptDays = 400;
const dayMs = 86_400_000;

interface RecentLook {
  readonly id: string;
  readonly at: number;
}

/** Who looked at what of late, in this process alone and under a keyed hash: a reload is no second look. */
export function createLooks({ secretKey }: Pick<AppContext, 'secretKey'>) {
  const recent = new LRUCache<string, RecentLook>({ max: mostRecent });

  /** `once` runs an act when the look is in the records: after the commit of a write, at once in a read. */
  async function lookOf(
    scope: Scope,
    record: Pick<CatalogueEntry, 'id'>,
    once: (act: () => void) => void,
  ): Promise<string> {
    const who = createHmac('sha256', secretKey)
      .update(
        `${record.id} ${scope.actor.personId ?? networkOf(scope.caller.address)} ${scope.caller.header('user-agent') ?? ''}`,
      )
      .digest('base64url');
    const known = recent.get(who);
    if (
      known !== undefined &&
      scope.now.getTime() - known.at < sameLookMs &&
      (await findLook(scope.db, known.id)) !== undefined
    )
      return known.id;
    const id = await addLook(scope.db, record.id, scope.now);
    once(() => {
      recent.set(who, { id, at: scope.now.getTime() });
      scope.context.catalogue.noteLook(record.id, 'view');
    });
    return id;
  }

  return {
    /** Counts a look at a dataset; answers its id. @throws datasetNotFound */
    async log(scope: Scope, idOrSlug: string): Promise<string> {
      return lookOf(scope, (await askedDataset(scope, idOrSlug)).record, scope.afterCommit);
    },

    /** The file, which counts as downloaded once its beginning is sent: from a page, where the look at it is that of the page, or through the API. */
    counting(scope: Scope, { record, file }: DatasetFile): StreamedFile {
      const count = async (): Promise<void> => {
        if (await markDownload(scope.db, await lookOf(scope, record, (act) => act())))
          scope.context.catalogue.noteLook(record.id, 'download');
      };
      return {
        ...file,
        async open(range) {
          const opened = await file.open(range);
          if (range === undefined || range.start === 0) await count();
          return opened;
        },
      };
    },
  };
}

export type Looks = ReturnType<typeof createLooks>;

/** Marks a look as one that downloaded, for who may download. @throws lookNotFound, privateDataset, signInNeeded, invalidToken */
export async function logDownload(scope: Scope, lookId: string): Promise<void> {
  const look = isUuid(lookId) ? await findLook(scope.db, lookId) : undefined;
  if (look === undefined) throw problem('lookNotFound', { found: lookId });
  requireOpen(scope, await askedDataset(scope, look.datasetId), 'text');
  if (await markDownload(scope.db, lookId))
    scope.afterCommit(() => scope.context.catalogue.noteLook(look.datasetId, 'download'));
}

/** Looks and downloads in all, and in each of the last 12 months, the oldest first. */
export async function activityOf(
  scope: Scope,
  idOrSlug: string,
): Promise<LookCounts & { readonly months: readonly (LookCounts & { readonly month: string })[] }> {
  const { record } = await askedDataset(scope, idOrSlug);
  const months = lastMonths(scope.today, monthsShown);
  const [counts, found] = await Promise.all([
    findLookCounts(scope.db, record.id),
    looksByMonth(scope.db, record.id, `${months[0] ?? scope.today.slice(0, 7)}-01`),
  ]);
  const byMonth = new Map(found.map((each) => [each.month, each]));
  return { ...counts, months: months.map((month) => byMonth.get(month) ?? { month, views: 0, downloads: 0 }) };
}

/** Whether each of the latest looks at some datasets downloaded, the newest first; who it was is not known. */
export function latestLooksAt(
  { db, context }: Scope,
  entries: readonly CatalogueEntry[],
): Promise<ReadonlyMap<string, readonly boolean[]>> {
  return latestLooks(
    db,
    entries.filter(({ id }) => context.catalogue.countsOf(id).views > 0).map(({ id }) => id),
    mostLegacyLooks,
  );
}

/** Has old looks forgotten; their number stays in the dataset. */
export function forgetOldLooks({ jobs, clock }: Pick<AppContext, 'jobs' | 'clock'>): void {
  jobs.every('forgetDatasetLooks', 86_400, async (job) => {
    await job.settle(async (db) => {
      while ((await forgetLooks(db, new Date(clock.now().getTime() - keptDays * dayMs))) > 0);
    });
  });
}

/** The last so many months up to that of a day: 2025-05 … 2026-04. */
function lastMonths(today: string, count: number): string[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return Array.from({ length: count }, (_, at) => {
    const number = year * 12 + month - 1 - (count - 1 - at);
    return `${String(Math.floor(number / 12))}-${String((number % 12) + 1).padStart(2, '0')}`;
  });
}
