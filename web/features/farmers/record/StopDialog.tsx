import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { stopFarmer } from '#contract/farmerRecord/farmerRecord.ts';
import { longestStopReason } from '#contract/limits.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import '../forms.css';

interface StopDialogProps {
  readonly farmer: { readonly id: number; readonly name: string };
  /** Whether the number is stopped now. */
  readonly stopped: boolean;
  readonly onClose: () => void;
}

/** Stops messages to a farmer, or starts them again, with the reason. */
export default function StopDialog({ farmer: { id, name }, stopped, onClose }: StopDialogProps) {
  const t = useWords();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(async () => {
      await callApi(stopFarmer, { params: { id }, body: { stopped: !stopped, reason } });
      notify({ tone: 'ok', text: t(stopped ? 'farmerRecord.started' : 'farmerRecord.stopped', { name }) });
      onClose();
      await refetchChanged(client);
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(stopped ? 'farmerRecord.startTitle' : 'farmerRecord.stopTitle', { name })}
      description={t(stopped ? 'farmerRecord.startLead' : 'farmerRecord.stopLead')}
    >
      <form className="cc-form" onSubmit={submit}>
        <TextInput
          label={t('farmerRecord.reason')}
          hint={t(stopped ? 'farmerRecord.startHint' : 'farmerRecord.stopHint')}
          required
          maxLength={longestStopReason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <FormEnd
          wrong={wrong}
          busy={busy}
          send={t(stopped ? 'farmerRecord.start' : 'farmerRecord.stop')}
          cancel={t('farmerRecord.cancel')}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
