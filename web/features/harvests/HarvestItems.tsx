import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import { listHarvestItems } from '#contract/harvests/harvests.ts';
import { sayInstant } from '#web/lib/format.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords, type Words } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { Table } from '#web/ui/data/Table.tsx';

type Item = Answer<typeof listHarvestItems>['found'][number];

const states = {
  taken: 'stateTaken',
  waits: 'stateWaits',
  passedOver: 'statePassedOver',
  failed: 'stateFailed',
  gone: 'stateGone',
} as const;

/** The datasets of one portal and what became of each, a page at a time. */
export function HarvestItems({ id }: { id: string }) {
  const t = useWords();
  const [after, setAfter] = useState<string>();
  const { data, error, refetch } = useQuery({
    ...apiQuery(listHarvestItems, { params: { id }, query: after === undefined ? {} : { after } }),
    placeholderData: keepPreviousData,
  });
  if (error)
    return (
      <ErrorState small onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!data) return <Skeleton lines={3} />;
  const { next } = data;
  return (
    <>
      <Table
        caption={t('harvests.items')}
        captionHidden
        rows={data.found}
        rowKey={({ remoteId }) => remoteId}
        empty={<p>{t('harvests.noItems')}</p>}
        columns={[
          {
            key: 'dataset',
            head: t('harvests.dataset'),
            cell: ({ title, page }) => (page === null ? title : <a href={page}>{title}</a>),
          },
          {
            key: 'state',
            head: t('harvests.state'),
            cell: (item) => (
              <>
                {sayState(item, t)}
                {item.said !== '' && <small className="harvest-said">{item.said}</small>}
              </>
            ),
          },
          {
            key: 'file',
            head: t('harvests.file'),
            cell: ({ submissionId, title }) =>
              submissionId === null ? '–' : <Link href={`/main/datasets/holding/${submissionId}`}>{title}</Link>,
          },
        ]}
      />
      {next !== null && (
        <Button kind="secondary" small onClick={() => setAfter(next)}>
          {t('harvests.more')}
        </Button>
      )}
      {next === null && after !== undefined && (
        <Button kind="secondary" small onClick={() => setAfter(undefined)}>
          {t('harvests.first')}
        </Button>
      )}
    </>
  );
}

function sayState({ state, takenAt }: Item, t: Words): string {
  return t(`harvests.${states[state]}`, { when: takenAt === null ? '' : sayInstant(takenAt) });
}
