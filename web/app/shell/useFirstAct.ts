import { useEffect, useState } from 'react';
import { onWaiting } from '#web/ui/toast/notify.ts';

/**
 * True once the person has touched, typed or scrolled, or a message waits to be shown: for what nobody reads before. In the
 * control centre at once, since officers take it to where there is no network.
 */
export function useFirstAct(): boolean {
  const [acted, setActed] = useState(false);
  useEffect(() => {
    const act = () => setActed(true);
    const signs = ['pointerdown', 'keydown', 'scroll'];
    for (const sign of signs) addEventListener(sign, act, { passive: true, once: true });
    const stop = onWaiting(act);
    if (location.pathname.includes('/controlcenter')) act();
    return () => {
      stop();
      for (const sign of signs) removeEventListener(sign, act);
    };
  }, []);
  return acted;
}
