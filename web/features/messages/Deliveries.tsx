import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { resendDeliveries } from '#contract/messages/messages.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayInstant } from '#web/lib/format.ts';
import { useWords, type Words } from '#web/lib/words.ts';
import { Badge, type Tone } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { FilterLinks } from '#web/ui/navigation/FilterLinks.tsx';
import { Pagination } from '#web/ui/navigation/Pagination.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import {
  askAgain,
  deliveriesPerPage,
  deliveriesQuery,
  deliveryStates,
  sentHref,
  type DeliveryState,
  type Sent,
} from './api.ts';

const tones: Readonly<Record<DeliveryState, Tone>> = {
  queued: 'plain',
  submitting: 'plain',
  accepted: 'brand',
  delivered: 'ok',
  failed: 'danger',
  unknown: 'warn',
  suppressed: 'plain',
};

export function sayState(state: DeliveryState, t: Words): string {
  return t(state === 'queued' ? 'messaging.queuedState' : `messaging.${state}`);
}

/** What became of a message for each farmer; failed and unknown ones can be sent once more. */
export function Deliveries({
  message,
  state,
  page,
}: {
  message: Sent;
  state: DeliveryState | undefined;
  page: number;
}) {
  const t = useWords();
  const { acting, act } = useAct();
  const { id, counts, recipients, own } = message;
  const {
    data: list,
    error,
    refetch,
  } = useQuery({
    ...deliveriesQuery(id, state, page),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: askAgain(message),
  });
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!list) return <Skeleton lines={6} />;
  const again = list.found.filter((each) => each.state === 'failed' || each.state === 'unknown').map((each) => each.id);

  const resend = () =>
    act('resend', async () => {
      const { queued } = await callApi(resendDeliveries, { params: { id }, body: { ids: again } });
      notify({ tone: 'ok', text: t('messaging.resent', { count: queued }) });
    });

  return (
    <div className="deliveries">
      <FilterLinks
        label={t('messaging.show')}
        links={[undefined, ...deliveryStates.filter((each) => counts[each] > 0)].map((each) => ({
          value: each ?? '',
          text:
            each === undefined
              ? t('messaging.all', { count: recipients })
              : t('messaging.stateOf', { state: sayState(each, t), count: counts[each] }),
          href: sentHref({ message: id, state: each }),
          chosen: each === state,
        }))}
      />
      {own && (state === 'failed' || state === 'unknown') && again.length > 0 && (
        <p className="deliveries-again">
          <Button kind="secondary" small busy={acting === 'resend'} onClick={() => void resend()}>
            {t('messaging.resend', { count: again.length })}
          </Button>
          {state === 'unknown' && <span>{t('messaging.resendUnknown')}</span>}
        </p>
      )}
      <Table
        caption={t('messaging.deliveries')}
        captionHidden
        rows={list.found}
        rowKey={(each) => String(each.id)}
        columns={[
          { key: 'name', head: t('messaging.name'), cell: ({ name }) => <strong>{name}</strong> },
          {
            key: 'address',
            head: t('messaging.address'),
            cell: ({ address }) => <span className="figures">{address || '–'}</span>,
          },
          {
            key: 'state',
            head: t('messaging.state'),
            cell: (each) => <Badge tone={tones[each.state]}>{sayState(each.state, t)}</Badge>,
          },
          { key: 'why', head: t('messaging.why'), cell: ({ reason }) => reason || '–' },
          { key: 'time', head: t('messaging.time'), cell: ({ at }) => sayInstant(at) },
        ]}
        empty={<p>{t('messaging.noDeliveries')}</p>}
      />
      <Pagination
        page={page}
        total={Math.ceil(list.total / deliveriesPerPage)}
        href={(to) => sentHref({ message: id, state, page: to })}
      />
    </div>
  );
}
