import { lazy, Suspense } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';
import { Skeleton } from '../states/Skeleton.tsx';
import { useBulkActs } from './bulkQuery.ts';

const BulkStrip = lazy(() => loadCode(() => import('./BulkStrip.tsx')));

/** Above a list: acts over many of its records that go on in the background or ended, also after the page was loaded again. */
export function BulkActs() {
  const found = useBulkActs();
  if (found.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton lines={2 * found.length} />}>
      <BulkStrip found={found} />
    </Suspense>
  );
}
