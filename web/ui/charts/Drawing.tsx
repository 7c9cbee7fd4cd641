import type { PointerEvent, ReactNode } from 'react';
import type { Mark } from './data.ts';

interface DrawingProps {
  width: number;
  height: number;
  /** Hears where the pointer is, from the top left. */
  onPoint?: ((x: number, y: number) => void) | undefined;
  children: ReactNode;
}

/** The sheet of a drawing: a pixel of it is a pixel of the page. Its numbers are read elsewhere. */
export function Drawing({ width, height, onPoint, children }: DrawingProps) {
  const hear =
    onPoint &&
    ((event: PointerEvent<SVGSVGElement>) => {
      const { left, top } = event.currentTarget.getBoundingClientRect();
      onPoint(event.clientX - left, event.clientY - top);
    });
  return (
    <svg
      className="chart-drawing"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      onPointerMove={hear}
      onPointerDown={hear}
    >
      {children}
    </svg>
  );
}

/** What a shape takes to mark its value when the pointer comes upon it. */
export function marking(onMark: (mark: Mark | undefined) => void, mark: Mark | undefined) {
  const tell = () => onMark(mark);
  return { onPointerEnter: tell, onPointerDown: tell };
}
