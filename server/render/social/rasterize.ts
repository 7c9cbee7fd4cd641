import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { root } from '../../root.ts';

/** Our own type and no other: what a picture says looks alike on every machine. The first file answers for the family. */
const fontFiles = ['inter-latin-500.ttf', 'inter-latin-700.ttf', 'inter-ghana-600.ttf'].map((file) =>
  path.join(root, 'content/fonts', file),
);

/** An SVG as a PNG of its own size, drawn off the event loop. Nothing outside of the SVG and our type is read. */
export async function rasterize(svg: string): Promise<Buffer> {
  const picture = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Inter' },
    fitTo: { mode: 'original' },
  });
  return picture.asPng();
}
