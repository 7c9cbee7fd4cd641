import { useEffect, useState } from 'react';
import { usePageFacts } from '#web/lib/pageFacts.ts';

/** When the window that offers to sign in opens, in milliseconds (2-data-hub.md, section 9). */
const OFFER_MS = 3001;
const MADE = 'sign-in offered';

/**
 * Whether it is time to offer signing in: to who is not signed in, once per visit (decision 68), and not to who is
 * already at a form.
 *
 * @param mayOffer false while the page says something else about signing in.
 */
export function useSignInOffer(mayOffer: boolean): boolean {
  const { signedIn } = usePageFacts();
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!mayOffer || signedIn || wasMade()) return undefined;
    const wait = setTimeout(() => {
      if (document.activeElement?.closest('form')) return;
      noteMade();
      setDue(true);
    }, OFFER_MS);
    return () => clearTimeout(wait);
  }, [mayOffer, signedIn]);
  return due;
}

/** A browser that keeps nothing is not asked at every step: it counts as asked. */
function wasMade(): boolean {
  try {
    return sessionStorage.getItem(MADE) !== null;
  } catch {
    return true;
  }
}

function noteMade(): void {
  try {
    sessionStorage.setItem(MADE, '1');
  } catch {
    // Full or closed: it may be offered again.
  }
}
