import { Type } from 'typebox';
import { DatasetColumn, DatasetParams, VersionParams } from './catalogueShapes.ts';
import { endpoint } from '../endpoint.ts';
import { mostGroups, mostRows } from '../limits.ts';

/** A value of a table; dates are 2026-04-15, instants ISO 8601, and a number too large to be one exactly is a text. */
export const Cell = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);

/** Which table is asked; the first of the version in force when left out. */
const Which = {
  version: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  /** Position of the table, 1 for the first. */
  table: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
};

/** Columns by name or key, with commas between: `c1,c3`. */
const Columns = Type.Optional(Type.String({ maxLength: 4_000 }));

/**
 * One condition each, all of which must hold: `column:op:value`, such as `Region:is:Ashanti`, `c3:atLeast:12.5`,
 * `Crop:has:mai`, `Yield:empty`. Operations: is, isNot, has, atLeast, atMost, empty, filled.
 */
const Where = Type.Optional(Type.Array(Type.String({ maxLength: 500 }), { maxItems: 20 }));

/** What is shown of a table; an address carries it from the page to the file. */
const View = {
  select: Columns,
  where: Where,
  /** A text that some cell of a row holds, without regard to capitals and accents. */
  find: Type.Optional(Type.String({ title: 'The text to find', maxLength: 200 })),
  /** Columns by name or key, with commas between; - before one turns its order. */
  sort: Type.Optional(Type.String({ maxLength: 1_000 })),
};

export const listDatasetRows = endpoint({
  name: 'listDatasetRows',
  room: 'catalogue',
  method: 'GET',
  path: '/api/datasets/:id/rows',
  audience: 'public',
  effect: 'reads',
  summary:
    'Rows of a table: filtered, sorted, some columns, by pages. Public datasets ask for sign-in, private ones for a grant',
  params: DatasetParams,
  query: Type.Object({
    ...Which,
    ...View,
    /** Rows to pass over. */
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
    /** Rows of the answer, 10 when left out. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostRows })),
  }),
  answer: Type.Object({
    /** Those of the answer, in the order of the cells. */
    columns: Type.Array(Type.Pick(DatasetColumn, ['name', 'key', 'type', 'unit'])),
    rows: Type.Array(Type.Array(Cell)),
    /** Rows that meet the conditions. */
    total: Type.Integer(),
    offset: Type.Integer(),
    limit: Type.Integer(),
  }),
  refusals: 'message',
});

export const groupDatasetRows = endpoint({
  name: 'groupDatasetRows',
  room: 'catalogue',
  method: 'GET',
  path: '/api/datasets/:id/groups',
  audience: 'public',
  effect: 'reads',
  summary:
    'Rows of a table brought together: count, sum, mean, median, min, max or distinct values by up to three columns',
  params: DatasetParams,
  query: Type.Object({
    ...Which,
    /** One to three columns by name or key, with commas between. */
    by: Type.String({ minLength: 1, maxLength: 1_000 }),
    /** With commas between: count, sum:Yield, mean:c3 …; count when left out. */
    measure: Type.Optional(Type.String({ maxLength: 1_000 })),
    /** Calendar steps for a date among `by`. */
    step: Type.Optional(Type.Union([Type.Literal('day'), Type.Literal('month'), Type.Literal('year')])),
    where: Where,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostGroups })),
  }),
  answer: Type.Object({
    columns: Type.Array(Type.String()),
    rows: Type.Array(Type.Array(Cell)),
    /** There are more groups than the answer holds. */
    cut: Type.Boolean(),
  }),
  refusals: 'message',
});

const Differing = Type.Object({ count: Type.Integer(), rows: Type.Array(Type.Array(Cell)) });

export const compareDatasetVersions = endpoint({
  name: 'compareDatasetVersions',
  room: 'catalogue',
  method: 'GET',
  path: '/api/datasets/:id/compare',
  audience: 'public',
  effect: 'reads',
  summary: 'What changed between two versions: rows added, removed and changed, identified by the columns of a key',
  params: DatasetParams,
  query: Type.Object({
    from: Type.Integer({ minimum: 1, maximum: 100_000 }),
    to: Type.Integer({ minimum: 1, maximum: 100_000 }),
    table: Which.table,
    /** Columns that tell a row apart, with commas between; found by us when left out. */
    key: Columns,
    /** Rows of each kind that are shown, 20 when left out. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  }),
  answer: Type.Object({
    /** Names of the columns rows were told apart by; all of them where none tells rows apart. */
    key: Type.Array(Type.String()),
    columns: Type.Array(Type.String()),
    columnsAdded: Type.Array(Type.String()),
    columnsRemoved: Type.Array(Type.String()),
    added: Differing,
    removed: Differing,
    changed: Type.Object({
      count: Type.Integer(),
      rows: Type.Array(
        Type.Object({
          key: Type.Array(Cell),
          cells: Type.Array(Type.Object({ column: Type.String(), before: Cell, after: Cell })),
        }),
      ),
    }),
  }),
  refusals: 'message',
});

/** 422 `tooManyRowsForSheet` for xlsx and ods past 1,048,575 rows: take CSV. 422 `noPositions` for geojson, gpkg and fgb of a table without them. */
export const exportDatasetTable = endpoint({
  name: 'exportDatasetTable',
  room: 'catalogue',
  method: 'GET',
  path: '/api/datasets/:id/export',
  audience: 'public',
  effect: 'reads',
  streams: true,
  summary:
    'A table, or the rows and columns chosen of it, as a file: CSV (csvbom: with the byte order mark by which Excel knows UTF-8), XLSX, ODS, JSON, Parquet, GeoJSON, GeoPackage, FlatGeobuf, CSV with HXL tags or SDMX-CSV; cells that look like formulas are made harmless',
  params: DatasetParams,
  query: Type.Object({
    ...Which,
    ...View,
    form: Type.Union([
      Type.Literal('csv'),
      Type.Literal('csvbom'),
      Type.Literal('xlsx'),
      Type.Literal('ods'),
      Type.Literal('json'),
      Type.Literal('parquet'),
      Type.Literal('geojson'),
      Type.Literal('gpkg'),
      Type.Literal('fgb'),
      Type.Literal('hxl'),
      Type.Literal('sdmx'),
    ]),
  }),
  answer: Type.String(),
  produces: 'application/octet-stream',
  refusals: 'message',
});

const TableFile = Type.String({ maxLength: 20, examples: ['1.csv'], title: 'The number of the table and its form' });
const tableFile = {
  room: 'catalogue',
  method: 'GET',
  audience: 'public',
  effect: 'reads',
  streams: true,
  answer: Type.String(),
  produces: 'application/octet-stream',
  refusals: 'message',
} as const;

/** What programs that go by the ending of an address read: 1.csv, 2.parquet. */
export const downloadTable = endpoint({
  ...tableFile,
  name: 'downloadTable',
  path: '/api/datasets/:id/files/:file',
  summary:
    'A whole table of the version in force at an address that stays: 1.csv, 1.csvbom, 1.xlsx, 1.ods, 1.json, 1.parquet, 1.geojson, 1.gpkg, 1.fgb, 1.hxl, 1.sdmx',
  params: Type.Object({ ...DatasetParams.properties, file: TableFile }),
});
export const downloadTableOfVersion = endpoint({
  ...tableFile,
  name: 'downloadTableOfVersion',
  path: '/api/datasets/:id/versions/:number/files/:file',
  summary: 'A whole table of one version, which never changes: 1.csv, 1.parquet …',
  params: Type.Object({ ...VersionParams.properties, file: TableFile }),
});
