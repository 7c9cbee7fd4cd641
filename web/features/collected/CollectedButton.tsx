import { lazy, Suspense, useState } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';
import { loadWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';

const CollectedDialog = lazy(() =>
  loadCode(async () => {
    await loadWords(['collected']);
    return import('./CollectedDialog.tsx');
  }),
);

/** Opens the window for what was collected elsewhere. */
export function CollectedButton({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" small onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Suspense>{isOpen && <CollectedDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
