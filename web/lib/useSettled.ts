import { useDeferredValue, useEffect, useState } from 'react';

/** Waiting so long after the last change before the server is asked, in milliseconds. */
const PAUSE_MS = 400;

/** A text once it has stayed the same for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const wait = setTimeout(setSettled, PAUSE_MS, value);
    return () => clearTimeout(wait);
  }, [value]);
  return useDeferredValue(settled);
}
