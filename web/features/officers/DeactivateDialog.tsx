import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { deactivateOfficer } from '#contract/officers/officers.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayNumber } from '#web/lib/format.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { type ChosenOfficer, OfficerField } from '#web/ui/forms/OfficerField.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import type { Officer } from './api.ts';

/** Takes the right to enter from an officer; another takes over what they kept. */
export function DeactivateDialog({ officer, onClose }: { officer: Officer; onClose: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const [heir, setHeir] = useState<ChosenOfficer | null>(null);
  const { wrong, busy, send } = useSend();
  const { id, name } = officer;

  const deactivate = () =>
    send(async () => {
      const { message, handedOver, files, act } = await callApi(deactivateOfficer, {
        params: { id },
        query: { handOverTo: heir?.id ?? '' },
      });
      notify({
        tone: 'ok',
        text:
          act === undefined
            ? t('officers.handedOver', { message, farmers: sayNumber(handedOver), files: sayNumber(files) })
            : t('officers.handingOver', { message, files: sayNumber(files) }),
      });
      onClose();
      await client.invalidateQueries({ queryKey: ['findOfficers'] });
      await client.invalidateQueries({ queryKey: ['listBulkActs'] });
    });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('officers.deactivateTitle', { name })}
      description={t('officers.deactivateLead', { name })}
      actions={
        <>
          <DialogClose render={<Button kind="quiet">{t('officers.cancel')}</Button>} />
          <Button kind="danger" busy={busy} disabled={heir === null} onClick={() => void deactivate()}>
            {t('officers.deactivate')}
          </Button>
        </>
      }
    >
      <OfficerField label={t('officers.handOverTo')} value={heir} onChange={setHeir} without={id} partners />
      <FormMessage wrong={wrong} />
    </Dialog>
  );
}
