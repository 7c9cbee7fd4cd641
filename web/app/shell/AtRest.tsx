import { useEffect } from 'react';
import { tellOfStorage } from '#web/lib/offline/storageNotice.ts';
import ToastList from '#web/ui/toast/ToastList.tsx';

/** The messages, and once per browser a word on what the portal keeps on it. */
export default function AtRest() {
  useEffect(() => {
    const wait = setTimeout(() => {
      tellOfStorage().catch(() => undefined);
    }, 1000);
    // What is kept for offline is fetched anew, now and whenever the line is back. The next time will do where it fails.
    const renew = () =>
      void import('#web/lib/offline/renewKept.ts').then(({ renewKept }) => renewKept()).catch(() => undefined);
    renew();
    addEventListener('online', renew);
    return () => {
      clearTimeout(wait);
      removeEventListener('online', renew);
    };
  }, []);
  return <ToastList />;
}
