import type { ColumnProfile } from '#engines/tables/types.ts';
import './Histogram.css';

const HEIGHT = 36;
/** Width of a bar and of the gap beside it, in the drawing's own units; it is stretched to its place. */
const BAR = 10;
const GAP = 2;
/** A step that holds something is never quite invisible. */
const LEAST = 1.5;

/** The spread of a column in a few bars; `label` says it to ears. */
export function Histogram({ steps, label }: { steps: ColumnProfile['histogram']; label: string }) {
  const most = Math.max(...steps.map(({ count }) => count));
  const width = steps.length * (BAR + GAP) - GAP;
  return (
    <svg
      className="histogram"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path d={steps.map(({ count }, index) => barAt(index * (BAR + GAP), heightOf(count, most))).join('')} />
    </svg>
  );
}

function heightOf(count: number, most: number): number {
  return count === 0 ? 0 : Math.max(LEAST, Math.round((count / most) * HEIGHT * 10) / 10);
}

function barAt(left: number, height: number): string {
  return height === 0 ? '' : `M${left} ${HEIGHT}v-${height}h${BAR}v${height}z`;
}
