import { useQuery } from '@tanstack/react-query';
import { sayInstant } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Pagination } from '#web/ui/navigation/Pagination.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { approvalsQuery, askAgain, sentHref, sentPerPage, sentQuery, type Sent } from './api.ts';
import './SentList.css';

/** Messages one sent, the newest first; above them those of others that wait for a second person. */
export function SentList({
  page,
  groupsHref,
  approves,
}: {
  page: number;
  groupsHref: string;
  /** Whether they let large messages of others go. */
  approves: boolean;
}) {
  const t = useWords();
  const {
    data: list,
    error,
    refetch,
  } = useQuery({
    ...sentQuery(page),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data?.found.map(askAgain).find((each) => each !== false) ?? false,
  });
  const { data: waiting } = useQuery({ ...approvalsQuery(), staleTime: 0, enabled: approves });
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!list) return <Skeleton lines={8} />;
  return (
    <div className="sent">
      {waiting && waiting.found.length > 0 && (
        <section>
          <h2>{t('messaging.approvals')}</h2>
          <Messages messages={waiting.found} />
        </section>
      )}
      <h2>{t('messaging.sent')}</h2>
      {list.total === 0 ? (
        <EmptyState
          title={t('messaging.sentNone')}
          action={
            <Button kind="secondary" href={groupsHref}>
              {t('messaging.toGroups')}
            </Button>
          }
        >
          {t('messaging.sentNoneLead')}
        </EmptyState>
      ) : (
        <Messages messages={list.found} />
      )}
      <Pagination page={page} total={Math.ceil(list.total / sentPerPage)} href={(to) => sentHref({ page: to })} />
    </div>
  );
}

function Messages({ messages }: { messages: readonly Sent[] }) {
  const t = useWords();
  return (
    <ul className="sent-list">
      {messages.map((message) => {
        const { id, text, by, createdAt, recipients, state, counts } = message;
        return (
          <li key={id}>
            <Link href={sentHref({ message: id })}>
              <span className="sent-text">{text}</span>
              <span className="sent-more">
                {t('messaging.bySomebody', { name: by, when: sayInstant(createdAt) })} ·{' '}
                {t('messaging.to', { count: recipients })}
              </span>
              <span className="sent-badges">
                <Badge tone={state === 'sent' ? 'plain' : 'brand'}>{t(`messaging.state_${state}`)}</Badge>
                {counts.delivered > 0 && (
                  <Badge tone="ok">
                    {t('messaging.stateOf', { state: t('messaging.delivered'), count: counts.delivered })}
                  </Badge>
                )}
                {counts.failed > 0 && (
                  <Badge tone="danger">
                    {t('messaging.stateOf', { state: t('messaging.failed'), count: counts.failed })}
                  </Badge>
                )}
                {counts.unknown > 0 && (
                  <Badge tone="warn">
                    {t('messaging.stateOf', { state: t('messaging.unknown'), count: counts.unknown })}
                  </Badge>
                )}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
