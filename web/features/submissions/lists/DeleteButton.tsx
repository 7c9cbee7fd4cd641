import { lazy, Suspense, useState } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { useBringBack } from '#web/ui/useBringBack.ts';

const ConfirmDelete = lazy(() => loadCode(() => import('./ConfirmDelete.tsx')));

interface DeleteButtonProps {
  /** What is deleted, by name. */
  name: string;
  /** Deletes it; answers the id that brings it back. */
  onDelete: () => Promise<string>;
  /** Once it is gone. */
  onDeleted?: (() => void) | undefined;
}

/** Deletes after a question (D §5), and can be taken back. */
export function DeleteButton({ name, onDelete, onDeleted }: DeleteButtonProps) {
  const t = useWords();
  const bringBack = useBringBack();
  const hydrated = useHydrated();
  const [open, setOpen] = useState<boolean>();
  const { acting, act } = useAct();

  const remove = () =>
    act('delete', async () => {
      const undo = await onDelete();
      setOpen(false);
      onDeleted?.();
      notify({
        tone: 'ok',
        text: t('submissions.deleted', { name }),
        undo: () => bringBack(undo),
      });
    });

  return (
    <>
      <Button
        kind="quiet"
        small
        disabled={!hydrated}
        aria-label={t('submissions.deleteOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t('submissions.delete')}
      </Button>
      {open !== undefined && (
        <Suspense>
          <ConfirmDelete
            name={name}
            open={open}
            onOpenChange={setOpen}
            busy={acting === 'delete'}
            onConfirm={() => void remove()}
          />
        </Suspense>
      )}
    </>
  );
}
