import { useEffect, useState } from 'react';
import { usePageFacts } from '#web/lib/pageFacts.ts';

const MADE = 'sign-in offered';

/**
 * Whether it is time to offer signing in: to who is not signed in, once per visit (decision 68), and not to who is
 * already at a field: a form, a search, a list, a window.
 *
 * @param mayOffer false while the page says something else about signing in.
 * @param afterMs when it opens, in milliseconds: see 2-data-hub.md, section 9.
 */
export function useSignInOffer(mayOffer: boolean, afterMs: number): boolean {
  const { signedIn } = usePageFacts();
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!mayOffer || signedIn || wasMade()) return undefined;
    const wait = setTimeout(() => {
      if (isInUse(document.activeElement)) return;
      noteMade();
      setDue(true);
    }, afterMs);
    return () => clearTimeout(wait);
  }, [mayOffer, signedIn, afterMs]);
  return due;
}

function isInUse(element: Element | null): boolean {
  return (
    element?.closest(
      'form, input, select, textarea, [contenteditable="true"], [role="combobox"], [role="listbox"], [role="dialog"], dialog',
    ) != null
  );
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
