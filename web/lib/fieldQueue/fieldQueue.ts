/**
 * The field queue: reports written where there is no network wait on the device and go when the line is back, once.
 *
 * How a form joins:
 * 1. It asks its lists with `keptQuery(endpoint, input)`, so that they are there without a network.
 * 2. On submit it hands everything over: `const { report, wrong, busy } = useReport()` and
 *    `await report({ kind: 'trap', title, path: addressOf(endpoint, {}), fields, photos, labels })`. What comes back says
 *    whether it arrived (`sent`, with the answer) or waits (`waiting`); a refusal is `wrong`, and the form stays as it is.
 * 3. Its photos come from `<PhotoField>` and travel as they are, in repeated parts called `photoPart`.
 * 4. Its endpoint declares `filesForm`, and where something else may get there first throws
 *    `problem('changedMeanwhile', …).with(standing)`: the two versions are laid side by side, with `labels` naming the fields.
 *    "Keep mine" sends again with `version` taken from what stands there.
 * 5. Its code and words stand beside its tab in `fieldForms` of web/pages/controlCentre/parts.tsx, so that it opens without a
 *    network; its tab's words name the area `field`. A report is mended by its form under `?mend=<key>`, which reads it with
 *    `findReport(key)` and gives it to `useReport(report)`.
 * 6. It stands in `<KeptForm name>`, which keeps what is typed before it is handed over: see web/ui/field/KeptForm.tsx.
 */
import { apiProblem } from '../problem.ts';
import { words } from '../words.ts';
import { announce } from './changes.ts';
import {
  allReports,
  changeReport,
  dropReport,
  saveReport,
  photosOf,
  putReport,
  type KeptPhoto,
  type KeptReport,
  type NewReport,
  type Owner,
} from './records.ts';
import { SYNC_TAG } from './sendWaiting.ts';

/** A report as its form opens it again. */
export interface OpenedReport {
  readonly report: KeptReport;
  readonly photos: readonly File[];
}

/**
 * Keeps a report on the device, to be sent when the line is there; in the place of an earlier one where that was mended, which
 * no server has taken. Done once it is on the disk. Throws ApiProblem where the device has no room, or keeps nothing.
 */
export async function enqueue(
  owner: Owner,
  { photos = [], ...report }: NewReport,
  inPlaceOf?: KeptReport,
): Promise<KeptReport> {
  const key = crypto.randomUUID();
  const kept = await Promise.all(photos.map((photo, at) => readPhoto(key, photo, at)));
  const written = {
    ...report,
    method: report.method ?? 'POST',
    photoPart: report.photoPart ?? 'images',
    labels: report.labels ?? {},
    key,
    owner,
    writtenAt: Date.now(),
    photoCount: kept.length,
    photoBytes: kept.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
    tries: 0,
  };
  const stored = await keeping(async () => {
    if (inPlaceOf === undefined) return saveReport(written, kept);
    const mended = { ...written, number: inPlaceOf.number };
    await putReport(mended, kept, inPlaceOf.key);
    return mended;
  });
  announce({ type: 'kept', key });
  void askToStay();
  return stored;
}

/** A report that waits, with its photos; undefined where it has gone. */
export async function findReport(key: string): Promise<OpenedReport | undefined> {
  const report = (await allReports()).find((each) => each.key === key);
  if (report === undefined) return undefined;
  const photos = await photosOf(key);
  return { report, photos: photos.map(({ bytes, name, type }) => new File([bytes], name, { type })) };
}

/** Takes a report out; what comes back puts it in again where it stood. */
export async function takeOut(report: KeptReport): Promise<() => Promise<void>> {
  const photos = await photosOf(report.key);
  await dropReport(report.key);
  announce({ type: 'dropped', key: report.key });
  return async () => {
    await keeping(() => putReport(report, photos));
    announce({ type: 'kept', key: report.key });
  };
}

/** Lets a refused report go once more as it is. */
export async function tryAgain(key: string): Promise<void> {
  await changeReport(key, (report) => ({ ...report, refusal: undefined }));
  announce({ type: 'kept', key });
}

/**
 * Of two versions keeps one's own: it goes again, as a change of what stands there now. It is a new request, so it
 * travels under a new key.
 */
export async function sendMine(report: KeptReport): Promise<void> {
  const standing = report.refusal?.standing ?? {};
  const photos = await photosOf(report.key);
  const key = crypto.randomUUID();
  const fields = { ...report.fields, ...('version' in standing && { version: standing['version'] }) };
  await keeping(() =>
    putReport(
      { ...report, refusal: undefined, key, fields, tries: 0 },
      photos.map((photo) => ({ ...photo, report: key })),
      report.key,
    ),
  );
  announce({ type: 'kept', key });
}

/** Whether a report may be opened and changed: not while it may have arrived without our knowing. */
export function mayBeMended({ tries, refusal }: KeptReport): boolean {
  return refusal !== undefined || tries === 0;
}

async function readPhoto(report: string, photo: Blob, at: number): Promise<KeptPhoto> {
  const name = photo instanceof File ? photo.name : `photo-${at + 1}.jpg`;
  return { report, at, name, type: photo.type, bytes: await photo.arrayBuffer() };
}

/** Says in words why the device does not keep something. */
async function keeping<Kept>(act: () => Promise<Kept>): Promise<Kept> {
  try {
    return await act();
  } catch (failure) {
    const isFull = failure instanceof DOMException && failure.name === 'QuotaExceededError';
    throw apiProblem(
      0,
      isFull ? 'deviceFull' : 'deviceKeepsNothing',
      words(isFull ? 'field.full' : 'field.keepsNothing'),
    );
  }
}

/** Asks the browser not to clear what waits when space runs short, and to wake the worker once the line is back. */
async function askToStay(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
  const ready = (await navigator.serviceWorker?.getRegistration()) as
    | (ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } })
    | undefined;
  await ready?.sync?.register(SYNC_TAG).catch(() => undefined);
}
