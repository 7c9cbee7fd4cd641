import { useCallback, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { OfflineNote } from '#web/ui/states/OfflineNote.tsx';
import { sayInstant } from '#web/lib/format.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { useWords } from '#web/lib/words.ts';

/**
 * Says how old the page is when it came from this device because there was no network. Once there is one, all that the page
 * shows is asked for anew, and then the note goes.
 */
export function SavedCopyNote() {
  const t = useWords();
  const { madeAt } = usePageFacts();
  const client = useQueryClient();
  const untilRenewed = useCallback(
    (changed: () => void) => {
      const end = () => {
        delete document.documentElement.dataset.savedCopy;
        changed();
      };
      const renew = () => {
        if (!isSavedCopy()) return;
        client.invalidateQueries({}, { throwOnError: true }).then(end, (failure: unknown) => {
          const isStillAway = isApiProblem(failure) && failure.status === 0;
          if (!isStillAway) end();
        });
      };
      addEventListener('online', renew);
      return () => removeEventListener('online', renew);
    },
    [client],
  );
  const isCopy = useSyncExternalStore(untilRenewed, isSavedCopy, () => false);
  return isCopy ? (
    <div className="saved-copy">
      <OfflineNote>{t('shell.savedCopy', { when: sayInstant(madeAt) })}</OfflineNote>
    </div>
  ) : null;
}

/** The service worker marks the copies it serves. */
function isSavedCopy(): boolean {
  return document.documentElement.dataset.savedCopy !== undefined;
}
