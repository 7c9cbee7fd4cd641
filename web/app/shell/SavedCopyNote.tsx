import { useSyncExternalStore } from 'react';
import { OfflineNote } from '#web/ui/states/OfflineNote.tsx';
import { sayInstant } from '#web/lib/format.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { useWords } from '#web/lib/words.ts';

/** Says how old the page is when it came from this device because there was no network, until there is one. */
export function SavedCopyNote() {
  const t = useWords();
  const { madeAt } = usePageFacts();
  const isCopy = useSyncExternalStore(tillOnline, isSavedCopy, () => false);
  return isCopy ? (
    <div className="saved-copy">
      <OfflineNote>{t('shell.savedCopy', { when: sayInstant(madeAt) })}</OfflineNote>
    </div>
  ) : null;
}

/** Once the line is back the page asks for everything anew, and those after it come from there. */
function tillOnline(changed: () => void): () => void {
  const end = () => {
    delete document.documentElement.dataset.savedCopy;
    changed();
  };
  addEventListener('online', end);
  return () => removeEventListener('online', end);
}

/** The service worker marks the copies it serves. */
function isSavedCopy(): boolean {
  return document.documentElement.dataset.savedCopy !== undefined;
}
