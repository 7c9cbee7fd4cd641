/** Tells once that a part of the page is within so many pixels of sight; at once where nothing can watch. Returns how to stop. */
export function watchNear(part: Element, before: number, near: () => void): () => void {
  if (!('IntersectionObserver' in globalThis)) {
    const wait = setTimeout(near, 0);
    return () => clearTimeout(wait);
  }
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      near();
    },
    { rootMargin: `${before}px` },
  );
  watch.observe(part);
  return () => watch.disconnect();
}
