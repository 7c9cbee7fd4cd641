import { useState, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addIssuer, listIssuers, revokeIssuer, rotateIssuer } from '#contract/accounts/issuers.ts';
import { longestIssuerName } from '#contract/limits.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayInstant } from '#web/lib/format.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { useAct } from '#web/ui/useAct.ts';
import './IssuersPanel.css';

const issuersQuery = () => apiQuery(listIssuers, {});

interface Shown {
  readonly id: string;
  readonly name: string;
  readonly key: string;
}

/** Services that may send officers over by a link (decision 1); each key is seen once. */
export default function IssuersPanel() {
  const t = useWords();
  const { data: issuers, error, refetch } = useQuery(issuersQuery());
  const [shown, setShown] = useState<Shown>();
  const { acting, act } = useAct();
  const rotate = (id: string) =>
    act(`rotate ${id}`, async () => setShown(await callApi(rotateIssuer, { params: { id } })));
  const revoke = (id: string) =>
    act(`revoke ${id}`, async () => void (await callApi(revokeIssuer, { params: { id } })));
  return (
    <div className="issuers">
      <h2>{t('issuers.title')}</h2>
      <p>{t('issuers.lead')}</p>
      {shown && (
        <Card level={3} title={t('issuers.keyOf', { name: shown.name })}>
          <p role="status">{t('issuers.keyLead')}</p>
          <dl className="issuers-key">
            <dt>{t('issuers.id')}</dt>
            <dd>{shown.id}</dd>
            <dt>{t('issuers.key')}</dt>
            <dd>{shown.key}</dd>
          </dl>
          <Button kind="secondary" small onClick={() => setShown(undefined)}>
            {t('issuers.keyKept')}
          </Button>
        </Card>
      )}
      <AddIssuer onAdded={setShown} />
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!issuers && !error && <Skeleton lines={4} />}
      {issuers && (
        <Table
          caption={t('issuers.title')}
          captionHidden
          rows={issuers}
          rowKey={({ id }) => id}
          empty={<p>{t('issuers.none')}</p>}
          columns={[
            { key: 'name', head: t('issuers.name'), cell: ({ name }) => name },
            { key: 'id', head: t('issuers.id'), cell: ({ id }) => <code>{id}</code> },
            { key: 'sender', head: t('issuers.sender'), cell: ({ sender }) => sender },
            { key: 'keyed', head: t('issuers.keyed'), cell: ({ keyedAt }) => sayInstant(keyedAt) },
            {
              key: 'acts',
              head: t('issuers.action'),
              cell: ({ id, name, revoked }) =>
                revoked ? (
                  <Badge tone="plain">{t('issuers.revoked')}</Badge>
                ) : (
                  <span className="issuers-acts">
                    <Button
                      kind="secondary"
                      small
                      busy={acting === `rotate ${id}`}
                      aria-label={t('issuers.rotateOf', { name })}
                      onClick={() => void rotate(id)}
                    >
                      {t('issuers.rotate')}
                    </Button>
                    <Button
                      kind="danger"
                      small
                      busy={acting === `revoke ${id}`}
                      aria-label={t('issuers.revokeOf', { name })}
                      onClick={() => void revoke(id)}
                    >
                      {t('issuers.revoke')}
                    </Button>
                  </span>
                ),
            },
          ]}
        />
      )}
    </div>
  );
}

function AddIssuer({ onAdded }: { onAdded: (issuer: Shown) => void }) {
  const t = useWords();
  const client = useQueryClient();
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    void send(async () => {
      onAdded(
        await callApi(addIssuer, { body: { name: String(data.get('name')), sender: String(data.get('sender')) } }),
      );
      form.reset();
      await client.invalidateQueries({ queryKey: issuersQuery().queryKey });
    });
  }

  return (
    <form className="issuers-add" onSubmit={submit}>
      <TextInput
        label={t('issuers.name')}
        hint={t('issuers.nameHint')}
        name="name"
        required
        maxLength={longestIssuerName}
        autoComplete="off"
      />
      <TextInput
        label={t('issuers.sender')}
        hint={t('issuers.senderHint')}
        name="sender"
        required
        maxLength={11}
        pattern="[A-Za-z0-9][A-Za-z0-9 ]*"
        autoComplete="off"
      />
      <Button type="submit" busy={busy}>
        {t('issuers.add')}
      </Button>
      <FormMessage wrong={wrong} />
    </form>
  );
}
