import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import type { showFarmerHistory } from '#contract/farmerRecord/farmerRecord.ts';
import { sayInstant } from '#web/lib/format.ts';
import { useWords, type WordKey } from '#web/lib/words.ts';
import { Card } from '#web/ui/data/Card.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { historyQuery } from '../api.ts';

type What = Answer<typeof showFarmerHistory>['looks'][number]['what'];

const words: Readonly<Record<What, WordKey>> = {
  phone: 'farmerRecord.lookedPhone',
  card: 'farmerRecord.lookedCard',
  file: 'farmerRecord.lookedFile',
};

/** Who had the whole telephone or card number of a farmer shown, and when. */
export function Looks({ farmerId, own }: { farmerId: number; own: boolean }) {
  const t = useWords();
  const { data, error, refetch } = useQuery(historyQuery(farmerId));
  return (
    <Card title={t('farmerRecord.looks')}>
      <p>{t(own ? 'farmerRecord.looksLead' : 'farmerRecord.looksOwn')}</p>
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!data && !error && <Skeleton lines={2} />}
      {data?.looks.length === 0 && <p>{t('farmerRecord.noLooks')}</p>}
      {data && data.looks.length > 0 && (
        <ol className="record-list">
          {data.looks.map(({ id, what, by, at }) => (
            <li key={id}>
              <span>{t(words[what])}</span>
              <span className="record-when">
                {t(by === '' ? 'farmerRecord.notedGone' : 'farmerRecord.noted', { day: sayInstant(at), by })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
