import type { FileKind } from './types.ts';

/** Media types (IANA's where it has one) of the files people send, and of the forms tables are downloaded in. */
export const mediaTypes: Readonly<Record<FileKind | 'json' | 'parquet' | 'fgb' | 'hxl' | 'sdmx', string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  // The original's bytes are what they are: which alphabet they are in, the file does not say.
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  zippedCsv: 'application/zip',
  dta: 'application/x-stata-dta',
  sav: 'application/x-spss-sav',
  geojson: 'application/geo+json',
  gpkg: 'application/geopackage+sqlite3',
  json: 'application/json',
  parquet: 'application/vnd.apache.parquet',
  fgb: 'application/flatgeobuf',
  hxl: 'text/csv',
  sdmx: 'application/vnd.sdmx.data+csv',
};
