import { useSyncExternalStore } from 'react';

/** Where the bar over the landing page changes its look. */
const THRESHOLD_PX = 40;

/** Whether the page is scrolled past the threshold. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('scroll', changed, { passive: true });
      return () => removeEventListener('scroll', changed);
    },
    () => scrollY > THRESHOLD_PX,
    () => false,
  );
}
