import { ownValue } from '#engines/words/ownValue.ts';
import { ckanGroup, ckanOrganization, ckanPackage, ckanTag, readSolrQuery } from '#engines/exchange/ckan.ts';
import type { CatalogueEntry } from '#engines/catalogue/entry.ts';
import { plainSlug } from '#engines/catalogue/slug.ts';
import { licences, licenceOf } from '#engines/catalogue/licences.ts';
import { topicName, topics } from '#engines/catalogue/topics.ts';
import type { Catalogue } from '../../context.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { describeByIds, describeDataset, idsOnPage } from '../catalogue/catalogue.service.ts';
import { listOf } from './ckanLists.ts';
import { siteOrigin } from '../../platform/http/origin.ts';

const defaultRows = 10;
const mostOfGroup = 1_000;

export interface PackageSearch {
  readonly q?: string | undefined;
  readonly fq?: string | undefined;
  readonly fq_list?: readonly string[] | undefined;
  readonly rows?: number | undefined;
  readonly start?: number | undefined;
  readonly sort?: string | undefined;
  readonly 'facet.field'?: string | readonly string[] | undefined;
  readonly 'facet.limit'?: number | undefined;
}

/** The fields of Solr a search may name, and what a dataset holds in each. */
const fields: Readonly<Record<string, (entry: CatalogueEntry) => readonly string[]>> = {
  organization: ({ institution }) => (institution === '' ? [] : [ckanOrganization(institution).id]),
  groups: ({ topic }) => (topic === '' ? [] : [topic]),
  tags: ({ tags }) => tags,
  license_id: ({ licence }) => [licenceOf(licence).id],
  res_format: ({ fileKind }) => [...new Set(['CSV', 'XLSX', 'ODS', 'JSON', 'Parquet', fileKind.toUpperCase()])],
  name: ({ slug }) => [slug],
  id: ({ id }) => [id],
  title: ({ name }) => [name],
  owner_org: ({ institution }) => (institution === '' ? [] : [ckanOrganization(institution).id]),
};
const passedOver = new Set(['state', 'type', 'dataset_type', 'capacity', 'private', 'entity_type', 'site_id']);
/** How a value is called where it is counted. */
const labels: Readonly<Record<string, (entry: CatalogueEntry, value: string) => string>> = {
  organization: ({ institution }) => institution,
  groups: (_entry, value) => topicName(value),
  license_id: (_entry, value) => licenceOf(value).name,
};

/** Public datasets that meet a search in Solr's words. Throws a problem for a field that is none. */
export async function searchPackages(scope: Scope, asked: PackageSearch) {
  const { catalogue } = scope.context;
  const { matching, words } = matchesOf(catalogue, asked);
  const sorted = inOrder(matching, asked.sort ?? (words === '' ? 'metadata_modified desc' : 'score desc'), catalogue);
  const { start = 0, rows = defaultRows } = asked;
  const datasets = await describeByIds(
    scope,
    sorted.slice(start, start + rows).map(({ id }) => id),
  );
  const facets = facetsOf(sorted, asked);
  return {
    count: sorted.length,
    sort: asked.sort ?? 'score desc, metadata_modified desc',
    facets: Object.fromEntries(
      facets.map(({ title, items }) => [title, Object.fromEntries(items.map(({ name, count }) => [name, count]))]),
    ),
    search_facets: Object.fromEntries(facets.map((facet) => [facet.title, facet])),
    results: datasets.map((dataset) => ckanPackage(dataset, siteOrigin(scope))),
  };
}

function matchesOf(catalogue: Catalogue, { q = '', fq = '', fq_list: more = [] }: PackageSearch) {
  const asked = readSolrQuery(q);
  const filters = [asked, ...[fq, ...more].map(readSolrQuery)];
  const words = filters
    .map((each) => each.words)
    .join(' ')
    .trim();
  const found = words === '' ? catalogue.all() : catalogue.search(words).found;
  const conditions = filters.flatMap((each) => [...each.fields]).filter(([field]) => !passedOver.has(field));
  for (const [field] of conditions)
    if (ownValue(fields, field) === undefined)
      throw problem('badInput', {
        sentence: `"${field.slice(0, 40)}" is no field that can be searched here. Fields are ${Object.keys(fields).join(', ')}.`,
      });
  const matching = found
    .map(({ entry }) => entry)
    .filter((entry) => !entry.private && conditions.every(([field, values]) => holds(entry, field, values)));
  return { matching, words };
}

function holds(entry: CatalogueEntry, field: string, values: readonly string[]): boolean {
  const held = new Set((ownValue(fields, field)?.(entry) ?? []).map((each) => each.toLowerCase()));
  // A title is words; the others are names.
  if (field === 'title') return values.some((value) => [...held].some((each) => each.includes(value.toLowerCase())));
  return values.some((value) => held.has(value.toLowerCase()));
}

function inOrder(entries: readonly CatalogueEntry[], sort: string, catalogue: Catalogue): readonly CatalogueEntry[] {
  const [field = 'score', direction = 'asc'] = (sort.split(',')[0] ?? '').trim().split(/\s+/);
  const turn = direction.toLowerCase() === 'desc' ? -1 : 1;
  const by: Readonly<Record<string, (a: CatalogueEntry, b: CatalogueEntry) => number>> = {
    name: (a, b) => a.slug.localeCompare(b.slug),
    title: (a, b) => a.name.localeCompare(b.name),
    title_string: (a, b) => a.name.localeCompare(b.name),
    metadata_modified: (a, b) => a.updatedAt.localeCompare(b.updatedAt),
    metadata_created: (a, b) => a.createdAt.localeCompare(b.createdAt),
    views_recent: (a, b) => catalogue.countsOf(a.id).views - catalogue.countsOf(b.id).views,
  };
  const compare = ownValue(by, field);
  return compare === undefined ? entries : entries.toSorted((a, b) => turn * compare(a, b));
}

interface Facet {
  readonly title: string;
  readonly items: readonly { readonly name: string; readonly display_name: string; readonly count: number }[];
}

function facetsOf(entries: readonly CatalogueEntry[], asked: PackageSearch): Facet[] {
  const limit = asked['facet.limit'] ?? 50;
  return listOf(asked['facet.field'])
    .filter((field) => ownValue(fields, field) !== undefined)
    .map((title) => {
      const items = countBy(entries, title);
      return { title, items: limit < 0 ? items : items.slice(0, limit) };
    });
}

function countBy(entries: readonly CatalogueEntry[], field: string): Facet['items'] {
  const counts = new Map<string, { name: string; display_name: string; count: number }>();
  for (const entry of entries) {
    for (const name of ownValue(fields, field)?.(entry) ?? []) {
      const known = counts.get(name);
      if (known === undefined)
        counts.set(name, { name, display_name: ownValue(labels, field)?.(entry, name) ?? name, count: 1 });
      else known.count += 1;
    }
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** One public dataset by id or short name. @throws datasetNotFound */
export async function showPackage(scope: Scope, id: string) {
  return ckanPackage(await describeDataset(scope, id), siteOrigin(scope));
}

/** Short names in their order. */
export function listPackages(
  { context }: Scope,
  { offset = 0, limit }: { offset?: number | undefined; limit?: number | undefined },
): string[] {
  const names = publicEntries(context.catalogue)
    .map(({ slug }) => slug)
    .toSorted();
  return names.slice(offset, limit === undefined ? undefined : offset + limit);
}

/** Public datasets whose name or short name holds some letters, in the order of their names. */
export function completeName({ context }: Scope, { q, limit = 10 }: { q: string; limit?: number | undefined }) {
  const wanted = q.toLowerCase();
  return publicEntries(context.catalogue)
    .filter(({ name, slug }) => name.toLowerCase().includes(wanted) || slug.includes(wanted))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .slice(0, limit)
    .map(({ name, slug }) => ({
      name: slug,
      title: name,
      match_field: name.toLowerCase().includes(wanted) ? 'title' : 'name',
      match_displayed: `${name} (${slug})`,
    }));
}

/** Public datasets with their files, the one that changed last first. */
export async function listPackagesWithResources(
  scope: Scope,
  { offset = 0, limit = defaultRows }: { offset?: number | undefined; limit?: number | undefined },
) {
  return (await describeByIds(scope, idsOnPage(scope, { offset, limit }))).map((dataset) =>
    ckanPackage(dataset, siteOrigin(scope)),
  );
}

/** Topics or institutions that have public datasets, as names or whole. */
export function listGroups(
  { context }: Scope,
  kind: 'groups' | 'organization',
  {
    all_fields: whole = false,
    limit,
    offset = 0,
  }: { all_fields?: boolean | undefined; limit?: number | undefined; offset?: number | undefined },
) {
  const found = countBy(publicEntries(context.catalogue), kind)
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .slice(offset, limit === undefined ? undefined : offset + limit);
  return found.map((each) => (whole ? groupOf(kind, each) : each.name));
}

function groupOf(kind: 'groups' | 'organization', { name, display_name: title, count }: Facet['items'][number]) {
  const group = kind === 'groups' ? ckanGroup({ id: name, name: title }) : ckanOrganization(title);
  return { ...group, package_count: count };
}

/** One topic or institution, with as many of its datasets as CKAN shows there where they are asked for. Throws a problem. */
export async function showGroup(
  scope: Scope,
  kind: 'groups' | 'organization',
  { id, include_datasets: whole = false }: { id: string; include_datasets?: boolean | undefined },
) {
  const group = findGroup(scope, kind, id);
  return whole ? { ...group, packages: await packagesOf(scope, kind, group.id, mostOfGroup) } : group;
}

/** The public datasets of a topic. Throws a problem. */
export function listPackagesOfGroup(scope: Scope, { id, limit }: { id: string; limit?: number | undefined }) {
  return packagesOf(scope, 'groups', findGroup(scope, 'groups', id).id, limit ?? mostOfGroup);
}

async function packagesOf(scope: Scope, kind: 'groups' | 'organization', id: string, rows: number) {
  return (await searchPackages(scope, { fq: `${kind}:"${id}"`, rows })).results;
}

function findGroup({ context }: Scope, kind: 'groups' | 'organization', id: string) {
  const found = countBy(publicEntries(context.catalogue), kind).find(
    ({ name }) => name === plainSlug(id) || name === id,
  );
  if (found !== undefined) return groupOf(kind, found);
  const topic = kind === 'groups' ? topics.find((each) => each.id === id) : undefined;
  if (topic === undefined) throw problem('notFound', { path: id });
  return { ...ckanGroup(topic), package_count: 0 };
}

/** Tags of public datasets, in their order. */
export function listTags({ context }: Scope, query = '', whole = false) {
  return countBy(publicEntries(context.catalogue), 'tags')
    .map(({ name }) => name)
    .filter((name) => name.toLowerCase().includes(query.toLowerCase()))
    .toSorted()
    .map((name) => (whole ? ckanTag(name) : name));
}

/** Licences, with Open Definition's word on each. */
export function listLicences() {
  return licences.map(({ id, name, url, open }) => ({
    id,
    title: name,
    url,
    status: 'active',
    od_conformance: open ? 'approved' : 'not reviewed',
    is_okd_compliant: open,
  }));
}

function publicEntries(catalogue: Catalogue): CatalogueEntry[] {
  return catalogue.all().flatMap(({ entry }) => (entry.private ? [] : [entry]));
}

/** One tag of public datasets. Throws a problem. */
export function showTag({ context }: Scope, name: string) {
  if (!publicEntries(context.catalogue).some(({ tags }) => tags.includes(name)))
    throw problem('notFound', { path: name });
  return ckanTag(name);
}
