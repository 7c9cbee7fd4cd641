import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from '#server/root.ts';
import { residentMb, stepBack, whenLate } from '../children/children.ts';
import { programOf } from '../children/program.ts';
import type { Clock } from '../clock/clock.ts';
import type { Storage } from '../storage/storage.ts';
import type { Told } from './imageMaker.child.ts';
import { type Images, ImageRefused, type MadeImage, type MadeImages, phoneWidths } from './images.ts';
import { limits } from './limits.ts';
import type { SizesOrder } from './makeSizes.ts';

const program = programOf('imageMaker', import.meta.url);

export interface ImagesOptions {
  readonly storage: Storage;
  readonly clock: Clock;
  /** A folder of this machine for sizes on their way into the storage. */
  readonly scratch: string;
  /** What a picture may take; `limits` where left out. */
  readonly bounds?: { readonly residentMb: number; readonly milliseconds: number };
}

/** Makes pictures one after the other, in one process that lives as long as there is something to do. */
export function openImages({ storage, clock, scratch, bounds = limits }: ImagesOptions): Images {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let line: Promise<unknown> = Promise.resolve();

  function end(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  }

  async function makeNow(key: string, widths: readonly number[]): Promise<MadeImages> {
    const { bytes } = (await storage.stat(key)) ?? { bytes: 0 };
    if (bytes > limits.bytes)
      throw new ImageRefused(
        `The picture has ${Math.ceil(bytes / 1e6)} MB; at most ${limits.bytes / 1e6} MB can be taken. Make it smaller and send it again.`,
      );
    const held = await storage.local(key);
    await mkdir(scratch, { recursive: true });
    const out = await mkdtemp(path.join(scratch, 'image-'));
    try {
      clearTimeout(idle);
      child ??= start();
      const told = await ask(child, { file: held.path, out, widths }, bounds, end);
      if ('refused' in told) throw new ImageRefused(told.refused);
      if ('failed' in told) throw new Error(`Making a picture smaller failed: ${told.failed}`);
      const { width, height, sizes } = told.made;
      const kept: MadeImage[] = [];
      for (const size of sizes) {
        const stored = await storage.take(`images/${clock.today()}/${randomUUID()}.webp`, size.file);
        kept.push({ ...stored, type: 'image/webp', width: size.width, height: size.height });
      }
      return { width, height, sizes: kept };
    } finally {
      held.release();
      await rm(out, { recursive: true, force: true });
      idle = setTimeout(end, limits.idleMilliseconds).unref();
    }
  }

  return {
    make(key, widths = phoneWidths) {
      const turn = line.then(() => makeNow(key, widths));
      line = turn.catch(() => {});
      return turn;
    },
    close: end,
  };
}

function start(): ChildProcess {
  const child = fork(program.script, {
    cwd: root,
    env: {},
    execArgv: ['--max-old-space-size=128', ...program.execArgv],
    serialization: 'advanced',
    stdio: 'ignore',
  });
  stepBack(child);
  // It waits for pictures; that keeps nobody from ending.
  child.unref();
  child.channel?.unref();
  return child;
}

/** Whatever the picture does to the process, the answer comes: a process past its bounds is ended, and the next picture has a new one. */
async function ask(
  child: ChildProcess,
  order: SizesOrder,
  bounds: { residentMb: number; milliseconds: number },
  end: () => void,
): Promise<Told> {
  const tooMuch = {
    refused: `Reading the picture took more memory than the ${bounds.residentMb} MB it may have. Make it smaller and send it again.`,
  };
  let settle: (told: Told) => void = () => {};
  const answer = new Promise<Told>((resolve) => (settle = resolve));
  const stop = (told: Told): void => (end(), settle(told));
  const gone = (): void => stop(tooMuch);
  const fail = (error: Error): void => stop({ failed: error.message });
  const seconds = Math.round(bounds.milliseconds / 1_000);
  const leave = whenLate(child, bounds.milliseconds, () =>
    stop({
      refused: `Reading the picture took longer than ${seconds} seconds and was stopped. Make it smaller and send it again.`,
    }),
  );
  const watch = setInterval(() => void residentMb(child).then((mb) => mb > bounds.residentMb && stop(tooMuch)), 100);
  child.once('message', settle).once('exit', gone).once('error', fail);
  child.send(order, (error) => error !== null && fail(error));
  try {
    return await answer;
  } finally {
    leave();
    clearInterval(watch);
    child.off('message', settle).off('exit', gone).off('error', fail);
  }
}
