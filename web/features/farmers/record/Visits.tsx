import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { NotebookPen, Trash2 } from 'lucide-react';
import { removeFarmerVisit } from '#contract/farmerRecord/farmerRecord.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayDay } from '#web/lib/format.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { useBringBack } from '#web/ui/useBringBack.ts';
import { historyQuery } from '../api.ts';

const VisitDialog = lazy(() => loadCode(() => import('./VisitDialog.tsx')));

/** Visits to a farmer, the latest first; whoever asks notes new ones and deletes their own. */
export function Visits({ farmerId }: { farmerId: number }) {
  const t = useWords();
  const bringBack = useBringBack();
  const { data, error, refetch } = useQuery(historyQuery(farmerId));
  const [adding, setAdding] = useState(false);
  const { acting, act } = useAct();

  const remove = (id: number) =>
    act(String(id), async () => {
      const { undo } = await callApi(removeFarmerVisit, { params: { id } });
      notify({ tone: 'ok', text: t('farmerRecord.visitRemoved'), undo: () => bringBack(undo) });
    });

  return (
    <Card
      title={t('farmerRecord.visits')}
      actions={
        <Button
          kind="secondary"
          small
          icon={<NotebookPen size={18} aria-hidden="true" />}
          onClick={() => setAdding(true)}
        >
          {t('farmerRecord.addVisit')}
        </Button>
      }
    >
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!data && !error && <Skeleton lines={3} />}
      {data?.visits.length === 0 && <p>{t('farmerRecord.noVisits')}</p>}
      {data && data.visits.length > 0 && (
        <ol className="record-list">
          {data.visits.map(({ id, date, seen, nextStep, by, own }) => {
            const day = sayDay(date, { withYear: true });
            return (
              <li key={id}>
                <span>
                  <span className="record-text">{seen}</span>
                  {nextStep !== '' && (
                    <strong className="record-text"> {t('farmerRecord.next', { step: nextStep })}</strong>
                  )}
                  <br />
                  <span className="record-when">
                    {t(by === '' ? 'farmerRecord.notedGone' : 'farmerRecord.noted', { day, by })}
                  </span>
                </span>
                {own && (
                  <IconButton
                    label={t('farmerRecord.removeVisit', { day })}
                    icon={<Trash2 size={18} aria-hidden="true" />}
                    disabled={acting === String(id)}
                    onClick={() => void remove(id)}
                  />
                )}
              </li>
            );
          })}
        </ol>
      )}
      <Suspense>{adding && <VisitDialog farmerId={farmerId} onClose={() => setAdding(false)} />}</Suspense>
    </Card>
  );
}
