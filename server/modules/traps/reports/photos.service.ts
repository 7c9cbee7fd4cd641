import type { FormFile, StreamedFile } from '#contract/endpoint.ts';
import { ImageRefused } from '../../../adapters/images/images.ts';
import type { AppContext } from '../../../context.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { readableSite, requireOfficer } from '../access.service.ts';
import { addPhotos, findPhoto, namedPhotoKeys, settlePhoto } from './photos.repository.ts';
import { findReport } from './reports.repository.ts';

const kind = 'makeTrapPhoto';
const mostTries = 8;

/** Keeps the photos of a report; sizes that may be shown are made behind. */
export async function queuePhotos(
  { db, context, actor }: Scope,
  reportId: number,
  files: readonly FormFile[],
): Promise<void> {
  for (const id of await addPhotos(
    db,
    reportId,
    files.map(({ key }) => key),
  )) {
    await context.jobs.enqueue(db, {
      kind,
      payload: { id },
      owner: actor.personId,
      dedupeKey: `${kind}:${id}`,
      maxAttempts: mostTries,
    });
  }
}

/** Makes what may be shown out of each photo, and lets go of what was sent: place and camera stand in it. */
export function handlePhotos(context: Pick<AppContext, 'jobs' | 'db' | 'images' | 'storage' | 'storedNames'>): void {
  context.storedNames.register(namedPhotoKeys);
  context.jobs.handle(
    kind,
    async (job) => {
      const photo = await findPhoto(context.db, (job.payload as { id: number }).id);
      if (!photo?.original) return;
      const { original } = photo;
      const made = await context.images.make(original).catch((error: unknown) => {
        if (error instanceof ImageRefused) return error;
        throw error;
      });
      const settled =
        made instanceof ImageRefused ? { sizes: [], refused: made.message } : { sizes: made.sizes, refused: null };
      await job.settle((db) => settlePhoto(db, photo.id, settled));
      await context.storage.remove(original);
    },
    'pictures',
  );
}

/** A size of a photo. @throws notForYou, trapPhotoNotFound */
export async function photoFile(scope: Scope, id: number, width: number): Promise<StreamedFile> {
  const me = requireOfficer(scope);
  const photo = await findPhoto(scope.db, id);
  const report = photo && (await findReport(scope.db, photo.reportId));
  if (report && report.reporterId !== me) await readableSite(scope, report.siteId);
  const size = photo?.sizes.find((each) => each.width >= width) ?? photo?.sizes.at(-1);
  if (size === undefined) throw problem('trapPhotoNotFound', { found: id });
  const { storage } = scope.context;
  return {
    fileName: `trap-photo-${id}.webp`,
    type: 'image/webp',
    bytes: size.bytes,
    tag: size.key,
    open: (range) => storage.read(size.key, range),
  };
}
