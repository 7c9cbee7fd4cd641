import {
  acceptFixes,
  answerPersonalData,
  deleteSubmission,
  downloadSubmissionFile,
  editSubmission,
  findSubmissions,
  listSubmissions,
  noteSubmission,
  replaceSubmissionFile,
  sendCleanFileForm,
  sendFile,
  sendFileForm,
  showSubmission,
  submitSubmission,
} from '#contract/submissions/submissions.ts';
import { cancelUpload, listOwnUploads, showUploadLimits } from '#contract/submissions/uploads.ts';
import type { AppContext } from '../../context.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import { wantsPage } from '../../platform/forms/formPage.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { presentItem, presentUpload, presentWhole } from './submissions.presenter.ts';
import type { Submission } from './submissions.repository.ts';
import * as submissions from './submissions.service.ts';
import * as mend from './mend.service.ts';
import { reviewRoutes } from './review.routes.ts';
import * as send from './send.service.ts';
import * as uploads from './uploads.service.ts';

/** Files on their way into the catalogue: sent, read, mended, reviewed. */
export function submissionRoutes(mount: Mount, context: AppContext): void {
  mount(showUploadLimits, ({ scope }) => uploads.uploadLimits(scope));
  mount(listOwnUploads, async ({ scope }) => (await uploads.ownUploads(scope)).map(presentUpload));
  mount(cancelUpload, async ({ params, scope }) => {
    await uploads.cancelUpload(scope, params.id);
    return { id: params.id };
  });

  mount(
    sendFile,
    async ({ body: { uploadId, clean = false, ...fields }, scope, prepared }) =>
      presentSent(await send.sendUpload(scope, uploadId, prepared, fields, clean)),
    putTogether,
  );
  mount(sendFileForm, async ({ body: { file, ...fields }, scope }) => {
    const item = await send.sendFile(scope, file, fields, false);
    return answerWith(
      presentSent(item),
      wantsPage(scope) ? { status: 303, headers: { location: `/main/datasets/holding/${item.id}` } } : {},
    );
  });
  mount(sendCleanFileForm, async ({ body: { file, ...fields }, scope }) =>
    presentSent(await send.sendFile(scope, file, fields, true)),
  );

  mount(listSubmissions, async ({ query, scope }) => {
    const { found, total } = await submissions.listSubmissions(scope, query.limit ?? 500, query.offset ?? 0);
    return answerWith(
      found.map((each) => presentItem(scope.actor, each)),
      { headers: { 'x-total-count': String(total) } },
    );
  });
  mount(findSubmissions, async ({ query, scope }) => {
    const {
      whose = 'mine',
      q = '',
      limit = 50,
      offset = 0,
      order = whose === 'mine' ? 'newest' : 'oldest',
      state,
      assignee,
    } = query;
    const { found, ...rest } = await submissions.searchSubmissions(scope, {
      whose,
      state,
      assignee,
      q,
      newestFirst: order === 'newest',
      limit,
      offset,
    });
    return { ...rest, found: found.map((each) => presentItem(scope.actor, each)) };
  });
  mount(showSubmission, async ({ params, scope }) =>
    presentWhole(scope.actor, await submissions.showItem(scope, params.id)),
  );
  mount(downloadSubmissionFile, ({ params, scope }) => submissions.submissionFile(scope, params.id));

  mount(editSubmission, async ({ params, body, scope }) => whole(scope, await mend.editItem(scope, params.id, body)));
  mount(
    replaceSubmissionFile,
    async ({ params, body, scope, prepared }) =>
      whole(scope, await mend.replaceFile(scope, params.id, body.uploadId, prepared)),
    putTogether,
  );
  mount(acceptFixes, async ({ params, body, scope }) =>
    whole(scope, await mend.acceptFixes(scope, params.id, body.fixes, body.startOver ?? false)),
  );
  mount(answerPersonalData, async ({ params, body, scope }) =>
    whole(scope, await mend.answerPersonalData(scope, params.id, body.answer)),
  );
  mount(submitSubmission, async ({ params, body, scope }) =>
    whole(scope, await mend.submitItem(scope, params.id, body.text ?? '')),
  );
  mount(noteSubmission, async ({ params, body, scope }) =>
    whole(scope, await mend.noteItem(scope, params.id, body.text)),
  );
  mount(deleteSubmission, async ({ params, scope }) => {
    const trashId = await mend.deleteItem(scope, params.id);
    return { message: 'The file was deleted. It can be brought back for 30 days.', trashId };
  });

  reviewRoutes(mount, context);
}

/** Takes long for a large file, so it is done before the transaction. */
function putTogether({
  body,
  scope,
}: {
  readonly body: { readonly uploadId: string };
  readonly scope: Scope;
}): Promise<uploads.WholeFile | null> {
  return send.prepareUpload(scope, body.uploadId);
}

/** A file after it was changed, as it is shown. */
async function whole(scope: Scope, item: Submission) {
  return presentWhole(scope.actor, await submissions.whole(scope, item));
}

function presentSent({ id, state, clean }: Submission) {
  const then = clean
    ? 'It joins the catalogue once it is read without errors.'
    : 'It is read now, and then waits for review; you get a notice of both.';
  return { id, identity: id, state, message: `Your file arrived. ${then}` };
}
