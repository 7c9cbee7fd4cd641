import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deactivateOfficer } from '#contract/officers.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayNumber } from '#web/lib/format.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/Dialog.tsx';
import { FormMessage } from '#web/ui/FormMessage.tsx';
import { Select } from '#web/ui/Select.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { officersQuery, type Officer } from './api.ts';

/** Takes the right to enter from an officer; another takes over what they kept. */
export function DeactivateDialog({ officer, onClose }: { officer: Officer; onClose: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const { data: officers = [] } = useQuery(officersQuery('', false));
  const [heir, setHeir] = useState('');
  const { wrong, busy, send } = useSend();
  const { id, name } = officer;

  const deactivate = () =>
    send(async () => {
      const { message, handedOver, files } = await callApi(deactivateOfficer, {
        params: { id },
        query: { handOverTo: heir },
      });
      notify({
        tone: 'ok',
        text: t('officers.handedOver', { message, farmers: sayNumber(handedOver), files: sayNumber(files) }),
      });
      onClose();
      await client.invalidateQueries({ queryKey: ['listOfficers'] });
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
          <Button kind="danger" busy={busy} disabled={heir === ''} onClick={() => void deactivate()}>
            {t('officers.deactivate')}
          </Button>
        </>
      }
    >
      <Select
        label={t('officers.handOverTo')}
        empty={t('officers.chooseOfficer')}
        value={heir}
        choices={officers
          .filter((each) => each.id !== id && each.role !== 'responder')
          .map((each) => ({ value: each.id, text: `${each.name}, ${each.institution}` }))}
        onChange={(event) => setHeir(event.target.value)}
      />
      <FormMessage wrong={wrong} />
    </Dialog>
  );
}
