import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { sayNumber } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Pager } from '#web/ui/navigation/Pager.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { type Clock, clocksQuery } from '../warnings/warnings.ts';
import './Clocks.css';

const spans = [7, 30, 90, 365] as const;
/** Districts of a page. */
const PER_PAGE = 25;
const steps = [
  ['verify', 'warnings.verify'],
  ['warn', 'warnings.warnStep'],
  ['respond', 'warnings.respond'],
] as const;

/** How long it took to verify, to warn and to respond: all together, and by district. */
export default function Clocks() {
  const t = useWords();
  const [days, setDays] = useState(90);
  const [page, setPage] = useState(1);
  const { data: clocks, error, refetch } = useQuery({ ...clocksQuery(days), placeholderData: keepPreviousData });
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!clocks) return <Skeleton lines={8} />;
  const head = (step: (typeof steps)[number][0], text: (typeof steps)[number][1]) =>
    `${t(text)} (${t('warnings.target', { hours: clocks.hours[step] })})`;
  return (
    <div className="clocks">
      <p>{t('warnings.clocksLead')}</p>
      <Select
        label={t('warnings.days')}
        value={String(days)}
        choices={spans.map((span) => ({ value: String(span), text: t('warnings.lastDays', { count: span }) }))}
        onChange={(event) => {
          setDays(Number(event.target.value));
          setPage(1);
        }}
      />
      {clocks.all.reported === 0 ? (
        <EmptyState title={t('warnings.clocksNone')}>{t('warnings.targets')}</EmptyState>
      ) : (
        <>
          <dl className="clock-all">
            {steps.map(([step, text]) => (
              <div key={step}>
                <dt>{head(step, text)}</dt>
                <dd>
                  <Median clock={clocks.all[step]} />
                </dd>
              </div>
            ))}
          </dl>
          <Table
            caption={t('warnings.clocks')}
            captionHidden
            rows={clocks.districts.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
            rowKey={(each) => each.district_id}
            columns={[
              {
                key: 'district',
                head: t('warnings.allDistricts'),
                cell: ({ district, region }) => (
                  <>
                    <strong>{district}</strong> <span className="risk-more">{region}</span>
                  </>
                ),
              },
              {
                key: 'reported',
                head: t('warnings.reported'),
                cell: ({ reported }) => <span className="figures">{reported}</span>,
              },
              ...steps.map(([step, text]) => ({
                key: step,
                head: t(text),
                cell: (row: (typeof clocks.districts)[number]) => <Median clock={row[step]} />,
              })),
            ]}
          />
          <Pager page={page} pages={Math.ceil(clocks.districts.length / PER_PAGE)} onPage={setPage} />
          <p className="field-hint">{t('warnings.targets')}</p>
        </>
      )}
    </div>
  );
}

function Median({ clock: { done, medianHours, late } }: { clock: Clock }) {
  const t = useWords();
  return (
    <>
      <span className="figures">{medianHours === null ? t('warnings.never') : `${sayNumber(medianHours)} h`}</span>{' '}
      <span className="risk-more">{t('warnings.done', { done })}</span>{' '}
      {late > 0 && <Badge tone="warn">{t('warnings.late', { count: late })}</Badge>}
    </>
  );
}
