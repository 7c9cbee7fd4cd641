import { endToken, type listOwnTokens } from '#contract/accounts/accessTokens.ts';
import type { Answer } from '#contract/endpoint.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayDay, sayInstant } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import './tokens.css';

type Token = Answer<typeof listOwnTokens>[number];

/** Tokens of one owner: what each may do, until when, when it was last used, and the way to end it. */
export function TokenList({ tokens }: { tokens: readonly Token[] }) {
  const t = useWords();
  if (tokens.length === 0) return <p className="token-none">{t('tokens.none')}</p>;
  return (
    <ul className="token-list">
      {tokens.map((token) => (
        <li key={token.id}>
          <div>
            <p className="token-name">
              {token.name} <code>{token.hint}</code>
            </p>
            <p>{token.scopes.map((scope) => t(`tokens.${scope}`)).join(' · ')}</p>
            <p>
              {t('tokens.until', { day: sayDay(token.expiresAt.slice(0, 10), { withYear: true }) })} ·{' '}
              {token.lastUsedAt === null
                ? t('tokens.unused')
                : t('tokens.used', { when: sayInstant(token.lastUsedAt) })}
            </p>
          </div>
          <EndToken token={token} />
        </li>
      ))}
    </ul>
  );
}

/** The button that ends a token, or what it became. */
export function EndToken({ token: { id, name, hint, state } }: { token: Token }) {
  const t = useWords();
  const { acting, act } = useAct();
  if (state !== 'works') return <Badge tone="plain">{t(`tokens.${state}`)}</Badge>;
  const end = () =>
    act(id, async () => {
      await callApi(endToken, { params: { id } });
      notify({ tone: 'ok', text: t('tokens.endedNow', { name }) });
    });
  return (
    <Button
      kind="quiet"
      small
      busy={acting === id}
      aria-label={t('tokens.endOf', { name, hint })}
      onClick={() => void end()}
    >
      {t('tokens.end')}
    </Button>
  );
}
