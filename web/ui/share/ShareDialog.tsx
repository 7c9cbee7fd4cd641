import { useState } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { longestPeopleSearch } from '#contract/limits.ts';
import { findOfficers } from '#contract/officers/officers.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { notifyActed } from '../bulk/notifyActed.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { SearchBox } from '#web/ui/forms/SearchBox.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import type { ChosenOfficer } from '../forms/OfficerField.tsx';
import './ShareDialog.css';

/** Most officers shown at once; others are found by name. */
const OFFERED = 25;

interface ShareDialogProps {
  /** "Share 3 farmers" */
  readonly title: string;
  readonly lead: string;
  /** Shares with officers; the server's sentence is shown. */
  readonly share: (
    officerIds: readonly string[],
  ) => Promise<{ readonly message: string; readonly act?: string | undefined }>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Shares what was ticked with officers chosen by name or institution. Its words are the area `sharing`. */
export default function ShareDialog({ title, lead, share, onClose, onDone }: ShareDialogProps) {
  const t = useWords();
  const client = useQueryClient();
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<readonly ChosenOfficer[]>([]);
  const { data, error } = useQuery({
    ...apiQuery(findOfficers, { query: { partners: true, limit: OFFERED, ...(q.trim() && { q: q.trim() }) } }),
    placeholderData: keepPreviousData,
  });
  const sending = useSend();
  const ticked = new Set(chosen.map(({ id }) => id));
  const shown = data && [...chosen, ...data.found.filter(({ id }) => !ticked.has(id))];

  const send = () =>
    sending.send(async () => {
      const shared = await share([...ticked]);
      await notifyActed(shared, { tone: 'ok', text: shared.message });
      onDone();
      await refetchChanged(client);
    });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={lead}
      actions={
        <>
          <DialogClose render={<Button kind="quiet">{t('sharing.cancel')}</Button>} />
          <Button busy={sending.busy} disabled={chosen.length === 0} onClick={() => void send()}>
            {t('sharing.share')}
          </Button>
        </>
      }
    >
      <SearchBox label={t('sharing.findOfficer')} maxLength={longestPeopleSearch} onSearch={setQ} />
      {!shown && !error && <Skeleton lines={4} />}
      <div className="share-officers" role="group" aria-label={t('sharing.chooseOfficer')}>
        {shown?.map((officer) => {
          const { id, name, institution } = officer;
          return (
            <Checkbox
              key={id}
              label={name}
              hint={institution}
              checked={ticked.has(id)}
              onChange={(event) =>
                setChosen(event.target.checked ? [...chosen, officer] : chosen.filter((each) => each.id !== id))
              }
            />
          );
        })}
      </div>
      {shown?.length === 0 && <p role="status">{t(q === '' ? 'sharing.noOtherOfficer' : 'sharing.noOfficer')}</p>}
      <FormMessage wrong={sending.wrong ?? error?.message} />
    </Dialog>
  );
}
