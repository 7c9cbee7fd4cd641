import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addGroupMembers } from '#contract/farmers/groups.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { notifyActed } from '#web/ui/bulk/notifyActed.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { groupsQuery } from '../api.ts';
import type { FarmersDialogProps } from '../dialogs.ts';
import { groupHref } from './groups.ts';

/** Puts ticked farmers into a group there is. */
export default function ToGroupDialog({ farmers, onClose, onDone }: FarmersDialogProps) {
  const t = useWords();
  const client = useQueryClient();
  const { data: groups, error } = useQuery(groupsQuery());
  const [chosen, setChosen] = useState('');
  const { wrong, busy, send } = useSend();
  const group = groups?.find(({ id }) => String(id) === chosen);

  const put = () =>
    send(async () => {
      if (!group) return;
      const added = await callApi(addGroupMembers, {
        params: { id: group.id },
        body: { farmerIds: farmers.map(({ id }) => id) },
      });
      await notifyActed(added, {
        tone: 'ok',
        text: t('farmers.inGroup', { count: added.added, label: group.label }),
        link: { href: groupHref(group.id), text: t('farmers.openGroup') },
      });
      onDone();
      await refetchChanged(client);
    });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('farmers.toGroupTitle', { count: farmers.length })}
      actions={
        <>
          <DialogClose render={<Button kind="quiet">{t('farmers.cancel')}</Button>} />
          <Button busy={busy} disabled={!group} onClick={() => void put()}>
            {t('farmers.add')}
          </Button>
        </>
      }
    >
      {groups?.length === 0 ? (
        <EmptyState small title={t('farmers.noGroups')} />
      ) : (
        <Select
          label={t('farmers.group')}
          empty={t('farmers.chooseGroup')}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          choices={(groups ?? []).map(({ id, label, members }) => ({
            value: String(id),
            text: t('farmers.choice', { name: label, count: members }),
          }))}
        />
      )}
      <FormMessage wrong={wrong ?? error?.message} />
    </Dialog>
  );
}
