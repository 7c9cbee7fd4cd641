import { useState } from 'react';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/Dialog.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';

interface DeleteButtonProps {
  /** What is deleted, by name. */
  name: string;
  /** Deletes it; answers how that is taken back. */
  onDelete: () => Promise<() => Promise<unknown>>;
  /** Once it is gone. */
  onDeleted?: (() => void) | undefined;
}

/** Deletes after a question (D §5), and can be taken back. */
export function DeleteButton({ name, onDelete, onDeleted }: DeleteButtonProps) {
  const t = useWords();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const { acting, act } = useAct();

  const remove = () =>
    act('delete', async () => {
      const restore = await onDelete();
      setOpen(false);
      onDeleted?.();
      notify({
        tone: 'ok',
        text: t('lake.deleted', { name }),
        undo: () =>
          void act('restore', async () => {
            await restore();
            notify({ tone: 'ok', text: t('lake.restored', { name }) });
          }),
      });
    });

  return (
    <Dialog
      title={t('lake.deleteTitle', { name })}
      description={t('lake.deleteLead')}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button kind="quiet" small disabled={!hydrated} aria-label={t('lake.deleteOf', { name })}>
          {t('lake.delete')}
        </Button>
      }
      actions={
        <>
          <DialogClose render={<Button kind="quiet">{t('lake.cancelDelete')}</Button>} />
          <Button kind="danger" busy={acting === 'delete'} onClick={() => void remove()}>
            {t('lake.ok')}
          </Button>
        </>
      }
    />
  );
}
