import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import { decideRainProposal, listRainProposals } from '#contract/climate/rainProposals.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayDay } from '#web/lib/format.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useAct } from '#web/ui/useAct.ts';
import './RainProposals.css';

type Proposals = Answer<typeof listRainProposals>;
type Decision = Proposals['found'][number]['state'];

const PAGE = 50;

/** What the daily rain of districts calls for, for plant protection to take up or dismiss. */
export function RainProposals() {
  const t = useWords();
  const [offset, setOffset] = useState(0);
  const { data, error, refetch } = useQuery(apiQuery(listRainProposals, { query: { offset } }));
  return (
    <section aria-labelledby="rain-proposals">
      <h2 id="rain-proposals">{t('rainProposals.title')}</h2>
      <p className="threshold-lead">{t('rainProposals.lead')}</p>
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {data?.total === 0 && <EmptyState small title={t('rainProposals.none')} />}
      <ul className="rain-proposals">
        {data?.found.map((proposal) => (
          <Proposal key={proposal.id} proposal={proposal} />
        ))}
      </ul>
      {offset > 0 && (
        <Button kind="quiet" small onClick={() => setOffset(offset - PAGE)}>
          {t('rainProposals.newer')}
        </Button>
      )}
      {data && data.total > offset + PAGE && (
        <Button kind="quiet" small onClick={() => setOffset(offset + PAGE)}>
          {t('rainProposals.more')}
        </Button>
      )}
    </section>
  );
}

function Proposal({ proposal }: { proposal: Proposals['found'][number] }) {
  const t = useWords();
  const { acting, act } = useAct();
  const { id, concern, from, to, sentence, draft, state } = proposal;
  const decide = (decision: Decision) =>
    act(decision, async () => void (await callApi(decideRainProposal, { params: { id }, body: { decision } })));
  const choices: readonly [Decision, string][] =
    state === 'open'
      ? [
          ['taken', t('rainProposals.take')],
          ['dismissed', t('rainProposals.dismiss')],
        ]
      : [['open', t('rainProposals.reopen')]];
  return (
    <li>
      <p className="rain-proposal-head">
        <strong>{t(`rainProposals.${concern}`)}</strong>
        <Badge tone={state === 'open' ? 'warn' : 'plain'}>{t(`rainProposals.${state}`)}</Badge>
        <span>{from === to ? sayDay(to) : t('rainProposals.days', { from: sayDay(from), to: sayDay(to) })}</span>
      </p>
      <p>{sentence}</p>
      <details>
        <summary>{t('rainProposals.draft')}</summary>
        <p>{draft}</p>
      </details>
      <p className="rain-proposal-acts">
        {choices.map(([decision, text]) => (
          <Button
            key={decision}
            small
            kind={decision === 'taken' ? 'primary' : 'quiet'}
            busy={acting === decision}
            onClick={() => void decide(decision)}
          >
            {text}
          </Button>
        ))}
      </p>
    </li>
  );
}
