import { sayInstant } from '#web/lib/format.ts';
import { useWords, type WordKey } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { cellText, type ReferenceColumn, type ReferenceDetail } from './api.ts';

const actWords: Readonly<Record<string, WordKey>> = {
  add: 'manage.actAdd',
  edit: 'manage.actEdit',
  remove: 'manage.actRemove',
  bringBack: 'manage.actBringBack',
  reset: 'manage.actReset',
  restore: 'manage.actRestore',
  import: 'manage.actImport',
};

interface RowHistoryProps {
  history: ReferenceDetail['history'];
  columns: readonly ReferenceColumn[];
  onRestore: (change: number) => void;
}

/** Who changed what, when and why, newest first; each can be undone, which brings back the row as it was before it. */
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
              <strong>{t(actWords[change.act] ?? 'manage.actEdit')}</strong>{' '}
              {t('manage.by', { by: change.by, at: sayInstant(change.at) })}
              {change.why && <> — {change.why}</>}
            </p>
            <ul>
              {[
                ...columns,
                ...formerColumns(change, columns).map((name) => ({
                  name,
                  label: t('manage.formerColumn', { column: name }),
                })),
              ]
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
              {t(change.before === null ? 'manage.restoreNone' : 'manage.restore', { at: sayInstant(change.at) })}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Columns that a release removed and that the change still knows: what was typed in them is read here alone. */
function formerColumns(
  { before, after }: ReferenceDetail['history'][number],
  columns: readonly ReferenceColumn[],
): string[] {
  const known = new Set([...columns.map(({ name }) => name), 'reviewedBy']);
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter((name) => !known.has(name));
}
