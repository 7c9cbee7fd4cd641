import { toCsv } from './csv.ts';
import type { Numbers } from './data.ts';
import { standalone } from './standalone.ts';

interface Saved {
  title: string;
  subtitle: string | undefined;
  notes: readonly string[];
  numbers: Numbers;
  drawing: SVGSVGElement | null | undefined;
}

/** A picture is drawn at this multiple, to stay sharp in print. */
const SHARPNESS = 3;

/** Saves a chart as a file named after its title. False when the browser could not make the picture. */
export async function saveChart(kind: 'png' | 'svg' | 'csv', { numbers, drawing, ...chart }: Saved): Promise<boolean> {
  const name = `${fileName(chart.title)}.${kind}`;
  // The mark at the start tells spreadsheets that the text is UTF-8.
  if (kind === 'csv') return offer(new Blob([`\uFEFF${toCsv(numbers)}`], { type: 'text/csv' }), name);
  if (!drawing) return false;
  const { text, width, height } = await standalone(drawing, chart);
  const svg = new Blob([text], { type: 'image/svg+xml' });
  const file = kind === 'svg' ? svg : await toPng(svg, width, height).catch(() => undefined);
  return file !== undefined && offer(file, name);
}

/** "yields-rose-for-every-staple": letters and figures, short enough for every file system. */
function fileName(title: string): string {
  const name = title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '');
  return name || 'chart';
}

async function toPng(svg: Blob, width: number, height: number): Promise<Blob | undefined> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * SHARPNESS;
    canvas.height = height * SHARPNESS;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob((png) => resolve(png ?? undefined)));
  } finally {
    URL.revokeObjectURL(address);
  }
}

function offer(file: Blob, name: string): true {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}
