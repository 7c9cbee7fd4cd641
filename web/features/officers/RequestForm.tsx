import { useState, type FormEvent } from 'react';
import { longestInstitution, longestName, longestOfficerReason, longestPhoneText } from '#contract/limits.ts';
import { askToBeOfficer } from '#contract/officers/officerRequests.ts';
import { callApi } from '#web/lib/callApi.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { useKeptTyping } from '#web/lib/useKeptTyping.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import './RequestForm.css';

export const BECOME_OFFICER = '/main/become_officer';

/** Asks to become an extension officer. Without JavaScript it is a plain form of its page. */
export function RequestForm({ asked }: { asked: boolean }) {
  const t = useWords();
  const { refused } = usePageFacts();
  const { wrong, busy, send } = useSend(refused?.wrong);
  const { form: typed, forget } = useKeptTyping('request to become an officer');
  const [thanks, setThanks] = useState(asked ? t('officerRequest.thanks') : undefined);
  if (thanks !== undefined) return <p role="status">{thanks}</p>;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const body = {
      name: text('name'),
      email: text('email'),
      phone: text('phone'),
      institution: text('institution'),
      district: text('district'),
      reason: text('reason'),
      website: text('website'),
    };
    void send(async () => {
      const { message } = await callApi(askToBeOfficer, { body });
      forget();
      setThanks(message);
    });
  }

  return (
    <form ref={typed} className="officer-request" method="post" action={pageAddress(BECOME_OFFICER)} onSubmit={submit}>
      <TextInput
        label={t('officerRequest.name')}
        name="name"
        autoComplete="name"
        required
        maxLength={longestName}
        defaultValue={refused?.typed.name}
      />
      <TextInput
        label={t('officerRequest.email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={refused?.typed.email}
      />
      <TextInput
        label={t('officerRequest.phone')}
        hint={t('officerRequest.phoneHint')}
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        maxLength={longestPhoneText}
        defaultValue={refused?.typed.phone}
      />
      <TextInput
        label={t('officerRequest.institution')}
        name="institution"
        autoComplete="organization"
        required
        maxLength={longestInstitution}
        defaultValue={refused?.typed.institution}
      />
      <TextInput
        label={t('officerRequest.district')}
        hint={t('officerRequest.districtHint')}
        name="district"
        maxLength={80}
        defaultValue={refused?.typed.district}
      />
      <TextArea
        label={t('officerRequest.reason')}
        name="reason"
        rows={4}
        required
        limit={longestOfficerReason}
        defaultValue={refused?.typed.reason}
      />
      {/* People do not see this field; programs that fill in everything do. */}
      <div className="officer-request-trap" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <FormMessage wrong={wrong} />
      <Button type="submit" busy={busy}>
        {t('officerRequest.send')}
      </Button>
    </form>
  );
}
