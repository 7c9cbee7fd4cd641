import type { Dataset } from './api.ts';

/** What a kind of file is called; proper names, the same in every language. */
export const formats: Readonly<Record<Dataset['format'], string>> = {
  xlsx: 'XLSX',
  ods: 'ODS',
  csv: 'CSV',
  tsv: 'TSV',
  zippedCsv: 'CSV (ZIP)',
  dta: 'Stata',
  sav: 'SPSS',
  geojson: 'GeoJSON',
  gpkg: 'GeoPackage',
};
