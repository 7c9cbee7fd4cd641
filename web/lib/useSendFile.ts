import { useEffect, useRef, useState } from 'react';
import { cancelUpload } from '#contract/submissions/uploads.ts';
import { callApi } from '#web/lib/callApi.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { apiProblem } from '#web/lib/problem.ts';
import type { Sending } from './sendFile.ts';

/** What is shown of a file; a `File` is one. */
interface Named {
  readonly name: string;
  readonly size: number;
}

/** How far a file has come. */
export type FileState =
  | { readonly step: 'none' }
  | { readonly step: 'sending' | 'paused' | 'waiting'; readonly file: Named; readonly sent: number }
  | { readonly step: 'arrived'; readonly file: Named; readonly uploadId: string }
  | { readonly step: 'refused'; readonly file: Named; readonly wrong: string };

export interface FileWay {
  readonly state: FileState;
  readonly send: (file: File) => void;
  /** Takes a file that is all there already, from before the page was left. */
  readonly take: (upload: { readonly id: string; readonly fileName: string; readonly bytes: number }) => void;
  readonly pause: () => void;
  readonly goOn: () => void;
  readonly cancel: () => void;
  /** Once the form it belongs to is stored. */
  readonly forget: () => void;
  /** The upload's id as soon as all of the file is there. @throws ApiProblem where it is refused or taken back. */
  readonly arrival: () => Promise<string>;
}

interface Waiter {
  readonly resolve: (uploadId: string) => void;
  readonly reject: (reason: Error) => void;
}

/** Sends one file while a form is filled in. The code that does it comes with the first file. */
export function useSendFile(): FileWay {
  const [state, setState] = useState<FileState>({ step: 'none' });
  const sending = useRef<Sending>(undefined);
  const waiters = useRef<Waiter[]>([]);
  const round = useRef(0);
  // Left behind, a file stops; what arrived of it stays, and choosing it again goes on from there.
  useEffect(
    () => () => {
      round.current += 1;
      sending.current?.pause();
    },
    [],
  );

  /** What goes on from here is about another file; what is still heard of the one before counts no more. */
  function startRound(): () => boolean {
    sending.current?.pause();
    sending.current = undefined;
    const mine = (round.current += 1);
    return () => round.current === mine;
  }

  function settle(end: (waiter: Waiter) => void): void {
    for (const waiter of waiters.current.splice(0)) end(waiter);
  }

  function arrive(file: Named, uploadId: string): void {
    setState({ step: 'arrived', file, uploadId });
    settle(({ resolve }) => resolve(uploadId));
  }

  async function start(file: File, isMine: () => boolean): Promise<void> {
    const { sendFile } = await loadCode(() => import('./sendFile.ts'));
    if (!isMine()) return;
    const begun = await sendFile(file, {
      onProgress: (sent) =>
        isMine() &&
        setState((now) => ('sent' in now ? { ...now, step: now.step === 'paused' ? 'paused' : 'sending', sent } : now)),
      onWaiting: () => isMine() && setState((now) => ('sent' in now ? { ...now, step: 'waiting' } : now)),
      onArrived: (uploadId) => isMine() && arrive(file, uploadId),
      onRefused: (wrong) => {
        if (!isMine()) return;
        setState({ step: 'refused', file, wrong });
        settle(({ reject }) => reject(apiProblem(0, 'fileRefused', wrong)));
      },
    });
    if (isMine()) sending.current = begun;
    else begun.pause();
  }

  function change(step: 'sending' | 'paused'): void {
    setState((now) => ('sent' in now ? { ...now, step } : now));
  }

  return {
    state,
    send: (file) => {
      const isMine = startRound();
      setState({ step: 'sending', file, sent: 0 });
      void start(file, isMine);
    },
    take: ({ id, fileName, bytes }) => {
      startRound();
      arrive({ name: fileName, size: bytes }, id);
    },
    pause: () => {
      sending.current?.pause();
      change('paused');
    },
    goOn: () => {
      change('sending');
      sending.current?.goOn();
    },
    cancel: () => {
      const left = sending.current;
      startRound();
      if (left) void left.cancel();
      // What cannot be told to the server now expires there by itself.
      else if (state.step === 'arrived')
        callApi(cancelUpload, { params: { id: state.uploadId } }).catch(() => undefined);
      setState({ step: 'none' });
      settle(({ reject }) => reject(apiProblem(0, 'fileTakenBack', '')));
    },
    forget: () => void sending.current?.forget(),
    arrival: () =>
      state.step === 'arrived'
        ? Promise.resolve(state.uploadId)
        : new Promise((resolve, reject) => {
            waiters.current.push({ resolve, reject });
          }),
  };
}
