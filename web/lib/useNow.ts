import { useSyncExternalStore } from 'react';
import { usePageFacts } from '#web/lib/pageFacts.ts';

const MINUTE = 60_000;

/** The present minute in milliseconds. On the server, and for the first drawing, the moment the page was made. */
export function useNow(): number {
  const { madeAt } = usePageFacts();
  const made = Math.floor(Date.parse(madeAt) / MINUTE) * MINUTE;
  // A device whose clock is behind is no reason to show a time before the page was made.
  return useSyncExternalStore(
    everyMinute,
    () => Math.max(made, Math.floor(Date.now() / MINUTE) * MINUTE),
    () => made,
  );
}

function everyMinute(changed: () => void): () => void {
  const ticking = setInterval(changed, MINUTE);
  return () => clearInterval(ticking);
}

/** The calendar day of a moment in Ghana, whose time is UTC. */
export function dayAt(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}
