import { plainSlug } from '../catalogue/slug.ts';
import { type Distribution, distributionsOf, emailIn, landingPage, type PublicDataset } from './dataset.ts';

/** What CKAN's action API 3 calls a package, with the field names of CKAN 2.10 (docs.ckan.org/en/2.10/api). */
export function ckanPackage(dataset: PublicDataset, site: string) {
  const resources = distributionsOf(dataset, site).map((distribution, position) =>
    ckanResource(dataset, distribution, position),
  );
  const organization = dataset.creator === '' ? null : ckanOrganization(dataset.creator);
  return {
    id: dataset.id,
    name: dataset.slug,
    title: dataset.title,
    notes: dataset.description,
    url: landingPage(dataset, site),
    type: 'dataset',
    state: 'active',
    private: false,
    version: String(dataset.version),
    author: dataset.creator,
    author_email: null,
    maintainer: dataset.contact,
    maintainer_email: emailIn(dataset.contact),
    license_id: dataset.licence.id,
    license_title: dataset.licence.name,
    license_url: dataset.licence.url,
    isopen: dataset.licence.open,
    metadata_created: naive(dataset.createdAt),
    metadata_modified: naive(dataset.updatedAt),
    owner_org: organization?.id ?? null,
    organization,
    groups: dataset.topic.id === '' ? [] : [ckanGroup(dataset.topic)],
    tags: dataset.tags.map(ckanTag),
    num_tags: dataset.tags.length,
    num_resources: resources.length,
    resources,
    extras: extrasOf(dataset).map(([key, value]) => ({ key, value })),
  };
}

/** A file as CKAN describes it. Rows of a table are asked for by the id of any of its files. */
export function ckanResource(dataset: PublicDataset, distribution: Distribution, position: number) {
  const { id, title, format, mediaType, url, bytes, sha256, table } = distribution;
  return {
    id,
    package_id: dataset.id,
    name: title,
    description: '',
    format,
    mimetype: mediaType,
    url,
    url_type: table === null ? 'upload' : 'datastore',
    resource_type: 'file',
    size: bytes,
    hash: sha256 === null ? '' : `sha256:${sha256}`,
    position,
    state: 'active',
    datastore_active: table !== null,
    created: naive(dataset.createdAt),
    last_modified: naive(dataset.publishedAt),
    metadata_modified: naive(dataset.updatedAt),
  };
}

/** An institution, known by the short form of its name. */
export function ckanOrganization(name: string) {
  const id = plainSlug(name) || 'institution';
  return {
    id,
    name: id,
    title: name,
    display_name: name,
    description: '',
    type: 'organization',
    is_organization: true,
    approval_status: 'approved',
    image_url: '',
    state: 'active',
  };
}

/** A topic. */
export function ckanGroup({ id, name }: { readonly id: string; readonly name: string }) {
  return {
    id,
    name: id,
    title: name,
    display_name: name,
    description: '',
    type: 'group',
    is_organization: false,
    image_display_url: '',
    state: 'active',
  };
}

export function ckanTag(tag: string) {
  return { id: tag, name: tag, display_name: tag, state: 'active', vocabulary_id: null };
}

/** The value of a column as CKAN names its type: PostgreSQL's words. */
export const ckanTypes: Readonly<Record<string, string>> = {
  whole: 'int8',
  decimal: 'float8',
  text: 'text',
  date: 'date',
  time: 'timestamp',
  truth: 'bool',
};

/** Conditions of `fq` and of `q`, Solr's words: `organization:mofa +tags:"dry spell"`. What is no field stays in `words`. */
export function readSolrQuery(text: string): {
  readonly fields: ReadonlyMap<string, readonly string[]>;
  readonly words: string;
} {
  const fields = new Map<string, string[]>();
  const words = text
    .replaceAll(
      /[+]?\b([a-z_]+):(?:"([^"]*)"|\(([^)]*)\)|(\S+))/g,
      (_whole, field: string, quoted?: string, group?: string, plain?: string) => {
        const values =
          group === undefined
            ? [quoted ?? plain ?? '']
            : group.split(/\s+OR\s+|\s+/).map((each) => each.replaceAll('"', ''));
        fields.set(field, [...(fields.get(field) ?? []), ...values.filter((each) => each !== '')]);
        return ' ';
      },
    )
    .replaceAll(/\*:\*|\*/g, ' ')
    .replaceAll(/\s+(?:AND)\s+/g, ' ')
    .trim();
  return { fields, words };
}

function extrasOf(dataset: PublicDataset): (readonly [key: string, value: string])[] {
  const all: (readonly [string, string])[] = [
    ['source', dataset.source],
    ['spatial_text', dataset.regions.join(', ') || 'Ghana'],
    ['temporal_start', dataset.coversFrom ?? ''],
    ['temporal_end', dataset.coversTo ?? ''],
    ['frequency', dataset.updateFrequency],
  ];
  return all.filter(([, value]) => value !== '');
}

/** CKAN writes instants in UTC without saying so. */
function naive(instant: string): string {
  return instant.replace(/Z$/, '').padEnd(26, '0').slice(0, 26);
}
