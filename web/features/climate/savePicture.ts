import { standalone } from '#web/ui/charts/standalone.ts';
import { offer, toPng } from '#web/ui/saveFile.ts';

/** What stands around a drawing that leaves its page. */
export interface PictureWords {
  readonly title: string;
  readonly subtitle: string;
  /** Where it is from. */
  readonly notes: readonly string[];
}

/** Saves a drawing as a PNG with title, finding and source. False when the browser could not make it. */
export async function savePicture(
  drawing: SVGSVGElement,
  { title, subtitle, notes }: PictureWords,
  name: string,
): Promise<boolean> {
  const { text, width, height } = await standalone(drawing, { title, subtitle, notes: [...new Set(notes)] });
  const png = await toPng(new Blob([text], { type: 'image/svg+xml' }), width, height).catch(() => undefined);
  return png !== undefined && offer(png, `${name}.png`);
}
