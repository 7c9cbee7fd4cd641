import { coverageOf } from '#engines/catalogue/coverage.ts';
import { plainSlug, slugOf } from '#engines/catalogue/slug.ts';
import { tidyDictionary, type ColumnMeaning } from '#engines/tables/columns/dictionary.ts';
import { plainWords } from '#engines/tables/columns/plainWords.ts';
import type { Column, FileKind, Finding, PersonalDataFinding } from '#engines/tables/types.ts';
import { plainName } from '#engines/geography/names.ts';
import type { Database } from '../../../database/connection.ts';
import type { AppContext } from '../../../context.ts';
import { problem } from '../../../platform/calls/problems.ts';
import { isUuid } from '../../../platform/records/uuid.ts';
import { announceEvent } from '../../webhooks/webhooks.service.ts';
import { catalogueTopic } from '../book.service.ts';
import {
  addDataset,
  changeDataset,
  type DatasetRow,
  holdDataset,
  holdSlugs,
  slugsLike,
} from '../catalogue.repository.ts';
import { checkDetails } from './details.service.ts';
import { addVersion } from './versions.repository.ts';

/** What a publication needs around it: a request's scope serves, and so does a job that settles. */
export interface Publishing {
  readonly context: AppContext;
  /** The transaction in which the version comes to be. */
  readonly db: Database;
  readonly now: Date;
  /** Runs after the commit; a job leaves it out. */
  readonly afterCommit?: (act: () => void | Promise<void>) => void;
}

/** What is said of a dataset beside its name and description; as the form of an upload sends it. */
export interface PublishedDetails {
  /** An id of engines/catalogue/licences.ts, or terms in words. Required: nothing is published without one. */
  readonly licence?: string | undefined;
  readonly topic?: string | undefined;
  readonly source?: string | undefined;
  readonly contact?: string | undefined;
  readonly institution?: string | undefined;
  readonly updateFrequency?: string | undefined;
  /** Calendar days; of a public dataset found in the rows where left out or empty. */
  readonly coversFrom?: string | undefined;
  readonly coversTo?: string | undefined;
  /** Region keys; of a public dataset found in the rows where left out. */
  readonly regions?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Left out, a dataset that stands keeps what it says. */
  readonly asksSignIn?: boolean | undefined;
  readonly dictionary?: readonly ColumnMeaning[] | undefined;
}

/** A file that was read and approved, ready to be a version. Keys name files that stand; nothing is copied. */
export interface Publication {
  /** The dataset this is the next version of; null makes a new one. */
  readonly datasetId: string | null;
  /** Who owns a new dataset; that of a standing one stays. */
  readonly ownerId: string | null;
  readonly publishedBy: string | null;
  readonly name: string;
  readonly description: string;
  /** Null: as the dataset is that is renewed. */
  readonly private: boolean | null;
  readonly details: PublishedDetails;
  /** What is new in this version, in words. */
  readonly note?: string;
  readonly file: {
    readonly fileName: string;
    readonly fileKey: string;
    readonly fileKind: FileKind;
    readonly bytes: number;
    readonly sha256: string;
  };
  readonly tables: readonly PublishedTable[];
  readonly findings: readonly Finding[];
  /** What seemed personal when the file was read: asked about before a private dataset is made public. */
  readonly personalData?: readonly PersonalDataFinding[];
}

export interface PublishedTable {
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly Column[];
  readonly fileKey: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface Published {
  readonly datasetId: string;
  readonly slug: string;
  readonly versionId: string;
  readonly number: number;
}

/**
 * Makes a version of a dataset, the first of a new one or the next of one that stands, in the caller's transaction.
 *
 * @throws licenceMissing; noTables; what checkDetails throws; datasetNotFound where the dataset to be renewed is gone
 */
export async function publishVersion(publishing: Publishing, publication: Publication): Promise<Published> {
  const { db, now } = publishing;
  if (plainWords(publication.details.licence ?? '') === '') throw problem('licenceMissing');
  if (publication.tables.length === 0) throw problem('noTables');
  checkDetails(publishing.context, publication.details);
  const { id, slug, number, isPrivate } =
    publication.datasetId === null
      ? await addNew(publishing, publication)
      : await renew(publishing, publication, publication.datasetId);
  const versionId = await addVersion(db, {
    datasetId: id,
    number,
    ...publication.file,
    note: publication.note ?? '',
    restores: null,
    publishedBy: publication.publishedBy,
    publishedAt: now,
    findings: publication.findings,
    personalData: publication.personalData ?? [],
    tables: publication.tables,
  });
  await tellChange(publishing, id);
  if (!isPrivate)
    await announceEvent(publishing, 'dataset.published', {
      id,
      slug,
      version: number,
      title: plainWords(publication.name),
      licence: publication.details.licence,
      path: `/main/datasetpreview/${slug}`,
    });
  return { datasetId: id, slug, versionId, number };
}

/** Tells every process that a dataset joined, changed or went: at the commit; this one has heard before it answers. */
export async function tellChange({ context, db, afterCommit }: Publishing, id: string): Promise<void> {
  await context.signals.publish(db, catalogueTopic, id);
  afterCommit?.(() => context.catalogue.reload(id));
}

async function addNew(publishing: Publishing, publication: Publication) {
  const { db, now } = publishing;
  await holdSlugs(db);
  const taken = await slugsLike(db, plainSlug(publication.name) || 'dataset');
  const slug = slugOf(publication.name, (each) => taken.has(each));
  const row = {
    ...described(publishing, publication, publication.private ?? false),
    slug,
    owner_id: publication.ownerId,
    current_version: 1,
    created_at: now,
  };
  return { id: await addDataset(db, row), slug, number: 1, isPrivate: row.private };
}

async function renew(publishing: Publishing, publication: Publication, id: string) {
  const held = isUuid(id) ? await holdDataset(publishing.db, id) : undefined;
  if (held === undefined) throw problem('datasetNotFound', { found: publication.name });
  const number = held.currentVersion + 1;
  const isPrivate = publication.private ?? held.private;
  await changeDataset(publishing.db, id, {
    ...described(publishing, publication, isPrivate),
    current_version: number,
  });
  return { id, slug: held.slug, number, isPrivate };
}

type Described = Omit<DatasetRow, 'slug' | 'owner_id' | 'current_version' | 'created_at'>;

function described(
  { context, now }: Publishing,
  { name, description, details, file, tables }: Publication,
  isPrivate: boolean,
): Described {
  const book = context.reference.book();
  const columns = tables.flatMap((table) => table.columns);
  // What the rows of a private dataset speak of is not told unless somebody says it.
  const found = isPrivate
    ? { coversFrom: null, coversTo: null, regions: [] }
    : coverageOf(columns, regionNamed(book.regions), now.getUTCFullYear() + 1);
  const said = details.coversFrom || details.coversTo;
  return {
    name: plainWords(name),
    description: description.trim(),
    private: isPrivate,
    licence: plainWords(details.licence ?? ''),
    topic: details.topic ?? '',
    source: details.source ?? '',
    contact: details.contact ?? '',
    institution: plainWords(details.institution ?? ''),
    update_frequency: details.updateFrequency ?? '',
    covers_from: said ? details.coversFrom || null : found.coversFrom,
    covers_to: said ? details.coversTo || null : found.coversTo,
    regions: details.regions && details.regions.length > 0 ? details.regions : found.regions,
    tags: (details.tags ?? []).map(plainWords).filter((tag) => tag !== ''),
    ...(details.asksSignIn !== undefined && { asks_sign_in: details.asksSignIn }),
    ...(details.dictionary !== undefined && { dictionary: JSON.stringify(tidyDictionary(details.dictionary)) }),
    column_names: searchedNames(tables),
    file_kind: file.fileKind,
    bytes: file.bytes,
    rows: tables.reduce((sum, table) => sum + table.rows, 0),
    updated_at: now,
  };
}

/** Sheets and columns by name, as the search reads them. */
export function searchedNames(
  tables: readonly { readonly name: string; readonly columns: readonly { readonly name: string }[] }[],
): string {
  return [...new Set(tables.flatMap((table) => [table.name, ...table.columns.map((column) => column.name)]))]
    .join(' ')
    .slice(0, 20_000);
}

/** Answers the key of a region by its name, however it is written. */
function regionNamed(
  regions: readonly { readonly regionId: string; readonly name: string }[],
): (name: string) => string | undefined {
  const keys = new Map(
    regions.flatMap(
      ({ regionId, name }) =>
        [
          [plainName(name), regionId],
          [plainName(regionId), regionId],
        ] as const,
    ),
  );
  return (name) => keys.get(plainName(name));
}
