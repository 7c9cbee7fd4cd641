import { useEffect, useRef } from 'react';

/**
 * Manners of a `<details>` that folds out over the page: Escape closes it and gives the keyboard back to its
 * button; a press elsewhere, or following one of its links, closes it. Without JavaScript it opens and closes all the same.
 */
export function useFold(path: string) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = fold.current;
    if (details === null) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    const onPress = (event: Event) => {
      if (details.open && !details.contains(event.target as Node)) details.open = false;
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress);
    };
  }, []);
  useEffect(() => {
    if (fold.current) fold.current.open = false;
    // A new page is the reason to fold, not something the effect reads.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [path]);
  return fold;
}
