import { Type } from 'typebox';
import { longestLicence } from '../limits.ts';

/** How a column is kept; see engines/tables/types.ts. */
const ColumnType = Type.Union([
  Type.Literal('whole'),
  Type.Literal('decimal'),
  Type.Literal('text'),
  Type.Literal('date'),
  Type.Literal('time'),
  Type.Literal('truth'),
]);

export const FileKind = Type.Union([
  Type.Literal('xlsx'),
  Type.Literal('ods'),
  Type.Literal('csv'),
  Type.Literal('tsv'),
  Type.Literal('zippedCsv'),
  Type.Literal('dta'),
  Type.Literal('sav'),
  Type.Literal('geojson'),
  Type.Literal('gpkg'),
]);

const TextOrNull = Type.Union([Type.String(), Type.Null()]);

/** What is known of a column's values; the same fields as `ColumnProfile` in engines/tables/types.ts. */
const ColumnProfile = Type.Object({
  empty: Type.Integer(),
  distinct: Type.Integer(),
  min: TextOrNull,
  max: TextOrNull,
  mean: Type.Union([Type.Number(), Type.Null()]),
  top: Type.Array(Type.Object({ value: Type.String(), count: Type.Integer() })),
  histogram: Type.Array(Type.Object({ from: Type.String(), to: Type.String(), count: Type.Integer() })),
});

/** What became of the cells of a column when its file was read; the same fields as `ColumnChanges` in engines/tables/types.ts. */
const ColumnChanges = Type.Object({
  read: Type.Integer(),
  changed: Type.Integer(),
  emptied: Type.Integer(),
  examples: Type.Array(Type.Object({ at: Type.String(), written: Type.String(), value: TextOrNull })),
});

const Codes = Type.Array(
  Type.Object({ code: Type.String({ maxLength: 60 }), label: Type.String({ maxLength: 200 }) }),
  { maxItems: 300 },
);

/** What a column means, in the words of who keeps the dataset. */
export const ColumnMeaning = Type.Object({
  column: Type.String({ minLength: 1, maxLength: 300 }),
  label: Type.String({ maxLength: 120 }),
  meaning: Type.String({ maxLength: 500 }),
  unit: Type.String({ maxLength: 40 }),
  codes: Codes,
});

export const DatasetColumn = Type.Object({
  name: Type.String(),
  /** c1, c2 …: names a column in a question where its name is long or has commas. */
  key: Type.String(),
  type: ColumnType,
  unit: Type.String(),
  names: Type.Union([Type.Literal('region'), Type.Literal('district'), Type.Null()]),
  unknownPlaces: Type.Array(Type.Object({ found: Type.String(), nearest: TextOrNull, count: Type.Integer() })),
  profile: Type.Union([ColumnProfile, Type.Null()]),
  changes: Type.Optional(ColumnChanges),
  /** How CSV writes the values, as the file does: a form of dates in the signs of strftime, or ".2" for two decimals. */
  written: Type.Optional(Type.String()),
  /** What the file itself says of the column. */
  told: Type.Optional(Type.Object({ label: Type.String(), codes: Codes })),
  /** What it may be called, read off its name and values, while the data dictionary says nothing; left out where the name says as much. */
  proposed: Type.Optional(Type.String()),
  /** Whether what it is called, label, proposed or name, says its unit already: "Area (acres)". */
  saysUnit: Type.Optional(Type.Boolean()),
  /** Of the data dictionary, where it says them. */
  label: Type.Optional(Type.String()),
  meaning: Type.Optional(Type.String()),
  codes: Type.Optional(Codes),
});

/** A table of a version: a sheet, or the whole of a text file. */
export const DatasetTable = Type.Object({
  /** 1 for the first. */
  position: Type.Integer(),
  name: Type.String(),
  rows: Type.Integer(),
  columns: Type.Array(DatasetColumn),
});

/** Name and address of a licence; `open` where anybody may use and pass on the data under it. */
export const Licence = Type.Object({
  id: Type.String(),
  name: Type.String(),
  url: Type.String(),
  open: Type.Boolean(),
});

/** A dataset as lists show it: what anybody may know, private or not. */
export const DatasetCard = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  description: Type.String(),
  private: Type.Boolean(),
  /** Id of the version in force: what downloads are asked by. */
  identity: Type.String(),
  topic: Type.String(),
  institution: Type.String(),
  licence: Licence,
  /** Whether its owner asks who reads it to sign in, though it is public. */
  asksSignIn: Type.Boolean(),
  format: FileKind,
  /** Region keys; empty where the whole country is meant, or nothing was said. */
  regions: Type.Array(Type.String()),
  tags: Type.Array(Type.String()),
  coversFrom: TextOrNull,
  coversTo: TextOrNull,
  version: Type.Integer(),
  bytes: Type.Integer(),
  rows: Type.Integer(),
  createdAt: Type.String(),
  updatedAt: Type.String(),
});

/** How often a dataset was looked at and downloaded. */
export const Counts = Type.Object({ views: Type.Integer(), downloads: Type.Integer() });

/** A version without its tables. */
export const VersionBrief = Type.Object({
  /** Its identity: what its file is downloaded by. */
  id: Type.String(),
  number: Type.Integer(),
  fileName: Type.String(),
  format: FileKind,
  bytes: Type.Integer(),
  rows: Type.Integer(),
  sha256: Type.String(),
  note: Type.String(),
  /** The number of the version whose content was brought back with this one. */
  restores: Type.Union([Type.Integer(), Type.Null()]),
  publishedAt: Type.String(),
});

/** What was found while the file was read and stands in the published tables; see `Finding` in engines/tables/types.ts. */
export const ReadingNote = Type.Object({
  code: Type.String(),
  weight: Type.Union([Type.Literal('error'), Type.Literal('warning'), Type.Literal('note')]),
  sheet: TextOrNull,
  at: TextOrNull,
  count: Type.Integer(),
  found: Type.String(),
  expected: Type.String(),
});

export const DatasetParams = Type.Object({
  id: Type.String({ title: 'The id or short name of the dataset', maxLength: 200 }),
});
export const VersionParams = Type.Object({
  ...DatasetParams.properties,
  number: Type.Integer({ minimum: 1, maximum: 100_000 }),
});

/** What its keepers may say of a dataset; left out stays as it is. */
export const DatasetDetails = {
  licence: Type.String({ title: 'The licence', minLength: 1, maxLength: longestLicence }),
  topic: Type.String({ maxLength: 40 }),
  source: Type.String({ maxLength: 500 }),
  contact: Type.String({ maxLength: 200 }),
  institution: Type.String({ maxLength: 200 }),
  updateFrequency: Type.String({ maxLength: 80 }),
  coversFrom: Type.String({ title: 'The first day covered', maxLength: 10 }),
  coversTo: Type.String({ title: 'The last day covered', maxLength: 10 }),
  regions: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 16 }),
  tags: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 20 }),
  /** Whether readers are asked to sign in, though the dataset is public. */
  asksSignIn: Type.Boolean(),
};

/** The data dictionary; an entry with nothing in it may be left out. */
export const Dictionary = Type.Array(ColumnMeaning, { title: 'The data dictionary', maxItems: 2_000 });
