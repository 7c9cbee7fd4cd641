import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { cellText, type ReferenceColumn, type ReferenceDetail } from './api.ts';

interface RowHistoryProps {
  history: ReferenceDetail['history'];
  columns: readonly ReferenceColumn[];
  onRestore: (change: number) => void;
}

/** Who changed what, when and why, newest first; each change can be taken back. */
export function RowHistory({ history, columns, onRestore }: RowHistoryProps) {
  const t = useWords();
  return (
    <section className="reference-history">
      <h2>{t('manage.history')}</h2>
      {history.length === 0 && <p>{t('manage.noHistory')}</p>}
      <ol>
        {history.map((change) => (
          <li key={change.id}>
            <p>
              <strong>{change.act}</strong> {t('manage.by', { by: change.by, at: change.at.slice(0, 16).replace('T', ' ') })}
              {change.why && <> — {change.why}</>}
            </p>
            <ul>
              {columns
                .filter(({ name }) => cellText(change.before?.[name]) !== cellText(change.after?.[name]))
                .map(({ name, label }) => (
                  <li key={name}>
                    {t('manage.changedFrom', {
                      column: label,
                      before: cellText(change.before?.[name]) || t('manage.nothing'),
                      after: cellText(change.after?.[name]) || t('manage.nothing'),
                    })}
                  </li>
                ))}
            </ul>
            <Button kind="quiet" small onClick={() => onRestore(change.id)}>
              {t('manage.restore')}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
