import type { Collection } from './collection.ts';
import { geoJson } from './ogc.presenter.ts';
import { crs84, mostItems, usualLimit } from './ogc.service.ts';

const parameter = (name: string, description: string, schema: object, rest: object = {}) => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
  ...rest,
});
const form = parameter(
  'f',
  'json or html',
  { type: 'string', enum: ['json', 'html'] },
  { style: 'form', explode: false },
);
const reference = (name: string, description: string) =>
  parameter(
    name,
    description,
    { type: 'string', format: 'uri', enum: [crs84], default: crs84 },
    { style: 'form', explode: false },
  );
const answers = (type: string) => ({
  200: {
    description: 'What was asked for',
    content: { [type]: { schema: { type: 'object' } }, 'text/html': { schema: { type: 'string' } } },
  },
  400: {
    description: 'Something in the address is wrong; the sentence says what',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/exception' } } },
  },
  404: {
    description: 'There is no such collection or feature',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/exception' } } },
  },
});
const read = (operationId: string, summary: string, type = 'application/json', parameters: readonly object[] = []) => ({
  get: {
    operationId,
    summary,
    tags: ['Features'],
    parameters: [...parameters, { $ref: '#/components/parameters/f' }],
    responses: answers(type),
  },
});

/** The API in OpenAPI 3.0, each collection with the properties it can be asked by. */
export function writeApiDocument(collections: readonly Collection[], site: string) {
  const itemParameters = ['limit', 'offset', 'bbox', 'bbox-crs', 'crs', 'datetime', 'filter', 'filter-lang'].map(
    (name) => ({
      $ref: `#/components/parameters/${name}`,
    }),
  );
  const inPath = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });
  return {
    openapi: '3.0.3',
    info: {
      title: 'AgriHub Ghana: OGC API Features',
      version: '1.0.0',
      description:
        'Features of Ghana’s agriculture in CRS84, as GeoJSON. Everything here may be read without an account.',
    },
    servers: [{ url: `${site}/ogc` }],
    tags: [{ name: 'Features' }],
    paths: {
      '/': read('getLandingPage', 'The landing page'),
      '/conformance': read('getConformance', 'Conformance classes'),
      '/collections': read('getCollections', 'All collections'),
      '/collections/{collectionId}': read('getCollection', 'One collection', undefined, [inPath('collectionId')]),
      '/collections/{collectionId}/queryables': read(
        'getQueryables',
        'Properties that filters may use',
        'application/schema+json',
        [inPath('collectionId')],
      ),
      ...Object.fromEntries(
        collections.map((collection) => [
          `/collections/${collection.id}/items`,
          read(`getItems.${collection.id}`, collection.title, geoJson, [
            ...itemParameters,
            ...Object.entries(collection.properties).map(([name, { type, format }]) =>
              parameter(
                name,
                `Features whose ${name} is this`,
                { type, ...(format && { format }) },
                { style: 'form', explode: false },
              ),
            ),
          ]),
        ]),
      ),
      ...Object.fromEntries(
        collections.map(({ id, title }) => [
          `/collections/${id}/items/{featureId}`,
          read(`getItem.${id}`, `One feature of ${title}`, geoJson, [
            inPath('featureId'),
            { $ref: '#/components/parameters/crs' },
          ]),
        ]),
      ),
    },
    components: {
      parameters: {
        f: form,
        limit: parameter(
          'limit',
          'Features of the answer',
          { type: 'integer', minimum: 1, maximum: mostItems, default: usualLimit },
          { style: 'form', explode: false },
        ),
        offset: parameter(
          'offset',
          'Features to pass over',
          { type: 'integer', minimum: 0, default: 0 },
          { style: 'form', explode: false },
        ),
        bbox: parameter(
          'bbox',
          'West, south, east, north in degrees; or with heights, which are passed over',
          {
            type: 'array',
            oneOf: [
              { minItems: 4, maxItems: 4 },
              { minItems: 6, maxItems: 6 },
            ],
            items: { type: 'number' },
          },
          { style: 'form', explode: false },
        ),
        'bbox-crs': reference('bbox-crs', 'The reference system of bbox'),
        crs: reference('crs', 'The reference system of the positions that are answered'),
        datetime: parameter(
          'datetime',
          'A day, an instant or an interval such as 2026-04-01/..',
          { type: 'string' },
          { style: 'form', explode: false },
        ),
        filter: parameter('filter', 'A condition in CQL2 text', { type: 'string' }),
        'filter-lang': parameter('filter-lang', 'The language of the filter', {
          type: 'string',
          enum: ['cql2-text'],
          default: 'cql2-text',
        }),
      },
      schemas: {
        exception: {
          type: 'object',
          required: ['code'],
          properties: { code: { type: 'string' }, message: { type: 'string' } },
        },
      },
    },
  };
}
