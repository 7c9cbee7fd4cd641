import { type ComponentProps, lazy, Suspense } from 'react';
import type { RowAid } from '#web/features/reference/FormWithPreview.tsx';
import { loadCode } from '#web/lib/loadCode.ts';

const StoryCharts = lazy(() => loadCode(() => import('./aids/StoryCharts.tsx')));
const StoryDatasets = lazy(() => loadCode(() => import('./aids/StoryDatasets.tsx')));

/** What helps to write a row of the table; undefined where its fields are enough. */
export function aidOf(table: string): RowAid | undefined {
  return table === 'stories' ? StoryAid : undefined;
}

function StoryAid({ draft, onWrite }: ComponentProps<RowAid>) {
  return (
    <Suspense>
      <StoryCharts charts={draft['charts']} onWrite={(text) => onWrite('charts', text)} />
      <StoryDatasets charts={draft['charts']} onWrite={(text) => onWrite('charts', text)} />
    </Suspense>
  );
}
