import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { listOwnTokens, makeOwnToken } from '#contract/accounts/accessTokens.ts';
import { callApi } from '#web/lib/callApi.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Accordion } from '#web/ui/navigation/Accordion.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import type { Profile } from './api.ts';
import { NewTokenNote } from './NewTokenNote.tsx';
import { type NewToken, type Scope, TokenForm } from './TokenForm.tsx';
import { TokenList } from './TokenList.tsx';
import './tokens.css';

/** One's own access tokens: made, shown once, ended. */
export default function OwnTokens({ profile }: { profile: Profile }) {
  const t = useWords();
  const { data: tokens, error, refetch } = useQuery(apiQuery(listOwnTokens, {}));
  const [made, setMade] = useState<NewToken>();
  return (
    <div className="tokens">
      <p>
        {t('tokens.lead')} <a href="/api/docs">{t('tokens.docs')}</a>
      </p>
      {made && <NewTokenNote made={made} onKept={() => setMade(undefined)} />}
      {error && (
        <ErrorState small onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!tokens && !error && <Skeleton lines={3} />}
      {tokens && <TokenList tokens={tokens} />}
      <Accordion
        items={[
          {
            id: 'make',
            title: t('tokens.make'),
            content: (
              <TokenForm
                scopes={scopesOf(profile)}
                passwordNeeded={profile.passwordNeeded}
                make={(body) => callApi(makeOwnToken, { body })}
                onMade={setMade}
              />
            ),
          },
        ]}
      />
    </div>
  );
}

/** What is worth ticking: the field and messages for officers, administration for administrators. */
function scopesOf({ officerRole, dataUser }: Profile): Scope[] {
  return [
    'read',
    ...(dataUser || officerRole === 'admin' ? (['data'] as const) : []),
    ...(officerRole === null ? [] : (['field-read', 'field', 'messages'] as const)),
    ...(officerRole === 'admin' ? (['admin'] as const) : []),
    'account',
  ];
}
