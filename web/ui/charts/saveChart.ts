import { toCsv, type ChartData } from './data.ts';

interface Saved {
  title: string;
  note: string;
  data: ChartData;
  drawing: SVGSVGElement | null | undefined;
}

/** What a drawing takes from style sheets and must carry with it when it leaves the page. */
const CARRIED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
];
const MARGIN = 24;
const HEAD = 48;
const FOOT = 32;
/** A picture is drawn at this multiple, to stay sharp in print. */
const SHARPNESS = 3;

/** Saves a chart as a file named after its title. */
export async function saveChart(kind: 'png' | 'svg' | 'csv', chart: Saved): Promise<void> {
  const name = chart.title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (kind === 'csv') {
    // The mark at the start tells spreadsheets that the text is UTF-8.
    offer(new Blob([`\uFEFF${toCsv(chart.data)}`], { type: 'text/csv' }), `${name}.csv`);
    return;
  }
  if (!chart.drawing) return;
  const { text, width, height } = standalone(chart.drawing, chart.title, chart.note);
  const svg = new Blob([text], { type: 'image/svg+xml' });
  offer(kind === 'svg' ? svg : await toPng(svg, width, height), `${name}.${kind}`);
}

/** The drawing as a file of its own: with its styles, on paper, with title and source. */
function standalone(drawing: SVGSVGElement, title: string, note: string) {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll('*');
  copy.querySelectorAll<SVGElement>('*').forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    const style = getComputedStyle(original);
    for (const property of CARRIED) element.style.setProperty(property, style.getPropertyValue(property));
  });
  const page = getComputedStyle(document.documentElement);
  const { width: inner, height: tall } = drawing.getBoundingClientRect();
  const [width, height] = [inner + 2 * MARGIN, tall + 2 * MARGIN + HEAD + FOOT];
  copy.setAttribute('x', String(MARGIN));
  copy.setAttribute('y', String(MARGIN + HEAD));
  copy.setAttribute('width', String(inner));
  copy.setAttribute('height', String(tall));
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sheet.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  sheet.setAttribute('width', String(width));
  sheet.setAttribute('height', String(height));
  sheet.setAttribute('font-family', 'Inter, system-ui, sans-serif');
  sheet.append(
    shape('rect', { width: '100%', height: '100%', fill: page.getPropertyValue('--surface') }),
    shape(
      'text',
      { x: MARGIN, y: MARGIN + 18, 'font-size': 18, 'font-weight': 700, fill: page.getPropertyValue('--ink') },
      title,
    ),
    copy,
    shape('text', { x: MARGIN, y: height - MARGIN / 2, 'font-size': 12, fill: page.getPropertyValue('--ink-3') }, note),
  );
  return { text: new XMLSerializer().serializeToString(sheet), width, height };
}

function shape(name: string, attributes: Record<string, string | number>, text = ''): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value).trim());
  element.textContent = text;
  return element;
}

async function toPng(svg: Blob, width: number, height: number): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * SHARPNESS;
    canvas.height = height * SHARPNESS;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('the browser made no picture'))));
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

function offer(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
