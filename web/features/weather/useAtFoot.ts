import { useEffect, useState } from 'react';

/** The foot of the window where the panel lies: its lower part, as margins of what is observed. */
const FOOT = '-65% 0px 0px 0px';

/** Whether what a selector names lies at the foot of the window, where the panel would cover it. */
export function useAtFoot(selector: string | undefined): boolean {
  const find = () =>
    selector === undefined || !('IntersectionObserver' in window) ? null : document.querySelector(selector);
  // Until it is known, it might: a panel that opens and shuts is worse than one that comes a moment later.
  const [isThere, setThere] = useState(() => find() !== null);
  useEffect(() => {
    const found = find();
    if (found === null) return;
    const observer = new IntersectionObserver(([entry]) => setThere(entry?.isIntersecting === true), {
      rootMargin: FOOT,
    });
    observer.observe(found);
    return () => observer.disconnect();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it looks for what the selector names
  }, [selector]);
  return isThere;
}
