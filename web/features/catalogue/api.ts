import {
  citeDataset,
  type listDatasets,
  showActivity,
  showDataset,
  showDatasetVersion,
  showStanding,
} from '#contract/catalogue/catalogue.ts';
import { type compareDatasetVersions, listDatasetRows } from '#contract/catalogue/datasetRows.ts';
import type { Answer } from '#contract/endpoint.ts';
import { apiQuery } from '#web/lib/query.ts';
import { PREVIEW_COLUMNS, PREVIEW_ROWS, type PreviewAddress, type TableView } from './address.ts';

export type FoundDatasets = Answer<typeof listDatasets>;
export type DatasetDetail = Answer<typeof showDataset>;
export type Dataset = DatasetDetail['dataset'];
export type Version = DatasetDetail['versions'][number];
export type Table = DatasetDetail['tables'][number];
export type Column = Table['columns'][number];
export type Standing = Answer<typeof showStanding>;
export type Activity = Answer<typeof showActivity>;
export type Rows = Answer<typeof listDatasetRows>;
export type Difference = Answer<typeof compareDatasetVersions>;
export type Cell = Rows['rows'][number][number];

export const datasetQuery = (id: string) => apiQuery(showDataset, { params: { id } });
export const standingQuery = (id: string) => apiQuery(showStanding, { params: { id } });
export const activityQuery = (id: string) => apiQuery(showActivity, { params: { id } });
export const versionQuery = (id: string, number: number) => apiQuery(showDatasetVersion, { params: { id, number } });
export const citationQuery = (id: string, number: number, form: 'text' | 'bibtex' | 'ris') =>
  apiQuery(citeDataset, { params: { id, number }, query: { form } });

/** Columns of a table that a view shows. */
export function columnsShown(
  { columns }: Pick<Table, 'columns'>,
  { show }: Pick<TableView, 'show'>,
): readonly Column[] {
  const shown = columns.filter(({ key }) => show.includes(key));
  return shown.length === 0 ? columns : shown;
}

/** A view as the API takes it. */
export function viewQuery({ find, where, sort }: TableView) {
  return { ...(find !== '' && { find }), ...(where.length > 0 && { where: [...where] }), ...(sort !== '' && { sort }) };
}

/** Ten rows of eight columns of a table, as they are looked at. */
export function rowsQuery(id: string, table: Table, address: PreviewAddress) {
  const { version, table: position, rows, columns: page } = address;
  const columns = columnsShown(table, address);
  const first = (page - 1) * PREVIEW_COLUMNS;
  const shown = columns.slice(first, first + PREVIEW_COLUMNS).map(({ key }) => key);
  return apiQuery(listDatasetRows, {
    params: { id },
    query: {
      ...(version !== undefined && { version }),
      ...(position > 1 && { table: position }),
      ...(shown.length < table.columns.length && { select: shown.join(',') }),
      ...viewQuery(address),
      ...(rows > 1 && { offset: (rows - 1) * PREVIEW_ROWS }),
      limit: PREVIEW_ROWS,
    },
  });
}
