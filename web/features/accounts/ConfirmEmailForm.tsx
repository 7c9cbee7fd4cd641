import type { FormEvent } from 'react';
import { confirmEmail } from '#contract/accounts/registration.ts';
import { callApi } from '#web/lib/callApi.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { paths } from '#web/lib/paths.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { leaveFor } from './leaveFor.ts';
import './accounts.css';

/** Spends the link of a mail: the address counts from now on, and the person goes on to sign in. */
export function ConfirmEmailForm({ token }: { token: string }) {
  const t = useWords();
  const { refused } = usePageFacts();
  const { wrong, busy, send } = useSend(refused?.wrong);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    return send(
      async () => {
        await callApi(confirmEmail, { params: { token } });
        await leaveFor(`${paths.signIn}?confirmed=1`);
      },
      { leaves: true },
    );
  }

  return (
    <form className="account-form" method="post" onSubmit={(event) => void submit(event)}>
      <FormMessage wrong={wrong} />
      <Button type="submit" busy={busy}>
        {t('membership.confirm')}
      </Button>
    </form>
  );
}
