import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { largestFarmerListBytes } from './limits.ts';
import { oneOf } from './shapes.ts';

/** What a column of a list may hold. */
export const FarmerColumn = oneOf(['name', 'phone', 'email', 'place', 'district', 'crops', 'language', 'consent', 'consentSource', 'consentDate']);

/** Why a row is not taken over, for the error file and the page. */
const RowMistake = Type.Object({
  /** Number of the row in the file, its header counted. */
  row: Type.Integer(),
  column: Type.String(),
  /** What was found, what was expected and how to mend it. */
  sentence: Type.String(),
});

export const ImportReport = Type.Object({
  /** False: a dry run, nothing was kept. */
  applied: Type.Boolean(),
  rows: Type.Integer(),
  /** Farmers that are, or would be, added. */
  added: Type.Integer(),
  /** Farmers of one's list with the same number: changed, or left as they are. */
  updated: Type.Integer(),
  unchanged: Type.Integer(),
  /** Numbers that occur more than once in the file; the last row counts. */
  repeated: Type.Integer(),
  wrong: Type.Integer(),
  /** Columns of the file, with what each was read as; null: passed over. */
  columns: Type.Array(Type.Object({ header: Type.String(), readAs: Type.Union([FarmerColumn, Type.Null()]), example: Type.String() })),
  mistakes: Type.Array(RowMistake),
  /** The first rows as they are understood, numbers masked. */
  preview: Type.Array(
    Type.Object({
      row: Type.Integer(),
      name: Type.String(),
      phone: Type.String(),
      place: Type.String(),
      act: Type.Union([Type.Literal('add'), Type.Literal('update'), Type.Literal('unchanged')]),
      /** What an update changes: names of fields. */
      changes: Type.Array(Type.String()),
    }),
  ),
  /** The rows that are wrong, as they came, with their number and why: CSV. Empty where none is. */
  errorFile: Type.String(),
  /** "contacts has been created" (C §8) where it was applied. */
  message: Type.String(),
});

/**
 * A dry run unless `apply`. Send the file again to apply it. Numbers decide who is who: 024…, +23324… and 23324… are one.
 */
export const importFarmers = endpoint({
  name: 'importFarmers',
  room: 'farmers',
  method: 'POST',
  path: '/api/farmers/import',
  audience: 'officer',
  effect: 'writes',
  summary: 'Reads a CSV or XLSX list of farmers: what would be added, changed and refused, or with apply=true does so',
  upload: largestFarmerListBytes,
  query: Type.Object({
    fileName: Type.String({ minLength: 1, maxLength: 255 }),
    apply: Type.Optional(Type.Boolean()),
    /** What is done with farmers one has already; update, when left out. */
    duplicates: Type.Optional(Type.Union([Type.Literal('update'), Type.Literal('skip')])),
    /** What columns hold, where it is not to be told by their headers: JSON such as {"Tel.":"phone"}. */
    columns: Type.Optional(Type.String({ maxLength: 4_000 })),
    /** Where rows tell no place: an id of /api/weather/locations. */
    addressId: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  answer: ImportReport,
  refusals: 'message',
});

export const downloadFarmerTemplate = endpoint({
  name: 'downloadFarmerTemplate',
  room: 'farmers',
  method: 'GET',
  path: '/api/farmers/template.csv',
  audience: 'officer',
  effect: 'reads',
  summary: 'An empty list with the headers that are understood and a row to write over',
  answer: Type.String(),
  produces: 'text/csv; charset=utf-8',
  refusals: 'message',
});
