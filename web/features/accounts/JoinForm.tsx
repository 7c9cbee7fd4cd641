import { useState, type FormEvent } from 'react';
import {
  longestInstitution,
  longestName,
  longestPassword,
  longestPhoneText,
  longestProfession,
  shortestPassword,
} from '#contract/limits.ts';
import { registerDataUser } from '#contract/accounts/registration.ts';
import { callApi } from '#web/lib/callApi.ts';
import type { PageFacts } from '#web/lib/pageFacts.ts';
import { paths } from '#web/lib/paths.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { leaveFor } from './leaveFor.ts';
import { PasswordInput } from './PasswordInput.tsx';
import './accounts.css';

/** How long "Thank you for joining Us" stands, in milliseconds (2-data-hub.md, section 4). */
const THANKS_MS = 2000;

interface JoinFormProps {
  /** A path of the product to go to afterwards. */
  next: string;
  /** What went wrong with the form sent without JavaScript, and what was typed into it. */
  refused?: PageFacts['refused'];
}

/** Joins the data hub. Without JavaScript it is a plain form of `/sign-in`. */
export function JoinForm({ next, refused }: JoinFormProps) {
  const t = useWords();
  const { wrong, busy, send } = useSend(refused?.wrong);
  const [said, setSaid] = useState<string>();
  const typed = refused?.typed;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    setSaid(undefined);
    return send(async () => {
      const answer = String(
        await callApi(registerDataUser, {
          body: {
            name: text('name'),
            institution: text('institution'),
            profession: text('profession'),
            email: text('email'),
            phone: text('phone'),
            password: text('password'),
            repeat_password: text('repeat_password'),
          },
        }),
      );
      // A sentence instead of a token: the address has to be confirmed first.
      if (answer.includes(' ')) return setSaid(answer);
      setSaid(t('membership.thanks'));
      await leaveFor(next, THANKS_MS);
    });
  }

  return (
    <form
      className="account-form"
      method="post"
      action={pageAddress(paths.signIn)}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="next" value={next} />
      <TextInput
        label={t('membership.name')}
        name="name"
        autoComplete="name"
        required
        maxLength={longestName}
        defaultValue={typed?.name}
      />
      <TextInput
        label={t('membership.institution')}
        hint={t('membership.institutionHint')}
        name="institution"
        autoComplete="organization"
        required
        maxLength={longestInstitution}
        defaultValue={typed?.institution}
      />
      <TextInput
        label={t('membership.profession')}
        hint={t('membership.professionHint')}
        name="profession"
        autoComplete="organization-title"
        required
        maxLength={longestProfession}
        defaultValue={typed?.profession}
      />
      <TextInput
        label={t('accounts.email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        maxLength={254}
        defaultValue={typed?.email}
      />
      <TextInput
        label={t('membership.phone')}
        hint={t('membership.phoneHint')}
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        maxLength={longestPhoneText}
        defaultValue={typed?.phone}
      />
      <PasswordInput
        label={t('membership.newPassword')}
        hint={t('membership.newPasswordHint')}
        name="password"
        autoComplete="new-password"
        required
        minLength={shortestPassword}
        maxLength={longestPassword}
      />
      <PasswordInput
        label={t('membership.repeatPassword')}
        name="repeat_password"
        autoComplete="new-password"
        required
        maxLength={longestPassword}
      />
      <p className="account-terms">
        {t('membership.joinTerms')} <Link href={paths.terms}>{t('membership.terms')}</Link>.
      </p>
      <FormMessage wrong={wrong} said={said} />
      <Button type="submit" busy={busy}>
        {t('membership.join')}
      </Button>
    </form>
  );
}
