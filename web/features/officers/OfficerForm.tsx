import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { longestInstitution, longestName, longestPhoneText } from '#contract/limits.ts';
import { addOfficer, editOfficer } from '#contract/officers.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormMessage } from '#web/ui/FormMessage.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { officerRoles, type Officer } from './api.ts';

/** The quoted success stays this long at least (C §9), in milliseconds. */
const SAID_MS = 3_000;

/** Adds an officer, who gets a link to set a password, or changes one. */
export function OfficerForm({ officer, onClose }: { officer: Officer | undefined; onClose: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const [role, setRole] = useState<(typeof officerRoles)[number]>(officer?.role ?? 'user');
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const body = { name: text('name'), email: text('email'), phone: text('phone'), institution: text('institution'), role };
    void send(async () => {
      const { message } = officer ? await callApi(editOfficer, { params: { id: officer.id }, body }) : await callApi(addOfficer, { body });
      notify({ tone: 'ok', text: message, atLeastMs: SAID_MS });
      onClose();
      await client.invalidateQueries({ queryKey: ['listOfficers'] });
    });
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t(officer ? 'officers.editTitle' : 'officers.add')}>
      <form className="officer-form" onSubmit={submit}>
        <TextInput label={t('officers.name')} name="name" required maxLength={longestName} defaultValue={officer?.name} autoComplete="off" />
        <TextInput
          label={t('officers.email')}
          hint={officer ? undefined : t('officers.mailed')}
          name="email"
          type="email"
          required
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
        <TextInput label={t('officers.institution')} name="institution" required maxLength={longestInstitution} defaultValue={officer?.institution} />
        <Select
          label={t('officers.role')}
          value={role}
          choices={officerRoles.map((value) => ({ value, text: t(`officers.${value}`) }))}
          onChange={(event) => setRole(officerRoles.find((each) => each === event.target.value) ?? 'user')}
        />
        <FormMessage wrong={wrong} />
        <div className="officer-acts">
          <Button kind="quiet" onClick={onClose}>
            {t('officers.cancel')}
          </Button>
          <Button type="submit" busy={busy}>
            {t(officer ? 'officers.save' : 'officers.add')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
