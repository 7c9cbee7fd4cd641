import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import { showFarmerHistory } from '#contract/farmerRecord/farmerRecord.ts';
import { sayDay } from '#web/lib/format.ts';
import { useWords, type Words } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { historyQuery, messagesQuery } from '../api.ts';
import { consentSources } from '../consentSources.ts';
import type { FarmerOfRecord } from './FarmerFacts.tsx';
import { StartQuestions } from './StartQuestions.tsx';
import { StopState } from './StopState.tsx';

type Change = Answer<typeof showFarmerHistory>['consents'][number];

/** What a farmer agreed to, how it came about, and STOP and START as the farmer asks for them. */
export function Agreement({ farmer: { id, name, consent } }: { farmer: FarmerOfRecord }) {
  const t = useWords();
  const { data: history, error, refetch } = useQuery(historyQuery(id));
  const { data: messages } = useQuery(messagesQuery(id));
  const stopped = messages?.stopped ?? false;
  return (
    <Card title={t('farmerRecord.agreement')}>
      <p>
        {stopped ? (
          <Badge tone="warn">{t('farmerRecord.stoppedNow')}</Badge>
        ) : (
          <Badge tone={consent.given ? 'ok' : 'plain'}>
            {t(consent.given ? 'farmerRecord.agreed' : 'farmerRecord.notAgreed')}
          </Badge>
        )}
      </p>
      {stopped && <p>{t('farmerRecord.stopHolds')}</p>}
      {!stopped && messages?.mailStopped && <p>{t('farmerRecord.mailStopped')}</p>}
      {messages && <StopState farmer={{ id, name }} messages={messages} />}
      <h4>{t('farmerRecord.history')}</h4>
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!history && !error && <Skeleton lines={2} />}
      {history?.consents.length === 0 && <p>{t('farmerRecord.noHistory')}</p>}
      {history && history.consents.length > 0 && (
        <ol className="record-list">
          {history.consents.map((change) => (
            <li key={change.changedAt + change.kind}>
              <span>{sayChange(change, t)}</span>
              <span className="record-when">
                {t(change.by === '' ? 'farmerRecord.notedGone' : 'farmerRecord.noted', {
                  day: sayDay(change.changedAt.slice(0, 10), { withYear: true }),
                  by: change.by,
                })}
              </span>
            </li>
          ))}
        </ol>
      )}
      {history && history.starts.length > 0 && <StartQuestions starts={history.starts} />}
    </Card>
  );
}

function sayChange({ kind, given, source, date, reason }: Change, t: Words): string {
  if (kind !== 'consent')
    return `${t(kind === 'stop' ? 'farmerRecord.saidStop' : 'farmerRecord.saidStart')}: ${reason}`;
  const via = consentSources.find(([each]) => each === source)?.[1];
  return [
    t(given ? 'farmerRecord.saidAgreed' : 'farmerRecord.saidNot'),
    source !== 'unknown' && via && t('farmerRecord.via', { source: t(via) }),
    date !== null && t('farmerRecord.onDay', { day: sayDay(date, { withYear: true }) }),
  ]
    .filter(Boolean)
    .join(', ');
}
