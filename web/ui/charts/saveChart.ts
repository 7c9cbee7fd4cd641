import { offer, toPng } from '../saveFile.ts';
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

/** Saves a chart as a file named after its title. False when the browser could not make the picture. */
export async function saveChart(kind: 'png' | 'svg' | 'csv', { numbers, drawing, ...chart }: Saved): Promise<boolean> {
  const name = `${fileName(chart.title)}.${kind}`;
  // The mark at the start tells spreadsheets that the text is UTF-8.
  if (kind === 'csv') {
    const said = [chart.title, ...(chart.subtitle === undefined ? [] : [chart.subtitle]), ...chart.notes];
    return offer(new Blob([`\uFEFF${toCsv(numbers, said)}`], { type: 'text/csv' }), name);
  }
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
