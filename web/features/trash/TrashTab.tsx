import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import type { Answer } from '#contract/endpoint.ts';
import { bringDeletedBack, listDeletedThings } from '#contract/trash/trash.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayDay } from '#web/lib/format.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import './TrashTab.css';

type Deleted = Answer<typeof listDeletedThings>[number];

/** What whoever is signed in deleted in any room, each brought back by a press. */
export default function TrashTab() {
  const t = useWords();
  const { data, error, refetch } = useQuery(apiQuery(listDeletedThings, {}));
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!data) return <Skeleton lines={6} />;
  if (data.length === 0) return <EmptyState title={t('trash.none')}>{t('trash.noneLead')}</EmptyState>;
  return (
    <div className="trash">
      <p>{t('trash.lead')}</p>
      <Table
        caption={t('trash.title')}
        captionHidden
        rows={data}
        rowKey={({ undo }) => undo}
        columns={[
          {
            key: 'what',
            head: t('trash.what'),
            cell: ({ kind, label }) => (
              <>
                <span className="trash-kind">{t(`trash.kind_${kind}`)}</span>
                {label}
              </>
            ),
          },
          {
            key: 'deleted',
            head: t('trash.deleted'),
            cell: ({ deletedAt }) => sayDay(deletedAt.slice(0, 10), { withYear: true }),
          },
          { key: 'until', head: t('trash.until'), cell: ({ until }) => sayDay(until.slice(0, 10), { withYear: true }) },
          { key: 'act', head: t('trash.act'), cell: (thing) => <BringBack thing={thing} /> },
        ]}
      />
    </div>
  );
}

function BringBack({ thing: { undo, kind, label } }: { thing: Deleted }) {
  const t = useWords();
  const { acting, act } = useAct();
  const bring = () =>
    act('bring', async () => {
      const { message } = await callApi(bringDeletedBack, { params: { undo } });
      notify({ tone: 'ok', text: message });
    });
  return (
    <Button
      kind="secondary"
      small
      icon={<Undo2 size={16} aria-hidden="true" />}
      busy={acting !== undefined}
      aria-label={t('trash.bringBackOf', { kind: t(`trash.kind_${kind}`), label })}
      onClick={() => void bring()}
    >
      {t('trash.bringBack')}
    </Button>
  );
}
