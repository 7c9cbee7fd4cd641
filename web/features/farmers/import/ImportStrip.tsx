import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { isUnderWay, useImport } from './importQuery.ts';
import { ImportProgress } from './ImportProgress.tsx';

/** Above the list of farmers: the list that is being brought in, also after the page was left or loaded again. */
export function ImportStrip({ onOpen }: { onOpen: () => void }) {
  const t = useWords();
  const current = useImport();
  if (current === null) return null;
  return (
    <section className="import-strip" aria-label={t('farmers.importing')}>
      <div>
        <strong>{t('farmers.importOf', { file: current.fileName })}</strong>
        {isUnderWay(current) ? (
          <ImportProgress current={current} />
        ) : (
          <p>
            {t(
              `farmers.import_${current.state === 'checked' || current.state === 'applied' ? current.state : 'failed'}`,
            )}
          </p>
        )}
      </div>
      <Button kind="secondary" small onClick={onOpen}>
        {t('farmers.importOpen')}
      </Button>
    </section>
  );
}
