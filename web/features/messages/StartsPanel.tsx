import { useState, type FormEvent } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import { longestStopReason } from '#contract/limits.ts';
import { decideStartRequest, listStartRequests } from '#contract/messages/startRequests.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayInstant } from '#web/lib/format.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import './StartsPanel.css';

type Request = Answer<typeof listStartRequests>['found'][number];
const shownAtFirst = 20;

/** Officers who ask that messages to a farmer may go again which another officer stopped; answered with a reason. */
export default function StartsPanel() {
  const t = useWords();
  const [shown, setShown] = useState(shownAtFirst);
  const { data, error, refetch } = useQuery({
    ...apiQuery(listStartRequests, { query: { limit: shown } }),
    placeholderData: keepPreviousData,
  });
  const [deciding, setDeciding] = useState<{ readonly request: Request; readonly start: boolean }>();
  const { acting, act } = useAct();

  const decide = (event: FormEvent<HTMLFormElement>, { id }: Request, start: boolean) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    void act('decide', async () => {
      const { message } = await callApi(decideStartRequest, { params: { id }, body: { start, reason } });
      setDeciding(undefined);
      notify({ tone: 'ok', text: message });
    });
  };
  const nameOf = ({ farmer }: Request) => farmer || t('starts.farmerGone');

  return (
    <div className="starts">
      <h2>{t('starts.title')}</h2>
      <p>{t('starts.lead')}</p>
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!data && !error && <Skeleton lines={6} />}
      {data?.found.length === 0 && <EmptyState title={t('starts.none')}>{t('starts.noneLead')}</EmptyState>}
      {data && data.found.length > 0 && <p role="status">{t('starts.waiting', { count: data.open })}</p>}
      {data?.found.map((request) => (
        <Card
          key={request.id}
          title={nameOf(request)}
          actions={
            request.state !== 'open' && (
              <Badge tone={request.state === 'started' ? 'ok' : 'plain'}>{t(`starts.${request.state}`)}</Badge>
            )
          }
        >
          <p className="starts-reason">{request.reason}</p>
          <p className="starts-when">{t('starts.askedAt', { by: request.by, when: sayInstant(request.askedAt) })}</p>
          {request.decidedAt !== null && (
            <p className="starts-reason">{t('starts.answered', { by: request.decidedBy, answer: request.answer })}</p>
          )}
          {request.state === 'open' && (
            <div className="starts-acts">
              <Button
                small
                aria-label={t('starts.startOf', { name: nameOf(request) })}
                onClick={() => setDeciding({ request, start: true })}
              >
                {t('starts.start')}
              </Button>
              <Button
                kind="secondary"
                small
                aria-label={t('starts.refuseOf', { name: nameOf(request) })}
                onClick={() => setDeciding({ request, start: false })}
              >
                {t('starts.refuse')}
              </Button>
            </div>
          )}
        </Card>
      ))}
      {data && data.found.length < data.total && (
        <Button kind="secondary" onClick={() => setShown(Math.min(200, shown + shownAtFirst))}>
          {t('starts.more')}
        </Button>
      )}
      {deciding && (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && setDeciding(undefined)}
          title={t(deciding.start ? 'starts.startTitle' : 'starts.refuseTitle', { name: nameOf(deciding.request) })}
          description={deciding.request.reason}
        >
          <form className="starts" onSubmit={(event) => decide(event, deciding.request, deciding.start)}>
            <TextArea
              label={t('starts.reason')}
              hint={t('starts.reasonHint')}
              name="reason"
              rows={3}
              required
              limit={longestStopReason}
            />
            <FormEnd
              wrong={undefined}
              busy={acting === 'decide'}
              send={t(deciding.start ? 'starts.start' : 'starts.refuse')}
              cancel={t('starts.cancel')}
              onCancel={() => setDeciding(undefined)}
            />
          </form>
        </Dialog>
      )}
    </div>
  );
}
