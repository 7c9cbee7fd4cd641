/** A WAV file of 16 bits with a tone that stands in for a voice: half a second of silence on both sides of it. */
export function sayWav({ seconds = 1, height = 0.3, hertz = 440, rate = 16_000 } = {}): Buffer {
  const silence = rate / 2;
  const samples = Math.round(seconds * rate) + silence * 2;
  const wav = Buffer.alloc(44 + samples * 2);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(36 + samples * 2, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples * 2, 40);
  for (let at = silence; at < samples - silence; at += 1) {
    const sample = Math.sin((at * hertz * 2 * Math.PI) / rate) * height;
    wav.writeInt16LE(Math.round(sample * 32_767), 44 + at * 2);
  }
  return wav;
}
