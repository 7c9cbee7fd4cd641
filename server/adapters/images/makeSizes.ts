import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { tellFile, toldFromBytes } from '#engines/files/tellFile.ts';
import { hiddenFile } from './hiddenFile.ts';
import { ImageRefused } from './images.ts';
import { limits } from './limits.ts';

/** A picture to be made smaller, on this machine. */
export interface SizesOrder {
  readonly file: string;
  /** An empty folder for the sizes; the caller removes it. */
  readonly out: string;
  readonly widths: readonly number[];
}

export interface SizesMade {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly { readonly file: string; readonly width: number; readonly height: number }[];
}

/** Of 100: a photo keeps its leaves and spots, at a third of a JPEG's bytes. */
const quality = 74;

const readers = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'];
const readable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);
const expected = 'expected a picture as JPEG, PNG, WebP, GIF or AVIF';

sharp.cache(false);
sharp.concurrency(1);
// Whatever the file claims to be: drawings with markup, PDF, camera formats and the rest are never opened.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: readers.map((reader) => `VipsForeignLoad${reader}`) });

/** Makes a picture smaller, upright and free of everything but its pixels. @throws ImageRefused */
export async function makeSizes({ file, out, widths }: SizesOrder): Promise<SizesMade> {
  const bytes = await readFile(file);
  requirePicture(bytes);
  const { width, height } = await measure(bytes);
  const wanted = sizesFor(width, height, widths);
  const sizes = [];
  // The largest is made of the picture, the others of it: the picture is decoded once.
  let from = open(bytes).autoOrient();
  for (const size of wanted.toReversed()) {
    const { data, info } = await from
      .resize({ ...size, fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(broken);
    const small = (): Sharp =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const to = path.join(out, `${size.width}.webp`);
    await small().webp({ quality, effort: 4 }).toFile(to);
    sizes.unshift({ file: to, width: info.width, height: info.height });
    from = small();
  }
  return { width, height, sizes };
}

function open(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'error', sequentialRead: true, pages: 1 });
}

function requirePicture(bytes: Buffer): void {
  const { type, words } = tellFile(bytes.subarray(0, toldFromBytes));
  if (type === 'image/heic')
    throw new ImageRefused(
      `This is ${words}; ${expected}. Set the camera of the phone to "most compatible", or share the photo as JPEG, and send that.`,
    );
  if (!readable.has(type))
    throw new ImageRefused(`This is ${bytes.length === 0 ? 'an empty file' : words}; ${expected}.`);
  const hidden = hiddenFile(bytes);
  if (hidden !== null)
    throw new ImageRefused(
      `There is ${hidden} inside this picture; expected a picture and nothing else. Take the photo again, or save it anew in a picture program, and send that.`,
    );
}

/** Width and height as seen, turned upright; known from the head of the file, before anything is decoded. */
async function measure(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata().catch(broken);
  const { width, height } = autoOrient;
  if (width * height > limits.pixels || Math.max(width, height) > limits.side) {
    const megapixels = (pixels: number): string => (pixels / 1e6).toLocaleString('en', { maximumFractionDigits: 1 });
    throw new ImageRefused(
      `The picture has ${width} × ${height} pixels, which is ${megapixels(width * height)} megapixels; at most ${megapixels(limits.pixels)} megapixels and ${limits.side.toLocaleString('en')} pixels a side can be taken. Make it smaller and send it again.`,
    );
  }
  return { width, height };
}

/** The sizes that are worth making, the smallest first: none larger than the picture, none twice. */
export function sizesFor(
  width: number,
  height: number,
  widths: readonly number[],
): { width: number; height: number }[] {
  const sizes = widths
    .toSorted((one, other) => one - other)
    .map((most) => {
      const scale = Math.min(1, most / width, (2 * most) / height);
      return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
    });
  return sizes.filter(
    (size, at) => at === 0 || size.width !== sizes[at - 1]?.width || size.height !== sizes[at - 1]?.height,
  );
}

function broken(error: Error): never {
  const why = /premature|truncat|end of (file|stream|image)|not enough/i.test(error.message)
    ? 'is cut short'
    : 'is damaged inside';
  throw new ImageRefused(
    `The picture ${why} and cannot be read to its end. Look whether it opens on your phone, and send it again.`,
  );
}
