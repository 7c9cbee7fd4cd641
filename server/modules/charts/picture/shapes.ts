import { escapeXml } from '#engines/words/escapeXml.ts';

/** The light colours of web/styles/tokens.css; a picture that travels has no style sheet. A test holds them alike. */
export const colours = {
  surface: '#ffffff',
  ink: '#16231b',
  'ink-2': '#46554b',
  line: '#e4e1d5',
  'chart-1': '#14633a',
  'chart-2': '#e08a12',
  'chart-3': '#2563b0',
  'chart-4': '#e85b60',
  'chart-5': '#8471d2',
  'chart-6': '#4ba8cc',
  'chart-7': '#4a231b',
  'chart-8': '#9d5476',
  'chart-9': '#50427f',
  'chart-10': '#242c52',
} as const;

/** No value, then the seven steps of the ramp; the light colours of the same file. */
export const mapColours = [
  '#f3f1e8',
  '#f2e8b8',
  '#d3dc97',
  '#a6cc86',
  '#74b57a',
  '#439a6d',
  '#1f7a5a',
  '#0f5945',
] as const;

export const colourOf = (index: number): string => colours[`chart-${(index % 10) + 1}` as keyof typeof colours];

/** A number in a drawing: a tenth of a pixel is enough. */
export const round = (value: number): number => Math.round(value * 10) / 10;

interface Writing {
  readonly size?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly bold?: boolean;
}

/** A line of text; words that run from right to left are set so by whoever shows the picture. */
export function write(
  text: string,
  x: number,
  y: number,
  { size = 12, fill = colours.ink, anchor = 'start', bold = false }: Writing = {},
): string {
  const at = `x="${round(x)}" y="${round(y)}" font-size="${size}" fill="${fill}"`;
  return `<text ${at}${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}${bold ? ' font-weight="700"' : ''}>${escapeXml(text)}</text>`;
}

export function path(d: string, stroke: string, width = 1, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`;
}

/** Colour never stands alone: a texture over every fill but the first, a dash for every line but the first. */
const textures = [
  '',
  'M0 8L8 0M-2 2L2-2M6 10l4-4',
  'M4 2.7v2.6M2.7 4h2.6',
  'M0 0L8 8M-2 6l4 4M6-2l4 4',
  'M0 4H8',
] as const;
const dashes = ['', '7 4', '2 3', '10 3 2 3', '1 4'] as const;

export const fillOf = (index: number): string => (index % textures.length === 0 ? colourOf(index) : `url(#f${index})`);
export const dashOf = (index: number): string =>
  index % dashes.length === 0 ? '' : ` stroke-dasharray="${dashes[index % dashes.length]}"`;

export function patterns(count: number): string {
  const made = Array.from({ length: count }, (_, index) => {
    const texture = textures[index % textures.length];
    return texture
      ? `<pattern id="f${index}" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="${colourOf(index)}"/>${path(texture, colours.surface, 1.4, ' stroke-opacity=".75"')}</pattern>`
      : '';
  }).join('');
  return made === '' ? '' : `<defs>${made}</defs>`;
}
