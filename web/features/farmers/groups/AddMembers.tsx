import { useState } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { addGroupMembers } from '#contract/farmers/groups.ts';
import { longestFarmerSearch } from '#contract/limits.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { notifyActed } from '#web/ui/bulk/notifyActed.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { SearchBox } from '#web/ui/forms/SearchBox.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { farmersQuery, readFarmerChoice, type Group } from '../api.ts';
import { useSelection } from '#web/lib/useSelection.ts';
import '#web/ui/share/ShareDialog.css';

/** Puts farmers found by a search into a group. */
export function AddMembers({ group, onClose }: { group: Group; onClose: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const [q, setQ] = useState('');
  const { data: list, error } = useQuery({
    ...farmersQuery(readFarmerChoice(new URLSearchParams({ q }))),
    placeholderData: keepPreviousData,
  });
  const selection = useSelection(list?.found);
  const { wrong, busy, send } = useSend();
  const count = selection.rows.length;

  const put = () =>
    send(async () => {
      const added = await callApi(addGroupMembers, {
        params: { id: group.id },
        body: { farmerIds: selection.rows.map(({ id }) => id) },
      });
      await notifyActed(added, { tone: 'ok', text: t('groups.addedTo', { count: added.added }) });
      onClose();
      await refetchChanged(client);
    });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('groups.addTitle', { label: group.label })}
      actions={
        <>
          <DialogClose render={<Button kind="quiet">{t('farmers.cancel')}</Button>} />
          <Button busy={busy} disabled={count === 0} onClick={() => void put()}>
            {t('groups.add', { count })}
          </Button>
        </>
      }
    >
      <SearchBox label={t('groups.addSearch')} maxLength={longestFarmerSearch} onSearch={setQ} />
      {!list && !error && <Skeleton lines={5} />}
      <div className="share-officers">
        {list?.found.map((farmer) => (
          <Checkbox
            key={farmer.id}
            label={farmer.name}
            hint={`${farmer.phone}, ${farmer.address.location}`}
            checked={selection.has(farmer.id)}
            onChange={(event) => selection.set([farmer], event.target.checked)}
          />
        ))}
      </div>
      {list?.total === 0 && <p role="status">{t('groups.noFarmers')}</p>}
      <FormMessage wrong={wrong ?? error?.message} />
    </Dialog>
  );
}
