import type { FormEvent } from 'react';
import { createFirstAdministrator } from '#contract/accounts/accounts.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import './accounts.css';

/** Spends the one-time link of the first start. */
export function FirstAdministratorForm({ code }: { code: string }) {
  const t = useWords();
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const body = { code, name: text('name'), email: text('email'), password: text('password') };
    return send(
      async () => {
        await callApi(createFirstAdministrator, { body });
        window.location.assign(pageAddress('/manage'));
      },
      { leaves: true },
    );
  }

  return (
    <form
      className="account-form"
      method="post"
      action="/api/accounts/first-administrator"
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="code" value={code} />
      <TextInput label={t('membership.name')} name="name" autoComplete="name" required maxLength={120} />
      <TextInput
        label={t('accounts.email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        maxLength={254}
      />
      <PasswordInput
        label={t('membership.newPassword')}
        hint={t('membership.newPasswordHint')}
        name="password"
        autoComplete="new-password"
        minLength={10}
        maxLength={200}
        required
      />
      <FormMessage wrong={wrong} />
      <Button type="submit" busy={busy}>
        {t('membership.makeAccount')}
      </Button>
    </form>
  );
}
