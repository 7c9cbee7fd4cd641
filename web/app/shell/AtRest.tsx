import { useEffect } from 'react';
import { tellOfStorage } from '#web/lib/storageNotice.ts';
import ToastList from '#web/ui/toast/ToastList.tsx';

/** The messages, and once per browser a word on what the portal keeps on it. */
export default function AtRest() {
  useEffect(() => {
    const wait = setTimeout(() => {
      tellOfStorage().catch(() => undefined);
    }, 1000);
    return () => clearTimeout(wait);
  }, []);
  return <ToastList />;
}
