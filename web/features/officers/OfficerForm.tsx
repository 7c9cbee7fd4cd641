import { useState, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { longestInstitution, longestName, longestPhoneText } from '#contract/limits.ts';
import { addOfficer, editOfficer } from '#contract/officers/officers.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { districtsQuery, officerRoles, type Officer } from './api.ts';
import { DistrictsField } from '#web/ui/forms/DistrictsField.tsx';

/** The quoted success stays this long at least (C §9), in milliseconds. */
const SAID_MS = 3_000;

/** Adds an officer, who gets a link to set a password, or changes one. */
export function OfficerForm({ officer, onClose }: { officer: Officer | undefined; onClose: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const { wrong, busy, send } = useSend();
  const { data: all } = useQuery(districtsQuery());
  const [districts, setDistricts] = useState<readonly string[]>(officer?.districts ?? []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const body = {
      name: text('name'),
      email: text('email'),
      phone: text('phone'),
      institution: text('institution'),
      role: officerRoles.find((each) => each === form.get('role')) ?? 'user',
      districts: [...districts],
    };
    void send(async () => {
      const { message } = officer
        ? await callApi(editOfficer, { params: { id: officer.id }, body })
        : await callApi(addOfficer, { body });
      notify({ tone: 'ok', text: message, atLeastMs: SAID_MS });
      onClose();
      await client.invalidateQueries({ queryKey: ['findOfficers'] });
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(officer ? 'officers.editTitle' : 'officers.add')}
    >
      <form className="officer-form" onSubmit={submit}>
        <TextInput
          label={t('officers.name')}
          name="name"
          required
          maxLength={longestName}
          defaultValue={officer?.name}
          autoComplete="off"
        />
        <TextInput
          label={t('officers.email')}
          hint={officer ? undefined : t('officers.mailed')}
          name="email"
          type="email"
          maxLength={254}
          defaultValue={officer?.email}
          autoComplete="off"
        />
        <TextInput
          label={t('officers.phone')}
          hint={t('officers.phoneHint')}
          name="phone"
          type="tel"
          required
          maxLength={longestPhoneText}
          defaultValue={officer?.phone}
          autoComplete="off"
        />
        <TextInput
          label={t('officers.institution')}
          name="institution"
          required
          maxLength={longestInstitution}
          defaultValue={officer?.institution}
        />
        <Select
          label={t('officers.role')}
          name="role"
          defaultValue={officer?.role ?? 'user'}
          choices={officerRoles.map((value) => ({ value, text: t(`officers.${value}`) }))}
        />
        <DistrictsField
          label={t('officers.districts')}
          hint={t('officers.districtsHint')}
          all={all}
          value={districts}
          onChange={setDistricts}
        />
        {/* C §8 quotes what is said when adding fails; the server says why. */}
        <FormEnd
          wrong={wrong !== undefined && !officer ? t('officers.addError', { why: wrong }) : wrong}
          busy={busy}
          send={t(officer ? 'officers.save' : 'officers.add')}
          cancel={t('officers.cancel')}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
