import { useEffect, useRef } from 'react';
import { saveForOffline } from '#web/lib/offline/serviceWorker.ts';

/** Keeps the pages that are worth it on the device. One that a service worker brought is kept already, unless it says who is signed in. */
export function useKept(worth: boolean, address: string, signedIn: boolean): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const broughtByWorker = isFirst.current && navigator.serviceWorker?.controller != null;
    isFirst.current = false;
    if (worth && (signedIn || !broughtByWorker)) saveForOffline(address.replace(/\?$/, ''), signedIn);
  }, [worth, address, signedIn]);
}
