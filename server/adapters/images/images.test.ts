import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { zipSync } from 'fflate';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#server/testing/testServer.ts';
import { stoppedClock } from '../clock/clock.ts';
import { diskStorage } from '../storage/diskStorage.ts';
import type { Storage } from '../storage/storage.ts';
import type { Images } from './images.ts';
import { sizesFor } from './makeSizes.ts';
import { openImages } from './openImages.ts';

let folder: string;
let storage: Storage;
let images: Images;
beforeAll(() => {
  folder = temporaryFolder('images');
  storage = diskStorage(path.join(folder, 'files'));
  images = openImages({ storage, clock: stoppedClock('2026-04-15T12:00:00Z'), scratch: path.join(folder, 'work') });
});
afterAll(() => {
  images.close();
  removeFolder(folder);
});

const send = async (name: string, bytes: Uint8Array): Promise<string> =>
  (await storage.put(`originals/${name}`, Readable.from([bytes]))).key;
const kept = async (key: string): Promise<Buffer> => buffer(await storage.read(key));
const refusal = (name: string, bytes: Uint8Array): Promise<string> =>
  send(name, bytes)
    .then((key) => images.make(key))
    .then(
      () => 'taken',
      (error: Error) => `${error.name}: ${error.message}`,
    );
const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#2e7d32' } });

/** A photo taken upright at Ejura with a phone held sideways. */
const photo = (): Promise<Buffer> =>
  plain(1200, 900)
    .withExif({
      IFD0: { Make: 'Tecno', Model: 'Spark 10', Artist: 'Ama Mensah' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '7/1 23/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test('a photo becomes two upright pictures for phones, and nothing of place, camera or person is in them', async () => {
  const original = await photo();
  expect(original.includes('Spark 10')).toBe(true);
  const made = await images.make(await send('photo', original));
  expect(made).toMatchObject({
    width: 900,
    height: 1200,
    sizes: [
      { width: 320, height: 427, type: 'image/webp' },
      { width: 900, height: 1200 },
    ],
  });
  for (const { key, width, height, bytes } of made.sizes) {
    expect(key).toMatch(/^images\/2026-04-15\/[0-9a-f-]{36}\.webp$/);
    const served = await kept(key);
    expect(served.length).toBe(bytes);
    expect(await sharp(served).metadata()).toMatchObject({ format: 'webp', width, height });
    expect((await sharp(served).metadata()).exif).toBeUndefined();
    expect(served.includes('Tecno') || served.includes('Ama') || served.includes('EXIF')).toBe(false);
  }
});

test.each(['png', 'webp', 'gif', 'avif'] as const)('%s is read too, whatever its name', async (format) => {
  const key = await send(`sheet.${format}.txt`, await plain(640, 400).toFormat(format).toBuffer());
  expect((await images.make(key, [480])).sizes).toMatchObject([{ width: 480, height: 300 }]);
});

test('what is seen through stays so', async () => {
  const clear = await sharp({
    create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const [size] = (await images.make(await send('clear.png', clear))).sizes;
  expect(await sharp(await kept(size?.key ?? '')).metadata()).toMatchObject({ hasAlpha: true, width: 40 });
});

test('a picture of 100 megapixels is refused by its head, before it is decoded', async () => {
  // A small picture whose head claims more: width and height stand behind the word IHDR, a checksum behind them.
  const huge = await plain(60, 60).png().toBuffer();
  huge.writeUInt32BE(10_000, 16);
  huge.writeUInt32BE(10_000, 20);
  huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
  expect(await refusal('huge.png', huge)).toBe(
    'ImageRefused: The picture has 10000 × 10000 pixels, which is 100 megapixels; at most 50 megapixels and 20,000 pixels a side can be taken. Make it smaller and send it again.',
  );
});

test('a picture that is another file at the same time is refused', async () => {
  const jpeg = await plain(60, 60).jpeg().toBuffer();
  const zip = zipSync({ 'run.class': new Uint8Array([1, 2, 3]) });
  expect(await refusal('zip.jpg', Buffer.concat([jpeg, zip]))).toContain(
    'There is a ZIP archive inside this picture; expected a picture and nothing else.',
  );
  expect(await refusal('page.jpg', Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]))).toContain(
    'There is a script inside this picture',
  );
  expect(
    await refusal('pdf.jpg', Buffer.concat([jpeg.subarray(0, -2), Buffer.from('%PDF-1.7\n'), jpeg.subarray(-2)])),
  ).toContain('There is a PDF document inside this picture');
  const phone = Buffer.concat([jpeg, Buffer.from('SEFT\0\0PK\x05\x06 a phone’s own notes')]);
  expect(await refusal('phone.jpg', phone)).toBe('taken');
});

test('what is no picture, is damaged or is cut short gets its sentence', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>';
  expect(await refusal('drawing.jpg', Buffer.from(svg))).toBe(
    'ImageRefused: This is a text; expected a picture as JPEG, PNG, WebP, GIF or AVIF.',
  );
  expect(await refusal('nothing.jpg', Buffer.alloc(0))).toContain('This is an empty file; expected a picture');
  expect(await refusal('phone.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))).toContain(
    'Set the camera of the phone to "most compatible"',
  );
  const whole = await sharp({
    create: {
      width: 800,
      height: 800,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  expect(await refusal('half.jpg', whole.subarray(0, whole.length / 2))).toContain(
    'The picture is cut short and cannot be read to its end.',
  );
  expect(
    await refusal('odd.png', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(200, 7)])),
  ).toContain('cannot be read to its end');
});

test('a picture that kills or stalls the process is refused, and the next one is made', async () => {
  const hasty = openImages({
    storage,
    clock: stoppedClock('2026-04-15T12:00:00Z'),
    scratch: path.join(folder, 'hasty'),
    bounds: { residentMb: 700, milliseconds: 1 },
  });
  const key = await send('again', await photo());
  await expect(hasty.make(key)).rejects.toThrow('Reading the picture took longer than 0 seconds and was stopped.');
  hasty.close();
  const small = openImages({
    storage,
    clock: stoppedClock('2026-04-15T12:00:00Z'),
    scratch: path.join(folder, 'small'),
    bounds: { residentMb: 1, milliseconds: 20_000 },
  });
  await expect(small.make(key)).rejects.toThrow('took more memory than the 1 MB it may have');
  small.close();
  expect((await images.make(key)).sizes).toHaveLength(2);
});

test('a picture that is not there is no refusal', async () => {
  await expect(images.make('originals/none')).rejects.toThrow('No file is kept as originals/none.');
});

test.each([
  [
    4000,
    3000,
    [
      [320, 240],
      [1024, 768],
    ],
  ],
  [
    500,
    400,
    [
      [320, 256],
      [500, 400],
    ],
  ],
  [200, 100, [[200, 100]]],
  [
    100,
    10_000,
    [
      [6, 640],
      [20, 2048],
    ],
  ],
])('%i × %i is made into %j', (width, height, sizes) => {
  expect(sizesFor(width, height, [1024, 320]).map((size) => [size.width, size.height])).toEqual(sizes);
});

test('nothing is left on the way', async () => {
  await images.make('originals/photo');
  expect(await readdir(path.join(folder, 'work'))).toEqual([]);
});
