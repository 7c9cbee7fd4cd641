import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { longestPassword } from '#contract/limits.ts';
import { deleteOwnAccount } from '#contract/ownAccount.ts';
import { callApi } from '#web/lib/callApi.ts';
import { paths } from '#web/lib/paths.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { FormMessage } from '#web/ui/FormMessage.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { deletionQuery } from './api.ts';
import { leaveFor } from './leaveFor.ts';
import { PasswordInput } from './PasswordInput.tsx';
import './DeleteAccount.css';

/** Deletes one's own account: first what becomes of everything, then the password. */
export function DeleteAccount() {
  const t = useWords();
  return (
    <details className="delete-account">
      <summary>{t('ownAccount.delete')}</summary>
      <Deletion />
    </details>
  );
}

function Deletion() {
  const t = useWords();
  const { data: deletion, error, refetch } = useQuery(deletionQuery());
  const { wrong, busy, send } = useSend();
  const hydrated = useHydrated();
  if (error) return <ErrorState small onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!deletion) return <Skeleton lines={4} />;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    return send(
      async () => {
        await callApi(deleteOwnAccount, { body: { password } });
        await leaveFor(`${paths.signIn}?deleted=1`);
      },
      { leaves: true },
    );
  }

  return (
    <>
      <p>{t('ownAccount.deleteLead')}</p>
      <dl>
        {deletion.fates.map(({ what, fate }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{fate}</dd>
          </div>
        ))}
      </dl>
      {deletion.hindrance !== '' ? (
        <p className="delete-hindrance">{deletion.hindrance}</p>
      ) : (
        <form className="account-form" method="post" onSubmit={(event) => void submit(event)}>
          <PasswordInput
            label={t('ownAccount.deletePassword')}
            name="password"
            autoComplete="current-password"
            required
            maxLength={longestPassword}
          />
          <FormMessage wrong={wrong} />
          <Button kind="danger" type="submit" disabled={!hydrated} busy={busy}>
            {t('ownAccount.deleteNow')}
          </Button>
        </form>
      )}
    </>
  );
}
