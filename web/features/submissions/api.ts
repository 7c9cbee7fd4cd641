import { listOwnDatasets } from '#contract/catalogue/datasetEditing.ts';
import type { Answer } from '#contract/endpoint.ts';
import { listRegions } from '#contract/geography/geography.ts';
import { findSubmissions, showSubmission } from '#contract/submissions/submissions.ts';
import { compareSubmission, listReviewers, showSubmissionRows } from '#contract/submissions/submissionReview.ts';
import { showProfile } from '#contract/accounts/ownAccount.ts';
import { listOwnUploads, showUploadLimits } from '#contract/submissions/uploads.ts';
import { apiQuery } from '#web/lib/query.ts';
import type { HoldingChoice } from './addresses.ts';

export type Submission = Answer<typeof findSubmissions>['found'][number];
export type SubmissionDetail = Answer<typeof showSubmission>;
export type Details = SubmissionDetail['details'];
export type Finding = SubmissionDetail['findings'][number];
export type Fix = SubmissionDetail['acceptedFixes'][number];
export type SubmissionTable = SubmissionDetail['tables'][number];
export type Comparison = Answer<typeof compareSubmission>;
export type UploadLimits = Answer<typeof showUploadLimits>;
export type OwnUpload = Answer<typeof listOwnUploads>[number];

export const itemsPerPage = 50;
/** Rows of a preview, as the catalogue shows them (D §9). */
export const previewRows = 10;
/** How often a file that is being read is asked after. */
const ASK_AGAIN_MS = 1_500;

export const holdingQuery = ({ state, assignee, q, page }: HoldingChoice) =>
  apiQuery(findSubmissions, {
    query: {
      whose: 'all',
      state,
      order: 'oldest',
      limit: itemsPerPage,
      offset: (page - 1) * itemsPerPage,
      ...(assignee && { assignee }),
      ...(q && { q }),
    },
  });

export const ownItemsQuery = (page: number) =>
  apiQuery(findSubmissions, {
    query: { whose: 'mine', order: 'newest', limit: itemsPerPage, offset: (page - 1) * itemsPerPage },
  });

export const itemQuery = (id: string) => apiQuery(showSubmission, { params: { id } });

/** When to ask again about files: soon, as long as one of them is being read. */
export function askAgain(items: readonly Pick<Submission, 'state'>[] | undefined): number | false {
  return items?.some(({ state }) => state === 'reading') ? ASK_AGAIN_MS : false;
}

type Read = Pick<SubmissionDetail, 'id' | 'updatedAt'>;

/** Rows of one reading of a file. Tables count from 1, rows from 0. */
export const itemRowsQuery = ({ id, updatedAt }: Read, table: number, offset: number) =>
  apiQuery(showSubmissionRows, { params: { id }, query: { table, offset, limit: previewRows } }, { state: updatedAt });

/** What one reading of a file changes in the version it is to replace. */
export const comparisonQuery = ({ id, updatedAt }: Read, table: number) =>
  apiQuery(compareSubmission, { params: { id }, query: { table } }, { state: updatedAt });

export const reviewersQuery = () => apiQuery(listReviewers, {});
export const limitsQuery = () => apiQuery(showUploadLimits, {});
export const ownUploadsQuery = () => apiQuery(listOwnUploads, {});
export const regionsQuery = () => apiQuery(listRegions, { query: { geometry: false, services: false } });
export const ownDatasetsQuery = () => apiQuery(listOwnDatasets, {});
/** Whose institution and rights the form starts from. */
export const profileQuery = () => apiQuery(showProfile, {});
