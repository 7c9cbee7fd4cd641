import type { Scope } from '../../platform/records/scope.ts';
import { restorableDays, requireWhoDeleted, type TrashKind } from '../../platform/records/trash.ts';
import type { AppContext } from '../../context.ts';
import { filled } from '../accounts/accounts.service.ts';
import { ring } from '../notifications/notifications.service.ts';
import {
  changeFile,
  type FileData,
  type FileVersion,
  type LibraryFile,
  putFilesBack,
  takeFiles,
} from './files.repository.ts';
import { requireOfficer, ownFile, ownFiles, seenFile } from './access.service.ts';
import { seeEnded } from './sharing.service.ts';

const trashKind = 'files';
const forgetKind = 'forgetFileBytes';

/** Renames a file of one's own, or makes it public or private. @throws fileNotFound, fileNotYours, fieldEmpty */
export async function editFile(
  scope: Scope,
  id: number,
  typed: Partial<Pick<FileData, 'name' | 'public'>>,
): Promise<LibraryFile> {
  const before = await ownFile(scope, id);
  const name = typed.name === undefined ? before.name : filled('The name or description', typed.name);
  await changeFile(scope.db, before, { name, public: typed.public ?? before.public }, scope.now);
  scope.audit('editFile', [String(id)], Object.keys(typed));
  return seenFile(scope, id);
}

/** Deletes files of one's own, all or none. @throws fileNotFound, fileNotYours */
export async function removeFiles(
  scope: Scope,
  ids: readonly number[],
): Promise<{ removed: number; undo: string; days: number }> {
  const files = await ownFiles(scope, ids);
  const payload = await takeFiles(scope.db, ids);
  const label = files.length === 1 ? (files[0]?.name ?? '') : `${files.length} files`;
  const undo = await scope.context.trash.keep(scope, {
    room: 'files',
    kind: trashKind,
    id: ids.join(','),
    label,
    payload,
  });
  const partners = new Set(files.flatMap(({ sharedWith }) => sharedWith));
  for (const partner of partners) await seeEnded(scope, scope.actor.personId ?? '', partner);
  await ring(scope, [...partners]);
  scope.audit('removeFiles', ids.map(String));
  return { removed: ids.length, undo, days: restorableDays };
}

/** How deleted files are put back, by who deleted them alone; and how their bytes go once they are forgotten. */
export function registerFileTrash({ trash, jobs, storage }: Pick<AppContext, 'trash' | 'jobs' | 'storage'>): void {
  const behaviour: TrashKind = {
    async restore(scope, entry) {
      requireOfficer(scope);
      requireWhoDeleted(scope, entry);
      await putFilesBack(scope.db, entry.payload);
    },
    async forget(db, { payload }) {
      await jobs.enqueue(db, { kind: forgetKind, payload: { keys: keysOf(payload) } });
    },
  };
  trash.register(trashKind, behaviour);
  jobs.handle(forgetKind, async (job) => {
    for (const key of (job.payload as { readonly keys: readonly string[] }).keys) await storage.remove(key);
  });
}

function keysOf(payload: unknown): string[] {
  const { files } = payload as {
    readonly files: readonly { readonly file_key: string; readonly versions: readonly FileVersion[] }[];
  };
  return files.flatMap((file) => [file.file_key, ...file.versions.map(({ key }) => key)]);
}
