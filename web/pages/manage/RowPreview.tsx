import { lazy, Suspense } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { isLibraryTable, isPortalTable } from './previewed.ts';
import type { Draft } from './previews/draft.ts';
import './RowPreview.css';

const PortalPreview = lazy(() => loadCode(() => import('./previews/PortalPreview.tsx')));
const LibraryPreview = lazy(() => loadCode(() => import('./previews/LibraryPreview.tsx')));
const StoryPreview = lazy(() => loadCode(() => import('./previews/StoryPreview.tsx')));

/** How a row of the table is shown to visitors while it is written; undefined where they never see one as it stands. */
export function previewOf(table: string) {
  if (!isPortalTable(table) && !isLibraryTable(table) && table !== 'stories') return undefined;
  return (draft: Draft) => (
    // Links lead away from what is being written: they are shown, and do nothing.
    <div className="row-preview" inert>
      <Suspense fallback={<Skeleton height={160} />}>
        {isPortalTable(table) && <PortalPreview table={table} draft={draft} />}
        {isLibraryTable(table) && <LibraryPreview table={table} draft={draft} />}
        {table === 'stories' && <StoryPreview draft={draft} />}
      </Suspense>
    </div>
  );
}
