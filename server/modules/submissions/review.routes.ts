import {
  approveSubmission,
  assignSubmission,
  compareSubmission,
  listReviewers,
  rejectSubmission,
  returnSubmission,
  showSubmissionRows,
} from '#contract/submissions/submissionReview.ts';
import type { AppContext } from '../../context.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { presentDifference, presentRows, presentWhole } from './submissions.presenter.ts';
import { whole } from './submissions.service.ts';
import { compareWithVersion, submissionRows } from './preview.service.ts';
import * as review from './review.service.ts';

/** What reviewers look at and decide. */
export function reviewRoutes(mount: Mount, _context: AppContext): void {
  mount(showSubmissionRows, async ({ params, query, scope }) =>
    presentRows(await submissionRows(scope, params.id, query.table ?? 1, query.offset ?? 0, query.limit ?? 10)),
  );
  mount(compareSubmission, async ({ params, query, scope }) =>
    presentDifference(await compareWithVersion(scope, params.id, query.table ?? 1, query.key)),
  );

  mount(listReviewers, ({ scope }) => review.listReviewers(scope));
  mount(assignSubmission, async ({ params, body, scope }) =>
    presentWhole(scope.actor, await whole(scope, await review.assignItem(scope, params.id, body.personId))),
  );
  mount(returnSubmission, async ({ params, body, scope }) =>
    presentWhole(scope.actor, await whole(scope, await review.judgeItem(scope, params.id, 'returned', body.text))),
  );
  mount(rejectSubmission, async ({ params, body, scope }) =>
    presentWhole(scope.actor, await whole(scope, await review.judgeItem(scope, params.id, 'rejected', body.text))),
  );
  mount(approveSubmission, async ({ params, scope }) => {
    const { datasetId, number } = await review.approveItem(scope, params.id);
    return {
      message:
        number === 1 ? 'The file was moved into the catalogue.' : `The file is version ${number} of its dataset.`,
      datasetId,
      version: number,
    };
  });
}
