import type { ReactNode } from 'react';
import { clipText, textWidth } from '#engines/words/fitText.ts';

const ROW = 20;
const GAP = 18;

interface KeyEntry {
  series: number;
  /** Cut where it is wider than a row. */
  name: string;
  x: number;
  row: number;
}

/** The rows a key takes: each entry where it fits, on the next row where it does not. */
export function keyRows(names: readonly string[], width: number, sample: number): KeyEntry[] {
  let x = 0;
  let row = 0;
  return names.map((name, series) => {
    const text = clipText(name, width - sample - 8);
    const wide = sample + 8 + textWidth(text);
    if (x > 0 && x + wide > width) {
      x = 0;
      row += 1;
    }
    const place = { series, name: text, x, row };
    x += wide + GAP;
    return place;
  });
}

/** Height of a key in pixels, nothing for one series. */
export function keyHeight(names: readonly string[], width: number, sample: number): number {
  return names.length < 2 ? 0 : ((keyRows(names, width, sample).at(-1)?.row ?? 0) + 1) * ROW + 4;
}

interface KeyProps {
  names: readonly string[];
  /** Width it may take: the least one, so that its rows stay what they were. */
  width: number;
  /** Width of a sample. */
  sample: number;
  renderSample: (series: number) => ReactNode;
}

/** Sample and name of each series, from the top left; the samples are drawn around y = 0. */
export function Key({ names, width, sample, renderSample }: KeyProps) {
  if (names.length < 2) return null;
  return keyRows(names, width, sample).map(({ series, name, x, row }) => (
    <g key={series} transform={`translate(${Math.round(x)} ${row * ROW + 8})`}>
      {renderSample(series)}
      <text className="chart-value" x={sample + 8} dy=".36em">
        {name}
      </text>
    </g>
  ));
}
