import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { longestHarvestName, longestHarvestUrl, mostHarvestItems } from '../limits.ts';
import { oneOf } from '../shapes.ts';

/** Datasets of other portals, brought into the holding area on a schedule. */

/** What another portal speaks. */
export const harvestKinds = ['ckan', 'dcat', 'datapackage', 'features', 'wfs', 'geojson'] as const;
/** How often it is asked; `hand`: only when a person says so. */
export const harvestPeriods = ['hand', 'day', 'week', 'month'] as const;
/** What became of a dataset of another portal. */
export const harvestStates = ['taken', 'waits', 'passedOver', 'failed', 'gone'] as const;

const Moment = Type.Union([Type.String(), Type.Null()]);

export const HarvestSource = Type.Object({
  id: Type.String(),
  name: Type.String(),
  url: Type.String(),
  kind: oneOf(harvestKinds),
  words: Type.String(),
  every: oneOf(harvestPeriods),
  createdAt: Type.String(),
  lastAt: Moment,
  nextAt: Moment,
  state: oneOf(['new', 'asked', 'done', 'failed'] as const),
  /** What came of the last time, in a sentence. */
  said: Type.String(),
  /** Datasets known of it, by what became of them. */
  counts: Type.Object({
    taken: Type.Integer(),
    waits: Type.Integer(),
    passedOver: Type.Integer(),
    failed: Type.Integer(),
    gone: Type.Integer(),
  }),
});

const HarvestItem = Type.Object({
  remoteId: Type.String(),
  title: Type.String(),
  page: Type.Union([Type.String(), Type.Null()]),
  state: oneOf(harvestStates),
  said: Type.String(),
  takenAt: Moment,
  /** The file in the holding area. */
  submissionId: Type.Union([Type.String(), Type.Null()]),
});

const Name = Type.String({ title: 'The name of the portal', minLength: 1, maxLength: longestHarvestName });
const Words = Type.String({ title: 'The words', maxLength: 200 });
const Every = oneOf(harvestPeriods);
const ById = Type.Object({ id: Type.String({ maxLength: 100 }) });
const own = { room: 'harvests', audience: 'either', refusals: 'message' } as const;

export const listHarvestSources = endpoint({
  ...own,
  name: 'listHarvestSources',
  method: 'GET',
  path: '/api/harvests',
  effect: 'reads',
  summary: 'Portals whose datasets come into the holding area; for data administrators',
  answer: Type.Array(HarvestSource),
});

/** 422 `harvestAddress` where the address is not one of the web. */
export const addHarvestSource = endpoint({
  ...own,
  name: 'addHarvestSource',
  method: 'POST',
  path: '/api/harvests',
  effect: 'writes',
  status: 201,
  summary:
    'Adds a portal that is asked at once and then on its schedule: CKAN, DCAT (Turtle, RDF/XML, JSON-LD, data.json), a data package, OGC API Features, WFS or GeoJSON; for data administrators',
  body: Type.Object({
    name: Name,
    url: Type.String({ title: 'The address', minLength: 1, maxLength: longestHarvestUrl }),
    kind: oneOf(harvestKinds),
    words: Type.Optional(Words),
    every: Every,
  }),
  answer: HarvestSource,
});

export const editHarvestSource = endpoint({
  ...own,
  name: 'editHarvestSource',
  method: 'PATCH',
  path: '/api/harvests/:id',
  effect: 'writes',
  summary: 'Changes the name, the words or the schedule of a portal; for data administrators',
  params: ById,
  body: Type.Object({ name: Type.Optional(Name), words: Type.Optional(Words), every: Type.Optional(Every) }),
  answer: HarvestSource,
});

export const runHarvest = endpoint({
  ...own,
  name: 'runHarvest',
  method: 'POST',
  path: '/api/harvests/:id/run',
  effect: 'writes',
  summary: 'Has a portal asked now; for data administrators',
  params: ById,
  answer: HarvestSource,
});

export const removeHarvestSource = endpoint({
  ...own,
  name: 'removeHarvestSource',
  method: 'DELETE',
  path: '/api/harvests/:id',
  effect: 'writes',
  summary: 'Asks a portal no longer; what was taken from it stays; for data administrators',
  params: ById,
  answer: Type.Object({ removed: Type.Boolean() }),
});

export const listHarvestItems = endpoint({
  ...own,
  name: 'listHarvestItems',
  method: 'GET',
  path: '/api/harvests/:id/items',
  effect: 'reads',
  summary: 'Datasets of a portal and what became of each, by their id there; for data administrators',
  params: ById,
  query: Type.Object({
    state: Type.Optional(oneOf(harvestStates)),
    after: Type.Optional(Type.String({ maxLength: 1_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostHarvestItems })),
  }),
  answer: Type.Object({ found: Type.Array(HarvestItem), next: Type.Union([Type.String(), Type.Null()]) }),
});
