import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { removeFarmers } from '#contract/farmers/farmers.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { FARMERS } from '../api.ts';

/** Erases a farmer who asked for it. It says that nothing can be brought back, and wants a tick first. */
export default function EraseDialog({
  farmer: { id, name },
  onClose,
}: {
  farmer: { readonly id: number; readonly name: string };
  onClose: () => void;
}) {
  const t = useWords();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState(false);
  const { wrong, busy, send } = useSend();
  const erase = () =>
    send(async () => {
      const { message } = await callApi(removeFarmers, { body: { ids: [id], forGood: true } });
      navigate(FARMERS, { replace: true });
      notify({ tone: 'ok', text: message });
      await refetchChanged(client);
    });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('farmerRecord.eraseTitle', { name })}
      description={t('farmerRecord.eraseLead')}
      actions={
        <>
          <DialogClose render={<Button kind="quiet">{t('farmerRecord.cancel')}</Button>} />
          <Button kind="danger" busy={busy} disabled={!asked} onClick={() => void erase()}>
            {t('farmerRecord.erase')}
          </Button>
        </>
      }
    >
      <Checkbox
        label={t('farmerRecord.eraseTick')}
        checked={asked}
        onChange={(event) => setAsked(event.target.checked)}
      />
      <FormMessage wrong={wrong} />
    </Dialog>
  );
}
