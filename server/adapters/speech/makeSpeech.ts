import { levelSpeech } from '#engines/speech/levelSpeech.ts';
import { readWav } from '#engines/speech/readWav.ts';
import { encodeSpeech } from './encodeSpeech.ts';

const shortestSeconds = 0.2;

/** What is kept of a recording. */
export interface MadeSpeech {
  /** MP3 of 24 kbit/s. */
  readonly content: Buffer;
  readonly milliseconds: number;
}

/**
 * Makes of a WAV file what is kept of it: silence cut off, as loud as every other recording, small. A string says what is wrong
 * with it.
 *
 * @param tooLong says how long it may be, and how to make it shorter
 */
export async function makeSpeech(
  bytes: Uint8Array,
  longestSeconds: number,
  tooLong: (seconds: number) => string,
): Promise<MadeSpeech | string> {
  const sound = readWav(bytes);
  if (typeof sound === 'string') return notRead(sound, bytes);
  const seconds = sound.samples.length / sound.rate;
  if (seconds > longestSeconds * 2) return tooLong(Math.round(seconds));
  const levelled = levelSpeech(sound);
  if (levelled === null)
    return 'Nothing is heard in this recording. Speak close to the microphone, and record it again.';
  const length = levelled.samples.length / levelled.rate;
  if (length > longestSeconds) return tooLong(Math.round(length));
  if (length < shortestSeconds)
    return 'It is shorter than a word. Press stop after the last word, and record it again.';
  return { content: await encodeSpeech(levelled), milliseconds: Math.round(length * 1_000) };
}

/** What a file is that is no WAV, and what to do with it. */
async function notRead(why: string, bytes: Uint8Array): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || type.ext === 'wav') return `${why} Send a WAV file of plain samples (PCM).`;
  return `It is a file of the kind ${type.mime}, and this call reads WAV. The page makes WAV of what a browser can play.`;
}
