import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import type { listFarmerMessages } from '#contract/messages/messages.ts';
import { sayInstant } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge, type Tone } from '#web/ui/data/Badge.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { messagesQuery } from '../api.ts';

type State = Answer<typeof listFarmerMessages>['found'][number]['state'];

const tones: Readonly<Record<State, Tone>> = {
  queued: 'plain',
  submitting: 'plain',
  accepted: 'brand',
  delivered: 'ok',
  failed: 'danger',
  unknown: 'warn',
  suppressed: 'plain',
};

/** The latest messages whoever asks sent to a farmer, and what became of each. */
export function MessagesToFarmer({ farmerId }: { farmerId: number }) {
  const t = useWords();
  const { data, error, refetch } = useQuery(messagesQuery(farmerId));
  return (
    <Card title={t('farmerRecord.messages')}>
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!data && !error && <Skeleton lines={3} />}
      {data && data.sharedBy > 0 && (
        <p className="record-when">{t('farmerRecord.sharedBy', { count: data.sharedBy })}</p>
      )}
      {data?.total === 0 && <p>{t('farmerRecord.noMessages')}</p>}
      {data && data.total > 0 && (
        <ol className="record-list">
          {data.found.map(({ id, text, state, at }) => (
            <li key={id}>
              <span className="record-text">{text}</span>
              <Badge tone={tones[state]}>{t(`farmerRecord.${state}`)}</Badge>
              <span className="record-when">{sayInstant(at)}</span>
            </li>
          ))}
        </ol>
      )}
      {data && data.total > data.found.length && (
        <p className="record-when">{t('farmerRecord.moreMessages', { count: data.total })}</p>
      )}
    </Card>
  );
}
