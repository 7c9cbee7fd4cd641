import { type FormEvent, useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addRainReading, chooseRainReading, endGaugePhone, type showRainGauge } from '#contract/climate/gauges.ts';
import type { Answer } from '#contract/endpoint.ts';
import { addressOf, callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useReport } from '#web/lib/fieldQueue/useReport.ts';
import { sayDay, sayNumber } from '#web/lib/format.ts';
import { saveFieldPages } from '#web/lib/offline/serviceWorker.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useOnline } from '#web/lib/useOnline.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { DateInput, TextInput } from '#web/ui/forms/TextInput.tsx';
import { CLIMATE_PAGE } from './api.ts';
import { gaugeQuery } from './gauge.ts';

type GaugeDay = Answer<typeof showRainGauge>['days'][number];

/** What people read off a gauge in the last months, two readings of a day side by side; officers add theirs. */
export default function GaugeDays({ id }: { id: string }) {
  const t = useWords();
  const client = useQueryClient();
  const hydrated = useHydrated();
  const { data, error } = useQuery(gaugeQuery(id));
  if (!data) return error ? <ErrorState>{error.message}</ErrorState> : <Loader />;
  const { gauge, days, may_choose: mayChoose } = data;
  async function choose(reading: number) {
    await callApi(chooseRainReading, { params: { reading } });
    await refetchChanged(client);
  }
  return (
    <section aria-label={t('gauges.readings')}>
      <h2>{t('gauges.readings')}</h2>
      {data.may_read && hydrated && <ReadingForm id={id} gauge={gauge.name} />}
      <Phones phones={data.phones} />
      {days.length === 0 && <p>{t('gauges.none')}</p>}
      {days.length > 0 && (
        <Table
          caption={t('gauges.readings')}
          captionHidden
          rows={days}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', head: t('gauges.day'), cell: ({ day }) => sayDay(day, { withYear: true }) },
            {
              key: 'counts',
              head: t('gauges.counts'),
              figures: true,
              cell: ({ rain_mm: rain }) => (rain === null ? t('gauges.differ') : sayNumber(rain)),
            },
            {
              key: 'read',
              head: t('gauges.read'),
              cell: (day) => <Readings day={day} mayChoose={mayChoose} onChoose={(reading) => void choose(reading)} />,
            },
          ]}
        />
      )}
    </section>
  );
}

/** Phones whose rain is entered by itself, each with the way to end that. */
function Phones({ phones }: { phones: Answer<typeof showRainGauge>['phones'] }) {
  const t = useWords();
  const { acting, act } = useAct();
  if (phones.length === 0) return null;
  const end = (id: number) =>
    act(String(id), async () => {
      const { message } = await callApi(endGaugePhone, { params: { phone: id } });
      notify({ tone: 'ok', text: message });
    });
  return (
    <>
      <h3>{t('gauges.phones')}</h3>
      {phones.map(({ id, phone }) => (
        <Button key={id} small kind="secondary" busy={acting === String(id)} onClick={() => void end(id)}>
          {t('gauges.endPhone', { phone })}
        </Button>
      ))}
    </>
  );
}

interface ReadingsProps {
  day: GaugeDay;
  mayChoose: boolean;
  onChoose: (reading: number) => void;
}

/** What was read on a day, beside each other; an administrator takes one where they differ. */
function Readings({ day: { rain_mm: rain, readings }, mayChoose, onChoose }: ReadingsProps) {
  const t = useWords();
  return (
    <span className="climate-ways">
      {readings.map((reading) => {
        const mm = reading.is_trace ? t('gauges.trace') : sayNumber(reading.rain_mm);
        return (
          <span key={reading.id}>
            {reading.by === '' ? mm : t('gauges.by', { mm, by: reading.by })}{' '}
            {mayChoose && rain === null && (
              <Button small kind="secondary" onClick={() => onChoose(reading.id)}>
                {t('gauges.choose', { mm })}
              </Button>
            )}
          </span>
        );
      })}
    </span>
  );
}

/** The rain of a day, kept on the device first, as its page is: it works without a network. */
function ReadingForm({ id, gauge }: { id: string; gauge: string }) {
  const t = useWords();
  const online = useOnline();
  const { report, wrong, busy } = useReport();
  useEffect(() => {
    if (online) void saveFieldPages([pageAddress(`${CLIMATE_PAGE}/${id}`)]);
  }, [online, id]);
  const [isTrace, setTrace] = useState(false);
  // Where there is no network the page may be days old: the phone knows the day. Ghana keeps universal time.
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    const day = String(form.get('day') ?? today);
    const done = await report({
      kind: 'rain',
      title: t('gauges.queueTitle', { gauge, day }),
      path: addressOf(addRainReading, { params: { id } }),
      fields: {
        day,
        note: String(form.get('note') ?? ''),
        ...(isTrace ? { is_trace: true } : { rain_mm: Number(form.get('rain')) }),
      },
    });
    if (done === undefined) return;
    element.reset();
    setTrace(false);
  }
  return (
    <form className="climate-choices" aria-label={t('gauges.report')} onSubmit={(event) => void submit(event)}>
      <DateInput label={t('gauges.day')} name="day" max={today} defaultValue={today} />
      {!isTrace && (
        <TextInput
          label={t('gauges.rain')}
          error={wrong}
          name="rain"
          type="number"
          inputMode="decimal"
          min={0}
          max={500}
          step={0.1}
          required
        />
      )}
      <TextInput label={t('gauges.note')} name="note" maxLength={300} />
      <Checkbox label={t('gauges.isTrace')} checked={isTrace} onChange={({ target }) => setTrace(target.checked)} />
      <Button type="submit" busy={busy}>
        {t(online ? 'gauges.send' : 'gauges.keep')}
      </Button>
    </form>
  );
}
