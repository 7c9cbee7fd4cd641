import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { longestRiskText } from '#contract/limits.ts';
import { actOnRisks } from '#contract/risks/risks.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { ResponderBoxes } from '../ResponderBoxes.tsx';

interface ActDialogProps {
  readonly act: 'reject' | 'assign';
  readonly risks: readonly { readonly id: number; readonly version: number }[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** What an act on risks wants to know first: why they are rejected, or to whom they are assigned. */
export default function ActDialog({ act, risks, onClose, onDone }: ActDialogProps) {
  const t = useWords();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { wrong, busy, send } = useSend();
  const count = risks.length;

  const run = () =>
    send(async () => {
      const { message, missed } = await callApi(actOnRisks, {
        body: { act, risks: [...risks], ...(act === 'reject' ? { reason } : { responderIds: [...chosen] }) },
      });
      notify({
        tone: missed.length > 0 ? 'alert' : 'ok',
        text: [message, ...missed.slice(0, 3).map(({ sentence }) => sentence)].join(' '),
      });
      onDone();
      onClose();
      await refetchChanged(client);
    });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(act === 'reject' ? 'risks.rejectTitle' : 'risks.assignTitle', { count })}
      description={t(act === 'reject' ? 'risks.rejectLead' : 'risks.assignLead')}
      actions={
        <>
          <DialogClose render={<Button kind="quiet">{t('risks.cancel')}</Button>} />
          <Button kind={act === 'reject' ? 'danger' : 'primary'} busy={busy} onClick={() => void run()}>
            {t(`risks.${act}`)}
          </Button>
        </>
      }
    >
      {act === 'reject' ? (
        <TextArea
          label={t('risks.reason')}
          limit={longestRiskText}
          rows={3}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : (
        <ResponderBoxes chosen={chosen} onChange={setChosen} />
      )}
      <FormMessage wrong={wrong} />
    </Dialog>
  );
}
