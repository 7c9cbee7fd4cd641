import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and in the first drawing, true once the page lives in the browser: for what may be only where
 * script runs, such as a button that waits for an answer.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
