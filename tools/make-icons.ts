import { readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

/** Draws the icons of tab, phone and installed portal from `web/public/icon.svg`: `npx tsx tools/make-icons.ts`. */
const svg = readFileSync('web/public/icon.svg', 'utf8');
const ground = '<rect width="34" height="34" rx="9"';

/** The picture on a ground without corners, as wide around it as asked: phones cut icons to shapes of their own. */
const onGround = (room: number) =>
  svg
    .replace('viewBox="0 0 34 34"', `viewBox="${-room} ${-room} ${34 + 2 * room} ${34 + 2 * room}"`)
    .replace(ground, `<rect x="${-room}" y="${-room}" width="${34 + 2 * room}" height="${34 + 2 * room}"`);

const icons = [
  { file: 'icon-192.png', size: 192, picture: svg },
  { file: 'icon-512.png', size: 512, picture: svg },
  // A launcher may cut a maskable icon to a circle of four fifths.
  { file: 'icon-maskable.png', size: 512, picture: onGround(5) },
  // Apple rounds the corners itself and shows clear ones black.
  { file: 'apple-touch-icon.png', size: 180, picture: onGround(1) },
];
for (const { file, size, picture } of icons) writeFileSync(`web/public/${file}`, draw(picture, size));
writeFileSync('web/public/favicon.ico', packIcons([16, 32, 48].map((size) => ({ size, png: draw(svg, size) }))));

function draw(picture: string, size: number): Buffer {
  return new Resvg(picture, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** An .ico of PNGs: a head, an entry of 16 bytes for each, then the pictures. */
function packIcons(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let start = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(start, entry + 12);
    start += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
