/** Sound as numbers between -1 and 1, one channel. */
export interface Sound {
  readonly samples: Float32Array;
  /** Samples in a second. */
  readonly rate: number;
}

const formats = { integer: 1, float: 3, extensible: 0xfffe } as const;
const lowestRate = 8_000;
const highestRate = 96_000;

/**
 * Reads a WAV file of whole numbers (8 to 32 bits) or floats; channels are made one. A string says what is wrong with it.
 * Source: Multimedia Programming Interface and Data Specifications 1.0, IBM and Microsoft, 1991; WAVEFORMATEXTENSIBLE.
 */
export function readWav(bytes: Uint8Array): Sound | string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 12 || name(0) !== 'RIFF' || name(8) !== 'WAVE') return 'It is not a WAV file.';
  let format: Format | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const [chunk, size] = [name(at), view.getUint32(at + 4, true)];
    const start = at + 8;
    if (chunk === 'fmt ' && start + 16 <= bytes.length) format = readFormat(view, start, size);
    if (chunk === 'data') {
      if (format === undefined) return 'The WAV file does not say how its sound is written.';
      // Recorders that write as they hear leave the length empty.
      return decode(view, start, Math.min(size, bytes.length - start), format);
    }
    at = start + size + (size % 2);
  }
  return 'The WAV file has no sound in it.';
}

interface Format {
  readonly kind: number;
  readonly channels: number;
  readonly rate: number;
  readonly bits: number;
}

function readFormat(view: DataView, at: number, size: number): Format {
  const kind = view.getUint16(at, true);
  return {
    kind: kind === formats.extensible && size >= 26 ? view.getUint16(at + 24, true) : kind,
    channels: view.getUint16(at + 2, true),
    rate: view.getUint32(at + 4, true),
    bits: view.getUint16(at + 14, true),
  };
}

function decode(view: DataView, start: number, length: number, { kind, channels, rate, bits }: Format): Sound | string {
  const read = readerOf(view, kind, bits);
  if (read === null) return `Its sound is written in a way that is not read here (format ${kind}, ${bits} bits).`;
  if (channels < 1 || channels > 8) return `It has ${channels} channels; 1 to 8 are read.`;
  if (rate < lowestRate || rate > highestRate)
    return `It has ${rate} samples in a second; ${lowestRate} to ${highestRate} are read.`;
  const width = bits / 8;
  const samples = new Float32Array(Math.floor(length / (width * channels)));
  for (let index = 0; index < samples.length; index += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1) sum += read(start + (index * channels + channel) * width);
    samples[index] = sum / channels;
  }
  return { samples, rate };
}

function readerOf(view: DataView, kind: number, bits: number): ((at: number) => number) | null {
  if (kind === formats.float && bits === 32) {
    return (at) => {
      const value = view.getFloat32(at, true);
      return Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0;
    };
  }
  if (kind !== formats.integer) return null;
  if (bits === 8) return (at) => (view.getUint8(at) - 128) / 128;
  if (bits === 16) return (at) => view.getInt16(at, true) / 32_768;
  if (bits === 24) return (at) => (view.getUint16(at, true) + view.getInt8(at + 2) * 65_536) / 8_388_608;
  return bits === 32 ? (at) => view.getInt32(at, true) / 2_147_483_648 : null;
}
