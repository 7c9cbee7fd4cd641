import { setImmediate } from 'node:timers/promises';
import type { Sound } from '#engines/speech/readWav.ts';

/** Kilobits in a second: 3,000 bytes, which is two seconds of a GPRS line. */
export const speechKbps = 24;

/**
 * Speech as MP3 of 24 kbit/s, one channel, 16,000 samples in a second: the one kind that every browser and every provider of
 * calls plays. By LAME in WebAssembly; other requests are answered between any two seconds of it.
 */
export async function encodeSpeech({ samples, rate }: Sound): Promise<Buffer> {
  // Half a megabyte of code that few processes ever need.
  const { createMp3Encoder } = await import('wasm-media-encoders');
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: rate, channels: 1, bitrate: speechKbps });
  const parts: Buffer[] = [];
  for (let start = 0; start < samples.length; start += rate) {
    // What it answers with is its own memory, which it writes again.
    parts.push(Buffer.from(encoder.encode([samples.subarray(start, start + rate)])));
    await setImmediate();
  }
  parts.push(Buffer.from(encoder.finalize()));
  return Buffer.concat(parts);
}
