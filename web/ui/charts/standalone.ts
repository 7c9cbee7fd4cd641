import { wrapText } from '#engines/words/fitText.ts';
import { TYPE } from './type.ts';

interface Around {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly notes: readonly string[];
}

/** What a drawing takes from style sheets and must carry with it when it leaves the page. */
const CARRIED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'text-anchor',
];
const MARGIN = 24;
const TITLE = { size: 18, line: 24 };
const LINE = 18;

/** The drawing as a file of its own: with its styles and type, on paper, with title, notes and source. */
export async function standalone(drawing: SVGSVGElement, { title, subtitle, notes }: Around) {
  const { width: inner, height: tall } = drawing.getBoundingClientRect();
  const titles = wrapText(title, inner, { most: 3, size: TITLE.size });
  const subtitles = subtitle === undefined ? [] : wrapText(subtitle, inner, { most: 2, size: TYPE.name });
  const under = notes.flatMap((note) => wrapText(note, inner, { most: 3 }));
  const head = titles.length * TITLE.line + subtitles.length * LINE + 12;
  const [width, height] = [inner + 2 * MARGIN, head + tall + under.length * LINE + 2 * MARGIN + 12];

  const page = getComputedStyle(document.documentElement);
  const ink = (token: string) => page.getPropertyValue(token).trim();
  const sheet = element('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'font-family': 'Inter, system-ui, sans-serif',
  });
  const line = (text: string, y: number, size: number, weight: number, token: string) =>
    element('text', { x: MARGIN, y, 'font-size': size, 'font-weight': weight, fill: ink(token) }, text);
  sheet.append(
    element('style', {}, await fontFace()),
    element('rect', { width: '100%', height: '100%', fill: ink('--surface') }),
    ...titles.map((text, row) => line(text, MARGIN + 18 + row * TITLE.line, TITLE.size, 700, '--ink')),
    ...subtitles.map((text, row) =>
      line(text, MARGIN + 14 + titles.length * TITLE.line + row * LINE, TYPE.name, 400, '--ink-3'),
    ),
    placed(drawing, MARGIN, MARGIN + head),
    ...under.map((text, row) => line(text, MARGIN + head + tall + 24 + row * LINE, TYPE.small, 400, '--ink-3')),
  );
  return { text: new XMLSerializer().serializeToString(sheet), width, height };
}

/** A copy of the drawing that needs no style sheet. */
function placed(drawing: SVGSVGElement, x: number, y: number): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>('*')];
  for (const [index, each] of [copy, ...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const original = originals[index];
    if (original) carryStyle(original, each);
  }
  for (const each of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of each.getAttributeNames())
      if (name === 'class' || name.startsWith('data-')) each.removeAttribute(name);
  }
  copy.removeAttribute('aria-hidden');
  // As large as it stands on the page, whose style sheet the file is without.
  const { width, height } = drawing.getBoundingClientRect();
  for (const [name, value] of Object.entries({ x, y, width, height })) copy.setAttribute(name, String(value));
  copy.setAttribute('overflow', 'visible');
  return copy;
}

function carryStyle(from: Element, to: SVGElement): void {
  const style = getComputedStyle(from);
  for (const property of CARRIED) {
    const value = style.getPropertyValue(property);
    if (value !== '' && value !== 'normal') to.setAttribute(property, value);
  }
}

/** The portal's own type inside the file, so that it looks alike everywhere; without it where it cannot be read. */
async function fontFace(): Promise<string> {
  try {
    const file = await (await fetch('/fonts/inter-latin.woff2')).arrayBuffer();
    const bytes = Array.from(new Uint8Array(file), (byte) => String.fromCharCode(byte)).join('');
    return `@font-face{font-family:Inter;font-weight:400 700;src:url(data:font/woff2;base64,${btoa(bytes)}) format("woff2")}`;
  } catch {
    return '';
  }
}

function element(name: string, attributes: Record<string, string | number>, text = ''): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  if (text !== '') made.textContent = text;
  return made;
}
