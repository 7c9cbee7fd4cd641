import { lazy, Suspense } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';
import { useAtRest } from './useAtRest.ts';

const AtRest = lazy(() => loadCode(() => import('./AtRest.tsx')));

/** What no first view needs: messages, and the word on what is kept. Its code arrives before it is wanted. */
export function Later() {
  return (
    useAtRest() && (
      <Suspense>
        <AtRest />
      </Suspense>
    )
  );
}
