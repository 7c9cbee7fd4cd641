import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Encoding } from '../http/negotiate.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Below this many bytes compression costs more than it saves. */
const worthPacking = 1_000;
const quick = { br: 6, gzip: 6 };
const best = { br: 9, gzip: 9 };

/** Bytes with the forms they travel in, each made once, when first asked for. */
export interface Packed {
  readonly plain: Buffer;
  /** Strong tag of the content, without quotes or encoding. */
  readonly tag: string;
  /** Bytes in an encoding; a promise only the first time. */
  bytes(encoding: Encoding): Buffer | Promise<Buffer>;
  /** What all forms weigh by now. */
  size(): number;
}

/**
 * Keeps an answer and its compressed forms. The first who asks waits for a quick compression, off the event
 * loop; when a second asks the thorough one is made behind their back. `grew` is told when the size changed.
 */
export function pack(plain: Buffer, grew: () => void = () => undefined): Packed {
  const forms: { br?: Buffer; gzip?: Buffer } = {};
  const making: { br?: Promise<Buffer>; gzip?: Promise<Buffer> } = {};
  const thorough = { br: false, gzip: false };
  let tag: string | undefined;

  function first(encoding: 'br' | 'gzip'): Promise<Buffer> {
    making[encoding] ??= compress(plain, encoding, quick[encoding]).then((bytes) => {
      forms[encoding] = bytes;
      grew();
      return bytes;
    });
    return making[encoding];
  }

  async function improve(encoding: 'br' | 'gzip'): Promise<void> {
    thorough[encoding] = true;
    forms[encoding] = await compress(plain, encoding, best[encoding]);
    grew();
  }

  return {
    plain,
    get tag() {
      tag ??= createHash('sha1').update(plain).digest('base64url').slice(0, 20);
      return tag;
    },
    bytes(encoding) {
      if (encoding === 'identity' || plain.length < worthPacking) return plain;
      const made = forms[encoding];
      if (made === undefined) return first(encoding);
      if (!thorough[encoding]) void improve(encoding);
      return made;
    },
    size: () => plain.length + (forms.br?.length ?? 0) + (forms.gzip?.length ?? 0),
  };
}

function compress(plain: Buffer, encoding: 'br' | 'gzip', level: number): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(plain, { level });
  return brotli(plain, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: level,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}
