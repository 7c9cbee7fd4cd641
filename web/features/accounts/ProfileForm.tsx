import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  longestInstitution,
  longestName,
  longestPassword,
  longestPhoneText,
  longestProfession,
  shortestPassword,
} from '#contract/limits.ts';
import { updateProfile } from '#contract/accounts/ownAccount.ts';
import { addressOf, callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { Field } from '#web/ui/forms/Field.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import type { Profile } from './api.ts';
import { PasswordInput } from './PasswordInput.tsx';
import './accounts.css';

interface ProfileFormProps {
  profile: Profile;
  /** It was just saved, without JavaScript. */
  saved: boolean;
}

/** One's details and password. What is left empty of the passwords is not sent, and stays (D §5). */
export function ProfileForm({ profile, saved }: ProfileFormProps) {
  const t = useWords();
  const client = useQueryClient();
  const { wrong, busy, send } = useSend();
  const [said, setSaid] = useState(saved ? t('ownAccount.saved') : undefined);
  // Time goes on while the page is open: the server may ask for the present password later.
  const [isAsked, setAsked] = useState(profile.passwordNeeded);

  const call = { params: { userId: profile.id } };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? '');
    const filled = (name: string) => (text(name) === '' ? {} : { [name]: text(name) });
    setSaid(undefined);
    return send(async () => {
      const body = {
        name: text('name'),
        institution: text('institution'),
        profession: text('profession'),
        email: text('email'),
        phone: text('phone'),
        language: text('language') === 'fr' ? ('fr' as const) : ('en' as const),
        ...filled('password'),
        ...filled('repeat_password'),
        ...filled('current_password'),
      };
      try {
        setSaid(String(await callApi(updateProfile, { ...call, body })));
      } catch (caught) {
        if (isApiProblem(caught) && caught.code === 'currentPasswordNeeded') setAsked(true);
        throw caught;
      }
      for (const field of form.querySelectorAll<HTMLInputElement>('input[name$="password"]')) field.value = '';
      await refetchChanged(client);
    });
  }

  return (
    <form
      className="account-form profile-form"
      method="post"
      action={addressOf(updateProfile, call)}
      onSubmit={(event) => void submit(event)}
    >
      <TextInput
        label={t('membership.name')}
        name="name"
        autoComplete="name"
        required
        maxLength={longestName}
        defaultValue={profile.name}
      />
      <TextInput
        label={t('membership.institution')}
        name="institution"
        autoComplete="organization"
        maxLength={longestInstitution}
        defaultValue={profile.institution}
      />
      <TextInput
        label={t('membership.profession')}
        name="profession"
        autoComplete="organization-title"
        maxLength={longestProfession}
        defaultValue={profile.profession}
      />
      <TextInput
        label={t('membership.phone')}
        hint={t('membership.phoneHint')}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={longestPhoneText}
        defaultValue={profile.phone}
      />
      <TextInput
        label={t('accounts.email')}
        hint={profile.confirmsEmail ? t('ownAccount.confirmsEmail') : undefined}
        name="email"
        type="email"
        autoComplete="username"
        required={profile.email !== ''}
        maxLength={254}
        defaultValue={profile.email}
      />
      <Field label={t('ownAccount.language')} hint={t('ownAccount.languageHint')}>
        {(links) => (
          <select className="control" name="language" defaultValue={profile.language} {...links}>
            <option value="en">English</option>
            <option value="fr" lang="fr">
              Français
            </option>
          </select>
        )}
      </Field>
      <h3>{t('ownAccount.secret')}</h3>
      <PasswordInput
        label={t('ownAccount.newPassword')}
        hint={t('ownAccount.newPasswordHint')}
        name="password"
        autoComplete="new-password"
        minLength={shortestPassword}
        maxLength={longestPassword}
      />
      <PasswordInput
        label={t('membership.repeatPassword')}
        name="repeat_password"
        autoComplete="new-password"
        maxLength={longestPassword}
      />
      {isAsked && (
        <PasswordInput
          label={t('ownAccount.currentPassword')}
          hint={t('ownAccount.currentPasswordHint')}
          name="current_password"
          autoComplete="current-password"
          maxLength={longestPassword}
        />
      )}
      <FormMessage wrong={wrong} said={said} />
      <Button type="submit" busy={busy}>
        {t('ownAccount.save')}
      </Button>
    </form>
  );
}
