import type { Static } from 'typebox';
import type { FileLink, FileRecord, LibraryFile as WireFile } from '#contract/files/fileShapes.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { namesOf } from '../accounts/accounts.service.ts';
import type { LibraryFile } from './files.repository.ts';
import { givesOriginal } from './forOthers.ts';
import { type HandedLink, linksToShow } from './links.service.ts';

/** A file in a list, as whoever asks may see it: other officers' shares left out. */
export function presentFile(scope: Scope, file: LibraryFile): Static<typeof WireFile> {
  const { id, name, fileName, kind, type, bytes, ownerId, state, note, updatedAt } = file;
  const askerId = scope.actor.personId;
  const own = ownerId === askerId;
  const seenBy = own ? file.sharedWith : file.sharedWith.filter((officer) => officer === askerId);
  return {
    id,
    name,
    kind,
    type,
    bytes,
    own,
    state,
    note,
    gName: fileName,
    webViewLink: `/controlcenter/uploads/${id}`,
    updatedAt: updatedAt.toISOString(),
    accessPemission: file.public ? 'all' : seenBy.map((officer) => `${officer}.0`).join(','),
    extensionsOfficerId: ownerId,
    owner: { id: ownerId, name: file.ownerName },
    public: file.public,
    shares: seenBy.length,
    versions: file.versions.map(({ size, type: made, bytes: taken, width, height }) => ({
      size,
      type: made,
      bytes: taken,
      width,
      height,
    })),
    original: givesOriginal(scope.actor, file),
  };
}

/** A file with all that is known of it. */
export async function recordOf(scope: Scope, file: LibraryFile): Promise<Static<typeof FileRecord>> {
  const own = file.ownerId === scope.actor.personId;
  const names = own ? await namesOf(scope.db, file.sharedWith) : new Map<string, string>();
  const links = await linksToShow(scope, file);
  return {
    ...presentFile(scope, file),
    createdAt: file.createdAt.toISOString(),
    sharedWith: own ? file.sharedWith.map((id) => ({ id, name: names.get(id) ?? '' })) : [],
    links: links.map(presentLink),
  };
}

export function presentLink({ url, code, expiresOn, state, link }: HandedLink): Static<typeof FileLink> {
  return { url, code, expiresOn, state, madeAt: link.madeAt.toISOString(), opened: link.opened };
}

/** Whether a file that is sent is for everybody, as the older form says it. */
export function isForEverybody({ accessPemission }: { readonly accessPemission?: string | undefined }): boolean {
  return accessPemission === 'all';
}
