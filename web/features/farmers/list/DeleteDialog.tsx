import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { removeFarmers } from '#contract/farmers/farmers.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { notifyActed } from '#web/ui/bulk/notifyActed.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { useBringBack } from '#web/ui/useBringBack.ts';
import { daysToUndo, type FarmersDialogProps } from '../dialogs.ts';

/** Deletes farmers; they can be brought back, unless they asked to be forgotten. */
export default function DeleteDialog({ farmers, onClose, onDone }: FarmersDialogProps) {
  const t = useWords();
  const bringBack = useBringBack();
  const client = useQueryClient();
  const [forGood, setForGood] = useState(false);
  const { wrong, busy, send } = useSend();
  const count = farmers.length;

  const remove = () =>
    send(async () => {
      const ids = farmers.map(({ id }) => id);
      const gone = await callApi(removeFarmers, { body: { ids, forGood } });
      const { message: text, undo } = gone;
      await notifyActed(gone, { tone: 'ok', text, ...(undo !== '' && { undo: () => bringBack(undo) }) });
      onDone();
      await refetchChanged(client);
    });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('farmers.deleteTitle', { count })}
      description={forGood ? t('farmers.forGoodWarning') : t('farmers.deleteLead', { days: daysToUndo })}
      actions={
        <>
          <DialogClose render={<Button kind="quiet">{t('farmers.cancel')}</Button>} />
          <Button kind="danger" busy={busy} onClick={() => void remove()}>
            {t('farmers.delete')}
          </Button>
        </>
      }
    >
      <Checkbox
        label={t('farmers.forGood')}
        hint={t('farmers.forGoodHint')}
        checked={forGood}
        onChange={(event) => setForGood(event.target.checked)}
      />
      <FormMessage wrong={wrong} />
    </Dialog>
  );
}
