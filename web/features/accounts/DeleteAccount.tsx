import { useQuery } from '@tanstack/react-query';
import { longestPassword } from '#contract/limits.ts';
import { deleteOwnAccount } from '#contract/accounts/ownAccount.ts';
import { callApi } from '#web/lib/callApi.ts';
import { paths } from '#web/lib/paths.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { deletionQuery } from './api.ts';
import { AccountForm } from './AccountForm.tsx';
import { leaveFor } from './leaveFor.ts';
import { PasswordInput } from './PasswordInput.tsx';
import './DeleteAccount.css';

/** Deletes one's own account: first what becomes of everything, then the password. */
export function DeleteAccount() {
  const t = useWords();
  const { refused } = usePageFacts();
  const wrong = refused?.typed.act === 'delete' ? refused.wrong : undefined;
  return (
    <details className="delete-account" open={wrong !== undefined}>
      <summary>{t('ownAccount.delete')}</summary>
      <Deletion refused={wrong} />
    </details>
  );
}

function Deletion({ refused }: { refused: string | undefined }) {
  const t = useWords();
  const { data: deletion, error, refetch } = useQuery(deletionQuery());
  const { wrong, busy, send } = useSend(refused);
  if (error)
    return (
      <ErrorState small onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!deletion) return <Skeleton lines={4} />;

  const remove = (form: FormData) => {
    const password = String(form.get('password'));
    return send(
      async () => {
        await callApi(deleteOwnAccount, { body: { password } });
        await leaveFor(`${paths.signIn}?deleted=1`);
      },
      { leaves: true },
    );
  };

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
        <AccountForm act="delete" className="account-form" onSend={(form) => void remove(form)}>
          <PasswordInput
            label={t('ownAccount.deletePassword')}
            name="password"
            autoComplete="current-password"
            required
            maxLength={longestPassword}
          />
          <FormMessage wrong={wrong} />
          <Button kind="danger" type="submit" busy={busy}>
            {t('ownAccount.deleteNow')}
          </Button>
        </AccountForm>
      )}
    </>
  );
}
