import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { shareFarmers } from '#contract/farmers.ts';
import { longestPeopleSearch } from '#contract/limits.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog, DialogClose } from '#web/ui/Dialog.tsx';
import { FormMessage } from '#web/ui/FormMessage.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { officersQuery } from './api.ts';
import type { FarmersDialogProps } from './dialogs.ts';
import './ShareDialog.css';

/** Shares ticked farmers with officers chosen by name or institution. */
export default function ShareDialog({ farmers, onClose, onDone }: FarmersDialogProps) {
  const t = useWords();
  const client = useQueryClient();
  const { data: officers, error } = useQuery(officersQuery());
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { wrong, busy, send } = useSend();
  const others = officers?.filter(({ id }) => id !== farmers[0]?.owner.id);
  const wanted = q.toLowerCase();
  const shown = others?.filter(({ id, name, institution }) => chosen.includes(id) || `${name} ${institution}`.toLowerCase().includes(wanted));

  const share = () =>
    send(async () => {
      const ids = farmers.map(({ id }) => id);
      const { message } = await callApi(shareFarmers, { body: { ids, officerIds: [...chosen] } });
      notify({ tone: 'ok', text: message });
      onDone();
      await client.invalidateQueries();
    });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('farmers.shareTitle', { count: farmers.length })}
      description={t('farmers.shareLead')}
      actions={
        <>
          <DialogClose render={<Button kind="quiet">{t('farmers.cancel')}</Button>} />
          <Button busy={busy} disabled={chosen.length === 0} onClick={() => void share()}>
            {t('farmers.share')}
          </Button>
        </>
      }
    >
      <SearchBox label={t('farmers.findOfficer')} maxLength={longestPeopleSearch} onSearch={setQ} waitMs={0} />
      {!shown && !error && <Skeleton lines={4} />}
      <div className="share-officers" role="group" aria-label={t('farmers.chooseOfficer')}>
        {shown?.map(({ id, name, institution }) => (
          <Checkbox
            key={id}
            label={name}
            hint={institution}
            checked={chosen.includes(id)}
            onChange={(event) => setChosen(event.target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
          />
        ))}
      </div>
      {shown?.length === 0 && <p role="status">{t(others?.length === 0 ? 'farmers.noOtherOfficer' : 'farmers.noOfficer')}</p>}
      <FormMessage wrong={wrong ?? error?.message} />
    </Dialog>
  );
}
