import { lazy, Suspense } from 'react';
import type { DatasetDetail } from '#web/features/catalogue/api.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { loadWords } from '#web/lib/words.ts';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';

const KeepDataset = lazy(() =>
  loadCode(async () => {
    await loadWords(['keeping', 'submissions', 'upload']);
    return import('./KeepDataset.tsx');
  }),
);

/** What the owner and data administrators do with a dataset; comes after the page itself. */
export function LazyKeep({ detail }: { detail: DatasetDetail }) {
  const hydrated = useHydrated();
  const waiting = <Skeleton lines={4} />;
  return hydrated ? (
    <Suspense fallback={waiting}>
      <KeepDataset detail={detail} />
    </Suspense>
  ) : (
    waiting
  );
}
