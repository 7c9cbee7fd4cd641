import { useQuery } from '@tanstack/react-query';
import { approveMessage, cancelMessage } from '#contract/messages.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayInstant, sayNumber } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { askAgain, messageQuery, sentHref, type DeliveryState } from './api.ts';
import { Deliveries, sayState } from './Deliveries.tsx';
import './BeforeSending.css';
import './MessageResult.css';

const shown = ['delivered', 'accepted', 'queued', 'submitting', 'failed', 'unknown', 'suppressed'] as const;

/** One message: what it said, what became of it in figures and by farmer, and what can still be done. */
export function MessageResult({ id, state, page }: { id: number; state: DeliveryState | undefined; page: number }) {
  const t = useWords();
  const { acting, act } = useAct();
  const { data: message, error, refetch } = useQuery({ ...messageQuery(id), staleTime: 0, refetchInterval: ({ state: { data } }) => askAgain(data) });
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!message) return <Skeleton lines={8} />;
  const { text, by, createdAt, counts, own, cost, parts } = message;
  const isHeld = message.state === 'approval';
  const canStop = message.state === 'waiting' || message.state === 'sending' || isHeld;
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
          {by} · {t(`messaging.state_${message.state}`)} · {t('messaging.totalParts', { count: parts })}
          {cost && ` · ${t('messaging.price', { total: cost.total.toFixed(2) })}`}
        </p>
      </header>
      <p className="bubble">{text}</p>
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
      {(canStop || isHeld) && (
        <div className="result-acts">
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
