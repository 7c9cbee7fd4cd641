import { ownValue } from '../words/ownValue.ts';
import { distributionsOf, emailIn, landingPage, type Distribution, type PublicDataset } from './dataset.ts';

/** A value of a statement: another thing by its address or blank name, or a text with its type or language. */
export type Value =
  | { readonly iri: string }
  | { readonly blank: string }
  | { readonly text: string; readonly type?: string; readonly language?: string };
export type Subject = { readonly iri: string } | { readonly blank: string };
/** subject, predicate (its address), value. */
export type Statement = readonly [Subject, string, Value];

export const namespaces = {
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  spdx: 'http://spdx.org/rdf/terms#',
  adms: 'http://www.w3.org/ns/adms#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  locn: 'http://www.w3.org/ns/locn#',
  hydra: 'http://www.w3.org/ns/hydra/core#',
} as const;

type Term = `${keyof typeof namespaces}:${string}`;

/** Those that were asked for: a page of a catalogue names the same few thousands of times. */
const addresses = new Map<Term, string>();

/** The full address of a term: dct:title. */
function term(name: Term): string {
  const known = addresses.get(name);
  if (known !== undefined) return known;
  const colon = name.indexOf(':');
  const address = namespaces[name.slice(0, colon) as keyof typeof namespaces] + name.slice(colon + 1);
  addresses.set(name, address);
  return address;
}

const authority = 'http://publications.europa.eu/resource/authority';
/** The data theme of the EU that every dataset here falls under: agriculture, fisheries, forestry and food. */
const theme = `${authority}/data-theme/AGRI`;
const english = `${authority}/language/ENG`;
const ghana = `${authority}/country/GHA`;
/** Frequencies of the EU's authority table for those our forms offer. */
const frequencies: Readonly<Record<string, string>> = {
  Once: 'NEVER',
  Daily: 'DAILY',
  Weekly: 'WEEKLY',
  Monthly: 'MONTHLY',
  Quarterly: 'QUARTERLY',
  Yearly: 'ANNUAL',
  'Every few years': 'IRREG',
  'When needed': 'IRREG',
};
/** Names of the EU's authority table of file types for the formats we offer. */
const fileTypes: Readonly<Record<string, string>> = {
  CSV: 'CSV',
  XLSX: 'XLSX',
  ODS: 'ODS',
  JSON: 'JSON',
  Parquet: 'PARQUET',
  TSV: 'TSV',
  ZIP: 'ZIP',
  GeoJSON: 'GEOJSON',
  GPKG: 'GPKG',
};

export interface PageOfCatalogue {
  /** 1 for the first. */
  readonly page: number;
  readonly pages: number;
  /** Datasets in all. */
  readonly total: number;
  /** The address of a page of the catalogue, in full. */
  addressOf(page: number): string;
}

export interface Publisher {
  readonly name: string;
  readonly site: string;
}

/** A page of the catalogue after DCAT-AP 3, with Hydra's links to the next (semiceu.github.io/DCAT-AP/releases/3.0.0). */
export function catalogueGraph(
  datasets: readonly PublicDataset[],
  { name, site }: Publisher,
  { page, pages, total, addressOf }: PageOfCatalogue,
): Statement[] {
  const catalogue: Subject = { iri: `${site}/catalog` };
  const statements = writer(catalogue);
  const view: Subject = { iri: addressOf(page) };
  const paging = writer(view);
  statements.add('rdf:type', iri(term('dcat:Catalog')));
  statements.add('dct:title', text(`${name}: datasets`, 'en'));
  statements.add('dct:description', text('Public agricultural and climate data of Ghana.', 'en'));
  statements.add('dct:publisher', iri(site));
  statements.refer('dct:language', english, 'dct:LinguisticSystem');
  statements.refer('dct:spatial', ghana, 'dct:Location');
  statements.refer('foaf:homepage', `${site}/main/datahub`, 'foaf:Document');
  statements.refer('dcat:themeTaxonomy', `${authority}/data-theme`, 'skos:ConceptScheme');
  for (const dataset of datasets) statements.add('dcat:dataset', iri(datasetIri(dataset, site)));
  paging.add('rdf:type', iri(term('hydra:PartialCollectionView')));
  paging.add('hydra:totalItems', typed(String(total), 'xsd:integer'));
  paging.add('hydra:first', iri(addressOf(1)));
  if (page > 1) paging.add('hydra:previous', iri(addressOf(page - 1)));
  if (page < pages) paging.add('hydra:next', iri(addressOf(page + 1)));
  paging.add('hydra:last', iri(addressOf(pages)));
  statements.add('hydra:view', iri(addressOf(page)));
  return [
    ...statements.made,
    ...paging.made,
    ...agent({ iri: site }, name, site),
    ...supporting(),
    ...datasets.flatMap((dataset) => datasetStatements(dataset, { name, site })),
  ];
}

/** One dataset with its files. */
export function datasetGraph(dataset: PublicDataset, publisher: Publisher): Statement[] {
  return [
    ...datasetStatements(dataset, publisher),
    ...agent({ iri: publisher.site }, publisher.name, publisher.site),
    ...supporting(),
  ];
}

/** Who names a dataset in another catalogue names it by this address. */
export function datasetIri({ id }: Pick<PublicDataset, 'id'>, site: string): string {
  return `${site}/api/datasets/${id}`;
}

function datasetStatements(dataset: PublicDataset, { name, site }: Publisher): Statement[] {
  const { add, refer, made } = writer({ iri: datasetIri(dataset, site) });
  const blank = (what: string): Subject & Value => ({ blank: `${what}-${dataset.id}` });
  const files = distributionsOf(dataset, site);
  add('rdf:type', iri(term('dcat:Dataset')));
  add('dct:title', text(dataset.title, 'en'));
  add('dct:description', text(dataset.description || dataset.title, 'en'));
  add('dct:identifier', text(dataset.doi ? `https://doi.org/${dataset.doi}` : datasetIri(dataset, site)));
  add('dcat:version', text(String(dataset.version)));
  add('dct:issued', typed(dataset.createdAt, 'xsd:dateTime'));
  add('dct:modified', typed(dataset.updatedAt, 'xsd:dateTime'));
  refer('dcat:landingPage', landingPage(dataset, site), 'foaf:Document');
  refer('dcat:theme', theme, 'skos:Concept');
  for (const keyword of [dataset.topic.name, ...dataset.tags])
    if (keyword !== '') add('dcat:keyword', text(keyword, 'en'));
  refer('dct:language', english, 'dct:LinguisticSystem');
  refer('dct:accessRights', accessRights(dataset), 'dct:RightsStatement');
  const frequency = ownValue(frequencies, dataset.updateFrequency);
  if (frequency !== undefined) refer('dct:accrualPeriodicity', `${authority}/frequency/${frequency}`, 'dct:Frequency');
  add('dct:publisher', iri(site));

  const more: Statement[] = [];
  if (dataset.creator !== '') {
    add('dct:creator', blank('creator'));
    more.push(...agent(blank('creator'), dataset.creator));
  }
  add('dcat:contactPoint', blank('contact'));
  more.push(...contactPoint(blank('contact'), dataset, { name, site }));
  if (dataset.source !== '') {
    add('dct:provenance', blank('source'));
    const source = writer(blank('source'));
    source.add('rdf:type', iri(term('dct:ProvenanceStatement')));
    source.add('rdfs:label', text(dataset.source, 'en'));
    more.push(...source.made);
  }
  if (dataset.regions.length === 0) refer('dct:spatial', ghana, 'dct:Location');
  dataset.regions.forEach((region, at) => {
    add('dct:spatial', blank(`region${at}`));
    const place = writer(blank(`region${at}`));
    place.add('rdf:type', iri(term('dct:Location')));
    place.add('skos:prefLabel', text(region, 'en'));
    more.push(...place.made);
  });
  if (dataset.coversFrom !== null || dataset.coversTo !== null) {
    add('dct:temporal', blank('period'));
    const period = writer(blank('period'));
    period.add('rdf:type', iri(term('dct:PeriodOfTime')));
    if (dataset.coversFrom !== null) period.add('dcat:startDate', typed(dataset.coversFrom, 'xsd:date'));
    if (dataset.coversTo !== null) period.add('dcat:endDate', typed(dataset.coversTo, 'xsd:date'));
    more.push(...period.made);
  }
  for (const file of files) {
    add('dcat:distribution', iri(distributionIri(file, site)));
    more.push(...distributionStatements(file, dataset, site));
  }
  return [...made, ...more];
}

function distributionStatements(file: Distribution, dataset: PublicDataset, site: string): Statement[] {
  const { add, refer, made } = writer({ iri: distributionIri(file, site) });
  add('rdf:type', iri(term('dcat:Distribution')));
  add('dct:title', text(file.title, 'en'));
  refer('dcat:accessURL', landingPage(dataset, site), 'rdfs:Resource');
  refer('dcat:downloadURL', file.url, 'rdfs:Resource');
  refer('dcat:mediaType', `http://www.iana.org/assignments/media-types/${file.mediaType}`, 'dct:MediaType');
  const fileType = fileTypes[file.format];
  if (fileType !== undefined) refer('dct:format', `${authority}/file-type/${fileType}`, 'dct:MediaTypeOrExtent');
  if (dataset.licence.url === '') {
    add('dct:rights', { blank: `rights-${file.id}` });
    const rights = writer({ blank: `rights-${file.id}` });
    rights.add('rdf:type', iri(term('dct:RightsStatement')));
    rights.add('rdfs:label', text(dataset.licence.name, 'en'));
    made.push(...rights.made);
  } else {
    refer('dct:license', dataset.licence.url, 'dct:LicenseDocument');
  }
  add('dct:issued', typed(dataset.createdAt, 'xsd:dateTime'));
  add('dct:modified', typed(dataset.publishedAt, 'xsd:dateTime'));
  if (file.bytes !== null) add('dcat:byteSize', typed(String(file.bytes), 'xsd:nonNegativeInteger'));
  if (file.sha256 !== null) {
    const name: Subject & Value = { blank: `checksum-${file.id}` };
    add('spdx:checksum', name);
    const checksum = writer(name);
    checksum.add('rdf:type', iri(term('spdx:Checksum')));
    checksum.refer('spdx:algorithm', term('spdx:checksumAlgorithm_sha256'), 'spdx:ChecksumAlgorithm');
    checksum.add('spdx:checksumValue', typed(file.sha256, 'xsd:hexBinary'));
    made.push(...checksum.made);
  }
  return made;
}

function distributionIri({ id }: Distribution, site: string): string {
  return `${site}/api/3/action/resource_show?id=${encodeURIComponent(id)}`;
}

function contactPoint(subject: Subject, dataset: PublicDataset, { name, site }: Publisher): Statement[] {
  const { add, made } = writer(subject);
  const email = emailIn(dataset.contact);
  add('rdf:type', iri(term('vcard:Kind')));
  add(
    'vcard:fn',
    text(
      dataset.contact
        .replace(email ?? '', '')
        .replaceAll(/[<>(),;]+/g, ' ')
        .trim() ||
        dataset.creator ||
        name,
    ),
  );
  if (email === null) add('vcard:hasURL', iri(`${site}/main/support`));
  else add('vcard:hasEmail', iri(`mailto:${email}`));
  return made;
}

function agent(subject: Subject, name: string, homepage?: string): Statement[] {
  const { add, made } = writer(subject);
  add('rdf:type', iri(term('foaf:Agent')));
  add('foaf:name', text(name, 'en'));
  if (homepage !== undefined) add('foaf:homepage', iri(homepage));
  return made;
}

/** What the concepts are called that every dataset names. */
function supporting(): Statement[] {
  return [
    [{ iri: theme }, term('skos:prefLabel'), text('Agriculture, fisheries, forestry and food', 'en')],
    [{ iri: `${authority}/data-theme` }, term('dct:title'), text('Data theme', 'en')],
  ];
}

function accessRights({ openAccess }: PublicDataset): string {
  return `${authority}/access-right/${openAccess ? 'PUBLIC' : 'RESTRICTED'}`;
}

interface StatementWriter {
  readonly made: Statement[];
  add(predicate: Term, value: Value): void;
  /** Names a thing and says what it is, so that a document can be checked by itself, without others' vocabularies. */
  refer(predicate: Term, address: string, kind: Term): void;
}

function writer(subject: Subject): StatementWriter {
  const made: Statement[] = [];
  return {
    made,
    add: (predicate, value) => void made.push([subject, term(predicate), value]),
    refer: (predicate, address, kind) =>
      void made.push([subject, term(predicate), iri(address)], [{ iri: address }, term('rdf:type'), iri(term(kind))]),
  };
}

function iri(address: string): Value & { readonly iri: string } {
  return { iri: address };
}

function text(words: string, language?: string): Value {
  return language === undefined ? { text: words } : { text: words, language };
}

function typed(value: string, type: Term): Value {
  return { text: value, type: term(type) };
}
