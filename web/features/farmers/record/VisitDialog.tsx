import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { addFarmerVisit } from '#contract/farmerRecord/farmerRecord.ts';
import { longestVisitNote } from '#contract/limits.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useToday } from '#web/lib/pageFacts.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { KeptForm, useKept } from '#web/ui/field/KeptForm.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { DateInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import '../forms.css';

/** Notes a visit: the day, what was seen, and the next step. */
export default function VisitDialog({ farmerId, onClose }: { farmerId: number; onClose: () => void }) {
  const t = useWords();
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('farmerRecord.addVisit')}>
      <KeptForm name={`visit ${farmerId}`}>
        <VisitForm farmerId={farmerId} onClose={onClose} />
      </KeptForm>
    </Dialog>
  );
}

function VisitForm({ farmerId, onClose }: { farmerId: number; onClose: () => void }) {
  const t = useWords();
  const kept = useKept();
  const today = useToday();
  const client = useQueryClient();
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    void send(async () => {
      await callApi(addFarmerVisit, {
        params: { id: farmerId },
        body: { date: text('date') || today, seen: text('seen'), nextStep: text('nextStep') },
      });
      kept.forget();
      notify({ tone: 'ok', text: t('farmerRecord.visitSaved') });
      onClose();
      await refetchChanged(client);
    });
  }

  return (
    <form className="cc-form" onSubmit={submit}>
      <DateInput
        label={t('farmerRecord.date')}
        name="date"
        required
        max={today}
        defaultValue={kept.typed?.['date'] ?? today}
      />
      <TextArea
        label={t('farmerRecord.seen')}
        hint={t('farmerRecord.seenHint')}
        name="seen"
        required
        rows={4}
        limit={longestVisitNote}
        defaultValue={kept.typed?.['seen']}
      />
      <TextArea
        label={t('farmerRecord.nextStep')}
        optional={t('farmers.optional')}
        hint={t('farmerRecord.nextHint')}
        name="nextStep"
        rows={2}
        limit={longestVisitNote}
        defaultValue={kept.typed?.['nextStep']}
      />
      <FormEnd
        wrong={wrong}
        busy={busy}
        send={t('farmerRecord.saveVisit')}
        cancel={t('farmerRecord.cancel')}
        onCancel={onClose}
      />
    </form>
  );
}
