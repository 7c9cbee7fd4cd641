import { fork } from 'node:child_process';
import { root } from '#server/root.ts';
import type { Finding } from '#engines/tables/types.ts';
import { residentMb, stepBack, whenLate } from '../children/children.ts';
import { programOf } from '../children/program.ts';
import type { Telling } from './fileReader.child.ts';
import type { ConvertedTable, IngestOrder } from './ingest.ts';
import type { FileRead } from './readFile.ts';
import { tookTooLong, tookTooMuch, wentWrong } from './refusals.ts';

const program = programOf('fileReader', import.meta.url);

/** What the child may take of this machine. */
export interface Bounds {
  readonly heapMb: number;
  readonly residentMb: number;
  readonly milliseconds: number;
}

export interface ToldByChild {
  /** What the file came to, or the finding that says why the child did not get to the end. */
  readonly read: FileRead | { readonly refused: Finding };
  /** Of the file, where the child came to tell it. */
  readonly hash: { readonly sha256: string; readonly bytes: number } | null;
}

/**
 * Has a file read by a process of its own. Whatever the file does to that process (eats its memory, keeps it busy,
 * crashes it), the answer is a finding. Throws what `onPreviewable` throws, when given up by the signal, and where the
 * machine itself fails: no process, a full disk.
 */
export async function readInChild(
  order: IngestOrder,
  bounds: Bounds,
  signal: AbortSignal,
  onPreviewable?: (tables: readonly ConvertedTable[]) => Promise<void>,
): Promise<ToldByChild> {
  signal.throwIfAborted();
  const child = fork(program.script, {
    cwd: root,
    env: {},
    // Rows live shortly: room for the young saves sweeping them up.
    execArgv: [`--max-old-space-size=${bounds.heapMb}`, '--max-semi-space-size=32', ...program.execArgv],
    serialization: 'advanced',
    stdio: 'ignore',
  });
  stepBack(child);
  let hash: ToldByChild['hash'] = null;
  let preview: Promise<void> | undefined;
  const read = await new Promise<ToldByChild['read']>((resolve, reject) => {
    const end = (): void => {
      leave();
      clearInterval(watch);
      signal.removeEventListener('abort', giveUp);
      child.kill('SIGKILL');
    };
    const settle = (value: ToldByChild['read']): void => (end(), resolve(value));
    const fail = (error: unknown): void => (end(), reject(error));
    const giveUp = (): void => fail(signal.reason);
    const leave = whenLate(child, bounds.milliseconds, () => settle({ refused: tookTooLong(bounds.milliseconds) }));
    const watch = setInterval(() => {
      void residentMb(child).then(
        (mb) => mb > bounds.residentMb && settle({ refused: tookTooMuch(bounds.residentMb) }),
      );
    }, 250);
    signal.addEventListener('abort', giveUp);
    child.on('message', (told: Telling) => {
      if ('hash' in told) hash = told.hash;
      else if ('previewable' in told) (preview = onPreviewable?.(told.previewable))?.catch(fail);
      else if ('read' in told) settle(told.read);
      else if ('refused' in told) settle({ refused: told.refused });
      else fail(new Error(`Reading a file failed: ${told.failed}`));
    });
    child.once('error', fail);
    // Out of heap ends in SIGABRT or 134; the kernel, short of memory, kills.
    child.once('exit', (code, how) =>
      settle({
        refused: how === 'SIGABRT' || how === 'SIGKILL' || code === 134 ? tookTooMuch(bounds.residentMb) : wentWrong(),
      }),
    );
    child.send(order, (error) => error !== null && fail(error));
  });
  await preview;
  return { read, hash };
}
