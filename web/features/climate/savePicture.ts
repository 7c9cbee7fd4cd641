import { standalone } from '#web/ui/charts/standalone.ts';
import { offer, toPng } from '#web/ui/saveFile.ts';

/** Saves the drawing of the years as a PNG with title, finding and source. False when the browser could not make it. */
export async function savePicture(title: string, subtitle: string, note: string, name: string): Promise<boolean> {
  const drawing = document.querySelector<SVGSVGElement>('svg.climate-chart');
  if (!drawing) return false;
  const { text, width, height } = await standalone(drawing, { title, subtitle, notes: [note] });
  const png = await toPng(new Blob([text], { type: 'image/svg+xml' }), width, height).catch(() => undefined);
  return png !== undefined && offer(png, `${name}.png`);
}
