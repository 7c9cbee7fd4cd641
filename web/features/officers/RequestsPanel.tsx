import { useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import { longestOfficerReason } from '#contract/limits.ts';
import {
  approveOfficerRequest,
  declineOfficerRequest,
  listOfficerRequests,
} from '#contract/officers/officerRequests.ts';
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
import { Pager } from '#web/ui/navigation/Pager.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import './RequestsPanel.css';

/** Requests of a page. */
const PER_PAGE = 20;

type Request = Answer<typeof listOfficerRequests>['found'][number];

/** Who asks to become an officer: approved with a press, declined with a reason that is mailed. */
export default function RequestsPanel() {
  const t = useWords();
  const { data, error, refetch } = useQuery(apiQuery(listOfficerRequests, {}));
  const [declining, setDeclining] = useState<Request>();
  const { acting, act } = useAct();
  const [page, setPage] = useState(1);
  // Those that were answered make room: a page may be gone.
  const pages = Math.ceil((data?.found.length ?? 0) / PER_PAGE);
  const shown = Math.max(1, Math.min(page, pages));

  const approve = (id: number) =>
    act(`approve ${id}`, async () => {
      const { message } = await callApi(approveOfficerRequest, { params: { id } });
      notify({ tone: 'ok', text: message });
    });
  const decline = (event: FormEvent<HTMLFormElement>, id: number) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    void act('decline', async () => {
      const { message } = await callApi(declineOfficerRequest, { params: { id }, body: { reason } });
      setDeclining(undefined);
      notify({ tone: 'ok', text: message });
    });
  };

  return (
    <div className="officer-requests">
      <h2>{t('officerRequest.title')}</h2>
      <p>{t('officerRequest.listLead')}</p>
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!data && !error && <Skeleton lines={6} />}
      {data?.found.length === 0 && (
        <EmptyState title={t('officerRequest.none')}>{t('officerRequest.noneLead')}</EmptyState>
      )}
      {data && data.found.length > 0 && <p role="status">{t('officerRequest.waiting', { count: data.waiting })}</p>}
      {data?.found.slice((shown - 1) * PER_PAGE, shown * PER_PAGE).map((request) => (
        <Card
          key={request.id}
          title={request.name}
          actions={
            request.answer && (
              <Badge tone={request.answer === 'approved' ? 'ok' : 'plain'}>
                {t(`officerRequest.${request.answer}`)}
              </Badge>
            )
          }
        >
          <p>{[request.institution, request.district, request.email, request.phone].filter(Boolean).join(' · ')}</p>
          <p className="officer-request-reason">{request.reason}</p>
          <p className="officer-request-when">{t('officerRequest.askedAt', { when: sayInstant(request.askedAt) })}</p>
          {request.answer === null && (
            <div className="officer-request-acts">
              <Button
                small
                busy={acting === `approve ${request.id}`}
                aria-label={t('officerRequest.approveOf', { name: request.name })}
                onClick={() => void approve(request.id)}
              >
                {t('officerRequest.approve')}
              </Button>
              <Button
                kind="secondary"
                small
                aria-label={t('officerRequest.declineOf', { name: request.name })}
                onClick={() => setDeclining(request)}
              >
                {t('officerRequest.decline')}
              </Button>
            </div>
          )}
        </Card>
      ))}
      <Pager page={shown} pages={pages} onPage={setPage} />
      {declining && (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && setDeclining(undefined)}
          title={t('officerRequest.declineTitle', { name: declining.name })}
        >
          <form className="officer-requests" onSubmit={(event) => decline(event, declining.id)}>
            <TextArea
              label={t('officerRequest.declineReason')}
              name="reason"
              rows={4}
              required
              limit={longestOfficerReason}
            />
            <FormEnd
              wrong={undefined}
              busy={acting === 'decline'}
              send={t('officerRequest.decline')}
              cancel={t('officerRequest.cancel')}
              onCancel={() => setDeclining(undefined)}
            />
          </form>
        </Dialog>
      )}
    </div>
  );
}
