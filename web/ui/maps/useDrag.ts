import { useRef, useState, type CSSProperties, type PointerEvent, type RefObject } from 'react';

/** A press that moves less than this is a click. */
const SLACK = 4;

/**
 * Moves the enlarged map by dragging. A finger moves it sideways only: up and down it scrolls the page, so that
 * the map never holds anybody fast.
 */
export function useDrag(frame: RefObject<HTMLElement | null>, active: boolean) {
  const [moved, setMoved] = useState({ x: 0, y: 0 });
  const press = useRef<{ x: number; y: number; from: { x: number; y: number } }>(undefined);
  const dragged = useRef(false);

  function onPointerDown(event: PointerEvent) {
    dragged.current = false;
    if (!active || event.button !== 0) return;
    press.current = { x: event.clientX, y: event.clientY, from: moved };
  }

  function onPointerMove(event: PointerEvent) {
    const start = press.current;
    if (!start) return;
    const x = event.clientX - start.x;
    const y = event.pointerType === 'touch' ? 0 : event.clientY - start.y;
    if (Math.hypot(x, y) < SLACK) return;
    dragged.current = true;
    frame.current?.setPointerCapture(event.pointerId);
    setMoved({ x: start.from.x + x, y: start.from.y + y });
  }

  function end() {
    press.current = undefined;
  }

  return {
    handlers: { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end },
    style: { '--atlas-x': `${moved.x}px`, '--atlas-y': `${moved.y}px` } as CSSProperties,
    reset: () => setMoved({ x: 0, y: 0 }),
    /** True for the click that ends a drag. */
    justDragged: () => dragged.current,
  };
}
