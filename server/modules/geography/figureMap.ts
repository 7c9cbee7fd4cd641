import type { ValueClass } from '#engines/geography/classes.ts';
import type { OutlineSet } from '../../adapters/outlines/outlines.ts';
import type { Atlas, DrawnPlace } from './atlas.service.ts';
import { sayValue, titleOf, type ShownFigure } from './figures.service.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';

/** The light colours of web/styles/tokens.css: a drawing that travels has no style sheet. */
const ramp = ['#f2e8b8', '#d3dc97', '#a6cc86', '#74b57a', '#439a6d', '#1f7a5a', '#0f5945'] as const;
const paper = {
  sheet: '#ffffff',
  water: '#dcebf0',
  land: '#efebdd',
  lake: '#b5d6e3',
  shore: '#6f9fb0',
  ink: '#16231b',
  faint: '#5f6d63',
  border: '#ffffff',
  country: '#14532d',
} as const;

const WIDTH = 760;
const MARGIN = 28;
const MAP_TOP = 64;
/** Letters of the small type that fit on a line. */
const LINE_LETTERS = 112;
const LEGEND = { columns: 4, width: 176, row: 22, swatch: 22 } as const;

/**
 * The map of a figure as one drawing: title, colours, legend with the classes' limits, what the figure is, its source
 * and that of the outlines. Type is set in Inter where it is there.
 */
export function drawFigureMap(shown: ShownFigure, atlas: Atlas, drawn: readonly DrawnPlace[], set: OutlineSet): string {
  const [left, top, right, bottom] = atlas.country.box;
  const scale = (WIDTH - 2 * MARGIN) / (right - left);
  const mapHeight = Math.round((bottom - top) * scale);
  const notes = [shown.about, `Source: ${shown.figure.source}.`, outlineNote(set)].flatMap(inLines);
  const legend = legendOf(shown, MAP_TOP + mapHeight + 16);
  const height = legend.bottom + 20 + notes.length * 16 + MARGIN / 2;
  const title = titleOf(shown);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeXml(title)}" font-family="Inter, system-ui, sans-serif">`,
    `<defs><pattern id="none" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" fill="${paper.land}"/><path d="M0 0V6" stroke="${paper.faint}" stroke-width="1.4" stroke-opacity="0.55"/></pattern>`,
    `<clipPath id="frame"><rect x="0" y="${MAP_TOP}" width="${WIDTH}" height="${mapHeight}"/></clipPath></defs>`,
    `<rect width="100%" height="100%" fill="${paper.sheet}"/>`,
    `<text x="${MARGIN}" y="40" font-size="22" font-weight="700" fill="${paper.ink}">${escapeXml(title)}</text>`,
    `<g clip-path="url(#frame)"><rect y="${MAP_TOP}" width="${WIDTH}" height="${mapHeight}" fill="${paper.water}"/>`,
    `<g transform="translate(${MARGIN} ${MAP_TOP}) scale(${scale.toFixed(4)}) translate(${-left} ${-top})">${landOf(atlas)}${placesOf(shown, drawn)}${waterOf(atlas)}</g>`,
    ...atlas.regions.map(({ name, at: [x, y] }) =>
      label(name, MARGIN + (x - left) * scale, MAP_TOP + (y - top) * scale),
    ),
    '</g>',
    legend.drawing,
    ...notes.map((line, index) => small(line, MARGIN, legend.bottom + 20 + index * 16)),
    '</svg>',
  ].join('');
}

/** Whose outlines these are: approximate ones are never passed off as official. */
function outlineNote({ approximate, source, vintage, licence }: OutlineSet): string {
  const what = approximate ? 'Approximate outlines, not official borders' : `Outlines of ${vintage}`;
  return `${what}: ${source} (${licence}).`;
}

function landOf({ land, borders }: Atlas): string {
  return `<path d="${land}" fill="${paper.land}" stroke="${paper.shore}" stroke-opacity="0.5"/><path d="${borders}" fill="none" stroke="${paper.shore}" stroke-opacity="0.4"/>`;
}

function placesOf({ places }: ShownFigure, drawn: readonly DrawnPlace[]): string {
  const steps = new Map(places.map(({ id, step }) => [id, step]));
  return drawn
    .map(({ id, d, at: [x, y] }) => {
      const fill = fillOf(steps.get(id) ?? 0);
      if (d === '')
        return `<circle cx="${x}" cy="${y}" r="4" fill="${fill}" stroke="${paper.ink}" stroke-width="0.8"/>`;
      return `<path d="${d}" fill="${fill}" stroke="${paper.border}" stroke-width="0.7"/>`;
    })
    .join('');
}

function waterOf({ rivers, lake, regions, country }: Atlas): string {
  const borders = regions
    .map(({ d }) => `<path d="${d}" fill="none" stroke="${paper.border}" stroke-width="1.6"/>`)
    .join('');
  return `<path d="${rivers}" fill="none" stroke="${paper.lake}"/><path d="${lake}" fill="${paper.lake}" stroke="${paper.shore}" stroke-opacity="0.5" stroke-width="0.6"/>${borders}<path d="${country.d}" fill="none" stroke="${paper.country}" stroke-opacity="0.55" stroke-width="1.4"/>`;
}

/** Colours with their limits in four columns under the map, and where they end. */
function legendOf({ classes, places, figure }: ShownFigure, top: number): { drawing: string; bottom: number } {
  const empty = places.some(({ step }) => step === 0);
  const entries = [
    ...classes.map((each) => ({ fill: fillOf(each.step), text: sayClass(each, figure.kind) })),
    ...(empty ? [{ fill: 'url(#none)', text: 'no data' }] : []),
  ];
  const drawing = entries.map(({ fill, text }, index) => {
    const x = MARGIN + (index % LEGEND.columns) * LEGEND.width;
    const y = top + 22 + Math.floor(index / LEGEND.columns) * LEGEND.row;
    return `<rect x="${x}" y="${y}" width="${LEGEND.swatch}" height="14" rx="3" fill="${fill}" stroke="${paper.land}"/><text x="${x + 30}" y="${y + 11.5}" font-size="12" fill="${paper.ink}">${escapeXml(text)}</text>`;
  });
  const title = figure.unit === '' ? 'Colours' : figure.unit;
  const heading = `<text x="${MARGIN}" y="${top + 12}" font-size="12" font-weight="600" fill="${paper.ink}">${escapeXml(title)}</text>`;
  return {
    drawing: heading + drawing.join(''),
    bottom: top + 22 + Math.ceil(entries.length / LEGEND.columns) * LEGEND.row,
  };
}

/** "60,000 – 90,000", "6 Mar – 16 Mar", "high". */
function sayClass({ from, to }: ValueClass, kind: ShownFigure['figure']['kind']): string {
  return from === to ? sayValue(from, kind) : `${sayValue(from, kind)} – ${sayValue(to, kind)}`;
}

function fillOf(step: number): string {
  return ramp[step - 1] ?? 'url(#none)';
}

function label(text: string, x: number, y: number): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="12" font-weight="500" text-anchor="middle" dominant-baseline="middle" fill="${paper.ink}" stroke="${paper.sheet}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${escapeXml(text)}</text>`;
}

function small(text: string, x: number, y: number): string {
  return `<text x="${x}" y="${y}" font-size="12" fill="${paper.faint}">${escapeXml(text)}</text>`;
}

/** A sentence over as many lines as it needs. */
function inLines(text: string): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length + 1 > LINE_LETTERS) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}
