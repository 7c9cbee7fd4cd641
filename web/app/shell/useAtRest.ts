import { useEffect, useState } from 'react';

/** True once the page has come to rest: for what may come after everything that is read. */
export function useAtRest(): boolean {
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    const wait = setTimeout(setAtRest, 1500, true);
    return () => clearTimeout(wait);
  }, []);
  return atRest;
}
