import { lazy, Suspense } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';
import { useFirstAct } from './useFirstAct.ts';

const AtRest = lazy(() => loadCode(() => import('./AtRest.tsx')));

/** What no first view needs: messages, and the word on what is kept. Its code comes with the first act or message. */
export function Later() {
  return (
    useFirstAct() && (
      <Suspense>
        <AtRest />
      </Suspense>
    )
  );
}
