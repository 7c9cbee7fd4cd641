import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';

/** `json` or `html`; as the Accept header says, when left out. */
const Form = Type.Optional(Type.String({ maxLength: 20 }));
/** What else is in the address is refused, as the standard has it. */
const Shown = Type.Object({ f: Form }, { additionalProperties: Type.String({ maxLength: 2_000 }), maxProperties: 20 });
const CollectionId = Type.String({ minLength: 1, maxLength: 200, examples: ['regions'] });
const Collection = Type.Object({ collection: CollectionId });

const shared = {
  room: 'ogc',
  method: 'GET',
  audience: 'public',
  effect: 'reads',
  refusals: 'message',
  answer: Type.String(),
  produces: 'application/json; charset=utf-8',
} as const;

export const showOgcLanding = endpoint({
  ...shared,
  name: 'showOgcLanding',
  path: '/ogc',
  summary: 'OGC API Features 1.0: the landing page for QGIS, GDAL and others, as JSON or HTML',
  query: Shown,
});
export const showOgcConformance = endpoint({
  ...shared,
  name: 'showOgcConformance',
  path: '/ogc/conformance',
  summary: 'The conformance classes of OGC API that hold here',
  query: Shown,
});
export const showOgcApi = endpoint({
  ...shared,
  name: 'showOgcApi',
  path: '/ogc/api',
  summary: 'The definition of the OGC API in OpenAPI 3.0',
  query: Shown,
  produces: 'application/vnd.oai.openapi+json;version=3.0; charset=utf-8',
});
export const listOgcCollections = endpoint({
  ...shared,
  name: 'listOgcCollections',
  path: '/ogc/collections',
  summary:
    'Collections of features: places, projects, verified risks, squares of farms, stations, traps, public datasets',
  query: Shown,
});
export const showOgcCollection = endpoint({
  ...shared,
  name: 'showOgcCollection',
  path: '/ogc/collections/:collection',
  summary: 'One collection of features, with its extent and links',
  params: Collection,
  query: Shown,
});
export const showOgcQueryables = endpoint({
  ...shared,
  name: 'showOgcQueryables',
  path: '/ogc/collections/:collection/queryables',
  summary: 'The properties a filter on a collection may use, as JSON Schema',
  params: Collection,
  query: Shown,
  produces: 'application/schema+json; charset=utf-8',
});
/** Properties are named as further fields: `?region=Ashanti`. A name that the collection does not have is refused. */
export const listOgcItems = endpoint({
  ...shared,
  name: 'listOgcItems',
  path: '/ogc/collections/:collection/items',
  summary: 'Features as GeoJSON by pages: limit, bbox, datetime, properties by name, filter in CQL2 text',
  params: Collection,
  query: Type.Object(
    {
      f: Form,
      limit: Type.Optional(Type.String({ maxLength: 20 })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
      bbox: Type.Optional(Type.String({ maxLength: 200 })),
      'bbox-crs': Type.Optional(Type.String({ maxLength: 200 })),
      crs: Type.Optional(Type.String({ maxLength: 200 })),
      datetime: Type.Optional(Type.String({ maxLength: 100 })),
      filter: Type.Optional(Type.String({ maxLength: 20_000 })),
      'filter-lang': Type.Optional(Type.String({ maxLength: 40 })),
      'filter-crs': Type.Optional(Type.String({ maxLength: 200 })),
    },
    { additionalProperties: Type.String({ maxLength: 2_000 }), maxProperties: 60 },
  ),
  produces: 'application/geo+json; charset=utf-8',
});
export const showOgcItem = endpoint({
  ...shared,
  name: 'showOgcItem',
  path: '/ogc/collections/:collection/items/:item',
  summary: 'One feature as GeoJSON',
  params: Type.Object({ collection: CollectionId, item: Type.String({ minLength: 1, maxLength: 200 }) }),
  query: Type.Object(
    { f: Form, crs: Type.Optional(Type.String({ maxLength: 200 })) },
    { additionalProperties: Type.String({ maxLength: 2_000 }), maxProperties: 20 },
  ),
  produces: 'application/geo+json; charset=utf-8',
});
/** The tiles themselves are for signed-in officers; what they are anybody may know. */
export const listOgcTilesets = endpoint({
  ...shared,
  name: 'listOgcTilesets',
  path: '/ogc/collections/:collection/tiles',
  summary: 'OGC API Tiles: the vector tiles there are of a collection',
  params: Collection,
  query: Shown,
});
export const showOgcTileset = endpoint({
  ...shared,
  name: 'showOgcTileset',
  path: '/ogc/collections/:collection/tiles/:matrix',
  summary: 'OGC API Tiles: one set of vector tiles, with the addresses of its tiles',
  params: Type.Object({ collection: CollectionId, matrix: Type.String({ minLength: 1, maxLength: 60 }) }),
  query: Shown,
});
