import { ownValue } from '../words/ownValue.ts';
import { distributionsOf, emailIn, landingPage, type Distribution, type PublicDataset } from './dataset.ts';

/** A thing by its address, or by a name within the document alone. */
export type Subject = { readonly iri: string } | { readonly blank: string };
/** What is said: another thing, a term of a vocabulary, or a text with its type or language. */
export type Value =
  | Subject
  | { readonly term: Term }
  | { readonly text: string; readonly type?: Term; readonly language?: string };
/** A thing with what is said of it, each once; a thing may come more than once. */
export interface Thing {
  readonly subject: Subject;
  readonly says: readonly (readonly [Term, Value])[];
}

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

/** A term of a vocabulary with its prefix: dct:title. */
export type Term = `${keyof typeof namespaces}:${string}`;

/** Those that were asked for: there are as many as DCAT-AP names. */
const addresses = new Map<Term, string>();

/** The full address of a term. */
export function addressOf(name: Term): string {
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
  /** Datasets of a page. */
  readonly pageSize: number;
  /** Datasets in all. */
  readonly total: number;
  /** The address of a page of the catalogue, in full. */
  addressOf(page: number): string;
}

export interface Publisher {
  readonly name: string;
  readonly site: string;
}

/**
 * A page of the catalogue after DCAT-AP 3 (semiceu.github.io/DCAT-AP/releases/3.0.0). Its neighbours are named in Hydra's words and
 * in those that Hydra had before, which harvesters of CKAN look for.
 */
export function catalogueGraph(
  datasets: readonly PublicDataset[],
  { name, site }: Publisher,
  { page, pages, pageSize, total, addressOf: at }: PageOfCatalogue,
): Thing[] {
  const draft = new Draft();
  const catalogue = draft.about({ iri: `${site}/catalog.ttl` }, 'dcat:Catalog');
  catalogue.add('dct:title', text(`${name}: datasets`, 'en'));
  catalogue.add('dct:description', text('Public agricultural and climate data of Ghana.', 'en'));
  catalogue.add('dct:publisher', iri(site));
  catalogue.refer('dct:language', english, 'dct:LinguisticSystem');
  catalogue.refer('dct:spatial', ghana, 'dct:Location');
  catalogue.refer('foaf:homepage', `${site}/main/datasets`, 'foaf:Document');
  catalogue.refer('dcat:themeTaxonomy', `${authority}/data-theme`, 'skos:ConceptScheme');
  for (const dataset of datasets) catalogue.add('dcat:dataset', iri(datasetIri(dataset, site)));
  catalogue.add('hydra:view', iri(at(page)));

  const view = draft.about(iri(at(page)), 'hydra:PartialCollectionView');
  view.add('rdf:type', { term: 'hydra:PagedCollection' });
  view.add('hydra:totalItems', typed(String(total), 'xsd:integer'));
  view.add('hydra:itemsPerPage', typed(String(pageSize), 'xsd:integer'));
  const neighbours = { first: 1, previous: page - 1, next: page + 1, last: pages };
  for (const [which, number] of Object.entries(neighbours)) {
    if (number < 1 || number > pages) continue;
    view.add(`hydra:${which}`, iri(at(number)));
    view.add(`hydra:${which}Page`, text(at(number)));
  }
  addAgent(draft, iri(site), name, site);
  for (const dataset of datasets) addDataset(draft, dataset, { name, site });
  return draft.finish();
}

/** One dataset with its files. */
export function datasetGraph(dataset: PublicDataset, publisher: Publisher): Thing[] {
  const draft = new Draft();
  addDataset(draft, dataset, publisher);
  addAgent(draft, iri(publisher.site), publisher.name, publisher.site);
  return draft.finish();
}

/** Who names a dataset in another catalogue names it by this address. */
export function datasetIri({ id }: Pick<PublicDataset, 'id'>, site: string): string {
  return `${site}/api/datasets/${id}`;
}

function addDataset(draft: Draft, dataset: PublicDataset, { name, site }: Publisher): void {
  const blank = (what: string): Subject => ({ blank: `${what}-${dataset.id}` });
  const about = draft.about(iri(datasetIri(dataset, site)), 'dcat:Dataset');
  about.add('dct:title', text(dataset.title, 'en'));
  about.add('dct:description', text(dataset.description || dataset.title, 'en'));
  about.add('dct:identifier', text(dataset.doi ? `https://doi.org/${dataset.doi}` : datasetIri(dataset, site)));
  about.add('dcat:version', text(String(dataset.version)));
  about.add('dct:issued', typed(dataset.createdAt, 'xsd:dateTime'));
  about.add('dct:modified', typed(dataset.updatedAt, 'xsd:dateTime'));
  about.refer('dcat:landingPage', landingPage(dataset, site), 'foaf:Document');
  about.refer('dcat:theme', theme, 'skos:Concept');
  for (const keyword of new Set([dataset.topic.name, ...dataset.tags]))
    if (keyword !== '') about.add('dcat:keyword', text(keyword, 'en'));
  about.refer('dct:language', english, 'dct:LinguisticSystem');
  about.refer('dct:accessRights', accessRights(dataset), 'dct:RightsStatement');
  const frequency = ownValue(frequencies, dataset.updateFrequency);
  if (frequency !== undefined)
    about.refer('dct:accrualPeriodicity', `${authority}/frequency/${frequency}`, 'dct:Frequency');
  about.add('dct:publisher', iri(site));
  if (dataset.creator !== '') {
    about.add('dct:creator', blank('creator'));
    addAgent(draft, blank('creator'), dataset.creator);
  }
  about.add('dcat:contactPoint', blank('contact'));
  addContactPoint(draft, blank('contact'), dataset, { name, site });
  if (dataset.source !== '') {
    about.add('dct:provenance', blank('source'));
    draft.about(blank('source'), 'dct:ProvenanceStatement').add('rdfs:label', text(dataset.source, 'en'));
  }
  if (dataset.regions.length === 0) about.refer('dct:spatial', ghana, 'dct:Location');
  dataset.regions.forEach((region, at) => {
    about.add('dct:spatial', blank(`region${at}`));
    draft.about(blank(`region${at}`), 'dct:Location').add('skos:prefLabel', text(region, 'en'));
  });
  if (dataset.coversFrom !== null || dataset.coversTo !== null) {
    about.add('dct:temporal', blank('period'));
    const period = draft.about(blank('period'), 'dct:PeriodOfTime');
    if (dataset.coversFrom !== null) period.add('dcat:startDate', typed(dataset.coversFrom, 'xsd:date'));
    if (dataset.coversTo !== null) period.add('dcat:endDate', typed(dataset.coversTo, 'xsd:date'));
  }
  for (const file of distributionsOf(dataset, site)) {
    about.add('dcat:distribution', iri(distributionIri(file, site)));
    addDistribution(draft, file, dataset, site);
  }
}

function addDistribution(draft: Draft, file: Distribution, dataset: PublicDataset, site: string): void {
  const about = draft.about(iri(distributionIri(file, site)), 'dcat:Distribution');
  about.add('dct:title', text(file.title, 'en'));
  about.refer('dcat:accessURL', landingPage(dataset, site), 'rdfs:Resource');
  about.refer('dcat:downloadURL', file.url, 'rdfs:Resource');
  about.refer('dcat:mediaType', `http://www.iana.org/assignments/media-types/${file.mediaType}`, 'dct:MediaType');
  const fileType = fileTypes[file.format];
  if (fileType !== undefined) about.refer('dct:format', `${authority}/file-type/${fileType}`, 'dct:MediaTypeOrExtent');
  if (dataset.licence.url === '') {
    const rights: Subject = { blank: `rights-${file.id}` };
    about.add('dct:rights', rights);
    draft.about(rights, 'dct:RightsStatement').add('rdfs:label', text(dataset.licence.name, 'en'));
  } else {
    about.refer('dct:license', dataset.licence.url, 'dct:LicenseDocument');
  }
  about.add('dct:issued', typed(dataset.createdAt, 'xsd:dateTime'));
  about.add('dct:modified', typed(dataset.publishedAt, 'xsd:dateTime'));
  if (file.bytes !== null) about.add('dcat:byteSize', typed(String(file.bytes), 'xsd:nonNegativeInteger'));
  if (file.sha256 !== null) {
    const name: Subject = { blank: `checksum-${file.id}` };
    about.add('spdx:checksum', name);
    const checksum = draft.about(name, 'spdx:Checksum');
    checksum.refer('spdx:algorithm', addressOf('spdx:checksumAlgorithm_sha256'), 'spdx:ChecksumAlgorithm');
    checksum.add('spdx:checksumValue', typed(file.sha256, 'xsd:hexBinary'));
  }
}

function distributionIri({ id }: Distribution, site: string): string {
  return `${site}/api/3/action/resource_show?id=${encodeURIComponent(id)}`;
}

function addContactPoint(draft: Draft, subject: Subject, dataset: PublicDataset, { name, site }: Publisher): void {
  const about = draft.about(subject, 'vcard:Kind');
  const email = emailIn(dataset.contact);
  const words = dataset.contact
    .replace(email ?? '', '')
    .replaceAll(/[<>(),;]+/g, ' ')
    .trim();
  about.add('vcard:fn', text(words || dataset.creator || name));
  if (email === null) about.add('vcard:hasURL', iri(`${site}/main/faq`));
  else about.add('vcard:hasEmail', iri(`mailto:${email}`));
}

function addAgent(draft: Draft, subject: Subject, name: string, homepage?: string): void {
  const about = draft.about(subject, 'foaf:Agent');
  about.add('foaf:name', text(name, 'en'));
  if (homepage !== undefined) about.add('foaf:homepage', iri(homepage));
}

function accessRights({ openAccess }: PublicDataset): string {
  return `${authority}/access-right/${openAccess ? 'PUBLIC' : 'RESTRICTED'}`;
}

interface About {
  add(predicate: Term, value: Value): void;
  /** Names a thing and notes what it is, so that a document can be checked by itself, without others' vocabularies. */
  refer(predicate: Term, address: string, kind: Term): void;
}

/** A document as it is put together: its things, and what those are that they refer to, thousands of times the same few. */
class Draft {
  readonly #things: Thing[] = [];
  readonly #kinds = new Map<string, Set<Term>>();

  about(subject: Subject, kind: Term): About {
    const says: [Term, Value][] = [['rdf:type', { term: kind }]];
    this.#things.push({ subject, says });
    return {
      add: (predicate, value) => void says.push([predicate, value]),
      refer: (predicate, address, kindOfIt) => {
        says.push([predicate, iri(address)]);
        const known = this.#kinds.get(address);
        if (known === undefined) this.#kinds.set(address, new Set([kindOfIt]));
        else known.add(kindOfIt);
      },
    };
  }

  /** All things, those referred to at the end, with what the concepts are called that every dataset names. */
  finish(): Thing[] {
    const referred = [...this.#kinds].map(([address, kinds]): Thing => ({
      subject: iri(address),
      says: [...kinds].map((kind) => ['rdf:type', { term: kind }]),
    }));
    return [...this.#things, ...referred, ...concepts];
  }
}

const concepts: readonly Thing[] = [
  { subject: iri(theme), says: [['skos:prefLabel', text('Agriculture, fisheries, forestry and food', 'en')]] },
  { subject: iri(`${authority}/data-theme`), says: [['dct:title', text('Data theme', 'en')]] },
];

function iri(address: string): { readonly iri: string } {
  return { iri: address };
}

function text(words: string, language?: string): Value {
  return language === undefined ? { text: words } : { text: words, language };
}

function typed(value: string, type: Term): Value {
  return { text: value, type };
}
