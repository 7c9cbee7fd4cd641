import { mostFilesListed } from '#contract/limits.ts';
import * as calls from '#contract/files/legacyFiles.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { addFile, readSent } from './add.service.ts';
import { isForEverybody, presentFile, recordOf } from './files.presenter.ts';
import type { FileView } from './files.repository.ts';
import { listFiles } from './files.service.ts';
import { requireOfficer } from './access.service.ts';
import * as sharing from './sharing.service.ts';

/** The calls of the specification (C §7, Files) that speak of one file and one officer. */
export function legacyRoutes(mount: Mount): void {
  async function files(scope: Scope, view: FileView, q = '') {
    const { found } = await listFiles(scope, { view, q, limit: mostFilesListed, offset: 0 });
    return found.map((file) => presentFile(scope, file));
  }

  mount(calls.listOwnPodcasts, ({ scope }) => files(scope, 'own'));
  mount(calls.listSharedPodcasts, ({ scope }) => files(scope, 'others'));
  mount(calls.listPublicPodcasts, ({ scope }) => files(scope, 'public'));
  mount(calls.searchPodcasts, ({ params, query, scope }) => files(scope, 'mine', query.q ?? params.searchText));
  mount(calls.uploadPodcast, async ({ body: { file, fileName, ...sent }, scope }) =>
    recordOf(
      scope,
      await addFile(scope, await readSent(scope, file), { name: fileName, public: isForEverybody(sent) }),
    ),
  );
  mount(calls.sharePodcast, async ({ body, scope }) => {
    await sharing.shareFiles(scope, [body.extId], [body.partnerId]);
    return { message: 'File(s) shared' };
  });
  mount(calls.unsharePodcast, async ({ body, scope }) => {
    await sharing.unshareFiles(scope, [body.podcastId], [body.partnerId]);
    return { message: 'File(s) unshared' };
  });
  mount(calls.requestPodcastUnshare, async ({ body, scope }) => {
    // The ids of the body must be those of the session and the share (decision 6).
    if (body.sharedUserId !== requireOfficer(scope)) throw problem('fileNotFound', { found: body.podcastId });
    await sharing.requestUnshare(scope, [body.podcastId], body.description ?? '', body.ownerId);
    return { message: 'The officer was asked to unshare.' };
  });
}
