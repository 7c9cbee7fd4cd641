import { citeDataset, type listDatasets, showActivity, showDataset, showDatasetVersion, showStanding } from '#contract/catalogue.ts';
import { type compareDatasetVersions, listDatasetRows } from '#contract/datasetRows.ts';
import type { Answer } from '#contract/endpoint.ts';
import { apiQuery } from '#web/lib/query.ts';
import { PREVIEW_COLUMNS, PREVIEW_ROWS, type PreviewAddress } from './address.ts';

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
export const citationQuery = (id: string, number: number, form: 'text' | 'bibtex' | 'ris') => apiQuery(citeDataset, { params: { id, number }, query: { form } });

/** Ten rows of eight columns of a table. */
export function rowsQuery(id: string, { columns }: Table, { version, table, rows, columns: page }: PreviewAddress) {
  const first = (page - 1) * PREVIEW_COLUMNS;
  const shown = columns.slice(first, first + PREVIEW_COLUMNS).map(({ key }) => key);
  return apiQuery(listDatasetRows, {
    params: { id },
    query: {
      ...(version !== undefined && { version }),
      ...(table > 1 && { table }),
      ...(columns.length > PREVIEW_COLUMNS && { select: shown.join(',') }),
      ...(rows > 1 && { offset: (rows - 1) * PREVIEW_ROWS }),
      limit: PREVIEW_ROWS,
    },
  });
}
