import { levelSpeech } from '#engines/speech/levelSpeech.ts';
import { readWav } from '#engines/speech/readWav.ts';
import { encodeSpeech } from '../../adapters/speech/encodeSpeech.ts';
import { problem } from '../../platform/problems.ts';

const longestSeconds = 20;
const shortestSeconds = 0.2;

/** What is kept of a recording. */
export interface MadeSpeech {
  /** MP3 of 24 kbit/s. */
  readonly content: Buffer;
  readonly milliseconds: number;
}

/** Makes of a WAV file what is kept of it: silence cut off, as loud as every other piece, small. @throws badInput */
export async function makeSpeech(bytes: Uint8Array): Promise<MadeSpeech> {
  const sound = readWav(bytes);
  if (typeof sound === 'string') throw refused(await notRead(sound, bytes));
  const seconds = sound.samples.length / sound.rate;
  if (seconds > longestSeconds * 2) throw refused(tooLong(seconds));
  const levelled = levelSpeech(sound);
  if (levelled === null)
    throw refused('Nothing is heard in this recording. Speak close to the microphone, and record it again.');
  const length = levelled.samples.length / levelled.rate;
  if (length > longestSeconds) throw refused(tooLong(length));
  if (length < shortestSeconds)
    throw refused('It is shorter than a word. Press stop after the last word, and record it again.');
  return { content: await encodeSpeech(levelled), milliseconds: Math.round(length * 1_000) };
}

function tooLong(seconds: number): string {
  return `It is ${Math.round(seconds)} seconds long; a piece may have ${longestSeconds}. Record the words shown and nothing else.`;
}

/** What a file is that is no WAV, and what to do with it. */
async function notRead(why: string, bytes: Uint8Array): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || type.ext === 'wav') return `${why} Send a WAV file of plain samples (PCM).`;
  return `It is a file of the kind ${type.mime}, and this call reads WAV. The page of recordings makes WAV of what a browser can play.`;
}

function refused(sentence: string): Error {
  return problem('badInput', { sentence });
}
