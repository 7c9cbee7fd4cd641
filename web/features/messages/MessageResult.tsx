import { useQuery } from '@tanstack/react-query';
import { approveMessage, cancelMessage } from '#contract/messages/messages.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayInstant, sayNumber } from '#web/lib/format.ts';
import { useWords, type Words } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { askAgain, messageQuery, sentHref, type DeliveryState, type Sent } from './api.ts';
import { CreditLeft } from './CreditLeft.tsx';
import { Deliveries, sayState } from './Deliveries.tsx';
import './BeforeSending.css';
import './MessageResult.css';

const shown = ['delivered', 'accepted', 'queued', 'submitting', 'failed', 'unknown', 'suppressed'] as const;

/** One message: what it said, what became of it in figures and by farmer, and what can still be done. */
export function MessageResult({ id, state, page }: { id: number; state: DeliveryState | undefined; page: number }) {
  const t = useWords();
  const { acting, act } = useAct();
  const {
    data: message,
    error,
    refetch,
  } = useQuery({ ...messageQuery(id), staleTime: 0, refetchInterval: ({ state: { data } }) => askAgain(data) });
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!message) return <Skeleton lines={8} />;
  const { text, subject, versions, route, by, byChannel, createdAt, counts, own, cost, parts } = message;
  const isHeld = message.state === 'approval';
  const canStop = ['planning', 'waiting', 'sending', 'approval'].includes(message.state);
  const params = { id };

  const approve = () =>
    act('approve', async () => {
      await callApi(approveMessage, { params });
      notify({ tone: 'ok', text: t('messaging.approved') });
    });
  const stop = () =>
    act('stop', async () => {
      await callApi(cancelMessage, { params });
      notify({ tone: 'ok', text: t('messaging.stoppedNow') });
    });

  return (
    <article className="result">
      <Link href={sentHref()}>{t('messaging.back')}</Link>
      <header>
        <h2>{t('messaging.result', { when: sayInstant(createdAt) })}</h2>
        <p className="result-facts">
          {by} · {t(`messaging.state_${message.state}`)}
          {route !== 'sms' && ` · ${sayChannels(byChannel, t)}`}
          {route !== 'email' && ` · ${t('messaging.totalParts', { count: parts })}`}
          {cost && parts > 0 && ` · ${t('messaging.price', { total: cost.total.toFixed(2) })}`}
        </p>
      </header>
      {subject !== '' && <h3>{subject}</h3>}
      <p className="bubble">{text}</p>
      {versions.map((version) => (
        <section key={version.language} lang={version.language}>
          <h3 lang="en">{t(`farmers.${version.language}`)}</h3>
          {version.subject !== undefined && version.subject !== '' && <p>{version.subject}</p>}
          <p className="bubble">{version.text}</p>
        </section>
      ))}
      {message.planned && (
        <p role="status">
          {t('messaging.planned', { done: sayNumber(message.planned.done), of: sayNumber(message.planned.of) })}
        </p>
      )}
      <dl className="result-counts" aria-live="polite">
        {shown
          .filter((each) => counts[each] > 0)
          .map((each) => (
            <div key={each} data-state={each}>
              <dt>{sayState(each, t)}</dt>
              <dd className="figures">{sayNumber(counts[each])}</dd>
            </div>
          ))}
      </dl>
      {canStop && (
        <div className="result-acts">
          {isHeld && !own && <CreditLeft parts={parts} />}
          {isHeld && !own && (
            <Button busy={acting === 'approve'} onClick={() => void approve()}>
              {t('messaging.approve')}
            </Button>
          )}
          <Button kind="secondary" busy={acting === 'stop'} onClick={() => void stop()}>
            {t(isHeld && !own ? 'messaging.decline' : 'messaging.stop')}
          </Button>
        </div>
      )}
      <Deliveries message={message} state={state} page={page} />
    </article>
  );
}

/** How many went, or will go, by each channel; what was suppressed is in none. */
function sayChannels(byChannel: Sent['byChannel'], t: Words): string {
  const sum = (counts: Sent['byChannel']['sms']): number =>
    Object.values(counts).reduce((total, count) => total + count, 0) - counts.suppressed;
  const [sms, mails] = [sum(byChannel.sms), sum(byChannel.email)];
  return [sms > 0 && t('messaging.bySms', { count: sms }), t('messaging.byMail', { count: mails })]
    .filter(Boolean)
    .join(', ');
}
