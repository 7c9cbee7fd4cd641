import { useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { enterRainOfPhone } from '#contract/conversations/farmerQuestions.ts';
import { listRainGauges } from '#contract/climate/gauges.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayDay, sayNumber } from '#web/lib/format.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import type { FarmerQuestion } from './QuestionsTab.tsx';

/** Enters rain that a phone gave in the record of a gauge, and if wished what the phone sends from now on. */
export function RainDialog({ question, onClose }: { readonly question: FarmerQuestion; readonly onClose: () => void }) {
  const t = useWords();
  const [chosen, setChosen] = useState<string>();
  const [always, setAlways] = useState(false);
  const { acting, act } = useAct();
  const { data, error } = useQuery(apiQuery(listRainGauges, {}));
  // The gauges of the district first.
  const gauges = (data ?? []).toSorted(
    (one, other) =>
      Number(other.district_id === question.district_id) - Number(one.district_id === question.district_id),
  );
  const gauge = chosen ?? gauges[0]?.id ?? '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    void act('send', async () => {
      await callApi(enterRainOfPhone, { params: { id: question.id }, body: { gauge, always } });
      notify({ tone: 'ok', text: t('questions.rainEntered') });
      onClose();
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('questions.rainTitle', { from: question.from })}
      description={t('questions.rainOf', {
        mm: sayNumber(question.rain_mm ?? 0),
        day: sayDay(question.rain_day ?? question.asked_at.slice(0, 10)),
      })}
    >
      <form className="questions" onSubmit={send}>
        {data?.length === 0 && <p>{t('questions.noGauges')}</p>}
        <Select
          label={t('questions.gauge')}
          value={gauge}
          onChange={(event) => setChosen(event.target.value)}
          choices={gauges.map(({ id, name }) => ({ value: id, text: name }))}
          required
        />
        <Checkbox
          label={t('questions.always')}
          checked={always}
          onChange={(event) => setAlways(event.target.checked)}
        />
        <FormEnd
          wrong={error?.message}
          busy={acting === 'send'}
          send={t('questions.enterRain')}
          cancel={t('questions.cancel')}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
