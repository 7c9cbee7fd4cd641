/** Samples in a second of what is sent: all that speech of 24 kbit/s keeps. */
const rate = 16_000;

/** A recording as it is sent, and as it is listened to before. */
export interface ReadyRecording {
  readonly wav: Uint8Array;
  readonly sound: AudioBuffer;
}

/** Makes WAV of whatever sound the browser plays (Opus, MP3, M4A, WAV …). Throws where it plays none of it. */
export async function toWav(bytes: ArrayBuffer): Promise<ReadyRecording> {
  // What is decoded by a context comes at its rate.
  const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes);
  const samples = new Float32Array(sound.length);
  for (let channel = 0; channel < sound.numberOfChannels; channel += 1) {
    const of = sound.getChannelData(channel);
    for (let at = 0; at < samples.length; at += 1)
      samples[at] = (samples[at] ?? 0) + (of[at] ?? 0) / sound.numberOfChannels;
  }
  return { wav: writeWav(samples), sound };
}

/** WAV of whole numbers of 16 bits, one channel. */
function writeWav(samples: Float32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(44 + samples.length * 2));
  const write = (at: number, text: string): void =>
    [...text].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples.length * 2, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) =>
    view.setInt16(44 + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true),
  );
  return new Uint8Array(view.buffer);
}
