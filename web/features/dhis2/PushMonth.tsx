import { useState } from 'react';
import { dhis2Figures, previewDhis2, pushDhis2, type showDhis2 } from '#contract/dhis2/dhis2.ts';
import type { Answer } from '#contract/endpoint.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayInstant } from '#web/lib/format.ts';
import { useToday } from '#web/lib/pageFacts.ts';
import { useWords, type WordKey } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { useAct } from '#web/ui/useAct.ts';
import { monthsBefore, sayPeriod } from './months.ts';

type Link = NonNullable<Answer<typeof showDhis2>['link']>;

const tones = { new: 'plain', asked: 'plain', done: 'ok', failed: 'warn' } as const;
/** What the figures of a month are called. */
const counts: Readonly<Record<(typeof dhis2Figures)[number], WordKey>> = {
  farmersReached: 'dhis2.countFarmersReached',
  risksVerified: 'dhis2.countRisksVerified',
  visits: 'dhis2.countVisits',
};
/** Values shown of those that would be sent. */
const shown = 50;

/** Seeing what a month would send, sending it, and what DHIS2 answered last. */
export function PushMonth({ link: { state, said, lastPeriod, lastAt, elements, orgUnits } }: { link: Link }) {
  const t = useWords();
  const { acting, act } = useAct();
  const months = monthsBefore(useToday());
  const [period, setPeriod] = useState(months[0] ?? '');
  const [seen, setSeen] = useState<Answer<typeof previewDhis2>>();
  /** What DHIS2 names by a UID, named as it is here, with the UID. */
  const sayFigure = (uid: string): string => {
    const figure = dhis2Figures.find((each) => elements[each] === uid);
    return figure === undefined ? uid : `${t(counts[figure])} (${uid})`;
  };
  const sayDistrict = (uid: string): string => {
    const known = orgUnits.find(({ orgUnit }) => orgUnit === uid);
    return known === undefined ? uid : `${known.districtId} (${uid})`;
  };
  return (
    <section className="dhis2-push" aria-label={t('dhis2.push')}>
      <h3>{t('dhis2.push')}</h3>
      <p>
        <Badge tone={tones[state]}>
          {t(`dhis2.${state}`, {
            period: sayPeriod(lastPeriod ?? ''),
            when: lastAt === null ? '' : sayInstant(lastAt),
          })}
        </Badge>
      </p>
      {said !== '' && <p role="status">{said}</p>}
      <Select
        label={t('dhis2.period')}
        value={period}
        choices={months.map((value) => ({ value, text: sayPeriod(value) }))}
        onChange={(event) => {
          setPeriod(event.currentTarget.value);
          setSeen(undefined);
        }}
      />
      <div className="dhis2-acts">
        <Button
          kind="secondary"
          busy={acting === 'preview'}
          onClick={() => void act('preview', async () => setSeen(await callApi(previewDhis2, { params: { period } })))}
        >
          {t('dhis2.preview')}
        </Button>
        <Button
          kind="secondary"
          busy={acting === 'push' || state === 'asked'}
          onClick={() => void act('push', async () => void (await callApi(pushDhis2, { body: { period } })))}
        >
          {t('dhis2.push')}
        </Button>
      </div>
      {seen && (
        <>
          {seen.leftOut.length > 0 && <p>{t('dhis2.leftOut', { districts: seen.leftOut.join(', ') })}</p>}
          <Table
            caption={t('dhis2.previewed', { count: seen.dataValues.length })}
            rows={seen.dataValues.slice(0, shown)}
            rowKey={({ dataElement, orgUnit }) => `${dataElement} ${orgUnit}`}
            columns={[
              { key: 'figure', head: t('dhis2.figure'), cell: ({ dataElement }) => sayFigure(dataElement) },
              { key: 'district', head: t('dhis2.district'), cell: ({ orgUnit }) => sayDistrict(orgUnit) },
              { key: 'value', head: t('dhis2.value'), cell: ({ value }) => value },
            ]}
          />
        </>
      )}
    </section>
  );
}
