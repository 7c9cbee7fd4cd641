import { useEffect, useRef, useState, type ReactNode } from 'react';
import { sayNumber } from '#web/lib/format.ts';
import { useReducedMotion } from '../useReducedMotion.ts';
import './Stat.css';

interface StatProps {
  value: number;
  label: ReactNode;
  /** Stands after the figure: "%", "districts". */
  unit?: string | undefined;
  icon?: ReactNode;
  /** How long the figure takes to count up once it is scrolled into view, in milliseconds. */
  overMs?: number | undefined;
}

/**
 * One figure and what it counts. It counts up when it comes into view; its true value is in the page from the
 * start, for readers without JavaScript, for ears, and under reduced motion.
 */
export function Stat({ value, label, unit, icon, overMs = 2000 }: StatProps) {
  const figure = useRef<HTMLParagraphElement>(null);
  const still = useReducedMotion();
  const [counted, setCounted] = useState<number>();

  useEffect(() => {
    if (still || !figure.current || typeof IntersectionObserver === 'undefined') return undefined;
    let frame = 0;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watcher.disconnect();
      const start = performance.now();
      const count = (now: number) => {
        const isDone = now - start >= overMs;
        setCounted(isDone ? undefined : countedAfter(now - start, overMs, value));
        if (!isDone) frame = requestAnimationFrame(count);
      };
      frame = requestAnimationFrame(count);
    });
    watcher.observe(figure.current);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
      setCounted(undefined);
    };
  }, [value, overMs, still]);

  const final = sayNumber(value);
  return (
    <div className="stat">
      {icon}
      <p className="stat-figure figures" ref={figure}>
        <span className="heard">{final}</span>
        <span className="stat-shown" aria-hidden="true" data-final={final}>
          <span>{counted === undefined ? final : sayNumber(counted)}</span>
        </span>
        {unit !== undefined && <span className="stat-unit"> {unit}</span>}
      </p>
      <p className="stat-label">{label}</p>
    </div>
  );
}

/** The figure to show `passed` milliseconds into a count to `value`: quick first, slow at the end. */
export function countedAfter(passed: number, overMs: number, value: number): number {
  if (passed >= overMs) return value;
  const eased = 1 - (1 - Math.max(0, passed) / overMs) ** 3;
  return Math.round(value * eased);
}
