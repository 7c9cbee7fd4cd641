import { useQuery } from '@tanstack/react-query';
import { useNow } from '#web/lib/useNow.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Pagination } from '#web/ui/navigation/Pagination.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { mineHref, UPLOAD } from '../addresses.ts';
import { askAgain, itemsPerPage, ownItemsQuery } from '../api.ts';
import { ItemName } from './ItemName.tsx';
import { Report } from './Report.tsx';
import { sayWait } from './sayWait.ts';
import { StateBadge } from './StateBadge.tsx';
import './lists.css';

/** Every file one sent, and what became of it. */
export default function OwnUploads({ page }: { page: number }) {
  const t = useWords();
  const now = useNow();
  const {
    data: list,
    error,
    refetch,
  } = useQuery({
    ...ownItemsQuery(page),
    placeholderData: (earlier) => earlier,
    refetchInterval: ({ state: { data } }) => askAgain(data?.found),
  });
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!list) return <Skeleton lines={4} />;
  return (
    <>
      <Table
        caption={t('submissions.uploads')}
        captionHidden
        rows={list.found}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', head: t('submissions.dataset'), cell: (item) => <ItemName item={item} /> },
          { key: 'state', head: t('submissions.state'), cell: ({ state }) => <StateBadge state={state} /> },
          { key: 'report', head: t('submissions.report'), cell: (item) => <Report item={item} /> },
          {
            key: 'sent',
            head: t('submissions.sent'),
            cell: ({ sentAt }) => t('submissions.ago', { age: sayWait(sentAt, now) }),
          },
        ]}
        empty={
          <EmptyState title={t('submissions.noUploads')} action={<Button href={UPLOAD}>{t('pages.upload')}</Button>}>
            {t('submissions.noUploadsLead')}
          </EmptyState>
        }
      />
      <Pagination page={page} total={Math.ceil(list.total / itemsPerPage)} href={mineHref} />
    </>
  );
}
