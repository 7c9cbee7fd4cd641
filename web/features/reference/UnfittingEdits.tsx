import { useQuery } from '@tanstack/react-query';
import { useWords } from '#web/lib/words.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { releaseQuery } from './api.ts';

/** Says that edits made here keep the tables of a new release out of use, and which. */
export function UnfittingEdits() {
  const t = useWords();
  const { data } = useQuery(releaseQuery());
  if (data === undefined || data.unfitting.length === 0) return null;
  return (
    <ErrorState small title={t('manage.unfitting')}>
      <p>{t('manage.unfittingText')}</p>
      <ul>
        {data.unfitting.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </ErrorState>
  );
}
