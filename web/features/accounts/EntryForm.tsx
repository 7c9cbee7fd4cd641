import type { FormEvent } from 'react';
import { spendEntry } from '#contract/accounts/issuers.ts';
import { callApi } from '#web/lib/callApi.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { leaveFor } from './leaveFor.ts';
import './accounts.css';

/** Spends what came in the address of `/audit`; the page after it has a clean one. Without JavaScript it is a plain form. */
export function EntryForm({ entry, name }: { entry: { readonly token: string; readonly msg?: string }; name: string }) {
  const t = useWords();
  const { refused } = usePageFacts();
  const { wrong, busy, send } = useSend(refused?.wrong);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    return send(
      async () => {
        const { next } = await callApi(spendEntry, { body: entry });
        // The address with the link goes out of the history too.
        window.history.replaceState(null, '', '/audit');
        await leaveFor(next);
      },
      { leaves: true },
    );
  }

  return (
    <form
      className="account-form"
      method="post"
      action={pageAddress('/audit')}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="token" value={entry.token} />
      {entry.msg !== undefined && <input type="hidden" name="msg" value={entry.msg} />}
      <FormMessage wrong={wrong} />
      <Button type="submit" busy={busy}>
        {t('entry.go', { name })}
      </Button>
    </form>
  );
}
