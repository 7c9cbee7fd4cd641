import { useEffect, useState } from 'react';

/** False on the server and while the page comes to life; true once the browser has time to spare. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const wait = setTimeout(() => setIdle(true), 300);
      return () => clearTimeout(wait);
    }
    const wait = window.requestIdleCallback(() => setIdle(true), { timeout: 2500 });
    return () => window.cancelIdleCallback(wait);
  }, []);
  return idle;
}
