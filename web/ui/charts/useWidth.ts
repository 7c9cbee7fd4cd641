import { useLayoutEffect, useState, type RefObject } from 'react';
import { useHydrated } from '#web/lib/useHydrated.ts';

const canMeasure = typeof ResizeObserver !== 'undefined';

/**
 * Width of an element in whole CSS pixels, kept up to date; undefined until it is measured. `isComing`: it is measured
 * before anything is shown, so that nothing need be drawn without it.
 */
export function useWidth(element: RefObject<HTMLElement | null>): {
  readonly width: number | undefined;
  readonly isComing: boolean;
} {
  const [width, setWidth] = useState<number>();
  // What the server drew is drawn again alike, once.
  const isComing = useHydrated() && canMeasure;
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null || !canMeasure) return undefined;
    const measure = (wide: number) => wide > 0 && setWidth(Math.floor(wide));
    measure(box.getBoundingClientRect().width);
    const watcher = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width));
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [element]);
  return { width, isComing };
}
