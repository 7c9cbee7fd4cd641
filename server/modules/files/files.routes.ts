import contentDisposition from 'content-disposition';
import * as calls from '#contract/files/files.ts';
import { mostLibraryBytes, largestLibraryFileBytes } from '#contract/limits.ts';
import type { AppContext } from '../../context.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import { safeFileName } from '../../platform/files/fileName.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { claimUpload, prepareUpload } from '../submissions/submissions.service.ts';
import { addFile, type ReadFile, readSent } from './add.service.ts';
import { type Content, contentOf, linkedContent } from './content.service.ts';
import { linkFor, listFiles, usedBytes } from './files.service.ts';
import { presentFile, presentLink, recordOf } from './files.presenter.ts';
import * as edit from './edit.service.ts';
import { legacyRoutes } from './legacy.routes.ts';
import { writeLinkPage } from './linkPage.ts';
import * as links from './links.service.ts';
import { requireOfficer, seenFile } from './access.service.ts';
import * as sharing from './sharing.service.ts';

const pageSize = 48;

/** The library of extension officers, links to its files, and the words of the specification for both. */
export function filesRoutes(mount: Mount, _context: AppContext): void {
  const removed = async (scope: Scope, ids: readonly number[]) => ({
    message: 'File(s) deleted',
    ...(await edit.removeFiles(scope, ids)),
  });

  mount(calls.listFiles, async ({ query: { view = 'private', limit = pageSize, offset = 0, ...filter }, scope }) => {
    const { found, total } = await listFiles(scope, { view, ...filter, limit, offset });
    return {
      found: found.map((file) => presentFile(scope, file)),
      total,
      usedBytes: await usedBytes(scope),
      mostBytes: mostLibraryBytes,
      largestFileBytes: largestLibraryFileBytes,
    };
  });
  mount(calls.showFile, async ({ params, scope }) => recordOf(scope, await seenFile(scope, params.id)));
  mount(
    calls.addFile,
    async ({ body, scope, prepared }) => {
      if (prepared === null) throw problem('uploadNotFound', { found: body.uploadId });
      const file = await addFile(scope, prepared, { name: body.name, public: body.public ?? false });
      await claimUpload(scope, body.uploadId);
      return recordOf(scope, file);
    },
    readUpload,
  );
  mount(calls.editFile, async ({ params, body, scope }) =>
    recordOf(scope, await edit.editFile(scope, params.id, body)),
  );
  mount(calls.downloadFile, async ({ params, query, scope }) =>
    given(await contentOf(scope, params.id, query.size), query.show ?? false),
  );
  mount(calls.removeFile, ({ params, scope }) => removed(scope, [params.id]));
  mount(calls.removeFiles, ({ body, scope }) => removed(scope, body.ids));
  mount(calls.shareFiles, async ({ body, scope }) => ({
    message: 'File(s) shared',
    shared: await sharing.shareFiles(scope, body.ids, body.officerIds),
  }));
  mount(calls.unshareFiles, async ({ body, scope }) => ({
    message: 'File(s) unshared',
    unshared: await sharing.unshareFiles(scope, body.ids, body.officerIds ?? null),
  }));
  mount(calls.requestFileUnshare, async ({ body, scope }) => ({
    message: 'The officer was asked to unshare.',
    asked: await sharing.requestUnshare(scope, body.ids, body.description ?? ''),
  }));
  mount(calls.unshareFilesFromNotice, async ({ params, scope }) => ({
    message: 'File(s) unshared',
    unshared: await sharing.unshareFromNotice(scope, params.notice),
  }));
  mount(calls.makeFileLink, async ({ params, body, scope }) => presentLink(await linkFor(scope, params.id, body.days)));
  mount(calls.withdrawFileLink, async ({ params, scope }) => presentLink(await links.withdraw(scope, params.code)));
  mount(calls.openFileLink, async ({ params, scope }) => {
    const opened = await links.openLink(scope, params.code, true);
    const status = { open: 200, expired: 410, withdrawn: 410, unknown: 404 }[opened.state];
    return answerWith(writeLinkPage(opened), { status, headers: { 'cache-control': 'no-store' } });
  });
  mount(calls.downloadLinkedFile, async ({ params, query, scope }) =>
    given(await linkedContent(scope, params.code, query.size), false),
  );
  legacyRoutes(mount);
}

/** Takes long for a large file or a picture, so it is done before the transaction. */
async function readUpload({
  body,
  scope,
}: {
  readonly body: { readonly uploadId: string };
  readonly scope: Scope;
}): Promise<ReadFile | null> {
  requireOfficer(scope);
  const file = await prepareUpload(scope, body.uploadId);
  return file && readSent(scope, file);
}

/** Saved by whoever fetches it; shown in the browser where they ask for that and it is safe. */
function given({ streamed, showable }: Content, show: boolean) {
  const headers: Record<string, string> =
    show && showable
      ? { 'content-disposition': contentDisposition(safeFileName(streamed.fileName), { type: 'inline' }) }
      : {};
  return answerWith(streamed, { headers });
}
