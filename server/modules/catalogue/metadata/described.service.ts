import { mayOpenDataset } from '#engines/access/knowledge/catalogue.ts';
import { visitor } from '#engines/access/roles.ts';
import type { PublicDataset } from '#engines/exchange/dataset.ts';
import { licenceOf } from '#engines/catalogue/licences.ts';
import { topicName } from '#engines/catalogue/topics.ts';
import type { AppContext } from '../../../context.ts';
import type { Database } from '../../../database/connection.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { problem } from '../../../platform/calls/problems.ts';
import { regionNames } from '../catalogue.presenter.ts';
import {
  type ChangedDataset,
  type ChangesAsked,
  type DescribedDataset,
  findDescribed,
  listChanges,
} from './described.repository.ts';
import { askedDataset } from '../datasets.service.ts';

/** A page of the public datasets, the one that changed last first. */
export function describeDatasets(scope: Scope, page: Page): Promise<PublicDataset[]> {
  return describe(scope, idsOnPage(scope, page), scope.context.readDb);
}

export interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** The ids on it. */
export function idsOnPage(scope: Scope, { offset, limit }: Page): string[] {
  return publicEntries(scope)
    .slice(offset, offset + limit)
    .map(({ entry }) => entry.id);
}

/** The newest first. */
function publicEntries({ context }: Scope) {
  return context.catalogue.all().filter(({ entry }) => !entry.private);
}

/**
 * Public datasets by id, in the order of the ids; those that are not there, or are private, are left out. Read from the
 * primary: what is remembered until the next change must not be older than the last one.
 */
export function describeByIds(scope: Scope, ids: readonly string[]): Promise<PublicDataset[]> {
  return describe(scope, ids, scope.context.db);
}

async function describe(scope: Scope, ids: readonly string[], db: Database): Promise<PublicDataset[]> {
  const byId = new Map((await findDescribed(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map((row) => publicDataset(scope, row));
}

/** The same for work in the background. */
export async function publicDatasetsOf(context: AppContext, ids: readonly string[]): Promise<PublicDataset[]> {
  return (await findDescribed(context.db, ids)).map((row) => publicDataset({ context }, row));
}

/** One public dataset by its id or short name. @throws datasetNotFound, also for a private one: nothing of it goes out here */
export async function describeDataset(scope: Scope, idOrSlug: string): Promise<PublicDataset> {
  const { record } = await askedDataset(scope, idOrSlug);
  const [found] = record.private ? [] : await describeByIds(scope, [record.id]);
  if (found === undefined) throw problem('datasetNotFound', { found: idOrSlug });
  return found;
}

/** How many public datasets there are, and the earliest of their last changes. */
export function countPublicDatasets(scope: Scope): { readonly count: number; readonly oldest: Date | null } {
  const open = publicEntries(scope);
  const last = open.at(-1);
  return { count: open.length, oldest: last === undefined ? null : new Date(last.entry.updatedAt) };
}

/** What became of datasets, the earliest change first, each with its description unless it went. */
export async function describeChanges(
  scope: Scope,
  asked: ChangesAsked,
): Promise<(ChangedDataset & { readonly dataset: PublicDataset | null })[]> {
  const changes = await listChanges(scope.context.db, asked);
  const present = changes.filter(({ gone }) => !gone).map(({ id }) => id);
  const byId = new Map((await describeByIds(scope, present)).map((each) => [each.id, each]));
  return changes.map((change) => ({ ...change, dataset: byId.get(change.id) ?? null }));
}

function publicDataset({ context }: Pick<Scope, 'context'>, row: DescribedDataset): PublicDataset {
  const licence = licenceOf(row.licence);
  const rights = { ownerId: null, private: false, granted: false, open: licence.open && !row.asksSignIn };
  return {
    id: row.id,
    slug: row.slug,
    doi: row.doi,
    title: row.name,
    description: row.description,
    creator: row.institution || (row.ownerName ?? ''),
    source: row.source,
    contact: row.contact,
    topic: { id: row.topic, name: topicName(row.topic) },
    tags: row.tags,
    licence,
    regions: regionNames(row.regions, context.reference.book()),
    coversFrom: row.coversFrom,
    coversTo: row.coversTo,
    updateFrequency: row.updateFrequency,
    openAccess: mayOpenDataset(visitor, rights, context.config.openDatasets),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    publishedAt: row.publishedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    views: Number(row.views),
    file: { name: row.fileName, kind: row.fileKind, bytes: row.fileBytes, sha256: row.fileSha256 },
    tables: row.tables,
  };
}
