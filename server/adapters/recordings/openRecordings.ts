import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { residentMb, stepBack, whenLate } from '../children/children.ts';
import type { Clock } from '../clock/clock.ts';
import type { Storage } from '../storage/storage.ts';
import { type MadeRecording, RecordingRefused, type Recordings } from './recordings.ts';

/** What a recording may ask of the machine. */
const limits = { residentMb: 300, milliseconds: 600_000, seconds: 3 * 3_600 } as const;

/** How ffmpeg calls the kinds of sound: each file is opened as what its content said, and as nothing else. */
const soundReaders: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'mov',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
  'audio/aac': 'aac',
  'audio/amr': 'amr',
};

/** The kinds of video: how each is opened, and written again. */
const videoMakes: Readonly<
  Record<string, { readonly reader: string; readonly writer: string; readonly ending: string }>
> = {
  'video/mp4': { reader: 'mov', writer: 'mp4', ending: 'mp4' },
  'video/quicktime': { reader: 'mov', writer: 'mov', ending: 'mov' },
  'video/3gpp': { reader: 'mov', writer: '3gp', ending: '3gp' },
  'video/webm': { reader: 'matroska', writer: 'webm', ending: 'webm' },
  'video/x-matroska': { reader: 'matroska', writer: 'matroska', ending: 'mkv' },
  'video/ogg': { reader: 'ogg', writer: 'ogg', ending: 'ogv' },
  'video/x-msvideo': { reader: 'avi', writer: 'avi', ending: 'avi' },
};

export interface RecordingsOptions {
  readonly storage: Storage;
  readonly clock: Clock;
  /** A folder of this machine for recordings on their way into the storage. */
  readonly scratch: string;
  /** The program; ffmpeg of the machine when left out. */
  readonly program?: string;
}

/** What is made of a file: how it is read, what of it is written how, and where that is kept. */
interface Making {
  readonly reader: string;
  readonly writing: readonly string[];
  readonly folder: 'sounds' | 'videos';
  readonly ending: string;
  readonly type: string;
}

/** Makes recordings one after the other. */
export function openRecordings({ storage, clock, scratch, program = 'ffmpeg' }: RecordingsOptions): Recordings {
  let child: ChildProcess | undefined;
  let line: Promise<unknown> = Promise.resolve();

  async function makeNow(
    key: string,
    { reader, writing, folder, ending, type }: Making,
  ): Promise<MadeRecording | null> {
    const held = await storage.local(key);
    await mkdir(scratch, { recursive: true });
    const out = await mkdtemp(path.join(scratch, 'recording-'));
    try {
      const to = path.join(out, `made.${ending}`);
      child = spawn(program, [...reading(reader, held.path), ...writing, `file:${to}`], {
        cwd: out,
        env: { PATH: process.env['PATH'] },
        stdio: 'ignore',
      });
      const ended = await endOf(child);
      if (ended === 'none') return null;
      if (ended !== 'made') throw new RecordingRefused(sentences[ended]);
      const kept = await storage.take(`${folder}/${clock.today()}/${randomUUID()}.${ending}`, to);
      return { ...kept, type };
    } finally {
      child = undefined;
      held.release();
      await rm(out, { recursive: true, force: true });
    }
  }

  function inTurn(key: string, type: string, making: Making | undefined): Promise<MadeRecording | null> {
    if (making === undefined)
      return Promise.reject(new RecordingRefused(`A recording of this kind (${type}) cannot be read here.`));
    const turn = line.then(() => makeNow(key, making));
    line = turn.catch(() => {});
    return turn;
  }

  return {
    makeSound: (key, type) => inTurn(key, type, soundOf(type)),
    cleanVideo: (key, type) => inTurn(key, type, videoOf(type)),
    close: () => void child?.kill('SIGKILL'),
  };
}

/** No network, and no other file than the one that is named. */
function reading(reader: string, from: string): string[] {
  return [
    '-nostdin',
    '-v',
    'error',
    '-protocol_whitelist',
    'file',
    '-threads',
    '1',
    '-f',
    reader,
    '-i',
    `file:${from}`,
  ];
}

/** Neither of the file nor of what is in it. */
const nothingSaid = [
  '-map_metadata',
  '-1',
  '-map_metadata:s',
  '-1',
  '-map_chapters',
  '-1',
  '-t',
  String(limits.seconds),
] as const;

function soundOf(type: string): Making | undefined {
  const reader = soundReaders[type];
  const writing = [
    '-map',
    '0:a:0',
    ...nothingSaid,
    '-ac',
    '1',
    '-ar',
    '16000',
    '-c:a',
    'libmp3lame',
    '-b:a',
    '24k',
    '-write_xing',
    '0',
    '-id3v2_version',
    '0',
    '-f',
    'mp3',
  ];
  return reader === undefined ? undefined : { reader, writing, folder: 'sounds', ending: 'mp3', type: 'audio/mpeg' };
}

/** The first picture that moves and the first sound, as they are; what else phones put in stays behind: places by the second, covers, texts. */
function videoOf(type: string): Making | undefined {
  const make = videoMakes[type];
  if (make === undefined) return undefined;
  const { reader, writer, ending } = make;
  const atOnce = reader === 'mov' ? ['-movflags', '+faststart'] : [];
  const writing = [
    '-map',
    '0:V:0?',
    '-map',
    '0:a:0?',
    ...nothingSaid,
    '-c',
    'copy',
    '-fflags',
    '+bitexact',
    ...atOnce,
    '-f',
    writer,
  ];
  return { reader, writing, folder: 'videos', ending, type };
}

const sentences = {
  broken: 'It is damaged inside, or of a make that cannot be read here.',
  tooLong: 'Making it ready took longer than 10 minutes and was stopped.',
  tooMuch: `Making it ready took more memory than the ${limits.residentMb} MB it may have.`,
} as const;

/** How a process ended; `none` where there is no such program. */
async function endOf(child: ChildProcess): Promise<'made' | 'none' | keyof typeof sentences> {
  stepBack(child);
  let stopped: 'tooLong' | 'tooMuch' | undefined;
  const stop = (why: 'tooLong' | 'tooMuch'): void => {
    stopped = why;
    child.kill('SIGKILL');
  };
  const leave = whenLate(child, limits.milliseconds, () => stop('tooLong'));
  const watch = setInterval(() => void residentMb(child).then((mb) => mb > limits.residentMb && stop('tooMuch')), 250);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ENOENT' ? resolve('none') : reject(error),
      );
      child.once('exit', (code) => resolve(stopped ?? (code === 0 ? 'made' : 'broken')));
    });
  } finally {
    leave();
    clearInterval(watch);
  }
}
