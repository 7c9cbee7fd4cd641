import type { FormEvent } from 'react';
import { longestPassword, shortestPassword } from '#contract/limits.ts';
import { resetPassword } from '#contract/accounts/passwordReset.ts';
import { callApi } from '#web/lib/callApi.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { leaveFor } from './leaveFor.ts';
import { PasswordInput } from './PasswordInput.tsx';
import './accounts.css';

interface ResetPasswordFormProps {
  /** From the link of the mail. */
  token: string;
  /** The page to go on to with the new password. */
  next: string;
}

/** Two fields for a new password. What the server says against it stays until it is dismissed. */
export function ResetPasswordForm({ token, next }: ResetPasswordFormProps) {
  const t = useWords();
  const { refused } = usePageFacts();
  const { wrong, busy, send } = useSend(refused?.wrong);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { password: String(form.get('password')), repeat_password: String(form.get('repeat_password')) };
    return send(
      async () => {
        await callApi(resetPassword, { params: { token }, body });
        await leaveFor(next);
      },
      { leaves: true },
    );
  }

  return (
    <form className="account-form" method="post" onSubmit={(event) => void submit(event)}>
      <PasswordInput
        label={t('membership.resetNew')}
        hint={t('membership.newPasswordHint')}
        name="password"
        autoComplete="new-password"
        minLength={shortestPassword}
        maxLength={longestPassword}
        required
      />
      <PasswordInput
        label={t('membership.repeatPassword')}
        name="repeat_password"
        autoComplete="new-password"
        maxLength={longestPassword}
        required
      />
      <FormMessage wrong={wrong} />
      <Button type="submit" busy={busy}>
        {t('membership.resetButton')}
      </Button>
    </form>
  );
}
