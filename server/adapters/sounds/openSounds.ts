import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { residentMb, stepBack } from '../children/children.ts';
import type { Clock } from '../clock/clock.ts';
import type { Storage } from '../storage/storage.ts';
import { type MadeSound, SoundRefused, type Sounds } from './sounds.ts';

/** What a recording may ask of the machine. */
const limits = { residentMb: 300, milliseconds: 600_000, seconds: 3 * 3_600 } as const;

/** How ffmpeg calls the kinds: each file is opened as what its content said, and as nothing else. */
const readers: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3', 'audio/mp4': 'mov', 'audio/ogg': 'ogg', 'audio/wav': 'wav', 'audio/flac': 'flac', 'audio/aac': 'aac', 'audio/amr': 'amr',
};

export interface SoundsOptions {
  readonly storage: Storage;
  readonly clock: Clock;
  /** A folder of this machine for recordings on their way into the storage. */
  readonly scratch: string;
  /** The program; ffmpeg of the machine when left out. */
  readonly program?: string;
}

/** Makes recordings one after the other. */
export function openSounds({ storage, clock, scratch, program = 'ffmpeg' }: SoundsOptions): Sounds {
  let child: ChildProcess | undefined;
  let line: Promise<unknown> = Promise.resolve();

  async function makeNow(key: string, type: string): Promise<MadeSound | null> {
    const reader = readers[type];
    if (reader === undefined) throw new SoundRefused(`A recording of this kind (${type}) cannot be made smaller here.`);
    const held = await storage.local(key);
    await mkdir(scratch, { recursive: true });
    const out = await mkdtemp(path.join(scratch, 'sound-'));
    try {
      const to = path.join(out, 'small.mp3');
      child = spawn(program, argumentsFor(reader, held.path, to), { cwd: out, env: { PATH: process.env['PATH'] }, stdio: 'ignore' });
      const ended = await endOf(child);
      if (ended === 'none') return null;
      if (ended !== 'made') throw new SoundRefused(sentences[ended]);
      const kept = await storage.take(`sounds/${clock.today()}/${randomUUID()}.mp3`, to);
      return { ...kept, type: 'audio/mpeg' };
    } finally {
      child = undefined;
      held.release();
      await rm(out, { recursive: true, force: true });
    }
  }

  return {
    make(key, type) {
      const turn = line.then(() => makeNow(key, type));
      line = turn.catch(() => {});
      return turn;
    },
    close: () => void child?.kill('SIGKILL'),
  };
}

/** No network, no other file than the one that is named, no pictures, no names. */
function argumentsFor(reader: string, from: string, to: string): string[] {
  return [
    '-nostdin', '-v', 'error', '-protocol_whitelist', 'file', '-threads', '1', '-f', reader, '-i', `file:${from}`,
    '-map', '0:a:0', '-vn', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1', '-t', String(limits.seconds),
    '-ac', '1', '-ar', '16000', '-c:a', 'libmp3lame', '-b:a', '24k', '-write_xing', '0', '-id3v2_version', '0', '-f', 'mp3', `file:${to}`,
  ];
}

const sentences = {
  broken: 'The recording is damaged inside, or of a make that cannot be read here.',
  tooLong: 'Making the recording smaller took longer than 10 minutes and was stopped.',
  tooMuch: `Making the recording smaller took more memory than the ${limits.residentMb} MB it may have.`,
} as const;

/** How a process ended; `none` where there is no such program. */
async function endOf(child: ChildProcess): Promise<'made' | 'none' | keyof typeof sentences> {
  stepBack(child);
  let stopped: 'tooLong' | 'tooMuch' | undefined;
  const stop = (why: 'tooLong' | 'tooMuch'): void => {
    stopped = why;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(() => stop('tooLong'), limits.milliseconds);
  const watch = setInterval(() => void residentMb(child).then((mb) => mb > limits.residentMb && stop('tooMuch')), 250);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? resolve('none') : reject(error)));
      child.once('exit', (code) => resolve(stopped ?? (code === 0 ? 'made' : 'broken')));
    });
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
  }
}
