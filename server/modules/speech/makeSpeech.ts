import { type MadeSpeech, makeSpeech as make } from '../../adapters/speech/makeSpeech.ts';
import { problem } from '../../platform/calls/problems.ts';

const longestSeconds = 20;

/** Makes of a WAV file what is kept of a piece. @throws badInput */
export async function makeSpeech(bytes: Uint8Array): Promise<MadeSpeech> {
  const made = await make(
    bytes,
    longestSeconds,
    (seconds) =>
      `It is ${seconds} seconds long; a piece may have ${longestSeconds}. Record the words shown and nothing else.`,
  );
  if (typeof made === 'string') throw problem('badInput', { sentence: made });
  return made;
}
