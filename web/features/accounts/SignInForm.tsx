import { useState, type FormEvent, type MouseEvent } from 'react';
import { signIn, signInOfficer } from '#contract/accounts/accounts.ts';
import { requestPasswordReset } from '#contract/accounts/passwordReset.ts';
import { callApi } from '#web/lib/callApi.ts';
import type { PageFacts } from '#web/lib/pageFacts.ts';
import { paths } from '#web/lib/paths.ts';
import { apiProblem, isApiProblem } from '#web/lib/problem.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { leaveFor } from './leaveFor.ts';
import { PasswordInput } from './PasswordInput.tsx';
import './accounts.css';

/** How long "You are currently logged In" stands, in milliseconds (2-data-hub.md, section 4). */
const LOGGED_IN_MS = 1000;

interface SignInFormProps {
  /** A path of the product to go to afterwards. */
  next: string;
  /** What went wrong with a form sent without JavaScript, and what was typed into it. */
  refused?: PageFacts['refused'];
  /** Good news the form comes with: a mail is on its way. */
  news?: string | undefined;
  /** Whether the code of the second step is asked for from the start: a form without JavaScript was sent without. */
  asksCode?: boolean;
  /** Signs in to the extension portal alone; whoever is no officer is told so. */
  officer?: boolean;
}

/**
 * E-mail and password, and the way out for who forgot it. Without JavaScript both are plain forms that the server
 * answers with a redirect.
 */
export function SignInForm({ next, refused, news, asksCode = false, officer = false }: SignInFormProps) {
  const t = useWords();
  const { wrong, busy, send } = useSend(refused?.wrong);
  const [said, setSaid] = useState(news);
  const [asking, setAsking] = useState(false);
  const [withCode, setWithCode] = useState(asksCode);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const code = String(form.get('code') ?? '');
    const body = {
      email: String(form.get('email')),
      password: String(form.get('password')),
      ...(code !== '' && { code }),
    };
    setSaid(undefined);
    setAsking(false);
    return send(
      async () => {
        await callApi(officer ? signInOfficer : signIn, { body }).catch((caught: unknown) => {
          if (isApiProblem(caught) && caught.code === 'secondStepNeeded') setWithCode(true);
          throw caught;
        });
        if (!officer) setSaid(t('accounts.loggedIn'));
        await leaveFor(next, officer ? 0 : LOGGED_IN_MS);
      },
      { leaves: true },
    );
  }

  function askForMail(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const field = event.currentTarget.form?.elements.namedItem('email') as HTMLInputElement;
    const email = field.value.trim();
    setSaid(undefined);
    setAsking(true);
    return send(async () => {
      if (email === '') {
        field.focus();
        throw apiProblem(400, 'emailNeeded', t('accounts.enterEmail'));
      }
      setSaid((await callApi(requestPasswordReset, { body: { email } })) as string);
    });
  }

  return (
    <form
      className="account-form"
      method="post"
      action="/api/accounts/sign-in"
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="next" value={next} />
      <TextInput
        label={t('accounts.email')}
        hint={officer ? t('accounts.orPhone') : undefined}
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
        defaultValue={refused?.typed.email}
      />
      <PasswordInput label={t('accounts.password')} name="password" autoComplete="current-password" required />
      {withCode && (
        <TextInput
          label={t('accounts.code')}
          hint={t('accounts.codeHint')}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={40}
        />
      )}
      <FormMessage wrong={wrong} said={said} />
      <div className="account-acts">
        <Button type="submit" busy={busy && !asking}>
          {t('accounts.signIn')}
        </Button>
        <Button
          kind="quiet"
          type="submit"
          formAction={paths.services}
          formNoValidate
          busy={busy && asking}
          onClick={(event) => void askForMail(event)}
        >
          {t('accounts.forgot')}
        </Button>
      </div>
    </form>
  );
}
