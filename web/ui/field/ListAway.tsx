import { useEffect, useRef } from 'react';
import { RotateCw } from 'lucide-react';
import { isApiProblem } from '#web/lib/problem.ts';
import { useOnline } from '#web/lib/useOnline.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { OfflineNote } from '#web/ui/states/OfflineNote.tsx';
import './ListAway.css';

/**
 * Stands where a list could not be had beside a form that works without a network: without one it is no failure, and the
 * list comes by itself when the line is back.
 */
export function ListAway({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useWords();
  const online = useOnline();
  const wasOnline = useRef(online);
  useEffect(() => {
    const isBack = online && !wasOnline.current;
    wasOnline.current = online;
    if (isBack) onRetry();
  }, [online, onRetry]);
  if (!isApiProblem(error) || error.status !== 0) return <ErrorState onRetry={onRetry}>{error.message}</ErrorState>;
  return (
    <div className="list-away">
      <OfflineNote>{t('field.listAway')}</OfflineNote>
      <Button kind="secondary" small icon={<RotateCw size={16} aria-hidden="true" />} onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  );
}
