import { lazy, Suspense, useEffect, useState } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';

const ToastList = lazy(() => loadCode(() => import('./ToastList.tsx')));

/** Where messages appear. Stands once in the shell; its code arrives when the page is idle, before it is needed. */
export function Toasts() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const wait = window.setTimeout(() => setReady(true), 1500);
    return () => window.clearTimeout(wait);
  }, []);
  return ready ? (
    <Suspense fallback={null}>
      <ToastList />
    </Suspense>
  ) : null;
}
