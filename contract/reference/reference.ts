import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { AskedCount, RowId, RowVersion, SentenceLanguage } from '../shapes.ts';
import { longestRowSearch } from '../limits.ts';
import { CalendarDay } from '../shapes.ts';

/** A cell: text, number, yes/no, nothing, or nested data where the column is of type json. */
const Cell = Type.Unknown();
const Values = Type.Record(Type.String(), Cell);

const Column = Type.Object({
  name: Type.String(),
  label: Type.String(),
  help: Type.String(),
  type: Type.String(),
  required: Type.Boolean(),
  /** Columns of the key stay as they are once the row exists. */
  isKey: Type.Boolean(),
  choices: Type.Array(Type.String()),
  /** Name of the table a reference points to. */
  references: Type.Union([Type.String(), Type.Null()]),
  minimum: Type.Union([Type.Number(), Type.Null()]),
  maximum: Type.Union([Type.Number(), Type.Null()]),
});

const TableBrief = Type.Object({
  table: Type.String(),
  title: Type.String(),
  about: Type.String(),
  rows: Type.Integer(),
  edited: Type.Integer(),
  /** Rows whose shipped value changed since they were edited here. */
  shippedSince: Type.Integer(),
});

/** The signature of the agronomist who reviewed a row as it is. */
export const Review = Type.Object({ name: Type.String(), institution: Type.String(), reviewedOn: CalendarDay });

/** One row as an administrator sees it. */
const Row = Type.Object({
  key: Type.String(),
  /** What a person calls it; the same as the key where the row has no other name. */
  title: Type.String(),
  values: Values,
  state: Type.Union([Type.Literal('shipped'), Type.Literal('edited'), Type.Literal('added'), Type.Literal('removed')]),
  /** The shipped value is not the one the edit started from. */
  shippedSince: Type.Boolean(),
  /** Send it back with a change: a change made meanwhile is then not overwritten. */
  version: Type.Integer(),
  review: Type.Union([Review, Type.Null()]),
});

const Change = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  by: Type.String(),
  act: Type.String(),
  why: Type.String(),
  before: Type.Union([Values, Type.Null()]),
  after: Type.Union([Values, Type.Null()]),
});

const CellFault = Type.Object({ column: Type.String(), sentence: Type.String() });

/** What a write did: the row as it is now, or what is wrong with it, cell by cell. Nothing is saved while a fault stands. */
const RowAnswer = Type.Object({ row: Type.Union([Row, Type.Null()]), faults: Type.Array(CellFault) });

const TableParams = Type.Object({ table: Type.String() });
const RowParams = Type.Object({ table: Type.String(), key: Type.String() });
const Why = Type.Optional(Type.String({ maxLength: 500 }));

export const listReferenceTables = endpoint({
  name: 'listReferenceTables',
  room: 'reference',
  method: 'GET',
  path: '/api/reference',
  audience: 'public',
  effect: 'reads',
  summary: 'The tables advice is computed from',
  query: Type.Object({ language: Type.Optional(SentenceLanguage) }),
  answer: Type.Array(TableBrief),
  refusals: 'message',
});

export const showReferenceRelease = endpoint({
  name: 'showReferenceRelease',
  room: 'reference',
  method: 'GET',
  path: '/api/reference-release',
  audience: 'officer',
  effect: 'reads',
  summary:
    'Whether the tables of this release are in use; else the edits made here that do not fit them (administrators)',
  answer: Type.Object({ unfitting: Type.Array(Type.String()) }),
  refusals: 'message',
});

export const listReferenceRows = endpoint({
  name: 'listReferenceRows',
  room: 'reference',
  method: 'GET',
  path: '/api/reference/:table',
  audience: 'public',
  effect: 'reads',
  summary:
    'Rows of a table: searched (?q=), sorted (?sort=column or -column), paged (?offset=&limit=), edited ones alone (?state=edited)',
  params: TableParams,
  query: Type.Object({
    q: Type.Optional(Type.String({ title: 'The search', maxLength: longestRowSearch })),
    sort: Type.Optional(Type.String({ maxLength: 80 })),
    state: Type.Optional(
      Type.Union([Type.Literal('shipped'), Type.Literal('edited'), Type.Literal('added'), Type.Literal('removed')]),
    ),
    offset: Type.Optional(AskedCount),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    /** What tables and columns are called in; what rows hold stays as it was written. */
    language: Type.Optional(SentenceLanguage),
  }),
  answer: Type.Object({
    ...TableBrief.properties,
    columns: Type.Array(Column),
    /** The column that titles a row. */
    titleColumn: Type.String(),
    total: Type.Integer(),
    found: Type.Array(Row),
  }),
  refusals: 'message',
});

export const showReferenceRow = endpoint({
  name: 'showReferenceRow',
  room: 'reference',
  method: 'GET',
  path: '/api/reference/:table/:key',
  audience: 'either',
  effect: 'reads',
  summary: 'One row with its shipped value and its history',
  params: RowParams,
  query: Type.Object({ language: Type.Optional(SentenceLanguage) }),
  answer: Type.Object({
    row: Row,
    columns: Type.Array(Column),
    shipped: Type.Union([Values, Type.Null()]),
    history: Type.Array(Change),
  }),
  refusals: 'message',
});

export const addReferenceRow = endpoint({
  name: 'addReferenceRow',
  room: 'reference',
  method: 'POST',
  path: '/api/reference/:table',
  audience: 'either',
  effect: 'writes',
  summary: 'Adds a row',
  params: TableParams,
  body: Type.Object({ values: Values, why: Why }),
  answer: RowAnswer,
  refusals: 'message',
});

export const editReferenceRow = endpoint({
  name: 'editReferenceRow',
  room: 'reference',
  method: 'PUT',
  path: '/api/reference/:table/:key',
  audience: 'either',
  effect: 'writes',
  summary: 'Changes a row; columns left out stay',
  params: RowParams,
  body: Type.Object({ values: Values, version: RowVersion, why: Why }),
  answer: RowAnswer,
  refusals: 'message',
});

export const removeReferenceRow = endpoint({
  name: 'removeReferenceRow',
  room: 'reference',
  method: 'DELETE',
  path: '/api/reference/:table/:key',
  audience: 'either',
  effect: 'writes',
  summary: 'Takes a row out of use; bring it back with reset or restore',
  params: RowParams,
  answer: RowAnswer,
  refusals: 'message',
});

export const resetReferenceRow = endpoint({
  name: 'resetReferenceRow',
  room: 'reference',
  method: 'POST',
  path: '/api/reference/:table/:key/reset',
  audience: 'either',
  effect: 'writes',
  summary: 'Back to the shipped value',
  params: RowParams,
  answer: RowAnswer,
  refusals: 'message',
});

export const restoreReferenceRow = endpoint({
  name: 'restoreReferenceRow',
  room: 'reference',
  method: 'POST',
  path: '/api/reference/:table/:key/restore/:change',
  audience: 'either',
  effect: 'writes',
  summary: 'Back to how the row was before a change of its history: also the way to undo',
  params: Type.Object({ ...RowParams.properties, change: RowId }),
  answer: RowAnswer,
  refusals: 'message',
});

export const downloadReferenceTable = endpoint({
  name: 'downloadReferenceTable',
  room: 'reference',
  method: 'GET',
  path: '/api/reference/:table/csv',
  audience: 'public',
  effect: 'reads',
  summary: 'The whole table as CSV, with basis and source of every row',
  params: TableParams,
  answer: Type.String(),
  produces: 'text/csv; charset=utf-8',
  refusals: 'message',
});

export const importReferenceTable = endpoint({
  name: 'importReferenceTable',
  room: 'reference',
  method: 'POST',
  path: '/api/reference/:table/csv',
  audience: 'either',
  effect: 'writes',
  summary: 'Rows from CSV: a report first (apply: false), then all in one transaction (apply: true)',
  params: TableParams,
  body: Type.Object({ csv: Type.String(), apply: Type.Boolean(), why: Why }),
  answer: Type.Object({
    added: Type.Integer(),
    changed: Type.Integer(),
    unchanged: Type.Integer(),
    applied: Type.Boolean(),
    faults: Type.Array(Type.Object({ line: Type.Integer(), column: Type.String(), sentence: Type.String() })),
    /** The first changes, for a look before applying. */
    preview: Type.Array(Type.Object({ line: Type.Integer(), key: Type.String(), what: Type.String() })),
  }),
  refusals: 'message',
});
