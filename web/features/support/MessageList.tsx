import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { longestMessageSearch } from '#contract/limits.ts';
import { sayInstant } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Pagination } from '#web/ui/navigation/Pagination.tsx';
import { SearchBox } from '#web/ui/forms/SearchBox.tsx';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import {
  messageHref,
  messagesHref,
  messagesPerPage,
  messagesQuery,
  messageStates,
  type MessageChoice,
} from './messagesApi.ts';
import { MailMark, SpamSigns } from './MessageMarks.tsx';
import './messages.css';

/** Messages of a state, searched and paged; who wrote stands on each message's own page. */
export function MessageList({ choice }: { choice: MessageChoice }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { data: list, error, refetch } = useQuery({ ...messagesQuery(choice), placeholderData: (earlier) => earlier });
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!list) return <Skeleton lines={8} />;
  return (
    <section className="messages">
      <p className="manage-lead">
        {list.mailedTo === null ? t('messages.notMailed') : t('messages.mailedTo', { address: list.mailedTo })}
      </p>
      <div className="messages-bar">
        <SearchBox
          label={t('messages.search')}
          maxLength={longestMessageSearch}
          defaultValue={choice.q}
          action={messagesHref()}
          onSearch={(q) => navigate(messagesHref({ ...choice, q, page: 1 }), { replace: true })}
        />
        <Segmented
          label={t('messages.show')}
          value={choice.state}
          options={messageStates.map((state) => ({
            value: state,
            text: t('messages.choiceOf', { state: t(`messages.${state}`), count: list.counts[state] }),
            href: messagesHref({ ...choice, state, page: 1 }),
          }))}
        />
      </div>
      <p className="messages-count" role="status">
        {t('messages.found', { count: list.total })}
      </p>
      <Table
        caption={t('messages.title')}
        captionHidden
        rows={list.found}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'subject',
            head: t('messages.subject'),
            cell: (message) => (
              <>
                <Link className="message-subject" href={messageHref(message.id)}>
                  {message.subject}
                </Link>
                <SpamSigns {...message} />
              </>
            ),
          },
          { key: 'sender', head: t('messages.sender'), cell: ({ sender }) => sender },
          { key: 'received', head: t('messages.received'), cell: ({ receivedAt }) => sayInstant(receivedAt) },
          { key: 'mail', head: t('messages.mail'), cell: (message) => <MailMark {...message} /> },
        ]}
        empty={<NoMessages choice={choice} />}
      />
      <Pagination
        page={choice.page}
        total={Math.ceil(list.total / messagesPerPage)}
        href={(page) => messagesHref({ ...choice, page })}
      />
    </section>
  );
}

function NoMessages({ choice }: { choice: MessageChoice }) {
  const t = useWords();
  const isNarrowed = choice.q !== '' || choice.state !== 'open';
  return (
    <EmptyState
      title={t('messages.none')}
      action={
        <Button kind="secondary" href={isNarrowed ? messagesHref() : paths.support}>
          {t(isNarrowed ? 'messages.showAll' : 'messages.supportPage')}
        </Button>
      }
    >
      {t(isNarrowed ? 'messages.noneFound' : 'messages.noneOpen')}
    </EmptyState>
  );
}
