import { useWords } from '#web/lib/words.ts';
import './AccountNotices.css';

/** How much is new, on the button that opens it; nothing where nothing is. */
export function NoticesMark({ unread }: { unread: number }) {
  const t = useWords();
  if (unread === 0) return null;
  return (
    <span className="notices-mark figures">
      <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
      <span className="heard">{t('notices.unread', { count: unread })}</span>
    </span>
  );
}
