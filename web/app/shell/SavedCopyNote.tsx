import { useSyncExternalStore } from 'react';
import { OfflineNote } from '#web/ui/states/OfflineNote.tsx';
import { sayInstant } from '#web/lib/format.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { useWords } from '#web/lib/words.ts';

/** Says how old the page is when it came from this device because there was no network. */
export function SavedCopyNote() {
  const t = useWords();
  const { madeAt } = usePageFacts();
  const isCopy = useSyncExternalStore(neverChanges, isSavedCopy, () => false);
  return isCopy ? (
    <div className="saved-copy">
      <OfflineNote>{t('shell.savedCopy', { when: sayInstant(madeAt) })}</OfflineNote>
    </div>
  ) : null;
}

const neverChanges = () => () => undefined;

/** The service worker marks the copies it serves. */
function isSavedCopy(): boolean {
  return document.documentElement.dataset.savedCopy !== undefined;
}
