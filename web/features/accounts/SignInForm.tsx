import type { FormEvent } from 'react';
import { signIn, signInOfficer } from '#contract/accounts.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import './accounts.css';

interface SignInFormProps {
  /** A path of the product to go to afterwards. */
  next: string;
  /** What went wrong with a form sent without JavaScript. */
  problem?: string | undefined;
  /** Signs in to the extension portal alone; whoever is no officer is told so. */
  officer?: boolean;
}

/** E-mail and password. Without JavaScript it is a plain form that the server answers with a redirect. */
export function SignInForm({ next, problem, officer = false }: SignInFormProps) {
  const t = useWords();
  const { wrong, busy, send } = useSend(problem);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { email: String(form.get('email')), password: String(form.get('password')) };
    return send(
      async () => {
        await callApi(officer ? signInOfficer : signIn, { body });
        // A full load: every page after it is rendered for the person.
        window.location.assign(next);
      },
      { leaves: true },
    );
  }

  return (
    <form className="account-form" method="post" action="/api/accounts/sign-in" onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="next" value={next} />
      <TextInput label={t('accounts.email')} name="email" type="email" autoComplete="username" required maxLength={254} />
      <PasswordInput label={t('accounts.password')} name="password" autoComplete="current-password" required />
      {wrong !== undefined && (
        <p className="account-wrong" role="alert">
          {wrong}
        </p>
      )}
      <Button type="submit" busy={busy}>
        {t('accounts.signIn')}
      </Button>
    </form>
  );
}
