import { SoundRefused } from '../../adapters/sounds/sounds.ts';
import type { Database } from '../../database/connection.ts';
import type { House } from '../../house.ts';
import { type FileVersion, findFile, setVersions } from './files.repository.ts';

const kind = 'makeFileSmaller';
const mostTries = 5;

/** Why there is only what was sent; shown on the card. */
const noProgram = 'Only the original: this server has no program that makes recordings smaller (ffmpeg).';
const smallAlready = 'Only the original: it is as small as a version for phones would be.';

/** Has a recording made small for phones in the background, in the transaction that brought it. */
export async function enqueueSmaller({ db, house }: { readonly db: Database; readonly house: Pick<House, 'jobs'> }, id: number): Promise<void> {
  await house.jobs.enqueue(db, { kind, payload: { id }, dedupeKey: `${kind}:${id}`, maxAttempts: mostTries });
}

/** Says how recordings are made smaller; what was sent stays as it is. */
export function handleSmaller({ jobs, db, sounds, storage, log }: Pick<House, 'jobs' | 'db' | 'sounds' | 'storage' | 'log'>): void {
  jobs.handle(kind, async (job) => {
    const { id } = job.payload as { readonly id: number };
    const file = await findFile(db, id);
    if (file === undefined || file.state !== 'making') return;
    const made = await sounds.make(file.key, file.type).catch((error: unknown) => {
      if (error instanceof SoundRefused) return `Only the original: ${error.message}`;
      if (job.attempt < mostTries) throw error;
      log.error({ err: error, file: id }, 'a recording could not be made smaller, for our own reasons');
      return 'Only the original: making it smaller failed here.';
    });
    const isSmaller = typeof made === 'object' && made !== null && made.bytes < file.bytes;
    const versions: FileVersion[] = isSmaller ? [{ ...made, size: 'sound', width: null, height: null }] : [];
    const note = isSmaller ? '' : typeof made === 'string' ? made : made === null ? noProgram : smallAlready;
    const noted = await setVersions(db, id, isSmaller ? 'ready' : 'original', versions, note);
    if (typeof made === 'object' && made !== null && !(isSmaller && noted)) await storage.remove(made.key);
  });
}
