import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { largestFarmerListBytes } from '../limits.ts';
import { oneOf } from '../shapes.ts';

/** What a column of a list may hold. */
export const FarmerColumn = oneOf([
  'name',
  'phone',
  'email',
  'place',
  'district',
  'crops',
  'language',
  'consent',
  'consentSource',
  'consentDate',
  'sex',
  'ageGroup',
  'reach',
  'organisation',
  'household',
  'registryNumber',
]);

/** yes, no, or nothing: passed over. */
const ConsentMeaning = oneOf(['yes', 'no', '']);

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
  /** Rows that a later one takes the place of, as `merged` names them. */
  repeated: Type.Integer(),
  /** Every farmer of one's list whose name would change, or did. */
  renamed: Type.Array(
    Type.Object({ row: Type.Integer(), from: Type.String(), to: Type.String(), phone: Type.String() }),
  ),
  /** Every row that a later one of the same farmer takes the place of. */
  merged: Type.Array(
    Type.Object({ row: Type.Integer(), name: Type.String(), into: Type.Integer(), intoName: Type.String() }),
  ),
  /** Every row whose telephone number is another farmer's, too: both are kept, as one household. */
  sharing: Type.Array(
    Type.Object({ row: Type.Integer(), name: Type.String(), phone: Type.String(), with: Type.String() }),
  ),
  /** What the list says about consent, the commonest first; null: it says neither yes nor no. */
  consents: Type.Array(
    Type.Object({ said: Type.String(), means: Type.Union([ConsentMeaning, Type.Null()]), rows: Type.Integer() }),
  ),
  wrong: Type.Integer(),
  /** Columns of the file, with what each was read as; null: passed over. */
  columns: Type.Array(
    Type.Object({ header: Type.String(), readAs: Type.Union([FarmerColumn, Type.Null()]), example: Type.String() }),
  ),
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
  /** "contacts has been created" (C §8) where it was applied. */
  message: Type.String(),
});

const Duplicates = oneOf(['update', 'skip']);
/** same: a telephone number is one farmer's, whatever the name. apart: people whose names differ share it. */
const SharedNumbers = oneOf(['same', 'apart']);

/** A list that is being brought in. */
export const FarmerImport = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  /** checking: its rows are gone through. checked: it waits to be applied. failed: `mistake` says why. */
  state: oneOf(['checking', 'checked', 'applying', 'applied', 'failed']),
  /** Rows that were gone through, of all there are. */
  done: Type.Integer(),
  rows: Type.Integer(),
  duplicates: Duplicates,
  /** What columns hold by their headers, where it was said. */
  columns: Type.Record(Type.String(), Type.String()),
  sharedNumbers: SharedNumbers,
  /** What words about consent mean, where it was said. */
  consentWords: Type.Record(Type.String(), ConsentMeaning),
  /** Where rows that tell no place are. */
  address: Type.Union([Type.Object({ id: Type.String(), location: Type.String() }), Type.Null()]),
  /** What it would do, or did; null while that is not known. */
  report: Type.Union([ImportReport, Type.Null()]),
  mistake: Type.String(),
});

const ImportParams = Type.Object({ id: Type.String({ maxLength: 60 }) });

/**
 * The rows are checked in the background: showFarmerImport tells how far. Nothing is kept before applyFarmerImport. What
 * whoever asks was bringing in before is let go. Numbers decide who is who: 024…, +23324… and 23324… are one;
 * with `sharedNumbers=apart` names do, too.
 */
export const importFarmers = endpoint({
  name: 'importFarmers',
  room: 'farmers',
  method: 'POST',
  path: '/api/farmers/import',
  audience: 'officer',
  effect: 'writes',
  summary: 'Takes a CSV or XLSX list of farmers and begins to check what it would add, change and refuse',
  upload: largestFarmerListBytes,
  query: Type.Object({
    fileName: Type.String({ minLength: 1, maxLength: 255 }),
    /** What is done with farmers one has already; update, when left out. */
    duplicates: Type.Optional(Duplicates),
    /** What columns hold, where it is not to be told by their headers: JSON such as {"Tel.":"phone"}. */
    columns: Type.Optional(Type.String({ maxLength: 4_000 })),
    /** same, when left out. */
    sharedNumbers: Type.Optional(SharedNumbers),
    /** What words about consent mean, where it is not to be told by themselves: JSON such as {"Signed form":"yes"}. */
    consentWords: Type.Optional(Type.String({ maxLength: 4_000 })),
    /** Where rows tell no place: an id of /api/weather/locations. */
    addressId: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  answer: FarmerImport,
  refusals: 'message',
});

export const showFarmerImport = endpoint({
  name: 'showFarmerImport',
  room: 'farmers',
  method: 'GET',
  path: '/api/farmers/import',
  audience: 'officer',
  effect: 'reads',
  summary: 'The list that whoever asks is bringing in, and how far it is; null where there is none',
  answer: Type.Object({ current: Type.Union([FarmerImport, Type.Null()]) }),
  refusals: 'message',
});

export const checkFarmerImportAgain = endpoint({
  name: 'checkFarmerImportAgain',
  room: 'farmers',
  method: 'PATCH',
  path: '/api/farmers/import/:id',
  audience: 'officer',
  effect: 'writes',
  summary: 'Checks the list once more, read another way, without sending it again',
  params: ImportParams,
  body: Type.Object({
    duplicates: Duplicates,
    columns: Type.Record(Type.String(), Type.String()),
    sharedNumbers: Type.Optional(SharedNumbers),
    consentWords: Type.Optional(Type.Record(Type.String({ maxLength: 60 }), ConsentMeaning)),
    addressId: Type.Union([Type.String({ maxLength: 120 }), Type.Null()]),
  }),
  answer: FarmerImport,
  refusals: 'message',
});

export const applyFarmerImport = endpoint({
  name: 'applyFarmerImport',
  room: 'farmers',
  method: 'POST',
  path: '/api/farmers/import/:id/apply',
  audience: 'officer',
  effect: 'writes',
  summary: 'Begins to add and change farmers as the list that was checked says; all of it or nothing',
  params: ImportParams,
  answer: FarmerImport,
  refusals: 'message',
});

/** 409 while it is being applied. */
export const cancelFarmerImport = endpoint({
  name: 'cancelFarmerImport',
  room: 'farmers',
  method: 'DELETE',
  path: '/api/farmers/import/:id',
  audience: 'officer',
  effect: 'writes',
  summary: 'Removes a list that was not applied, or the report of one that was',
  params: ImportParams,
  answer: Type.Object({ cancelled: Type.Boolean() }),
  refusals: 'message',
});

export const downloadFarmerImportErrors = endpoint({
  name: 'downloadFarmerImportErrors',
  room: 'farmers',
  method: 'GET',
  path: '/api/farmers/import/:id/rows-to-mend.csv',
  audience: 'officer',
  effect: 'reads',
  summary: 'The rows that cannot be taken, as they came, with their numbers and why',
  params: ImportParams,
  answer: Type.String(),
  produces: 'text/csv; charset=utf-8',
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
