import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../classes.ts';
import type { Box } from './shapes.ts';
import './AtlasPopup.css';

/** A card at a place of the map: below it in the upper half, above it in the lower, and never out of sight sideways. */
export function AtlasPopup({
  at: [x, y],
  view: [left, top, right, bottom],
  children,
}: {
  at: readonly [number, number];
  view: Box;
  children: ReactNode;
}) {
  const across = share((x - left) / (right - left));
  const down = share((y - top) / (bottom - top));
  return (
    <div
      className={classes('atlas-popup', down > 50 && 'atlas-popup-above')}
      style={{ '--atlas-popup-x': `${across}%`, '--atlas-popup-y': `${down}%` } as CSSProperties}
    >
      <span className="atlas-popup-point" aria-hidden="true" />
      <div className="atlas-popup-card">{children}</div>
    </div>
  );
}

const share = (part: number) => Math.round(Math.min(Math.max(part, 0), 1) * 1000) / 10;
