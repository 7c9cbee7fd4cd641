import type { Static } from 'typebox';
import type { DatasetCard, DatasetTable, ReadingNote, VersionBrief } from '#contract/catalogue/catalogueShapes.ts';
import type { AccessQuestion as WireQuestion } from '#contract/catalogue/datasetAccess.ts';
import type { listDatasets } from '#contract/catalogue/catalogue.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { CatalogueEntry, LookCounts } from '#engines/catalogue/entry.ts';
import { type FilterName, filterNames } from '#engines/catalogue/listing.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import { licenceOf, licences } from '#engines/catalogue/licences.ts';
import { topicName } from '#engines/catalogue/topics.ts';
import type { DescribedColumn } from '#engines/tables/columns/dictionary.ts';
import { nameWithUnit } from '#engines/tables/columns/inWords.ts';
import type { Finding } from '#engines/tables/types.ts';
import type { Catalogue } from '../../context.ts';
import type { AccessQuestion } from './access/access.repository.ts';
import type { DatasetList } from './listing.service.ts';
import type { Version, VersionTable } from './publishing/versions.repository.ts';

type Card = Static<typeof DatasetCard>;

const cards = new WeakMap<CatalogueEntry, Card>();

/** A dataset as lists show it; frozen and kept, so that its text is written once. */
export function presentCard(entry: CatalogueEntry): Card {
  const known = cards.get(entry);
  if (known !== undefined) return known;
  const {
    id,
    slug,
    name,
    description,
    topic,
    institution,
    regions,
    tags,
    coversFrom,
    coversTo,
    version,
    bytes,
    rows,
    createdAt,
    updatedAt,
    asksSignIn,
  } = entry;
  const card = Object.freeze({
    id,
    slug,
    name,
    description,
    private: entry.private,
    identity: entry.versionId,
    topic,
    institution,
    licence: { ...licenceOf(entry.licence) },
    asksSignIn,
    format: entry.fileKind,
    regions: [...regions],
    tags: [...tags],
    coversFrom,
    coversTo,
    version,
    bytes,
    rows,
    createdAt,
    updatedAt,
  });
  cards.set(entry, card);
  return card;
}

export function presentList(
  list: DatasetList,
  page: number,
  limit: number,
  catalogue: Catalogue,
  book: ReferenceBook,
  openToAll: boolean,
): Answer<typeof listDatasets> {
  const total = list.items.length;
  const entries = list.items.slice((page - 1) * limit, page * limit).map(({ entry }) => entry);
  return {
    total,
    page,
    pages: Math.max(1, Math.ceil(total / limit)),
    openToAll,
    items: entries.map((entry) => presentItem(entry, catalogue.countsOf(entry.id))),
    matched: matchedOn(list, entries, `${page} ${limit}`),
    understoodAs: list.hits?.understoodAs ?? null,
    suggestions: list.hits && total === 0 ? [...list.hits.suggestions] : [],
    filters: presentFilters(list, book),
  };
}

type Item = Answer<typeof listDatasets>['items'][number];

const listItems = new WeakMap<CatalogueEntry, Item>();

/** Kept while its counts stay: nothing of the list is written so often. */
function presentItem(entry: CatalogueEntry, { views, downloads }: LookCounts): Item {
  const known = listItems.get(entry);
  if (known?.views === views && known.downloads === downloads) return known;
  const item = Object.freeze({ dataset: presentCard(entry), views, downloads });
  listItems.set(entry, item);
  return item;
}

const matched = new WeakMap<DatasetList, Map<string, string[]>>();

/** Words to mark on a page of a list; looked for once. */
function matchedOn(list: DatasetList, entries: readonly CatalogueEntry[], page: string): string[] {
  if (list.hits === null) return [];
  const pages = matched.get(list) ?? new Map<string, string[]>();
  matched.set(list, pages);
  const known = pages.get(page);
  if (known !== undefined) return known;
  const texts = entries.flatMap(({ name, description, tags, institution, topic }) => [
    name,
    description,
    tags.join(' '),
    institution,
    topicName(topic),
  ]);
  const found = Object.freeze(list.hits.matchedIn(texts)) as string[];
  if (pages.size < mostPagesKept) pages.set(page, found);
  return found;
}

/** Of one list: whoever turns all its pages must not fill the memory. */
const mostPagesKept = 20;

type WireFilters = Answer<typeof listDatasets>['filters'];

const filters = new WeakMap<DatasetList, WireFilters>();

/** Kept as long as the list is: it is the longest part of the answer, and the same on every page. */
function presentFilters(list: DatasetList, book: ReferenceBook): WireFilters {
  const known = filters.get(list);
  if (known !== undefined) return known;
  const names = namesOf(book);
  const made = Object.freeze(
    Object.fromEntries(
      filterNames.map((filter) => [
        filter,
        list.counts[filter].map(({ value, count }) => ({ value, name: names[filter](value), count })),
      ]),
    ),
  ) as WireFilters;
  filters.set(list, made);
  return made;
}

const formats = new Map([
  ['xlsx', 'XLSX'],
  ['ods', 'ODS'],
  ['csv', 'CSV'],
  ['tsv', 'TSV'],
  ['zippedCsv', 'Zipped CSV'],
  ['dta', 'Stata'],
  ['sav', 'SPSS'],
  ['geojson', 'GeoJSON'],
  ['gpkg', 'GeoPackage'],
]);

function namesOf(book: ReferenceBook): Readonly<Record<FilterName, (value: string) => string>> {
  const regions = new Map(book.regions.map(({ regionId, name }) => [regionId, name]));
  const licenceNames = new Map(licences.map(({ id, name }) => [id, name]));
  const asItIs = (value: string): string => value;
  return {
    topic: topicName,
    region: (id) => regions.get(id) ?? id,
    institution: asItIs,
    format: (kind) => formats.get(kind) ?? kind,
    year: asItIs,
    licence: (id) => licenceNames.get(id) ?? 'Other terms',
    access: (access) => (access === 'private' ? 'Private' : 'Public'),
  };
}

/** Names of the regions a dataset speaks of, by the alphabet. */
export function regionNames(keys: readonly string[], book: ReferenceBook): string[] {
  return book.regions
    .filter(({ regionId }) => keys.includes(regionId))
    .map(({ name }) => name)
    .toSorted();
}

/** The same for those who may not see into a private dataset: neither the name of its file nor its sum. */
export function presentVersionForAll(version: Version, isPrivate: boolean): Static<typeof VersionBrief> {
  return isPrivate ? { ...presentVersion(version), fileName: '', sha256: '' } : presentVersion(version);
}

export function presentVersion({
  id,
  number,
  fileName,
  fileKind,
  bytes,
  rows,
  sha256,
  note,
  restores,
  publishedAt,
}: Version): Static<typeof VersionBrief> {
  return {
    id,
    number,
    fileName,
    format: fileKind,
    bytes,
    rows,
    sha256,
    note,
    restores,
    publishedAt: publishedAt.toISOString(),
  };
}

/** Profiles told with a dataset; of one with more columns a version tells them all. */
const mostProfiles = 200;

/** Tables as the page of a dataset begins with them. */
export function presentFirstTables(tables: readonly VersionTable[]): Static<typeof DatasetTable>[] {
  let left = mostProfiles;
  return tables.map((table) => {
    const told = presentTable(table);
    return { ...told, columns: told.columns.map((column) => (left-- > 0 ? column : { ...column, profile: null })) };
  });
}

export function presentTable({ position, name, rows, columns }: VersionTable): Static<typeof DatasetTable> {
  return { position, name, rows, columns: columns.map(presentColumn) };
}

function presentColumn(column: DescribedColumn): Static<typeof DatasetTable>['columns'][number] {
  const { profile, changes, codes, told, ...rest } = column;
  const said = nameWithUnit(column);
  return {
    ...rest,
    ...(column.label === undefined && said !== column.name && { proposed: said }),
    // Without a label the page calls it by its name with the unit.
    ...(column.unit !== '' && said === (column.label ?? said) && { saysUnit: true }),
    ...(told && { told: { label: told.label, codes: told.codes.map((each) => ({ ...each })) } }),
    ...(codes && { codes: codes.map((each) => ({ ...each })) }),
    ...(changes && { changes: { ...changes, examples: changes.examples.map((each) => ({ ...each })) } }),
    unknownPlaces: column.unknownPlaces.map((place) => ({ ...place })),
    profile: profile && {
      ...profile,
      top: profile.top.map((each) => ({ ...each })),
      histogram: profile.histogram.map((each) => ({ ...each })),
    },
  };
}

/** How to mend a finding is for its sender; readers see what it is. */
export function presentNote({ code, weight, sheet, at, count, found, expected }: Finding): Static<typeof ReadingNote> {
  return { code, weight, sheet, at, count, found, expected };
}

export function presentQuestion(question: AccessQuestion): Static<typeof WireQuestion> {
  const { id, purpose, state, answer, askedAt, answeredAt, until } = question;
  return {
    id,
    purpose,
    state,
    answer,
    dataset: { id: question.datasetId, slug: question.datasetSlug, name: question.datasetName },
    asker: { name: question.askerName, institution: question.askerInstitution, profession: question.askerProfession },
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
  };
}
