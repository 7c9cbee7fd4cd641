import type { Feature } from '#engines/features/feature.ts';
import type { Collection } from './collection.ts';
import { crs84, type FoundItems } from './ogc.service.ts';

/** A link as OGC API writes it. */
export interface Link {
  readonly href: string;
  readonly rel: string;
  readonly type: string;
  readonly title: string;
  readonly templated?: true;
}

export const conformance: readonly string[] = [
  ...['core', 'geojson', 'html', 'oas30'].map(
    (each) => `http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/${each}`,
  ),
  ...['core', 'landing-page', 'json', 'html', 'oas30'].map(
    (each) => `http://www.opengis.net/spec/ogcapi-common-1/1.0/conf/${each}`,
  ),
  'http://www.opengis.net/spec/ogcapi-common-2/1.0/conf/collections',
  'http://www.opengis.net/spec/ogcapi-features-2/1.0/conf/crs',
  ...['queryables', 'queryables-query-parameters', 'filter', 'features-filter'].map(
    (each) => `http://www.opengis.net/spec/ogcapi-features-3/1.0/conf/${each}`,
  ),
  ...['cql2-text', 'basic-cql2', 'advanced-comparison-operators', 'basic-spatial-functions'].map(
    (each) => `http://www.opengis.net/spec/cql2/1.0/conf/${each}`,
  ),
];

export const json = 'application/json';
export const geoJson = 'application/geo+json';
export const html = 'text/html';
export const openApi = 'application/vnd.oai.openapi+json;version=3.0';

/** The same address in both forms, the one that is shown as "self". */
export function selfLinks(address: string, shown: 'json' | 'html', type: string = json): Link[] {
  const at = (form: string): string => `${address}${address.includes('?') ? '&' : '?'}f=${form}`;
  return [
    { href: at('json'), rel: shown === 'json' ? 'self' : 'alternate', type, title: 'This document as JSON' },
    { href: at('html'), rel: shown === 'html' ? 'self' : 'alternate', type: html, title: 'This document as HTML' },
  ];
}

export function presentLanding(site: string, shown: 'json' | 'html') {
  const base = `${site}/ogc`;
  return {
    title: 'AgriHub Ghana',
    description:
      'Districts, regions, projects, verified risks, farms by square, rain stations, pest traps and public datasets of Ghana’s agriculture, as features.',
    links: [
      ...selfLinks(base, shown),
      { href: `${base}/api?f=json`, rel: 'service-desc', type: openApi, title: 'The definition of this API' },
      { href: `${base}/api?f=html`, rel: 'service-doc', type: html, title: 'The definition of this API for readers' },
      { href: `${base}/conformance`, rel: 'conformance', type: json, title: 'Conformance classes' },
      { href: `${base}/collections`, rel: 'data', type: json, title: 'Collections' },
      { href: `${site}/catalog.ttl`, rel: 'describedby', type: 'text/turtle', title: 'The datasets after DCAT-AP 3' },
    ],
  };
}

/** A collection with its links. */
export function presentCollection({ id, title, description, extent, time, licence }: Collection, site: string) {
  const base = `${site}/ogc/collections/${encodeURIComponent(id)}`;
  return {
    id,
    title,
    description,
    itemType: 'feature',
    extent: {
      spatial: { bbox: [extent], crs: crs84 },
      ...(time !== null && { temporal: { interval: [[null, null]] } }),
    },
    crs: [crs84],
    storageCrs: crs84,
    links: [
      { href: `${base}?f=json`, rel: 'self', type: json, title },
      { href: `${base}?f=html`, rel: 'alternate', type: html, title },
      { href: `${base}/items?f=json`, rel: 'items', type: geoJson, title: `${title} as GeoJSON` },
      { href: `${base}/items?f=html`, rel: 'items', type: html, title: `${title} as HTML` },
      {
        href: `${base}/queryables?f=json`,
        rel: 'http://www.opengis.net/def/rel/ogc/1.0/queryables',
        type: 'application/schema+json',
        title: 'Properties that filters may use',
      },
      ...(id === 'farms'
        ? [
            {
              href: `${base}/tiles`,
              rel: 'http://www.opengis.net/def/rel/ogc/1.0/tilesets-vector',
              type: json,
              title: 'Vector tiles',
            },
          ]
        : []),
      ...(licence !== null && licence.url !== ''
        ? [{ href: licence.url, rel: 'license', type: html, title: licence.name }]
        : []),
    ],
  };
}

export function presentQueryables({ id, title, properties }: Collection, site: string) {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${site}/ogc/collections/${encodeURIComponent(id)}/queryables`,
    type: 'object',
    title,
    properties: {
      geometry: { title: 'Geometry', $ref: 'https://geojson.org/schema/Geometry.json' },
      ...Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, { title: name, ...each }])),
    },
    additionalProperties: false,
  };
}

/** What is said of a page of features; `address` is what was asked, without form and offset. */
export function presentItems(
  { features, matched, offset, limit }: FoundItems,
  address: (asked: Readonly<Record<string, string>>) => string,
  collectionAddress: string,
) {
  const isMore = offset + features.length < matched && features.length > 0;
  return {
    type: 'FeatureCollection',
    numberMatched: matched,
    numberReturned: features.length,
    links: [
      {
        href: address({ f: 'json', ...(offset > 0 && { offset: String(offset) }) }),
        rel: 'self',
        type: geoJson,
        title: 'This page',
      },
      {
        href: address({ f: 'html', ...(offset > 0 && { offset: String(offset) }) }),
        rel: 'alternate',
        type: html,
        title: 'This page as HTML',
      },
      ...(isMore
        ? [
            {
              href: address({ f: 'json', offset: String(offset + features.length) }),
              rel: 'next',
              type: geoJson,
              title: 'The next page',
            },
          ]
        : []),
      ...(offset > 0
        ? [
            {
              href: address({ f: 'json', offset: String(Math.max(0, offset - limit)) }),
              rel: 'prev',
              type: geoJson,
              title: 'The page before',
            },
          ]
        : []),
      { href: `${collectionAddress}?f=json`, rel: 'collection', type: json, title: 'The collection' },
    ],
  };
}

/** A page of features as GeoJSON. */
export function writeItems(page: ReturnType<typeof presentItems>, features: readonly Feature[]): string {
  return `${JSON.stringify(page).slice(0, -1)},"features":[${features.map(writeFeature).join(',')}]}`;
}

/** Features that are kept for the next question are written once. */
const written = new WeakMap<Feature, string>();

function writeFeature(feature: Feature): string {
  const known = written.get(feature);
  if (known !== undefined) return known;
  const text = JSON.stringify(presentFeature(feature));
  written.set(feature, text);
  return text;
}

export function presentFeature({ id, geometry, properties }: Feature) {
  return { type: 'Feature', id, geometry, properties };
}
