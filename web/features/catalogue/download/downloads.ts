import { downloadDataset, logDatasetDownload, logDatasetView } from '#contract/catalogue/legacyDatasets.ts';
import { exportDatasetTable } from '#contract/catalogue/datasetRows.ts';
import { hxlTags } from '#engines/exchange/hxl.ts';
import { sdmxShape } from '#engines/exchange/sdmx.ts';
import { findPositions } from '#engines/tables/places/findPositions.ts';
import { addressOf, callApi } from '#web/lib/callApi.ts';
import { isApiProblem, readProblem } from '#web/lib/problem.ts';
import { offer } from '#web/ui/saveFile.ts';
import type { TableView } from '../address.ts';
import { viewQuery, type Table } from '../api.ts';

/** A file up to this size is fetched by the page, which then knows when it is here; a larger one is the browser's. */
const FETCHED_BYTES = 20_000_000;

export const exportForms = [
  'csv',
  'csvbom',
  'xlsx',
  'ods',
  'json',
  'parquet',
  'geojson',
  'gpkg',
  'fgb',
  'hxl',
  'sdmx',
] as const;
export type ExportForm = (typeof exportForms)[number];

/** What each form is called; proper names, the same in every language. */
export const formNames: Readonly<Record<ExportForm, string>> = {
  csv: 'CSV',
  csvbom: 'CSV (Excel)',
  xlsx: 'XLSX',
  ods: 'ODS',
  json: 'JSON',
  parquet: 'Parquet',
  geojson: 'GeoJSON',
  gpkg: 'GeoPackage',
  fgb: 'FlatGeobuf',
  hxl: 'HXL',
  sdmx: 'SDMX-CSV',
};

/** Rows under its head that a sheet of XLSX or ODS holds. */
const SHEET_ROWS = 1_048_575;

/**
 * The forms a table, or so many rows of it, can be downloaded in: sheets where they fit, files for maps where rows have
 * positions, HXL where a column can carry a tag, SDMX where figures are told by something.
 */
export function formsOf({ columns }: Pick<Table, 'columns'>, rows: number): readonly ExportForm[] {
  const isPlaced = findPositions(columns) !== null;
  const fits = rows <= SHEET_ROWS;
  const only: Partial<Record<ExportForm, boolean>> = {
    xlsx: fits,
    ods: fits,
    geojson: isPlaced,
    gpkg: isPlaced,
    fgb: isPlaced,
    hxl: hxlTags(columns) !== null,
    sdmx: sdmxShape(columns) !== null,
  };
  return exportForms.filter((form) => only[form] ?? true);
}

/** Address of the file of a version, byte for byte as it was sent. */
export function originalHref(identity: string): string {
  return addressOf(downloadDataset, { params: { identity } });
}

/** Address of a table in another form: whole, or what a view shows of it. */
export function exportHref(
  id: string,
  form: ExportForm,
  { version, table }: { version: number; table: number },
  view?: TableView,
): string {
  const shown =
    view === undefined ? {} : { ...viewQuery(view), ...(view.show.length > 0 && { select: view.show.join(',') }) };
  return addressOf(exportDatasetTable, {
    params: { id },
    query: { version, ...(table > 1 && { table }), ...shown, form },
  });
}

/** Counts a look at a dataset; resolves to what marks it as a download later, undefined where it was not counted. */
export async function countView(datasetId: string): Promise<string | undefined> {
  const counted = await callApi(logDatasetView, { body: { datasetId } }).catch(ignoreRefusal);
  return counted?.id;
}

/** Marks a look as one that downloaded. */
export async function countDownload(logId: string | undefined): Promise<void> {
  if (logId !== undefined) await callApi(logDatasetDownload, { params: { logId } }).catch(ignoreRefusal);
}

/** A count that fails is no reason to disturb anybody. */
function ignoreRefusal(caught: unknown): undefined {
  if (!isApiProblem(caught)) throw caught;
}

/** Whether the page fetches a file itself. */
export function isFetched(bytes: number): boolean {
  return bytes <= FETCHED_BYTES;
}

/** Fetches a file and hands it to the browser to save. @throws ApiProblem with a sentence to show. */
export async function fetchFile(href: string): Promise<void> {
  const response = await fetch(href).catch(() => undefined);
  if (!response) throw readProblem(0, 'There is no answer from the network. Check the connection and try again.');
  if (!response.ok)
    throw readProblem(response.status, await response.text(), response.headers.get('x-request-id') ?? undefined);
  offer(await response.blob(), nameIn(response.headers.get('content-disposition')) ?? 'Dataset');
}

/** The name of a file, as its answer gives it: `attachment; filename="a.csv"; filename*=UTF-8''a.csv`. */
export function nameIn(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]*)"/i.exec(disposition ?? '')?.[1];
}
