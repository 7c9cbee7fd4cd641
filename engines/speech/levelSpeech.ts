import type { Sound } from './readWav.ts';

/** Frames by which speech is told from silence: 20 ms. */
const frameSeconds = 0.02;
/** A frame this far below the loudest one is silence: 40 dB. */
const silence = 0.01;
/** Root mean square of levelled speech: -20 dB of the loudest there can be, which phones play without harshness. */
const aim = 0.1;
/** No sample is louder: -1 dB, so that what the encoder adds stays inside. */
const peakAim = 0.891;
/** What is fainter than this at its loudest (-50 dB) has no voice in it. */
const faintest = 0.003_16;
/** Kept before the first and after the last word, so that pieces follow each other as in speech. */
const edgeSeconds = 0.08;

/**
 * Speech as it is to be kept: silence at both ends cut to 80 ms, and as loud as every other piece. Null where nothing is
 * heard in it.
 */
export function levelSpeech({ samples, rate }: Sound): Sound | null {
  const frame = Math.max(1, Math.round(rate * frameSeconds));
  const loudness: number[] = [];
  for (let start = 0; start < samples.length; start += frame) {
    const part = samples.subarray(start, start + frame);
    loudness.push(Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length));
  }
  const loudest = loudness.reduce((most, each) => Math.max(most, each), 0);
  if (loudest < faintest) return null;
  const isHeard = (level: number): boolean => level >= loudest * silence;
  const edge = Math.round(rate * edgeSeconds);
  const from = Math.max(0, loudness.findIndex(isHeard) * frame - edge);
  const to = Math.min(samples.length, (loudness.findLastIndex(isHeard) + 1) * frame + edge);
  const heard = loudness.filter(isHeard);
  const level = Math.sqrt(heard.reduce((sum, each) => sum + each * each, 0) / heard.length);
  const kept = samples.slice(from, to);
  const peak = kept.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const gain = Math.min(aim / level, peakAim / peak);
  return { samples: kept.map((sample) => sample * gain), rate };
}
