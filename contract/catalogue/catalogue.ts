import { Type } from 'typebox';
import {
  ColumnMeaning,
  Counts,
  DatasetCard,
  DatasetColumn,
  DatasetParams,
  DatasetTable,
  ReadingNote,
  VersionBrief,
  VersionParams,
} from './catalogueShapes.ts';
import { endpoint } from '../endpoint.ts';
import { longestDatasetSearch, mostDatasets } from '../limits.ts';

/** One filter: several values of it are taken as "any of them". */
const Filter = Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 40 }));

const FacetValue = Type.Object({ value: Type.String(), name: Type.String(), count: Type.Integer() });

/** Everything that is not about who asks, so that it is the same for all. */
export const listDatasets = endpoint({
  name: 'listDatasets',
  room: 'catalogue',
  method: 'GET',
  path: '/api/datasets',
  audience: 'public',
  effect: 'reads',
  summary:
    'Datasets, searched and filtered, with counts for every filter; private ones are listed, their content is not shown',
  query: Type.Object({
    q: Type.Optional(Type.String({ title: 'The search', maxLength: longestDatasetSearch })),
    topic: Filter,
    /** Region keys. */
    region: Filter,
    institution: Filter,
    /** xlsx, ods, csv, tsv, zippedCsv, dta, sav, geojson, gpkg. */
    format: Filter,
    /** Years the rows cover. */
    year: Filter,
    /** Licence ids; "other" for texts that are none of the list. */
    licence: Filter,
    /** public, private. */
    access: Filter,
    /** best: the best match first, or the newest where nothing is searched. */
    sort: Type.Optional(
      Type.Union([
        Type.Literal('best'),
        Type.Literal('newest'),
        Type.Literal('name'),
        Type.Literal('views'),
        Type.Literal('downloads'),
        Type.Literal('size'),
      ]),
    ),
    /** 1 is the first. */
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    /** Datasets of a page, 12 when left out. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostDatasets })),
  }),
  answer: Type.Object({
    total: Type.Integer(),
    page: Type.Integer(),
    pages: Type.Integer(),
    /** Whether this portal opens every public dataset to everybody, whatever its licence. */
    openToAll: Type.Boolean(),
    items: Type.Array(Type.Object({ dataset: DatasetCard, ...Counts.properties })),
    /** Words of the items that were searched for, in lower case: to mark them. */
    matched: Type.Array(Type.String()),
    /** The search as it was understood, where words were taken for typing errors; null where they were not. */
    understoodAs: Type.Union([Type.String(), Type.Null()]),
    /** Words worth trying where nothing was found. */
    suggestions: Type.Array(Type.String()),
    /** Values of each filter with how many datasets each would leave, the other filters standing; most first. */
    filters: Type.Object({
      topic: Type.Array(FacetValue),
      region: Type.Array(FacetValue),
      institution: Type.Array(FacetValue),
      format: Type.Array(FacetValue),
      year: Type.Array(FacetValue),
      licence: Type.Array(FacetValue),
      access: Type.Array(FacetValue),
    }),
  }),
  refusals: 'message',
});

/** A dataset in full, as far as anybody may see it. */
export const DatasetDetail = Type.Object({
  dataset: DatasetCard,
  /** Their display name; empty where the account is gone. */
  owner: Type.String(),
  source: Type.String(),
  contact: Type.String(),
  updateFrequency: Type.String(),
  topicName: Type.String(),
  regionNames: Type.Array(Type.String()),
  /** Newest first; of a private dataset without the name of the file and its sum. */
  versions: Type.Array(VersionBrief),
  /** Of the version in force, with the profiles of the first 200 columns; empty for a private dataset: ask showDatasetVersion. */
  tables: Type.Array(DatasetTable),
  notes: Type.Array(ReadingNote),
});

/** The same for everybody: what the person who asks may do here, `showStanding` says. */
export const showDataset = endpoint({
  name: 'showDataset',
  room: 'catalogue',
  method: 'GET',
  path: '/api/datasets/:id',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary:
    'One dataset by id or short name: metadata, versions, and for public ones the tables with a profile of each column',
  params: DatasetParams,
  answer: DatasetDetail,
  refusals: 'message',
});

/** 403 `privateDataset` where the dataset is private and the caller may not see into it. */
export const showDatasetVersion = endpoint({
  name: 'showDatasetVersion',
  room: 'catalogue',
  method: 'GET',
  path: '/api/datasets/:id/versions/:number',
  audience: 'public',
  effect: 'reads',
  summary: 'One version of a dataset with its tables and profiles; it never changes',
  params: VersionParams,
  answer: Type.Object({
    dataset: DatasetCard,
    version: VersionBrief,
    tables: Type.Array(DatasetTable),
    notes: Type.Array(ReadingNote),
  }),
  refusals: 'message',
});

/** Figures of a plan link to it. 303 to the page. */
export const findPublishedRow = endpoint({
  name: 'findPublishedRow',
  room: 'catalogue',
  method: 'GET',
  path: '/api/datasets/reference/:table/:key',
  audience: 'public',
  redirects: true,
  effect: 'reads',
  summary:
    'Leads to the dataset of a reference table, opened at a row; to a search where the table is not published yet',
  params: Type.Object({ table: Type.String({ maxLength: 60 }), key: Type.String({ maxLength: 200 }) }),
  answer: Type.Object({ href: Type.String() }),
  refusals: 'message',
});

/** What the person who asks may do with a dataset. */
export const showStanding = endpoint({
  name: 'showStanding',
  room: 'catalogue',
  method: 'GET',
  path: '/api/datasets/:id/standing',
  audience: 'public',
  effect: 'reads',
  summary: 'What the caller may do with a dataset, and how their question for access stands',
  params: DatasetParams,
  answer: Type.Object({
    signedIn: Type.Boolean(),
    /** Summaries: columns, profiles, histograms. */
    maySeeSummary: Type.Boolean(),
    /** Rows, groups, downloads, exports, comparisons. False for a public dataset means: sign in. */
    mayOpen: Type.Boolean(),
    /** Edit, delete, restore versions, answer questions for access. */
    mayKeep: Type.Boolean(),
    isOwner: Type.Boolean(),
    /** The caller's own question for access; null where there is none. */
    access: Type.Union([
      Type.Object({
        id: Type.String(),
        state: Type.Union([
          Type.Literal('asked'),
          Type.Literal('granted'),
          Type.Literal('refused'),
          Type.Literal('ended'),
        ]),
        askedAt: Type.String(),
        answer: Type.String(),
        /** Until when a grant holds. */
        until: Type.Union([Type.String(), Type.Null()]),
      }),
      Type.Null(),
    ]),
    /** Questions for access that wait for an answer; 0 for those who may not answer. */
    waiting: Type.Integer(),
  }),
  refusals: 'message',
});

export const showActivity = endpoint({
  name: 'showActivity',
  room: 'catalogue',
  method: 'GET',
  path: '/api/datasets/:id/activity',
  audience: 'public',
  effect: 'reads',
  summary: 'How often a dataset was looked at and downloaded, in all and in each of the last 12 months',
  params: DatasetParams,
  answer: Type.Object({
    ...Counts.properties,
    /** Oldest first; months are 2026-04. */
    months: Type.Array(Type.Object({ month: Type.String(), ...Counts.properties })),
  }),
  refusals: 'message',
});

export const citeDataset = endpoint({
  name: 'citeDataset',
  room: 'catalogue',
  method: 'GET',
  path: '/api/datasets/:id/versions/:number/citation',
  audience: 'public',
  effect: 'reads',
  summary: 'How to cite a version: as text, BibTeX or RIS, as a file',
  params: VersionParams,
  query: Type.Object({
    form: Type.Optional(Type.Union([Type.Literal('text'), Type.Literal('bibtex'), Type.Literal('ris')])),
  }),
  answer: Type.String(),
  produces: 'text/plain; charset=utf-8',
  refusals: 'message',
});

export const showDataDictionary = endpoint({
  name: 'showDataDictionary',
  room: 'catalogue',
  method: 'GET',
  path: '/api/datasets/:id/dictionary',
  audience: 'public',
  effect: 'reads',
  summary:
    'What the columns of a table mean: labels, meanings, units and codes; regions with their codes of ISO 3166-2',
  params: DatasetParams,
  query: Type.Object({
    version: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    table: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  }),
  answer: Type.Object({
    table: Type.String(),
    columns: Type.Array(
      Type.Object({
        ...ColumnMeaning.properties,
        key: DatasetColumn.properties.key,
        type: DatasetColumn.properties.type,
      }),
    ),
  }),
  refusals: 'message',
});
