import { useWords } from '#web/lib/words.ts';
import { useLatestNotices } from './useLatestNotices.ts';
import { NoticeList } from './NoticeList.tsx';
import './AccountNotices.css';

/** In the account menu: what one was told last; as a `mark` on its button how much of it is new. */
export default function AccountNotices({ mark = false }: { mark?: boolean }) {
  const t = useWords();
  const { data } = useLatestNotices();
  if (!data || data.found.length === 0) return null;
  if (!mark) {
    return (
      <div className="account-notices">
        <NoticeList notices={data.found} />
      </div>
    );
  }
  if (data.unread === 0) return null;
  return (
    <span className="notices-mark figures">
      <span aria-hidden="true">{data.unread > 99 ? '99+' : data.unread}</span>
      <span className="heard">{t('notices.unread', { count: data.unread })}</span>
    </span>
  );
}
