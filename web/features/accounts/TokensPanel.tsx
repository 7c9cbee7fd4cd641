import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listTokens } from '#contract/accounts/accessTokens.ts';
import { sayDay, sayInstant } from '#web/lib/format.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { ServiceAccounts } from './ServiceAccounts.tsx';
import { EndToken } from './TokenList.tsx';
import './tokens.css';

/** Service accounts, and the access tokens of everybody. */
export default function TokensPanel() {
  const t = useWords();
  const [after, setAfter] = useState<string>();
  const { data, error, refetch } = useQuery({
    ...apiQuery(listTokens, { query: after === undefined ? {} : { after } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="tokens">
      <ServiceAccounts />
      <h2>{t('tokens.all')}</h2>
      <p>{t('tokens.allLead')}</p>
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!data && !error && <Skeleton lines={6} />}
      {data && (
        <Table
          caption={t('tokens.all')}
          captionHidden
          rows={data.found}
          rowKey={({ id }) => id}
          empty={<p>{t('tokens.none')}</p>}
          columns={[
            {
              key: 'owner',
              head: t('tokens.owner'),
              cell: ({ owner, isService }) => (
                <>
                  {owner} {isService && <Badge>{t('tokens.service')}</Badge>}
                </>
              ),
            },
            {
              key: 'token',
              head: t('tokens.token'),
              cell: ({ name, hint }) => (
                <>
                  {name} <code>{hint}</code>
                </>
              ),
            },
            { key: 'may', head: t('tokens.may'), cell: ({ scopes }) => scopes.join(', ') },
            {
              key: 'state',
              head: t('tokens.state'),
              cell: ({ expiresAt, lastUsedAt }) => (
                <>
                  {t('tokens.until', { day: sayDay(expiresAt.slice(0, 10), { withYear: true }) })}
                  <br />
                  {lastUsedAt === null ? t('tokens.unused') : t('tokens.used', { when: sayInstant(lastUsedAt) })}
                </>
              ),
            },
            { key: 'act', head: t('tokens.action'), cell: (token) => <EndToken token={token} /> },
          ]}
        />
      )}
      <div className="token-acts">
        {after !== undefined && (
          <Button kind="secondary" small onClick={() => setAfter(undefined)}>
            {t('tokens.newest')}
          </Button>
        )}
        {data && data.next !== null && (
          <Button kind="secondary" small onClick={() => setAfter(data.next ?? undefined)}>
            {t('tokens.older')}
          </Button>
        )}
      </div>
    </div>
  );
}
