import { escapeXml } from '#engines/words/escapeXml.ts';
import { clipText, textWidth, wrapText } from '#engines/words/fitText.ts';
import { colours } from './colours.ts';
import { drawScene, type Dot, type SceneName } from './scenes.ts';

/** What a card says; the pages' own `Card`. */
export interface Card {
  readonly scene: SceneName;
  readonly eyebrow: string;
  readonly heading: string;
  readonly lines?: readonly { readonly label: string; readonly text: string }[] | undefined;
  readonly text?: string | undefined;
  readonly note?: string | undefined;
  /** Path of an SVG of ours that is the picture, as it is. */
  readonly picture?: string | undefined;
}

/** The size that sites of others show whole, in pixels. */
export const cardSize = { width: 1200, height: 630 };

const LEFT = 72;
/** Width of the words; the drawing stands to their right. */
const ROOM = 716;
const SCENE = { x: 840, width: 360 };
const WEAVE = 18;
/** Bold letters are wider than the measure of plain ones. */
const BOLD = 1.06;

/** The picture of a page as SVG: mark, heading, rows or text, and a drawing of its kind. `dots` are places for the map. */
export function drawCard(card: Card, dots: readonly Dot[]): string {
  const { width, height } = cardSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Inter" font-weight="500">`,
    `<rect width="${width}" height="${height}" fill="${colours.bg}"/>`,
    `<svg x="${SCENE.x}" width="${SCENE.width}" height="${height}"><rect width="100%" height="100%" fill="${colours.brand}"/>${drawScene(card.scene, dots)}</svg>`,
    drawWeave(width, height),
    drawMark(),
    ...drawWords(card),
    '</svg>',
  ].join('');
}

function drawWords({ eyebrow, heading, lines = [], text = '', note }: Card): string[] {
  const most = lines.length > 0 ? 2 : 3;
  const isLong = wrapText(heading, ROOM / BOLD, { most: 9, size: 60 }).length > most;
  const size = isLong ? 46 : 60;
  const headings = wrapText(heading, ROOM / BOLD, { most, size });
  let y = 208;
  const drawn = [write(eyebrow, y, { size: 26, fill: colours.clay, bold: true })];
  y += 26;
  for (const line of headings) drawn.push(write(line, (y += size * 1.18), { size, fill: colours.ink, bold: true }));
  y += 24;
  const bottom = note === undefined ? 596 : 540;
  if (lines.length > 0) {
    const labels = Math.min(ROOM / 2, Math.max(...lines.map(({ label }) => textWidth(label, 28) * BOLD))) + 32;
    for (const { label, text: what } of lines.slice(0, Math.floor((bottom - y) / 50))) {
      y += 50;
      drawn.push(write(clipText(label, ROOM / 2 / BOLD, 28), y, { size: 28, fill: colours.brand, bold: true }));
      drawn.push(
        write(clipText(what, ROOM - labels, 28), y, { size: 28, fill: colours.ink, x: LEFT + Math.round(labels) }),
      );
    }
  } else {
    const most4 = Math.max(1, Math.min(4, Math.floor((bottom - y) / 42)));
    for (const line of wrapText(text, ROOM, { most: most4, size: 30 }))
      drawn.push(write(line, (y += 42), { size: 30, fill: colours['ink-2'] }));
  }
  return note === undefined ? drawn : [...drawn, drawNote(note)];
}

function drawNote(note: string): string {
  const words = clipText(note, ROOM - 48, 24);
  return [
    `<rect x="${LEFT}" y="540" width="${ROOM}" height="48" rx="10" fill="${colours['warn-soft']}"/>`,
    write(words, 572, { size: 24, fill: colours.warn, x: LEFT + 20, bold: true }),
  ].join('');
}

/** The mark, as web/ui/brand/Logo.tsx and web/public/icon.svg draw it, with the name. */
function drawMark(): string {
  return [
    `<g transform="translate(${LEFT} 60) scale(1.9)"><rect width="34" height="34" rx="9" fill="${colours.brand}"/>`,
    `<circle cx="17" cy="12.5" r="5" fill="${colours.gold}"/>`,
    '<path d="M4 22.5c4.6-3.4 8.9-3.4 13 0s8.4 3.4 13 0M4 28c4.6-3.4 8.9-3.4 13 0s8.4 3.4 13 0" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/></g>',
    write('AgriHub Ghana', 104, { size: 34, fill: colours.ink, x: LEFT + 84, bold: true }),
  ].join('');
}

/** The woven strip at the foot, as web/ui/brand/WovenStrip.css weaves it. */
function drawWeave(width: number, height: number): string {
  const stripes = [
    [0, 88, colours.brand],
    [88, 28, colours.gold],
    [116, 12, colours.brand],
    [128, 28, colours.clay],
    [156, 12, colours.ink],
    [168, 12, colours.gold],
  ] as const;
  const repeats = Array.from({ length: Math.ceil(width / 180) }, (_, index) => index * 180);
  return repeats
    .flatMap((start) =>
      stripes.map(
        ([x, wide, fill]) =>
          `<rect x="${start + x}" y="${height - WEAVE}" width="${wide}" height="${WEAVE}" fill="${fill}"/>`,
      ),
    )
    .join('');
}

function write(
  text: string,
  y: number,
  { size, fill, x = LEFT, bold = false }: { size: number; fill: string; x?: number; bold?: boolean },
): string {
  return `<text x="${x}" y="${Math.round(y)}" font-size="${size}" fill="${fill}"${bold ? ' font-weight="700" letter-spacing="-0.4"' : ''}>${escapeXml(text)}</text>`;
}
