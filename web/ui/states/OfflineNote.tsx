import { WifiOff } from 'lucide-react';
import { useWords } from '#web/lib/words.ts';
import './OfflineNote.css';

/** Says that there is no network and how old the page is. `savedOn` in people's words: "6 May, 14:20". */
export function OfflineNote({ savedOn, children }: { savedOn?: string | undefined; children?: string | undefined }) {
  const t = useWords();
  return (
    <p className="offline-note" role="status">
      <WifiOff size={16} aria-hidden="true" />
      <span>{children ?? (savedOn === undefined ? t('ui.offline') : t('ui.offlineSince', { when: savedOn }))}</span>
    </p>
  );
}
