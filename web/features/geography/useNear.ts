import { useEffect, useState, type RefObject } from 'react';

/** Pixels before it comes into sight. */
const BEFORE = 240;

/** Whether a part of the page is in sight or nearly so; once it was, it stays so. */
export function useNear(part: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (part.current === null) return undefined;
    if (!('IntersectionObserver' in window)) {
      const wait = setTimeout(() => setNear(true), 0);
      return () => clearTimeout(wait);
    }
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${BEFORE}px` },
    );
    watch.observe(part.current);
    return () => watch.disconnect();
  }, [part]);
  return near;
}
