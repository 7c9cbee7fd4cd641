import { useEffect, useRef } from 'react';

/** The share of a section that must be in sight. */
const SHARE = 0.2;

/**
 * Lets a section fade in once a fifth of it is in sight: `<section ref={useFadeIn()}>`. Without JavaScript, with
 * reduced motion, and when it is in sight from the start, it simply stands there.
 */
export function useFadeIn<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  useEffect(() => {
    const element = part.current;
    if (element === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (element.getBoundingClientRect().top < innerHeight) return;
    element.classList.add('waits');
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.classList.replace('waits', 'fades-in');
        watcher.disconnect();
      },
      // A section taller than the screen never shows a fifth of itself by share alone.
      { threshold: Math.min(SHARE, (innerHeight * SHARE) / Math.max(element.offsetHeight, 1)) },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return part;
}
