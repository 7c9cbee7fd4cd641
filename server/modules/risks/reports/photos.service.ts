import { randomBytes } from 'node:crypto';
import type { FormFile, StreamedFile } from '#contract/endpoint.ts';
import { maySeeRisk } from '#engines/access/field/risks.ts';
import { ImageRefused } from '../../../adapters/images/images.ts';
import { FileMissing } from '../../../adapters/storage/storage.ts';
import type { AppContext } from '../../../context.ts';
import type { JobRun } from '../../../jobs/worker.ts';
import { answerWith, type Answered } from '../../../platform/calls/answer.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { tell } from '../../notifications/notifications.service.ts';
import {
  addImages,
  findReadyImage,
  findWaitingImage,
  namedPhotoKeys,
  setImageReady,
  setImageRefused,
} from '../riskParts.repository.ts';
import { findRisk } from '../risks.repository.ts';
import { rightsOf } from '../seen.service.ts';

const kind = 'makeRiskPhoto';
/** Tries at our own troubles: storage that does not answer, a process that died. */
const mostTries = 8;
/** The small picture of lists, and that of a phone at twice its density. */
const widths = [320, 1024];

/** Keeps photos of a report as they came and has pictures made of them, in the caller's transaction. */
export async function savePhotos(scope: Scope, riskId: number, photos: readonly FormFile[]): Promise<void> {
  const images = photos.map(({ key }) => ({ name: randomBytes(16).toString('hex'), originalKey: key }));
  for (const id of await addImages(scope.db, riskId, images, scope.now)) {
    await scope.context.jobs.enqueue(scope.db, {
      kind,
      payload: { id },
      owner: scope.actor.personId,
      dedupeKey: `${kind}:${id}`,
      maxAttempts: mostTries,
    });
  }
}

/** Says how photos are made ready to be shown. */
export function handlePhotos(context: AppContext): void {
  context.storedNames.register(namedPhotoKeys);
  context.jobs.handle(kind, (job) => makePhoto(context, job), 'pictures');
}

/** The photo as it was sent goes once there are pictures of it: it tells place, camera and person. */
async function makePhoto(context: AppContext, job: JobRun): Promise<void> {
  const image = await findWaitingImage(context.db, (job.payload as { id: number }).id);
  if (image === undefined) return;
  try {
    const { sizes } = await context.images.make(image.originalKey, widths);
    const [small] = sizes;
    const large = sizes.at(-1);
    if (small === undefined || large === undefined) throw new Error('no size was made of a photo');
    await job.settle((db) =>
      setImageReady(db, image.id, {
        smallKey: small.key,
        largeKey: large.key,
        width: large.width,
        height: large.height,
      }),
    );
  } catch (error) {
    if (!(error instanceof ImageRefused || error instanceof FileMissing)) throw error;
    const refusal = error instanceof ImageRefused ? error.message : 'The photo was lost on the way. Take it again.';
    await job.settle(async (db) => {
      await setImageRefused(db, image.id, refusal);
      const risk = await findRisk(db, image.riskId);
      if (risk?.reporter) {
        await tell({ db, context, now: context.clock.now() }, risk.reporter.id, {
          kind: 'riskPhotoRefused',
          params: { risk: risk.id, reason: refusal },
          link: `/controlcenter/risk/${risk.id}`,
          byMail: false,
        });
      }
    });
  }
  await context.storage.remove(image.originalKey);
}

/**
 * A picture by the name it is served as: for everybody once its risk is verified, before that for those who may see the
 * risk. @throws photoNotFound, also for everybody else
 */
export async function riskPhoto(scope: Scope, name: string): Promise<Answered<StreamedFile>> {
  const asked = /^([0-9a-f]{32})(-small)?\.webp$/.exec(name);
  const image = asked?.[1] === undefined ? undefined : await findReadyImage(scope.db, asked[1]);
  const risk = image && (await findRisk(scope.db, image.riskId));
  const key = asked?.[2] === undefined ? image?.large_key : image?.small_key;
  if (!risk || !key || (risk.status !== 'verified' && !maySeeRisk(scope.actor, rightsOf(risk))))
    throw problem('photoNotFound');
  const file = await scope.context.storage.stat(key);
  if (file === null) throw problem('photoNotFound');
  const kept = risk.status === 'verified' ? 'public, max-age=3600' : 'private, no-store';
  return answerWith(
    { fileName: name, bytes: file.bytes, tag: name, open: (range) => scope.context.storage.read(key, range) },
    { headers: { 'cache-control': kept, 'content-disposition': 'inline' } },
  );
}

/** Addresses of a picture. */
export function photoPaths(name: string): { small: string; large: string } {
  return { small: `/risk_files/${name}-small.webp`, large: `/risk_files/${name}.webp` };
}
