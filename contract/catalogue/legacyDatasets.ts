import { Type } from 'typebox';
import { Cell } from './datasetRows.ts';
import { endpoint } from '../endpoint.ts';
import { longestDatasetSearch, mostLegacyDatasets } from '../limits.ts';

/** A dataset in the words of the specification (D §3); private ones are listed too. */
export const LegacyDataset = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  /** Of the version in force: what previews and downloads are asked by. */
  identity: Type.String(),
  /** Name of the first table; empty for a private dataset of somebody else. */
  gName: Type.String(),
  /** kB, so that size / 1000 is MB. */
  size: Type.Number(),
  bytes: Type.Integer(),
  /** 'true' means private. */
  userAccess: Type.Union([Type.Literal('true'), Type.Literal('false')]),
  /** The latest 100 looks at most; the counts stand beside. */
  datasetviews: Type.Array(Type.Object({ download: Type.Boolean() })),
  views: Type.Integer(),
  dwonloads: Type.Integer(),
  updatedAt: Type.String(),
});

const Page = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostLegacyDatasets })),
  /** Id of the last dataset of the page before. */
  after: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
};

export const listAllDatasets = endpoint({
  name: 'listAllDatasets',
  room: 'catalogue',
  method: 'GET',
  path: '/api/datasets/alldata',
  audience: 'public',
  effect: 'reads',
  summary:
    'Datasets, newest first, each with its latest looks; X-Total-Count tells how many there are. GET /api/datasets finds and filters',
  query: Type.Object(Page),
  answer: Type.Array(LegacyDataset),
  refusals: 'text',
});

export const searchDatasets = endpoint({
  name: 'searchDatasets',
  room: 'catalogue',
  method: 'GET',
  path: '/api/datasets/search/:text',
  audience: 'public',
  effect: 'reads',
  summary:
    'Datasets found by words of name, description, tags, institution, source and columns, best first; forgives typing errors',
  params: Type.Object({ text: Type.String({ title: 'The search', maxLength: longestDatasetSearch }) }),
  query: Type.Object({
    ...Page,
    q: Type.Optional(Type.String({ title: 'The search', maxLength: longestDatasetSearch })),
  }),
  answer: Type.Array(LegacyDataset),
  refusals: 'text',
});

export const showOwnDatasets = endpoint({
  name: 'showOwnDatasets',
  room: 'catalogue',
  method: 'GET',
  path: '/api/datasets/show',
  audience: 'either',
  effect: 'reads',
  summary: 'Datasets of the caller, newest first',
  answer: Type.Array(LegacyDataset),
  refusals: 'text',
});

export const readSheetRange = endpoint({
  name: 'readSheetRange',
  room: 'catalogue',
  method: 'POST',
  path: '/api/datasets',
  audience: 'public',
  effect: 'reads',
  summary: 'Cells of a range such as "Sheet1!A1:H11" as a grid, the header first; at most 1,001 rows of 200 columns',
  body: Type.Object({
    /** Identity of a version, or the id of a dataset. */
    sheetId: Type.String({ minLength: 1, maxLength: 200 }),
    /** Sheet and cells, a sheet, or cells of the first sheet; all of the first when left out. */
    range: Type.Optional(Type.String({ maxLength: 300 })),
  }),
  answer: Type.Object({ range: Type.String(), values: Type.Array(Type.Array(Cell)) }),
  refusals: 'text',
});

export const logDatasetView = endpoint({
  name: 'logDatasetView',
  room: 'catalogue',
  method: 'POST',
  path: '/api/datasets/addlog',
  audience: 'public',
  effect: 'writes',
  unaudited: 'A look is its own record, and who it was is not kept.',
  summary:
    'Counts a look at a dataset; the id it answers marks it as a download later. Again within half an hour it is the same look',
  body: Type.Object({ datasetId: Type.String({ minLength: 1, maxLength: 200 }) }),
  answer: Type.Object({ id: Type.String() }),
  refusals: 'text',
});

export const logDatasetDownload = endpoint({
  name: 'logDatasetDownload',
  room: 'catalogue',
  method: 'POST',
  path: '/api/datasets/log/:logId/download',
  aliases: [{ method: 'GET', path: '/api/datasets/updatelog/:logId' }],
  audience: 'public',
  effect: 'writes',
  unaudited: 'A look is its own record, and who it was is not kept.',
  summary: 'Marks a look as one that downloaded, for those who may download',
  params: Type.Object({ logId: Type.String({ maxLength: 60 }) }),
  answer: Type.Object({ message: Type.String() }),
  refusals: 'text',
});

/** Named "Dataset", the day and the dataset's own name. */
export const downloadDataset = endpoint({
  name: 'downloadDataset',
  room: 'catalogue',
  method: 'GET',
  path: '/api/datasets/download/:identity',
  audience: 'public',
  effect: 'reads',
  streams: true,
  summary: 'The file of a version, byte for byte as it was sent; ranges are answered',
  params: Type.Object({ identity: Type.String({ maxLength: 200 }) }),
  answer: Type.String(),
  produces: 'application/octet-stream',
  refusals: 'text',
});
