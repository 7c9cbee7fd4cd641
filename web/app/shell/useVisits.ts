import { useEffect, useRef } from 'react';
import { countPage } from '#web/lib/trackVisit.ts';

/** Counts each page once on arrival, never in the way of showing it. */
export function useVisits(path: string): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current === path) return;
    countPage(path, before.current ?? (document.referrer || null));
    before.current = path;
  }, [path]);
}
