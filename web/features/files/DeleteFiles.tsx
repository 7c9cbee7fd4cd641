import { useQueryClient } from '@tanstack/react-query';
import { removeFiles } from '#contract/files/files.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useBringBack } from '#web/ui/useBringBack.ts';
import { daysToUndo } from './api.ts';

interface DeleteFilesProps {
  readonly ids: readonly number[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks in the words of C §5 before files are deleted; they can be brought back. */
export default function DeleteFiles({ ids, onClose, onDone }: DeleteFilesProps) {
  const t = useWords();
  const bringBack = useBringBack();
  const client = useQueryClient();
  const { wrong, busy, send } = useSend();
  const count = ids.length;

  const remove = () =>
    send(async () => {
      const { message, undo } = await callApi(removeFiles, { body: { ids: [...ids] } });
      notify({ tone: 'ok', text: message, undo: () => bringBack(undo) });
      onDone();
      await client.invalidateQueries({ queryKey: ['listFiles'] });
    });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('files.deleteTitle', { count })}
      description={t('files.deleteLead')}
      actions={
        <>
          <DialogClose render={<Button kind="quiet">{t('files.cancel')}</Button>} />
          <Button kind="danger" busy={busy} onClick={() => void remove()}>
            {t('files.delete')}
          </Button>
        </>
      }
    >
      <p>{t('files.deleteUndo', { days: daysToUndo })}</p>
      <FormMessage wrong={wrong} />
    </Dialog>
  );
}
