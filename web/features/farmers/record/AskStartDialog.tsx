import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { longestStopReason } from '#contract/limits.ts';
import { askToStart } from '#contract/messages/startRequests.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import '../forms.css';

/** Asks the level above that messages to a farmer may go again which another officer stopped. */
export default function AskStartDialog({
  farmer: { id, name },
  onClose,
}: {
  farmer: { readonly id: number; readonly name: string };
  onClose: () => void;
}) {
  const t = useWords();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(async () => {
      await callApi(askToStart, { params: { id }, body: { reason } });
      notify({ tone: 'ok', text: t('farmerRecord.startAsked') });
      onClose();
      await refetchChanged(client);
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('farmerRecord.askTitle', { name })}
      description={t('farmerRecord.askLead')}
    >
      <form className="cc-form" onSubmit={submit}>
        <TextInput
          label={t('farmerRecord.reason')}
          hint={t('farmerRecord.startHint')}
          required
          maxLength={longestStopReason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <FormEnd
          wrong={wrong}
          busy={busy}
          send={t('farmerRecord.ask')}
          cancel={t('farmerRecord.cancel')}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
