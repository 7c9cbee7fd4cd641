import { offer, toPng } from '#web/ui/saveFile.ts';

/** Fetches a drawing, makes a PNG of it and offers it under a name. Throws when either does not work. */
export async function savePicture(drawing: string, name: string): Promise<void> {
  const answer = await fetch(drawing);
  if (!answer.ok) throw new Error(`The drawing answered ${answer.status}.`);
  const svg = await answer.text();
  const [, width = '0', height = '0'] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const png = await toPng(new Blob([svg], { type: 'image/svg+xml' }), Number(width), Number(height));
  if (png === undefined) throw new Error('The browser made no picture.');
  offer(png, name);
}
