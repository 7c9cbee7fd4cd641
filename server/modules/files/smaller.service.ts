import { type MadeRecording, RecordingRefused } from '../../adapters/recordings/recordings.ts';
import type { Database } from '../../database/connection.ts';
import type { AppContext } from '../../context.ts';
import { type FileVersion, findFile, type LibraryFile, setVersions } from './files.repository.ts';

const kind = 'makeFileSmaller';
const mostTries = 5;

/** Why there is only what was sent; shown on the card. Of a video that is its officer's alone: it may tell where it was taken. */
const notes = {
  audio: {
    only: 'Only the original',
    noProgram: 'this server has no program that makes recordings smaller (ffmpeg).',
    failed: 'making it smaller failed here.',
  },
  video: {
    only: 'Only its officer can open it',
    noProgram: 'this server has no program that takes place and day out of videos (ffmpeg).',
    failed: 'taking place and day out of it failed here.',
  },
} as const;
const smallAlready = 'Only the original: it is as small as a version for phones would be.';

/** Has a recording or video made ready for others in the background, in the transaction that brought it. */
export async function enqueueSmaller(
  { db, context }: { readonly db: Database; readonly context: Pick<AppContext, 'jobs'> },
  id: number,
  owner: string,
): Promise<void> {
  await context.jobs.enqueue(db, { kind, payload: { id }, owner, dedupeKey: `${kind}:${id}`, maxAttempts: mostTries });
}

/** Says how recordings and videos are made ready; what was sent stays as it is. */
export function handleSmaller({
  jobs,
  db,
  recordings,
  storage,
  log,
}: Pick<AppContext, 'jobs' | 'db' | 'recordings' | 'storage' | 'log'>): void {
  jobs.handle(
    kind,
    async (job) => {
      const { id } = job.payload as { readonly id: number };
      const file = await findFile(db, id);
      if (file === undefined || file.state !== 'making') return;
      const words = notes[file.kind === 'video' ? 'video' : 'audio'];
      const made = await (
        file.kind === 'video' ? recordings.cleanVideo(file.key, file.type) : recordings.makeSound(file.key, file.type)
      ).catch((error: unknown) => {
        if (error instanceof RecordingRefused) return `${words.only}: ${lowerFirst(error.message)}`;
        if (job.attempt < mostTries) throw error;
        log.error({ err: error, file: id }, 'a recording could not be made ready, for our own reasons');
        return `${words.only}: ${words.failed}`;
      });
      const { version, note } = settled(file, made ?? `${words.only}: ${words.noProgram}`);
      const noted = await setVersions(db, id, version ? 'ready' : 'original', version ? [version] : [], note);
      if (typeof made === 'object' && made !== null && !(version && noted)) await storage.remove(made.key);
    },
    'recordings',
  );
}

/** What is kept of what was made: a sound where it is smaller, a video always; else why not. */
function settled(
  file: Pick<LibraryFile, 'kind' | 'bytes'>,
  made: MadeRecording | string,
): { readonly version: FileVersion | null; readonly note: string } {
  if (typeof made === 'string') return { version: null, note: made };
  if (file.kind === 'video') return { version: { ...made, size: 'video', width: null, height: null }, note: '' };
  return made.bytes < file.bytes
    ? { version: { ...made, size: 'sound', width: null, height: null }, note: '' }
    : { version: null, note: smallAlready };
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
