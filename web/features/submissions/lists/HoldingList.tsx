import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { longestSubmissionSearch } from '#contract/limits.ts';
import { useNow } from '#web/lib/useNow.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { FilterLinks } from '#web/ui/navigation/FilterLinks.tsx';
import { Pagination } from '#web/ui/navigation/Pagination.tsx';
import { SearchBox } from '#web/ui/forms/SearchBox.tsx';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { assignees, holdingHref, holdingStates, type HoldingChoice } from '../addresses.ts';
import { askAgain, holdingQuery, itemsPerPage } from '../api.ts';
import { ItemActs } from './ItemActs.tsx';
import { ItemName } from './ItemName.tsx';
import { Report } from './Report.tsx';
import { sayWait } from './sayWait.ts';
import { StateBadge } from './StateBadge.tsx';
import './lists.css';

/** Everybody's files that wait, the oldest first (data administrators). */
export default function HoldingList({ choice }: { choice: HoldingChoice }) {
  const t = useWords();
  const now = useNow();
  const [, navigate] = useLocation();
  const {
    data: list,
    error,
    refetch,
  } = useQuery({
    ...holdingQuery(choice),
    placeholderData: (earlier) => earlier,
    refetchInterval: ({ state: { data } }) => askAgain(data?.found),
  });
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!list) return <Skeleton lines={8} />;
  const { reading, problems, waiting, returned } = list.counts;
  const counts = { ...list.counts, open: reading + problems + waiting + returned };
  return (
    <section>
      <div className="submissions-bar">
        <SearchBox
          label={t('submissions.search')}
          maxLength={longestSubmissionSearch}
          defaultValue={choice.q}
          action={holdingHref()}
          kept={{ state: choice.state === 'open' ? undefined : choice.state, assignee: choice.assignee }}
          onSearch={(q) => navigate(holdingHref({ ...choice, q, page: 1 }), { replace: true })}
        />
        <Segmented
          label={t('submissions.assignedTo')}
          value={choice.assignee ?? ''}
          options={[undefined, ...assignees].map((assignee) => ({
            value: assignee ?? '',
            text: t(assignee === undefined ? 'submissions.anyone' : `submissions.${assignee}`),
            href: holdingHref({ ...choice, assignee, page: 1 }),
          }))}
        />
      </div>
      <FilterLinks
        label={t('submissions.show')}
        links={holdingStates.map((state) => ({
          value: state,
          text: t('submissions.choiceOf', {
            state: t(state === 'open' ? 'submissions.stateOpen' : `submissions.${state}`),
            count: counts[state],
          }),
          href: holdingHref({ ...choice, state, page: 1 }),
          chosen: state === choice.state,
        }))}
      />
      <p className="submissions-count" role="status">
        {t('submissions.found', { count: list.total })}
      </p>
      <Table
        caption={t('submissions.holdingTitle')}
        captionHidden
        rows={list.found}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', head: t('submissions.dataset'), cell: (item) => <ItemName item={item} /> },
          {
            key: 'sender',
            head: t('submissions.sender'),
            cell: ({ owner, mine }) => (mine ? t('submissions.you') : (owner?.name ?? t('submissions.somebodyGone'))),
          },
          { key: 'age', head: t('submissions.age'), cell: ({ sentAt }) => sayWait(sentAt, now) },
          {
            key: 'assignee',
            head: t('submissions.assignee'),
            cell: ({ assignee }) => assignee?.name ?? t('submissions.nobody'),
          },
          { key: 'report', head: t('submissions.report'), cell: (item) => <Report item={item} /> },
          { key: 'state', head: t('submissions.state'), cell: ({ state }) => <StateBadge state={state} /> },
          { key: 'act', head: t('submissions.act'), cell: (item) => <ItemActs item={item} /> },
        ]}
        empty={<NoItems choice={choice} />}
      />
      <Pagination
        page={choice.page}
        total={Math.ceil(list.total / itemsPerPage)}
        href={(page) => holdingHref({ ...choice, page })}
      />
    </section>
  );
}

function NoItems({ choice }: { choice: HoldingChoice }) {
  const t = useWords();
  const isNarrowed = choice.q !== '' || choice.state !== 'open' || choice.assignee !== undefined;
  return (
    <EmptyState
      title={t('submissions.none')}
      action={
        isNarrowed && (
          <Button kind="secondary" href={holdingHref()}>
            {t('submissions.showOpen')}
          </Button>
        )
      }
    >
      {t(isNarrowed ? 'submissions.noneFound' : 'submissions.noneOpen')}
    </EmptyState>
  );
}
