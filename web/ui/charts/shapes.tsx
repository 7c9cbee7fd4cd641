import { colourOf } from './data.ts';

/** Strokes of lines, so that they differ without colour. */
const DASHES = [undefined, '7 4', '2 4', '10 4 2 4', '14 5'];
/** Markers of a radius of 1: circle, triangle, square, diamond, triangle on its head. */
const SHAPES = [
  'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  'M0-1.25L1.15.8H-1.15Z',
  'M-.92-.92H.92V.92H-.92Z',
  'M0-1.3L1.1 0L0 1.3L-1.1 0Z',
  'M0 1.25L1.15-.8H-1.15Z',
];

/** The dash of a series. Five and five: the second five pair dash and marker anew. */
export const dashOf = (index: number): string | undefined => DASHES[(index + 2 * Math.floor(index / 5)) % DASHES.length];

interface MarkerProps {
  series: number;
  x: number;
  y: number;
  size?: number;
  className?: string | undefined;
}

/** The point of a series, in its shape and colour. */
export function Marker({ series, x, y, size = 3.4, className }: MarkerProps) {
  return (
    <path
      className={className}
      d={SHAPES[series % SHAPES.length]}
      transform={`translate(${round(x)} ${round(y)}) scale(${size})`}
      fill={colourOf(series)}
      stroke={colourOf(series)}
      strokeWidth={0}
    />
  );
}

/** A short piece of a series' line with its marker, for keys and labels. */
export function LineSample({ series, x, y }: { series: number; x: number; y: number }) {
  return (
    <g>
      <path d={`M${round(x)} ${round(y)}h20`} fill="none" stroke={colourOf(series)} strokeWidth="2.4" strokeDasharray={dashOf(series)} />
      <Marker series={series} x={x + 10} y={y} />
    </g>
  );
}

/** A place in a drawing, as short as it can be written. */
export const round = (value: number): number => Math.round(value * 10) / 10;
