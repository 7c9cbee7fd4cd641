import { memo } from 'react';
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
export const dashOf = (index: number): string | undefined =>
  DASHES[(index + 2 * Math.floor(index / 5)) % DASHES.length];

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

/** The markers again, each from where its point is: right and down in units of a radius. The circle is the round end of a stroke. */
const STEPS: readonly (readonly (readonly [number, number])[] | null)[] = [
  null,
  [
    [0, -1.25],
    [1.15, 2.05],
    [-2.3, 0],
  ],
  [
    [-0.92, -0.92],
    [1.84, 0],
    [0, 1.84],
    [-1.84, 0],
  ],
  [
    [0, -1.3],
    [1.1, 1.3],
    [-1.1, 1.3],
    [-1.1, -1.3],
  ],
  [
    [0, 1.25],
    [1.15, -2.05],
    [-2.3, 0],
  ],
];

interface CloudProps {
  series: number;
  points: readonly (readonly [x: number, y: number])[];
  size: number;
}

/** All points of a series as one path, so that thousands are drawn at once; written once, however often the pointer moves. */
export const MarkerCloud = memo(function MarkerCloud({ series, points, size }: CloudProps) {
  const shape = STEPS[series % STEPS.length] ?? null;
  const outline =
    shape === null
      ? 'h0'
      : `m${shape.map(([right, down]) => `${round(right * size)} ${round(down * size)}`).join('l')}z`;
  const d = points.map(([x, y]) => `M${round(x)} ${round(y)}${outline}`).join('');
  const colour = colourOf(series);
  return shape === null ? (
    <path
      className="chart-cloud"
      d={d}
      fill="none"
      stroke={colour}
      strokeWidth={2 * size}
      strokeLinecap="round"
      data-points={points.length}
    />
  ) : (
    <path className="chart-cloud" d={d} fill={colour} data-points={points.length} />
  );
});

/** A short piece of a series' line with its marker, for keys and labels. */
export function LineSample({ series, x, y }: { series: number; x: number; y: number }) {
  return (
    <g>
      <path
        d={`M${round(x)} ${round(y)}h20`}
        fill="none"
        stroke={colourOf(series)}
        strokeWidth="2.4"
        strokeDasharray={dashOf(series)}
      />
      <Marker series={series} x={x + 10} y={y} />
    </g>
  );
}

/** A place in a drawing, as short as it can be written. */
export const round = (value: number): number => Math.round(value * 10) / 10;
