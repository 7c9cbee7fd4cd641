import { project, type Projection } from './projection.ts';
import type { Point } from './points.ts';

/** Units are rounded to this many parts: 0.1 of a unit. */
const PARTS = 10;

/** The `d` of an SVG path through closed rings (their last point is not repeated: `z` closes them). */
export function ringsToPath(rings: readonly (readonly Point[])[], projection: Projection): string {
  return rings.map((ring) => strokes(ring, projection, 3, 'z')).join('');
}

/** The `d` of an SVG path along open lines. */
export function linesToPath(lines: readonly (readonly Point[])[], projection: Projection): string {
  return lines.map((line) => strokes(line, projection, 2, '')).join('');
}

/** One subpath with relative steps; nothing when rounding leaves fewer than `atLeast` points. */
function strokes(line: readonly Point[], projection: Projection, atLeast: number, end: 'z' | ''): string {
  const spots: [number, number][] = [];
  for (const point of line) {
    const [x, y] = project(projection, point).map((unit) => Math.round(unit * PARTS)) as [number, number];
    const last = spots.at(-1);
    if (last === undefined || last[0] !== x || last[1] !== y) spots.push([x, y]);
  }
  const [first] = spots;
  const last = spots.at(-1);
  if (end === 'z' && spots.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1]) spots.pop();
  if (first === undefined || spots.length < atLeast) return '';
  const steps = spots.slice(1).flatMap(([x, y], i) => {
    const [px, py] = spots[i] ?? first;
    return [x - px, y - py];
  });
  return `M${joined(first)}l${joined(steps)}${end}`;
}

/** Numbers in the shortest form SVG can still tell apart: `12.5-3.5`, `.5.5`, `4 7`. */
function joined(parts: readonly number[]): string {
  let text = '';
  let previous = '';
  for (const part of parts) {
    const number = String(part / PARTS).replace(/^(-?)0\./, '$1.');
    const apart = text === '' || number.startsWith('-') || (number.startsWith('.') && previous.includes('.'));
    text += apart ? number : ` ${number}`;
    previous = number;
  }
  return text;
}
