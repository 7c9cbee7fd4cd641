import { escapeXml } from '../words/escapeXml.ts';
import { distributionsOf, landingPage, type PublicDataset } from './dataset.ts';

export const metadataPrefixes = ['oai_dc', 'oai_datacite'] as const;
export type MetadataPrefix = (typeof metadataPrefixes)[number];

export const metadataFormats: Readonly<
  Record<MetadataPrefix, { readonly schema: string; readonly namespace: string }>
> = {
  oai_dc: {
    schema: 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
    namespace: 'http://www.openarchives.org/OAI/2.0/oai_dc/',
  },
  oai_datacite: {
    schema: 'http://schema.datacite.org/oai/oai-1.1/oai.xsd',
    namespace: 'http://schema.datacite.org/oai/oai-1.1/',
  },
};

/** A record of an answer: with a dataset, or deleted. */
export interface OaiRecord {
  readonly id: string;
  /** UTC, to the second: 2026-04-15T12:00:00Z. */
  readonly stamp: string;
  /** Ids of the sets it belongs to. */
  readonly sets: readonly string[];
  /** Null for one that was deleted, or is private now. */
  readonly dataset: PublicDataset | null;
}

/** The header of a record (OAI-PMH 2.0, section 2.5). */
export function writeHeader(record: OaiRecord, host: string): string {
  const sets = record.sets.map((set) => `<setSpec>${escapeXml(set)}</setSpec>`).join('');
  return `<header${record.dataset === null ? ' status="deleted"' : ''}><identifier>${oaiIdentifier(record.id, host)}</identifier><datestamp>${record.stamp}</datestamp>${sets}</header>`;
}

/** A record with its metadata. */
export function writeRecord(record: OaiRecord, prefix: MetadataPrefix, site: string, host: string): string {
  const { dataset } = record;
  const metadata =
    dataset === null
      ? ''
      : `<metadata>${prefix === 'oai_dc' ? dublinCore(dataset, site) : wrappedDataCite(dataset, site)}</metadata>`;
  return `<record>${writeHeader(record, host)}${metadata}</record>`;
}

/** oai:host:id, as the OAI identifier guideline writes it. */
export function oaiIdentifier(id: string, host: string): string {
  return `oai:${host.replace(/:\d+$/, '')}:${id}`;
}

/** Unqualified Dublin Core. */
export function dublinCore(dataset: PublicDataset, site: string): string {
  const { title, creator, description, tags, topic, licence, regions, source } = dataset;
  const coverage = [...(regions.length === 0 ? ['Ghana'] : regions), period(dataset)];
  const fields: readonly (readonly [name: string, values: readonly string[]])[] = [
    ['title', [title]],
    ['creator', [creator]],
    ['subject', [topic.name, ...tags]],
    ['description', [description]],
    ['publisher', ['AgriHub Ghana']],
    ['date', [dataset.publishedAt.slice(0, 10)]],
    ['type', ['Dataset']],
    ['format', [...new Set(distributionsOf(dataset, site).map(({ mediaType }) => mediaType))]],
    ['identifier', [dataset.doi ? `https://doi.org/${dataset.doi}` : '', landingPage(dataset, site)]],
    ['source', [source]],
    ['language', ['en']],
    ['coverage', coverage],
    ['rights', [licence.name, licence.url]],
  ];
  return `<oai_dc:dc xmlns:oai_dc="${metadataFormats.oai_dc.namespace}" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${metadataFormats.oai_dc.namespace} ${metadataFormats.oai_dc.schema}">${fields
    .flatMap(([name, values]) => values.filter((each) => each !== '').map((each) => element(`dc:${name}`, each)))
    .join('')}</oai_dc:dc>`;
}

/** DataCite Metadata Schema 4.6 of a dataset; the identifier is its address where it has no DOI. */
export function dataCite(dataset: PublicDataset, site: string): string {
  const { creator, title, publishedAt, createdAt, updatedAt, version, licence, description, topic, tags } = dataset;
  const subjects = [topic.name, ...tags].filter((each) => each !== '');
  const page = landingPage(dataset, site);
  const covers = period(dataset);
  const dates = [
    element('date', createdAt.slice(0, 10), ' dateType="Created"'),
    element('date', publishedAt.slice(0, 10), ' dateType="Issued"'),
    element('date', updatedAt.slice(0, 10), ' dateType="Updated"'),
    covers === '' ? '' : element('date', covers, ' dateType="Coverage"'),
  ].join('');
  const places = (dataset.regions.length === 0 ? ['Ghana'] : dataset.regions)
    .map((region) => `<geoLocation>${element('geoLocationPlace', region)}</geoLocation>`)
    .join('');
  const formats = [...new Set(distributionsOf(dataset, site).map(({ mediaType }) => mediaType))];
  return [
    '<resource xmlns="http://datacite.org/schema/kernel-4" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://datacite.org/schema/kernel-4 https://schema.datacite.org/meta/kernel-4.6/metadata.xsd">',
    dataset.doi
      ? element('identifier', dataset.doi, ' identifierType="DOI"')
      : element('identifier', page, ' identifierType="URL"'),
    `<creators><creator>${element('creatorName', creator || 'AgriHub Ghana', ' nameType="Organizational"')}</creator></creators>`,
    `<titles>${element('title', title, ' xml:lang="en"')}</titles>`,
    element('publisher', 'AgriHub Ghana'),
    element('publicationYear', publishedAt.slice(0, 4)),
    element('resourceType', 'Dataset', ' resourceTypeGeneral="Dataset"'),
    subjects.length === 0 ? '' : `<subjects>${subjects.map((each) => element('subject', each)).join('')}</subjects>`,
    `<dates>${dates}</dates>`,
    element('language', 'en'),
    `<alternateIdentifiers>${element('alternateIdentifier', dataset.id, ' alternateIdentifierType="AgriHub Ghana"')}</alternateIdentifiers>`,
    `<formats>${formats.map((each) => element('format', each)).join('')}</formats>`,
    element('version', String(version)),
    `<rightsList>${element('rights', licence.name, licence.url === '' ? '' : ` rightsURI="${escapeXml(licence.url)}"${licence.id === 'other' ? '' : ` rightsIdentifier="${escapeXml(licence.id)}" rightsIdentifierScheme="SPDX"`}`)}</rightsList>`,
    description === ''
      ? ''
      : `<descriptions>${element('description', description, ' descriptionType="Abstract"')}</descriptions>`,
    `<geoLocations>${places}</geoLocations>`,
    '</resource>',
  ].join('');
}

function wrappedDataCite(dataset: PublicDataset, site: string): string {
  const { namespace, schema } = metadataFormats.oai_datacite;
  return `<oai_datacite xmlns="${namespace}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${namespace} ${schema}"><schemaVersion>4.6</schemaVersion><payload>${dataCite(dataset, site)}</payload></oai_datacite>`;
}

/** 2019-01-01/2020-12-31 (RKMS-ISO8601); empty where no day is known. */
function period({ coversFrom, coversTo }: PublicDataset): string {
  return coversFrom === null && coversTo === null ? '' : `${coversFrom ?? ''}/${coversTo ?? ''}`;
}

function element(name: string, words: string, attributes = ''): string {
  return `<${name}${attributes}>${escapeXml(words)}</${name}>`;
}
