import { useEffect } from 'react';

/** Tells once per browser what the portal keeps on it, when the page has come to rest; its code comes only then. */
export function useStorageNotice(): void {
  useEffect(() => {
    const wait = setTimeout(() => {
      import('#web/lib/storageNotice.ts').then(({ tellOfStorage }) => tellOfStorage()).catch(() => undefined);
    }, 2500);
    return () => clearTimeout(wait);
  }, []);
}
