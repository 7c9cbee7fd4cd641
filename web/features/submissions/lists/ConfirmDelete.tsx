import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx';

interface ConfirmDeleteProps {
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  busy: boolean;
  onConfirm: () => void;
}

/** The question before something is deleted (D §5). */
export default function ConfirmDelete({ name, open, onOpenChange, busy, onConfirm }: ConfirmDeleteProps) {
  const t = useWords();
  return (
    <Dialog
      title={t('submissions.deleteTitle', { name })}
      description={t('submissions.deleteLead')}
      open={open}
      onOpenChange={onOpenChange}
      actions={
        <>
          <DialogClose render={<Button kind="quiet">{t('submissions.cancelDelete')}</Button>} />
          <Button kind="danger" busy={busy} onClick={onConfirm}>
            {t('submissions.ok')}
          </Button>
        </>
      }
    />
  );
}
