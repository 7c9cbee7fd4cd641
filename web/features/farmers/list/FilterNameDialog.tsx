import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { renameFarmerFilter, saveFarmerFilter } from '#contract/farmers/farmerFilters.ts';
import { longestFilterName } from '#contract/limits.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import type { Filter, SavedFilter } from '../api.ts';
import '../forms.css';

interface FilterNameDialogProps {
  /** The filter that gets another name; a new one, when left out. */
  readonly saved: SavedFilter | undefined;
  readonly filter: Filter;
  readonly onClose: () => void;
}

/** Names a filter that is saved, or gives it another name. */
export default function FilterNameDialog({ saved, filter, onClose }: FilterNameDialogProps) {
  const t = useWords();
  const client = useQueryClient();
  const [name, setName] = useState(saved?.name ?? '');
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(async () => {
      const done = saved
        ? await callApi(renameFarmerFilter, { params: { id: saved.id }, body: { name } })
        : await callApi(saveFarmerFilter, { body: { name, filter } });
      notify({ tone: 'ok', text: t('farmers.filterSaved', { name: done.name }) });
      onClose();
      await refetchChanged(client);
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(saved ? 'farmers.renameFilterTitle' : 'farmers.saveFilter')}
      description={saved ? undefined : t('farmers.saveFilterLead')}
    >
      <form className="cc-form" onSubmit={submit}>
        <TextInput
          label={t('farmers.filterName')}
          hint={t('farmers.filterNameHint')}
          required
          maxLength={longestFilterName}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <FormEnd wrong={wrong} busy={busy} send={t('farmers.save')} cancel={t('farmers.cancel')} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
