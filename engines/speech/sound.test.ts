import { expect, test } from 'vitest';
import { levelSpeech } from './levelSpeech.ts';
import { readWav, type Sound } from './readWav.ts';

/** A WAV file by hand: 16 bits, whole numbers. */
function wav(samples: readonly number[], { rate = 16_000, channels = 1, kind = 1 } = {}): Uint8Array {
  const view = new DataView(new ArrayBuffer(44 + samples.length * 2));
  const write = (at: number, text: string) =>
    [...text].forEach((letter, i) => view.setUint8(at + i, letter.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples.length * 2, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, kind, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * channels * 2, true);
  view.setUint16(32, channels * 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, i) => view.setInt16(44 + i * 2, sample, true));
  return new Uint8Array(view.buffer);
}

test('a WAV file is read as numbers between -1 and 1, its channels as one', () => {
  expect(readWav(wav([0, 16_384, -32_768]))).toEqual({ samples: new Float32Array([0, 0.5, -1]), rate: 16_000 });
  expect(readWav(wav([16_384, 0, -16_384, 16_384], { channels: 2, rate: 44_100 }))).toEqual({
    samples: new Float32Array([0.25, 0]),
    rate: 44_100,
  });
});

test('what is no WAV file, or is written otherwise, gets a sentence', () => {
  expect(readWav(new TextEncoder().encode('ID3 some music'))).toBe('It is not a WAV file.');
  expect(readWav(wav([0], { kind: 85 }))).toBe(
    'Its sound is written in a way that is not read here (format 85, 16 bits).',
  );
  expect(readWav(wav([0], { rate: 4_000 }))).toBe('It has 4000 samples in a second; 8000 to 96000 are read.');
  expect(readWav(wav([0]).subarray(0, 36))).toBe('The WAV file has no sound in it.');
});

/** A second of silence, a second of a square wave, a second of silence. */
const beep = (height: number): Sound => ({
  rate: 1_000,
  samples: Float32Array.from({ length: 3_000 }, (_, i) =>
    i < 1_000 || i >= 2_000 ? 0 : i % 2 === 0 ? height : -height,
  ),
});

test('a faint and a loud voice become equally loud, with 80 ms of silence at both ends', () => {
  for (const height of [0.01, 0.8]) {
    const levelled = levelSpeech(beep(height));
    expect(levelled?.samples).toHaveLength(1_160);
    // A square wave is as loud as it is high: -20 dB of 1.
    expect(Math.abs(levelled?.samples[500] ?? 0)).toBeCloseTo(0.1, 5);
    expect(levelled?.samples[79]).toBe(0);
  }
});

test('a click in quiet speech stays below the loudest there can be', () => {
  const { samples, rate } = beep(0.02);
  samples[1_500] = 1;
  const levelled = levelSpeech({ samples, rate });
  expect(Math.max(...(levelled?.samples ?? []))).toBeCloseTo(0.891, 3);
});

test('a recording in which nothing is heard is none', () => {
  expect(levelSpeech(beep(0.002))).toBeNull();
  expect(levelSpeech({ samples: new Float32Array(0), rate: 8_000 })).toBeNull();
});
