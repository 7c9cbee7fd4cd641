import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import { addGroup, editGroup } from '#contract/farmers/groups.ts';
import { longestGroupDescription, longestGroupLabel } from '#contract/limits.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import type { Group } from '../api.ts';
import type { SmartFilter } from './groups.ts';
import '../forms.css';

interface GroupFormProps {
  /** The group that is changed; a new one, when left out. */
  readonly group?: Group;
  /** Who goes into a new one. */
  readonly farmerIds?: number[];
  /** What fills a new smart one. */
  readonly filter?: SmartFilter;
  readonly onCancel: () => void;
  readonly onDone: (group: Answer<typeof addGroup>) => void;
}

/** Label and description of a group, both needed (C §5). */
export function GroupForm({ group, farmerIds, filter, onCancel, onDone }: GroupFormProps) {
  const t = useWords();
  const client = useQueryClient();
  const [label, setLabel] = useState(group?.label ?? '');
  const [description, setDescription] = useState(group?.description ?? '');
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(async () => {
      const body = { label: label.trim(), description: description.trim() };
      const done = group
        ? await callApi(editGroup, { params: { id: group.id }, body })
        : await callApi(addGroup, {
            body: { ...body, ...(farmerIds && farmerIds.length > 0 && { farmerIds }), ...(filter && { filter }) },
          });
      onDone(done);
      await refetchChanged(client);
    });
  }

  return (
    <form className="cc-form" onSubmit={submit}>
      <TextInput
        label={t('farmers.labelField')}
        hint={t('farmers.labelHint')}
        required
        maxLength={longestGroupLabel}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
      <TextArea
        label={t('farmers.descriptionField')}
        hint={t('farmers.descriptionHint')}
        required
        rows={3}
        limit={longestGroupDescription}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
      <FormEnd
        wrong={wrong}
        busy={busy}
        send={t(group ? 'farmers.save' : 'farmers.createGroup')}
        cancel={t('farmers.cancel')}
        onCancel={onCancel}
      />
    </form>
  );
}
