import { useEffect, useState } from 'react';
import { Button } from '#web/ui/actions/Button.tsx';
import { onMissingCode, type Missing } from '#web/lib/loadCode.ts';
import { useWords } from '#web/lib/words.ts';

type Typing = typeof import('#web/lib/saveTyped.ts');

/** Says that a piece of the portal did not come, and offers to reload; what was typed is there again after. */
export function MissingCodeNote({ page }: { page: string }) {
  const t = useWords();
  const [missing, setMissing] = useState<Missing>();
  useEffect(() => onMissingCode(setMissing), []);
  const [typing, setTyping] = useState<Typing>();
  // What keeps the typing must be here before anything is missing, and after everything that is read.
  useEffect(() => void import('#web/lib/saveTyped.ts').then(setTyping, () => undefined), []);
  useEffect(() => typing?.restoreTyped(page), [typing, page]);
  return (
    <div role="alert">
      {missing && (
        <div className="missing-code">
          <p>{t(`shell.${missing}`)}</p>
          <Button
            small
            onClick={() => {
              typing?.saveTyped(page);
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
