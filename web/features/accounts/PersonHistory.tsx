import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { sayInstant } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { personHistoryQuery } from './peopleApi.ts';

const words = { made: 'wasMade', unmade: 'wasUnmade', closed: 'wasClosed', opened: 'wasOpened' } as const;

/** Who changed what a person may do here, asked for when it is opened. */
export function PersonHistory({ id, name }: { id: string; name: string }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  return (
    <details className="people-history" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={t('people.historyOf', { name })}>{t('people.history')}</summary>
      {open && <Entries id={id} />}
    </details>
  );
}

function Entries({ id }: { id: string }) {
  const t = useWords();
  const { data: entries, error, refetch } = useQuery(personHistoryQuery(id));
  if (error)
    return (
      <ErrorState small onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!entries) return <Skeleton lines={1} />;
  if (entries.length === 0) return <p>{t('people.noHistory')}</p>;
  return (
    <ul>
      {entries.map(({ at, act, by }) => (
        <li key={at}>{t(`people.${words[act]}`, { by: by || t('people.somebody'), at: sayInstant(at) })}</li>
      ))}
    </ul>
  );
}
