import { listOwnDatasets } from '#contract/catalogue.ts';
import type { Answer } from '#contract/endpoint.ts';
import { listRegions } from '#contract/geography.ts';
import { findLakeItems, showLakeItem } from '#contract/lake.ts';
import { compareLakeItem, listReviewers, showLakeRows } from '#contract/lakeReview.ts';
import { showProfile } from '#contract/ownAccount.ts';
import { listOwnUploads, showUploadLimits } from '#contract/uploads.ts';
import { apiQuery } from '#web/lib/query.ts';
import type { HoldingChoice } from './addresses.ts';

export type LakeItem = Answer<typeof findLakeItems>['found'][number];
export type LakeDetail = Answer<typeof showLakeItem>;
export type Details = LakeDetail['details'];
export type Finding = LakeDetail['findings'][number];
export type Fix = LakeDetail['acceptedFixes'][number];
export type LakeTable = LakeDetail['tables'][number];
export type Comparison = Answer<typeof compareLakeItem>;
export type UploadLimits = Answer<typeof showUploadLimits>;
export type OwnUpload = Answer<typeof listOwnUploads>[number];

export const itemsPerPage = 50;
/** Rows of a preview, as the catalogue shows them (D §9). */
export const previewRows = 10;
/** How often a file that is being read is asked after. */
const ASK_AGAIN_MS = 1_500;

export const holdingQuery = ({ state, assignee, q, page }: HoldingChoice) =>
  apiQuery(findLakeItems, {
    query: { whose: 'all', state, order: 'oldest', limit: itemsPerPage, offset: (page - 1) * itemsPerPage, ...(assignee && { assignee }), ...(q && { q }) },
  });

export const ownItemsQuery = (page: number) =>
  apiQuery(findLakeItems, { query: { whose: 'mine', order: 'newest', limit: itemsPerPage, offset: (page - 1) * itemsPerPage } });

export const itemQuery = (id: string) => apiQuery(showLakeItem, { params: { id } });

/** When to ask again about files: soon, as long as one of them is being read. */
export function askAgain(items: readonly Pick<LakeItem, 'state'>[] | undefined): number | false {
  return items?.some(({ state }) => state === 'reading') ? ASK_AGAIN_MS : false;
}

/** Tables count from 1, rows from 0. */
export const itemRowsQuery = (id: string, table: number, offset: number) =>
  apiQuery(showLakeRows, { params: { id }, query: { table, offset, limit: previewRows } });

export const comparisonQuery = (id: string, table: number) => apiQuery(compareLakeItem, { params: { id }, query: { table } });

export const reviewersQuery = () => apiQuery(listReviewers, {});
export const limitsQuery = () => apiQuery(showUploadLimits, {});
export const ownUploadsQuery = () => apiQuery(listOwnUploads, {});
export const regionsQuery = () => apiQuery(listRegions, { query: { geometry: false, services: false } });
export const ownDatasetsQuery = () => apiQuery(listOwnDatasets, {});
/** Whose institution and rights the form starts from. */
export const profileQuery = () => apiQuery(showProfile, {});
