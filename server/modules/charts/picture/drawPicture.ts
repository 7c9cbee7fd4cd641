import { clipText, textWidth, wrapText } from '#engines/words/fitText.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';
import { drawBars } from './bars.ts';
import { drawDoughnut } from './doughnut.ts';
import type { Drawing, PictureValues } from './drawing.ts';
import { drawLines } from './lines.ts';
import { drawMap, type MapGround } from './map.ts';
import { drawPoints, type PointGroups } from './points.ts';
import { drawRadar } from './radar.ts';
import { colours, fillOf, patterns, write } from './shapes.ts';

export interface Picture {
  readonly kind: 'bar' | 'line' | 'doughnut' | 'radar' | 'scatter' | 'map';
  readonly title: string;
  /** Under the title: conditions, how many rows stand behind it. */
  readonly subtitle: string;
  readonly unit: string;
  /** Names of the axes: under the labels, over the values. */
  readonly axes?: { readonly x: string; readonly y: string };
  readonly values: PictureValues;
  /** The values are parts that add up: counts, sums and shares; means and medians are not. */
  readonly addsUp: boolean;
  /** Of a scatter, instead of the values. */
  readonly points?: PointGroups;
  /** Of a map; its values have one series. */
  readonly ground?: MapGround;
  /** Under the drawing: warnings, source, licence, version and date. */
  readonly notes: readonly string[];
}

/** Wide, and as wide as a phone: type keeps its size. */
export const widths = { wide: 720, narrow: 360 } as const;
const MARGIN = 24;
const LINE = 18;
/** Bold type, and the type of readers who have not ours, is so much wider than it is measured. */
const BOLD = 1.12;

/** The chart as one SVG with title, source and every figure that fits; what cannot be drawn says so and what would do. */
export function drawPicture(picture: Picture, whole: number = widths.wide): string {
  const width = whole - 2 * MARGIN;
  const { title, subtitle, notes, values, points } = picture;
  const titles = wrapText(title, width / BOLD, { most: 4, size: 20 });
  const subtitles = subtitle === '' ? [] : wrapText(subtitle, width, { most: 3, size: 13 });
  const names = points?.groups.map(({ name }) => name) ?? values.series.map(({ name }) => name);
  const key = names.length > 1 && picture.kind !== 'doughnut' ? keyOf(names, width) : { svg: '', height: 0 };
  const drawing = draw(picture, width);
  const top = MARGIN + titles.length * 26 + subtitles.length * LINE + 10;
  const isRefused = 'refusal' in drawing;
  const refusal = isRefused ? wrapText(drawing.refusal, width, { most: 4, size: 14 }) : [];
  const tall = isRefused ? refusal.length * 22 + 30 : key.height + drawing.height;
  const under = [...(isRefused ? [] : (drawing.remarks ?? [])), ...notes].flatMap((note) =>
    wrapText(note, width, { most: 4 }),
  );
  const height = Math.ceil(top + tall + under.length * LINE + MARGIN);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="${height}" viewBox="0 0 ${whole} ${height}" role="img" aria-label="${escapeXml(title)}" font-family="Inter, system-ui, sans-serif" font-weight="500">`,
    patterns(Math.max(names.length, picture.kind === 'doughnut' ? 10 : 0)),
    `<rect width="${whole}" height="${height}" fill="${colours.surface}"/>`,
    ...titles.map((line, row) => write(line, MARGIN, MARGIN + 18 + row * 26, { size: 20, bold: true })),
    ...subtitles.map((line, row) =>
      write(line, MARGIN, MARGIN + titles.length * 26 + 12 + row * LINE, { size: 13, fill: colours['ink-2'] }),
    ),
    isRefused
      ? refusal.map((line, row) => write(line, MARGIN, top + 24 + row * 22, { size: 14 })).join('')
      : `<g transform="translate(${MARGIN} ${top})">${key.svg}<g transform="translate(0 ${key.height})">${drawing.svg}</g></g>`,
    ...under.map((line, row) => write(line, MARGIN, top + tall + 16 + row * LINE, { fill: colours['ink-2'] })),
    '</svg>',
  ].join('');
}

function draw({ kind, values, unit, axes, addsUp, points, ground }: Picture, width: number): Drawing {
  if (kind === 'scatter')
    return points === undefined ? { refusal: 'Points need two columns of numbers.' } : drawPoints(points, width);
  const numbers = values.series.flatMap((series) => series.values.filter((value) => value !== null));
  if (numbers.length === 0)
    return { refusal: 'There is no number to draw. Choose other conditions or another column.' };
  if (kind === 'line') return drawLines({ values, unit, axes, width, addsUp });
  if (kind === 'doughnut') return drawDoughnut({ values, unit, width, addsUp });
  if (kind === 'radar') return drawRadar({ values, unit, width, addsUp });
  if (kind === 'map' && ground) return drawMap({ values, unit, axes, width, addsUp }, ground);
  return drawBars({ values, unit, axes, width, addsUp });
}

function keyOf(names: readonly string[], width: number): { svg: string; height: number } {
  let [x, y] = [0, 0];
  const rows = names.map((name, index) => {
    const text = clipText(name, 220);
    const wide = 22 + textWidth(text) + 18;
    if (x > 0 && x + wide > width) [x, y] = [0, y + 22];
    const drawn = `<rect x="${x}" y="${y + 2}" width="14" height="14" rx="3" fill="${fillOf(index)}"/>${write(text, x + 20, y + 13)}`;
    x += wide;
    return drawn;
  });
  return { svg: rows.join(''), height: y + 32 };
}
