import { useEffect, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { keepTyped, restoreTyped } from '#web/lib/keepTyped.ts';
import { onMissingCode, type Missing } from '#web/lib/loadCode.ts';
import { useWords } from '#web/lib/words.ts';

/** Says that a piece of the portal did not come, and offers to reload; what was typed is there again after. */
export function MissingCodeNote({ page }: { page: string }) {
  const t = useWords();
  const [missing, setMissing] = useState<Missing>();
  useEffect(() => onMissingCode(setMissing), []);
  useEffect(() => restoreTyped(page), [page]);
  return (
    <div role="alert">
      {missing && (
        <div className="missing-code">
          <p>{t(`shell.${missing}`)}</p>
          <Button
            small
            onClick={() => {
              keepTyped(page);
              location.reload();
            }}
          >
            {t('shell.reload')}
          </Button>
        </div>
      )}
    </div>
  );
}
