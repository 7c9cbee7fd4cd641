import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import { editRainThreshold, listRainThresholds } from '#contract/climate/rainProposals.ts';
import { callApi } from '#web/lib/callApi.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import './RainProposals.css';

type Threshold = Answer<typeof listRainThresholds>[number];

/** From when on the daily rain of districts becomes a proposal, each figure with its source, to be changed. */
export function RainThresholds() {
  const t = useWords();
  const { data = [], error } = useQuery(apiQuery(listRainThresholds, {}));
  return (
    <section aria-labelledby="rain-thresholds">
      <h2 id="rain-thresholds">{t('rainProposals.thresholds')}</h2>
      <p>{t('rainProposals.thresholdsLead')}</p>
      {error && <ErrorState>{error.message}</ErrorState>}
      <div className="rain-thresholds">
        {data.map((threshold) => (
          <ThresholdForm key={JSON.stringify(threshold)} threshold={threshold} />
        ))}
      </div>
    </section>
  );
}

function ThresholdForm({ threshold: { concern, amount, days, active, source } }: { threshold: Threshold }) {
  const t = useWords();
  const { acting, act } = useAct();

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = {
      amount: Number(form.get('amount') ?? amount),
      days: Number(form.get('days') ?? days),
      active: form.get('active') !== null,
      source: String(form.get('source')),
    };
    void act('save', async () => {
      await callApi(editRainThreshold, { params: { concern }, body });
      notify({ tone: 'ok', text: t('rainProposals.saved') });
    });
  }
  return (
    <form className="rain-threshold" onSubmit={save} aria-label={t(`rainProposals.${concern}`)}>
      <h3>{t(`rainProposals.${concern}`)}</h3>
      {(concern === 'heavyRain' || concern === 'heat') && (
        <TextInput
          label={t(`rainProposals.amountOf_${concern}`)}
          name="amount"
          type="number"
          min={1}
          max={500}
          step={0.5}
          required
          defaultValue={amount}
        />
      )}
      {(concern === 'drySpell' || concern === 'heat') && (
        <TextInput
          label={t(`rainProposals.daysOf_${concern}`)}
          name="days"
          type="number"
          min={1}
          max={60}
          required
          defaultValue={days}
        />
      )}
      {concern === 'lateOnset' && <p>{t('rainProposals.onceLate')}</p>}
      <TextInput
        label={t('rainProposals.source')}
        name="source"
        minLength={5}
        maxLength={300}
        required
        defaultValue={source}
      />
      <Checkbox name="active" defaultChecked={active} label={t('rainProposals.isOn')} />
      <Button type="submit" kind="secondary" small busy={acting === 'save'}>
        {t('rainProposals.save')}
      </Button>
    </form>
  );
}
