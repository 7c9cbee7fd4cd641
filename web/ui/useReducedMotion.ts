import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** True when the person asked for stillness. On the server true: nothing moves before we know. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.matchMedia?.(QUERY).matches ?? true,
    () => true,
  );
}

function listen(changed: () => void): () => void {
  const query = window.matchMedia?.(QUERY);
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}
