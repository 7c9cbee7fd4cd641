import { useEffect, useState, type RefObject } from 'react';
import { watchNear } from '#web/lib/watchNear.ts';

/** Pixels before it comes into sight. */
const BEFORE = 48;

/** Whether a part of the page is in sight or nearly so; once it was, it stays so. */
export function useNear(part: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => (part.current === null ? undefined : watchNear(part.current, BEFORE, () => setNear(true))), [part]);
  return near;
}
