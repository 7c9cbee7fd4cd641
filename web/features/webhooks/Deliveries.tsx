import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import { listWebhookDeliveries, replayWebhookDelivery, webhookEvents } from '#contract/webhooks/webhooks.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayInstant } from '#web/lib/format.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords, type Words } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { useAct } from '#web/ui/useAct.ts';

type Delivery = Answer<typeof listWebhookDeliveries>['found'][number];

/** What became of the messages to one address, and the way to send one again. */
export function Deliveries({ id }: { id: string }) {
  const t = useWords();
  const [after, setAfter] = useState<string>();
  const { acting, act } = useAct();
  const { data, error, refetch } = useQuery({
    ...apiQuery(listWebhookDeliveries, { params: { id }, query: after === undefined ? {} : { after } }),
    placeholderData: keepPreviousData,
  });
  if (error)
    return (
      <ErrorState small onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!data) return <Skeleton lines={3} />;
  return (
    <>
      <Table
        caption={t('webhooks.deliveries')}
        captionHidden
        rows={data.found}
        rowKey={(delivery) => delivery.id}
        empty={<p>{t('webhooks.noDeliveries')}</p>}
        columns={[
          { key: 'at', head: t('webhooks.at'), cell: ({ createdAt }) => sayInstant(createdAt) },
          { key: 'event', head: t('webhooks.event'), cell: ({ event }) => sayEvent(event, t) },
          {
            key: 'state',
            head: t('webhooks.state'),
            cell: (delivery) => (
              <>
                {sayState(delivery, t)}
                {delivery.said !== '' && <small className="webhook-said">{delivery.said}</small>}
              </>
            ),
          },
          {
            key: 'act',
            head: t('webhooks.action'),
            cell: (delivery) => (
              <Button
                kind="quiet"
                small
                busy={acting === delivery.id}
                aria-label={t('webhooks.replayOf', {
                  event: sayEvent(delivery.event, t),
                  when: sayInstant(delivery.createdAt),
                })}
                onClick={() =>
                  void act(
                    delivery.id,
                    async () => void (await callApi(replayWebhookDelivery, { params: { id: delivery.id } })),
                  )
                }
              >
                {t('webhooks.replay')}
              </Button>
            ),
          },
        ]}
      />
      <div className="webhook-acts">
        {after !== undefined && (
          <Button kind="secondary" small onClick={() => setAfter(undefined)}>
            {t('webhooks.newest')}
          </Button>
        )}
        {data.next !== null && (
          <Button kind="secondary" small onClick={() => setAfter(data.next ?? undefined)}>
            {t('webhooks.older')}
          </Button>
        )}
      </div>
    </>
  );
}

function sayEvent(event: string, t: Words): string {
  if (event === 'test') return t('webhooks.test');
  const known = webhookEvents.find((each) => each === event);
  return known === undefined ? event : t(`webhooks.${known}`);
}

function sayState({ state, tries, status }: Delivery, t: Words): string {
  return t(`webhooks.${state}`, { count: tries, status: status ?? '' });
}
