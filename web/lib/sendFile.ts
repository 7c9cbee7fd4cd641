import { defaultOptions, DetailedError, Upload } from 'tus-js-client';
import { uploadPartBytes } from '#contract/limits.ts';
import { tusPath } from '#contract/submissions/uploads.ts';
import { readProblem } from '#web/lib/problem.ts';

/** Tries in a row before the file waits for the network. */
const RETRIES_MS = [0, 1_000, 3_000, 8_000];
/** How long a file waits before it looks for the network again, when the browser does not say that it is back. */
const LOOK_AGAIN_MS = 15_000;

/** What is heard of a file on its way. */
export interface SendingEvents {
  readonly onProgress: (sentBytes: number) => void;
  /** There is no answer: it goes on by itself from where it stopped. */
  readonly onWaiting: () => void;
  readonly onArrived: (uploadId: string) => void;
  /** The sentence of a refusal. */
  readonly onRefused: (wrong: string) => void;
}

/** A file on its way. */
export interface Sending {
  readonly pause: () => void;
  readonly goOn: () => void;
  /** Stops, and has the server throw away what arrived. */
  readonly cancel: () => Promise<void>;
  /** The form that came with it was taken: nothing of it need be remembered here. */
  readonly forget: () => Promise<void>;
}

/** Sends a file in parts. One that was sent in part before, by this browser, goes on from there. */
export async function sendFile(file: File, events: SendingEvents): Promise<Sending> {
  let wait: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = () => {
    clearTimeout(wait);
    removeEventListener('online', goOn);
  };
  const goOn = () => {
    stopWaiting();
    upload.start();
  };
  const upload = new Upload(file, {
    endpoint: tusPath,
    chunkSize: uploadPartBytes,
    retryDelays: RETRIES_MS,
    metadata: { filename: file.name, filetype: file.type },
    onProgress: (sent) => events.onProgress(sent),
    onSuccess: () => events.onArrived(idOf(upload.url ?? '')),
    onError: (error) => {
      const answer = error instanceof DetailedError ? error.originalResponse : null;
      if (answer !== null && answer.getStatus() > 0) {
        events.onRefused(readProblem(answer.getStatus(), answer.getBody(), answer.getHeader('x-request-id')).message);
        return;
      }
      events.onWaiting();
      addEventListener('online', goOn, { once: true });
      wait = setTimeout(goOn, LOOK_AGAIN_MS);
    },
  });
  const [before] = (await upload.findPreviousUploads()).toSorted((a, b) =>
    b.creationTime.localeCompare(a.creationTime),
  );
  if (before) upload.resumeFromPreviousUpload(before);
  upload.start();
  return {
    pause: () => {
      stopWaiting();
      void upload.abort();
    },
    goOn,
    cancel: async () => {
      stopWaiting();
      // What cannot be told to the server now expires there by itself.
      await upload.abort(true).catch(() => undefined);
    },
    forget: async () => {
      const kept = await upload.findPreviousUploads();
      await Promise.all(kept.map(({ urlStorageKey }) => defaultOptions.urlStorage.removeUpload(urlStorageKey)));
    },
  };
}

function idOf(url: string): string {
  return decodeURIComponent(url.slice(url.lastIndexOf('/') + 1));
}
