import { lazy, Suspense, useState } from 'react';
import type { ColumnMeaning } from '#engines/tables/columns/dictionary.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import type { SubmissionTable } from '../api.ts';

const DictionaryForm = lazy(() =>
  loadCode(async () => {
    await loadWords(['dictionary']);
    return import('./DictionaryForm.tsx');
  }),
);

interface DictionaryProps {
  /** Of all tables; a name that several have is one column. */
  columns: SubmissionTable['columns'];
  dictionary: readonly ColumnMeaning[];
  mayEdit: boolean;
  onSave: (dictionary: ColumnMeaning[]) => Promise<void>;
}

/** How far the columns are described, and the way to describe them. */
export function Dictionary({ columns, dictionary, mayEdit, onSave }: DictionaryProps) {
  const t = useWords();
  const hydrated = useHydrated();
  const [editing, setEditing] = useState(false);
  const own = columns.filter(({ name }, at) => columns.findIndex((each) => each.name === name) === at);
  const told = own.filter(({ name }) => dictionary.some(({ column }) => column === name)).length;
  const [first] = own;
  if (first === undefined || (!mayEdit && told === 0)) return null;
  return (
    <Card
      level={2}
      title={t('submissions.dictionary')}
      actions={
        mayEdit &&
        !editing && (
          <Button kind={told === 0 ? 'secondary' : 'quiet'} small disabled={!hydrated} onClick={() => setEditing(true)}>
            {t('submissions.dictionaryEdit')}
          </Button>
        )
      }
    >
      {editing ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <DictionaryForm columns={own} dictionary={dictionary} onSave={onSave} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <p>
          {told === 0
            ? t('submissions.dictionaryNone', { name: first.name })
            : t('submissions.dictionaryTold', { count: told, total: own.length })}
        </p>
      )}
    </Card>
  );
}
