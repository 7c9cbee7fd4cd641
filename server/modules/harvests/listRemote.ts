import {
  layer,
  readCkanPackage,
  readCollection,
  readDataPackage,
  readOpenDataListing,
} from '#engines/exchange/harvest/readCatalogues.ts';
import { readDcat } from '#engines/exchange/harvest/readDcat.ts';
import { listIn, partOf, type RemoteDataset } from '#engines/exchange/harvest/remoteDataset.ts';
import type { HarvestSource } from './harvests.repository.ts';
import { type Asking, askJson, askText, RemoteTrouble } from './askRemote.ts';
import { rdfFormOf, readRdf } from './readRdf.ts';
import { featureTypesOf, geoJsonOf } from './wfsCapabilities.ts';

const pageRows = 100;
/** Pages of a list: what comes after them is not asked for. */
const mostPages = 100;
const rdfTypes = 'text/turtle, application/n-triples;q=0.9, application/rdf+xml;q=0.8, application/ld+json;q=0.7';

/** What a portal offers, page by page, nothing of it kept. @throws RemoteTrouble, InnerAddressError */
export async function* listRemote(asking: Asking, source: HarvestSource): AsyncGenerator<RemoteDataset> {
  const words = source.words.toLowerCase().split(/\s+/).filter(Boolean);
  for await (const found of lists[source.kind](asking, source.url, source.words)) {
    const text = [found.title, found.description, found.institution, ...found.tags].join(' ').toLowerCase();
    if (words.every((word) => text.includes(word))) yield found;
  }
}

type List = (asking: Asking, url: string, words: string) => AsyncGenerator<RemoteDataset>;

const lists: Readonly<Record<HarvestSource['kind'], List>> = {
  async *ckan(asking, url, words) {
    const portal = bare(url).replace(/\/api(\/3)?(\/action.*)?$/, '');
    for (let page = 0; page < mostPages; page += 1) {
      const asked = new URLSearchParams({ rows: `${pageRows}`, start: `${page * pageRows}`, sort: 'name asc' });
      if (words !== '') asked.set('q', words);
      const answer = await askJson(asking, `${portal}/api/3/action/package_search?${asked}`);
      const found = listIn(partOf(answer, 'result')['results']);
      for (const each of found) {
        const read = readCkanPackage(each, portal);
        if (read !== null) yield read;
      }
      if (found.length < pageRows) return;
    }
  },

  async *dcat(asking, url) {
    let next: string | null = url;
    for (let page = 0; next !== null && page < mostPages; page += 1) {
      const { text, address } = await askText(asking, next, rdfTypes);
      const listing = readOpenDataListing(text);
      if (listing !== null) return yield* listing;
      const read = readDcat(await statementsOf(asking, text, address));
      yield* read.datasets;
      next = read.next === null || read.next === next ? null : read.next;
    }
  },

  async *datapackage(asking, url) {
    yield* readDataPackage(await askJson(asking, url), url);
  },

  async *features(asking, url) {
    const service = bare(url).replace(/\/(collections|conformance|api).*$/, '');
    for (const each of listIn(await collectionsOf(asking, service))) {
      const read = readCollection(each, service);
      if (read !== null) yield read;
    }
  },

  async *wfs(asking, url) {
    const { text } = await askText(
      asking,
      withQuery(url, { service: 'WFS', version: '2.0.0', request: 'GetCapabilities' }),
      'text/xml, application/xml',
    );
    for (const { name, title, about, formats } of featureTypesOf(text)) {
      const format = formats.length === 0 ? 'application/json' : geoJsonOf(formats);
      const known = layer({
        id: name,
        title: title || name,
        description: about,
        page: null,
        licence: '',
        tags: [],
        url: withQuery(url, {
          service: 'WFS',
          version: '2.0.0',
          request: 'GetFeature',
          typeNames: name,
          srsName: 'EPSG:4326',
          outputFormat: format ?? '',
        }),
      });
      yield format === undefined ? { ...known, file: null, forms: formats } : known;
    }
  },

  async *geojson(_asking, url) {
    const named = bare(url).replace(/\/items$/, '');
    const last = decodeURIComponent(named.split('/').at(-1) ?? '').replace(/\.(geo)?json$/i, '');
    yield layer({ id: url, title: last || url, description: '', page: url, licence: '', tags: [], url });
  },
};

async function collectionsOf(asking: Asking, service: string): Promise<unknown> {
  const answer = await askJson(asking, `${service}/collections?f=json`);
  return typeof answer === 'object' && answer !== null && 'collections' in answer ? answer.collections : [];
}

async function statementsOf(asking: Asking, text: string, baseIRI: string) {
  try {
    return await readRdf(text, baseIRI, (context) => askJson(asking, context));
  } catch (error) {
    if (asking.signal.aborted) throw error;
    throw new RemoteTrouble(
      `${baseIRI} answered ${rdfFormOf(text)} that cannot be read: ${error instanceof Error ? error.message : 'its form is wrong'}. Give the address of the catalogue as Turtle, RDF/XML or JSON-LD, such as https://example.org/catalog.ttl.`,
    );
  }
}

function bare(url: string): string {
  return url.replace(/[?#].*$/, '').replace(/\/+$/, '');
}

/** An address with parameters of its own in the place of those it has of the same names, whatever their case. */
function withQuery(url: string, asked: Readonly<Record<string, string>>): string {
  const made = new URL(url);
  const names = new Set(Object.keys(asked).map((name) => name.toLowerCase()));
  made.search = new URLSearchParams(
    [...made.searchParams].filter(([name]) => !names.has(name.toLowerCase())),
  ).toString();
  for (const [name, value] of Object.entries(asked)) made.searchParams.set(name, value);
  return made.href;
}
