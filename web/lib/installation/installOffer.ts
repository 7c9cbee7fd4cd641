import { useState, useSyncExternalStore } from 'react';
import { useInstallPrompt } from './installPrompt.ts';

const KEY = 'install-refused';
const neverChanges = () => () => undefined;

function isRefused(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function noteRefusal(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/**
 * Offers to put the portal among the apps of the device; null where the browser cannot, and on this device for good once it was
 * refused, in our words or in the browser's.
 */
export function useInstallOffer(): { readonly accept: () => void; readonly refuse: () => void } | null {
  const ask = useInstallPrompt();
  const [isGone, setGone] = useState(false);
  const refusedBefore = useSyncExternalStore(neverChanges, isRefused, () => true);
  if (ask === null || isGone || refusedBefore) return null;
  const refuse = (): void => {
    noteRefusal();
    setGone(true);
  };
  return { accept: () => void ask().then((outcome) => outcome === 'dismissed' && refuse()), refuse };
}
