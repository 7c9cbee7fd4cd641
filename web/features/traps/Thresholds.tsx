import { useState, type FormEvent, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { addTrapRule, decideTrapProposal, editTrapRule } from '#contract/traps/trapRules.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayDay } from '#web/lib/format.ts';
import { shippedText } from '#web/lib/shippedText.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { useAct } from '#web/ui/useAct.ts';
import { pestsQuery, proposalsQuery, rulesQuery, type TrapProposal } from './api.ts';
import './Thresholds.css';

const stateWords = { open: 'traps.open', taken: 'traps.taken', dismissed: 'traps.dismissed' } as const;

/** Risks that catches propose, for plant protection to decide on, and the thresholds that administrators keep. */
export default function Thresholds({
  role,
  isNational,
  children,
}: {
  role: string;
  isNational: boolean | undefined;
  /** Proposals of other rooms. */
  children?: ReactNode;
}) {
  const t = useWords();
  const { data: proposals, error, refetch } = useQuery(proposalsQuery());
  return (
    <div className="thresholds">
      <section>
        <h2>{t('traps.proposals')}</h2>
        {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
        {proposals?.length === 0 && <EmptyState small title={t('traps.noProposal')} />}
        <ul className="threshold-list">
          {proposals?.map((proposal) => (
            <Proposal key={proposal.id} proposal={proposal} decides={role === 'admin' || role === 'pprsd'} />
          ))}
        </ul>
      </section>
      {children}
      <Rules isAdmin={role === 'admin' && isNational !== false} />
    </div>
  );
}

function Proposal({ proposal, decides }: { proposal: TrapProposal; decides: boolean }) {
  const t = useWords();
  const { acting, act } = useAct();
  const { id, category, district, total, traps, from, to, state, riskId } = proposal;
  const decide = (decision: 'take' | 'dismiss') =>
    act(decision, async () => void (await callApi(decideTrapProposal, { params: { id }, body: { decision } })));
  return (
    <li>
      <div className="threshold-words">
        <strong>{t('traps.proposal', { pest: shippedText(category), district })}</strong>
        <span>{t('traps.proposalLead', { total, traps, from: sayDay(from), to: sayDay(to) })}</span>
      </div>
      <Badge tone={state === 'open' ? 'warn' : 'plain'}>{t(stateWords[state])}</Badge>
      {riskId !== null && (
        <Button kind="quiet" small href={`/controlcenter/risk/${riskId}`}>
          {t('traps.toRisk')}
        </Button>
      )}
      {state === 'open' && decides && (
        <>
          <Button small busy={acting === 'take'} onClick={() => void decide('take')}>
            {t('traps.take')}
          </Button>
          <Button kind="quiet" small busy={acting === 'dismiss'} onClick={() => void decide('dismiss')}>
            {t('traps.dismiss')}
          </Button>
        </>
      )}
    </li>
  );
}

function Rules({ isAdmin }: { isAdmin: boolean }) {
  const t = useWords();
  const { data: rules } = useQuery(rulesQuery());
  const { data: pests = [] } = useQuery(pestsQuery());
  const [adding, setAdding] = useState(false);
  const { acting, act } = useAct();

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const number = (name: string) => Number(form.get(name));
    const pest = String(form.get('pest') ?? '');
    const body = {
      riskCategoryId: pest === '' ? null : Number(pest),
      leastCount: number('leastCount'),
      days: number('days'),
      leastTraps: number('leastTraps'),
      active: true,
    };
    void act('add', async () => {
      await callApi(addTrapRule, { body });
      setAdding(false);
    });
  }
  return (
    <section>
      <h2>{t('traps.thresholds')}</h2>
      <p className="threshold-lead">{t('traps.rulesLead')}</p>
      {rules?.length === 0 && <EmptyState small title={t('traps.noRule')} />}
      <ul className="threshold-list">
        {rules?.map(({ id, category, ...rule }) => (
          <li key={id}>
            <span className="threshold-words">
              {t('traps.rule', {
                count: rule.leastCount,
                pest: category === null ? t('traps.anyPest') : t('traps.of', { pest: shippedText(category) }),
                days: rule.days,
                traps: rule.leastTraps,
              })}
            </span>
            <Badge tone={rule.active ? 'ok' : 'plain'}>{t(rule.active ? 'traps.ruleOn' : 'traps.ruleOff')}</Badge>
            {isAdmin && (
              <Button
                kind="quiet"
                small
                busy={acting === String(id)}
                onClick={() =>
                  void act(
                    String(id),
                    async () =>
                      void (await callApi(editTrapRule, { params: { id }, body: { ...rule, active: !rule.active } })),
                  )
                }
              >
                {t(rule.active ? 'traps.turnOff' : 'traps.turnOn')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isAdmin && !adding && (
        <Button kind="secondary" onClick={() => setAdding(true)}>
          {t('traps.addRule')}
        </Button>
      )}
      {adding && (
        <form className="threshold-form" onSubmit={add}>
          <Select
            label={t('traps.pestType')}
            name="pest"
            empty={t('traps.anyPest')}
            choices={pests.map(({ id, name }) => ({ value: String(id), text: shippedText(name) }))}
          />
          <TextInput
            label={t('traps.leastCount')}
            name="leastCount"
            required
            type="number"
            min={1}
            inputMode="numeric"
            defaultValue={10}
          />
          <TextInput
            label={t('traps.withinDays')}
            name="days"
            required
            type="number"
            min={1}
            max={90}
            inputMode="numeric"
            defaultValue={7}
          />
          <TextInput
            label={t('traps.inTraps')}
            name="leastTraps"
            required
            type="number"
            min={1}
            max={100}
            inputMode="numeric"
            defaultValue={2}
          />
          <Button type="submit" busy={acting === 'add'}>
            {t('traps.save')}
          </Button>
        </form>
      )}
    </section>
  );
}
