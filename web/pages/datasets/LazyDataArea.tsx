import { lazy, Suspense } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { loadWords } from '#web/lib/words.ts';

const DataArea = lazy(() =>
  loadCode(async () => {
    await loadWords(['dataArea']);
    return import('./DataArea.tsx');
  }),
);

/**
 * Stands on every page of the data area (decision 39): whoever is signed in leaves it by going elsewhere, and may
 * choose to stay signed in.
 */
export function LazyDataArea() {
  const hydrated = useHydrated();
  const { signedIn } = usePageFacts();
  return (
    hydrated &&
    signedIn && (
      <Suspense>
        <DataArea />
      </Suspense>
    )
  );
}
