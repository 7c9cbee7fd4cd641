import { lazy, Suspense } from 'react';
import { useFirstAct } from './useFirstAct.ts';

/** Where it does not come, as without a network, nothing is said: what the page shows does not need it. */
const AtRest = lazy(() => import('./AtRest.tsx').catch(() => ({ default: () => <></> })));

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
